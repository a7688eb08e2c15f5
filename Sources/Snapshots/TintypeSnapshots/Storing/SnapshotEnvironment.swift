import Foundation

/// What the surroundings of a run say about snapshots.
package struct SnapshotEnvironment: Sendable, Hashable {
  /// Whether this is a build server, where nothing may be recorded by accident.
  package var isContinuousIntegration: Bool
  /// The mode of `SNAPSHOT_TESTING_RECORD`; nil where it is not set.
  package var record: SnapshotTestingConfiguration.Record?
  /// What is wrong with the variables, a sentence; nil where nothing is.
  ///
  /// Nothing is recorded or compared where something is.
  package var problem: String?
  /// The folder of `SNAPSHOT_ARTIFACTS`; nil where it is not set.
  package var artifacts: String?
  /// The file of `TINTYPE_SNAPSHOT_MANIFEST`, which every assertion adds a line to; nil where it is not set.
  package var manifest: String?

  /// Creates surroundings.
  package init(
    isContinuousIntegration: Bool = false, record: SnapshotTestingConfiguration.Record? = nil,
    artifacts: String? = nil, manifest: String? = nil
  ) {
    self.isContinuousIntegration = isContinuousIntegration
    self.record = record
    self.artifacts = artifacts
    self.manifest = manifest
  }

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
