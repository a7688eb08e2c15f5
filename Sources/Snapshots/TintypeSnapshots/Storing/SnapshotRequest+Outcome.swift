extension SnapshotRequest {
  /// The assertion whose value is drawn; nil outside of one.
  @TaskLocal static var current: SnapshotRequest?

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
