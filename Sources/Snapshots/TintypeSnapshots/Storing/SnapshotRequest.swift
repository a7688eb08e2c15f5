/// One assertion, apart from the value.
package struct SnapshotRequest: Sendable {
  /// Where the files are.
  package var location: SnapshotLocation
  /// The test, such as `CardTests/card()`.
  package var test: String
  /// What tells this case of the test from others; the same in a repetition.
  package var owner: String
  /// This run of the test case.
  package var scope: SnapshotScope
  /// The source file of the assertion.
  package var file: String
  /// Its line.
  package var line: Int
  /// How to record and show.
  package var configuration: SnapshotTestingConfiguration
  /// How long to wait for a snapshot that is not there at once, in seconds.
  package var timeout: Double

  /// The assertion whose value is drawn; nil outside of one.
  @TaskLocal static var current: SnapshotRequest?

  /// Creates a request.
  package init(
    location: SnapshotLocation, test: String, owner: String, scope: SnapshotScope, file: String,
    line: Int, configuration: SnapshotTestingConfiguration, timeout: Double = 5
  ) {
    self.location = location
    self.test = test
    self.owner = owner
    self.scope = scope
    self.file = file
    self.line = line
    self.configuration = configuration
    self.timeout = timeout
  }

  /// The assertion as an outcome.
  ///
  /// - Parameters:
  ///   - kind: how it ended.
  ///   - message: what a person reads.
  /// - Returns: the outcome, without what comparing found.
  func outcome(_ kind: SnapshotOutcome.Kind, _ message: String = "") -> SnapshotOutcome {
    var outcome = SnapshotOutcome(
      kind: kind, reference: location.reference, test: test, file: file, line: line,
      message: message)
    outcome.directory = location.directory
    return outcome
  }
}
