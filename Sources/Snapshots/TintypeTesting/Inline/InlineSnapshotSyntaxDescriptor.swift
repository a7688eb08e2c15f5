/// Which closure of a call holds the text of an inline snapshot.
///
/// Only a helper of one's own that calls ``assertInlineSnapshot(of:as:message:record:timeout:syntaxDescriptor:matches:fileID:file:function:line:column:)``
/// needs one.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
  /// The label of the closure where nobody says another.
  public static let defaultTrailingClosureLabel = "matches"

  /// Labels that the closure had in earlier versions of the helper; they are replaced when it is written.
  public var deprecatedTrailingClosureLabels: [String]
  /// The label of the closure.
  public var trailingClosureLabel: String
  /// Which closure it is, from 0 for the first of the closures that end the call.
  public var trailingClosureOffset: Int

  /// Creates a descriptor.
  ///
  /// - Parameters:
  ///   - deprecatedTrailingClosureLabels: labels that the closure had earlier.
  ///   - trailingClosureLabel: the label of the closure.
  ///   - trailingClosureOffset: which of the closures that end the call it is, from 0.
  public init(
    deprecatedTrailingClosureLabels: [String] = [],
    trailingClosureLabel: String = Self.defaultTrailingClosureLabel, trailingClosureOffset: Int = 0
  ) {
    self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = trailingClosureOffset
  }

  /// Whether a closure's label is the one, or was.
  func matches(_ label: String) -> Bool {
    label == trailingClosureLabel || deprecatedTrailingClosureLabels.contains(label)
  }

  /// Fails the test on the line of the closure, or where the call stands if there is no closure.
  ///
  /// - Parameters:
  ///   - message: what a person reads.
  ///   - fileID: where the call stands.
  ///   - filePath: the source file.
  ///   - line: where the call stands.
  ///   - column: where the call stands.
  public func fail(
    _ message: @autoclosure () -> String = "", fileID: StaticString, file filePath: StaticString,
    line: UInt, column: UInt
  ) {
    let location = InlineSnapshotStore.Location(line: Int(line), column: Int(column))
    let closure = InlineSnapshotStore.current.closureLine(file: "\(filePath)", at: location, self)
    FailureReporting.fail(
      message(),
      at: AssertionSite(
        fileID: fileID, file: filePath, line: closure.map(UInt.init) ?? line, column: column))
  }
}
