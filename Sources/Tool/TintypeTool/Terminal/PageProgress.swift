import Synchronization
import TintypeGeometry

/// How many pages are done, and how long the rest takes if it goes on as before.
final class PageProgress: Sendable {
  private let progress: Progress
  private let verb: String
  private let total: Int
  private let start = SuspendingClock.now
  private let done = Mutex(0)

  /// Begins to count.
  ///
  /// - Parameters:
  ///   - progress: the line on the terminal.
  ///   - verb: what is done to each page: `Compiled`.
  ///   - total: how many pages there are.
  init(_ progress: Progress, _ verb: String, of total: Int) {
    self.progress = progress
    self.verb = verb
    self.total = total
  }

  /// Counts a page.
  ///
  /// - Parameter page: its name.
  func finish(_ page: String) {
    let count = done.withLock {
      $0 += 1
      return $0
    }
    progress.show(text(count, page, seconds: (SuspendingClock.now - start) / .seconds(1)))
  }

  /// The line.
  ///
  /// - Parameters:
  ///   - count: how many pages are done.
  ///   - page: the last of them.
  ///   - seconds: how long these took.
  /// - Returns: no time for the last page, and none for less than a second.
  func text(_ count: Int, _ page: String, seconds: Double) -> String {
    let left = (seconds / Double(count) * Double(total - count)).rounded(.up)
    let time = left < 2 ? "" : ", about \(Int(clamped: min(left, 1e6))) s left"
    return "\(verb) \(count) of \(total)\(time): \(page)"
  }
}
