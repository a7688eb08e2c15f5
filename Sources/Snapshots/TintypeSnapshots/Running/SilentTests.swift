import Foundation
import Glibc
import Synchronization
import TintypeGeometry

/// Says which tests have begun and not ended, where nothing has been told of any for as long as one view may take.
///
/// A view that takes too long is stopped; what a test does besides may take any time, so it is only named.
final class SilentTests: Sendable {
  private let hasEnded = Mutex(false)

  /// Seconds between two looks.
  private static let interval = 0.5

  /// Begins to watch a run.
  ///
  /// - Parameters:
  ///   - eventsPath: where Swift Testing tells of tests.
  ///   - environment: the variables of the run, of which `TINTYPE_TIME_LIMIT` says after how many seconds.
  init(eventsPath: String, environment: [String: String]) {
    let seconds = ViewLimits(environment: environment).seconds
    Thread.detachNewThread { [self] in
      var (size, changed, isSaid) = (Int64(0), SuspendingClock.now, false)
      while !hasEnded.withLock({ $0 }) {
        Thread.sleep(forTimeInterval: Self.interval)
        let now = Self.size(of: eventsPath)
        if now != size { (size, changed, isSaid) = (now, .now, false) }
        guard !isSaid, SuspendingClock.now - changed >= .seconds(seconds) else { continue }
        isSaid = true
        let data = FileManager.default.contents(atPath: eventsPath) ?? Data()
        guard let text = Self.text(of: TestEvents(data).progress.open, after: seconds) else {
          continue
        }
        FileHandle.standardError.write(Data((text + "\n").utf8))
      }
    }
  }

  /// Ends the watch.
  func end() { hasEnded.withLock { $0 = true } }

  /// The bytes of a file; 0 where there is none.
  private static func size(of path: String) -> Int64 {
    var facts = stat()
    return stat(path, &facts) == 0 ? Int64(facts.st_size) : 0
  }

  /// What is said of tests that have begun; nil where there is none.
  private static func text(of open: [String], after seconds: Double) -> String? {
    guard let first = open.first else { return nil }
    let time = "for \(Int(clamped: seconds.rounded(.up))) seconds"
    if open.count == 1 { return "note: \(first) has run \(time); Ctrl-C ends the run." }
    let names = open.prefix(3).joined(separator: ", ")
    let more = open.count > 3 ? " and \(open.count - 3) more" : ""
    return "note: \(time) none of \(names)\(more) has ended; Ctrl-C ends the run,"
      + " --processes 1 runs one test after the other."
  }
}
