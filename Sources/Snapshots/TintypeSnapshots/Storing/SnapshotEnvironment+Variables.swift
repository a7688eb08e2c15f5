import Foundation

extension SnapshotEnvironment {
  /// Reads the variables of a process.
  package init(variables: [String: String]) {
    let ci = variables["CI"] ?? ""
    let record = Self.nonEmpty(variables["SNAPSHOT_TESTING_RECORD"])
    self.init(
      isContinuousIntegration: !["", "0", "false"].contains(ci.lowercased()),
      record: record.flatMap { SnapshotTestingConfiguration.Record(rawValue: $0.lowercased()) },
      artifacts: Self.nonEmpty(variables["SNAPSHOT_ARTIFACTS"]),
      manifest: Self.nonEmpty(variables["TINTYPE_SNAPSHOT_MANIFEST"]))
    if let record, self.record == nil {
      // Taken for nothing, a misspelt `never` would record.
      let modes = SnapshotTestingConfiguration.Record.allCases.map(\.rawValue)
      problem =
        "SNAPSHOT_TESTING_RECORD is '\(NeutralText.line(record))', which is none of "
        + modes.joined(separator: ", ") + "."
    }
  }

  private static func nonEmpty(_ text: String?) -> String? { text?.isEmpty == false ? text : nil }

  /// The surroundings of this process, or what a test put in their place.
  @TaskLocal package static var current = SnapshotEnvironment(
    variables: ProcessInfo.processInfo.environment)

  /// The mode that holds, by `Rules/Recording#Modes`.
  ///
  /// On a build server code cannot record: a `record:` left in by accident would turn a missing or wrong
  /// reference into a pass on the next try. Only the variable of that run can.
  ///
  /// - Parameter requested: the mode that the code asks for; nil for none.
  /// - Returns: the mode.
  package func mode(
    requested: SnapshotTestingConfiguration.Record?
  ) -> SnapshotTestingConfiguration.Record {
    if isContinuousIntegration {
      if let record { return record }
      return requested == .pending ? .pending : .never
    }
    return requested ?? record ?? .missing
  }
}
