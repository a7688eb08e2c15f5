import ArgumentParser
import TintypeSnapshots

/// Which of the snapshots that wait a command works on.
struct SnapshotChoiceOptions: ParsableArguments {
  @Argument(help: "Paths, folders, suites, tests, or patterns with * and ?. (default: all)")
  var patterns: [String] = []
  @Flag(help: "Only snapshots without a reference.") var newOnly = false

  /// The snapshots of a queue that are chosen.
  ///
  /// - Parameter queue: what waits.
  /// - Returns: the chosen ones, in the queue's order; all where no pattern is given. Where only new ones are wanted and
  ///   others wait, that is said.
  /// - Throws: `ReviewError.noMatch` for a pattern that nothing matches.
  func items(of queue: ReviewQueue) throws -> [ReviewItem] {
    let chosen = try queue.matching(patterns, newOnly: newOnly)
    if chosen.isEmpty, !queue.items.isEmpty {
      let waiting = ReviewError.listed(queue.items.map(\.relativePath), "with a reference")
      Standard.complain("note: No new snapshot waits; \(waiting). Leave out --new-only.")
    }
    return chosen
  }
}
