import ArgumentParser
import TintypeSnapshots

/// Which of the snapshots that wait a command works on.
struct SnapshotChoiceOptions: ParsableArguments {
  @Argument(help: "Paths, folders, or patterns with * and ?. (default: all)")
  var patterns: [String] = []
  @Flag(help: "Only snapshots without a reference.") var newOnly = false

  /// The snapshots of a queue that are chosen.
  ///
  /// - Parameter queue: what waits.
  /// - Returns: the chosen ones, in the queue's order; all where no pattern is given.
  /// - Throws: `ReviewError.noMatch` for a pattern that nothing matches.
  func items(of queue: ReviewQueue) throws -> [ReviewItem] {
    try queue.matching(patterns, newOnly: newOnly)
  }
}
