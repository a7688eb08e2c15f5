import Foundation
import Synchronization

/// Parts of a suite in processes side by side, in each of which one test runs after the other.
///
/// What asks for the main actor waits in one row within a process; here as many rows are served as there are
/// processes. There are more parts than processes, so that none waits long for another's end.
struct ParallelRun {
  /// The command for all parts, without what chooses tests.
  let command: SwiftCommand
  /// How many processes run at once, at least 1.
  let processes: Int
  /// Where the events of a part are written, but for the part's number.
  let eventsPath: String
  /// Where assertions are noted.
  let manifestPath: String

  /// How many parts there are for each process: whoever gets a long one leaves the others more of the rest, and a start
  /// costs a fraction of a second.
  private static let partsOfAProcess = 4

  /// Runs the tests of a list.
  ///
  /// - Parameter tests: names of tests as `swift test list` writes them.
  /// - Returns: what all parts gave.
  /// - Throws: what the system says where a process cannot be started.
  func run(_ tests: [String]) throws -> EnduringRun.Result {
    let parts = Self.parts(of: tests, count: processes * Self.partsOfAProcess)
    let state = Mutex((next: 0, result: EnduringRun.Result(), error: (any Error)?.none))
    DispatchQueue.concurrentPerform(iterations: processes) { _ in
      while true {
        let index = state.withLock { state in
          defer { state.next += 1 }
          return state.next
        }
        guard index < parts.count else { return }
        do {
          let part = try run(parts[index], index: index)
          state.withLock { $0.result.add(part) }
        } catch {
          state.withLock { $0.error = error }
        }
      }
    }
    return try state.withLock { state in
      if let error = state.error { throw error }
      return state.result
    }
  }

  private func run(_ suites: [String], index: Int) throws -> EnduringRun.Result {
    let events = "\(eventsPath)-\(index)"
    defer { try? FileManager.default.removeItem(atPath: events) }
    var command = command
    command.arguments += suites.flatMap { ["--filter", SuiteRun.pattern($0)] }
    command.arguments += [TestEvents.option, events]
    return try EnduringRun(
      command: command, eventsPath: events, manifestPath: manifestPath, measuresTime: true
    ).run()
  }

  /// Suites by parts, in turn; what stands outside of suites is a suite by itself.
  static func parts(of tests: [String], count: Int) -> [[String]] {
    let suites = Set(tests.map { $0.split(separator: "/").first.map(String.init) ?? $0 }).sorted()
    var parts = [[String]](repeating: [], count: max(min(count, suites.count), 1))
    for (index, suite) in suites.enumerated() { parts[index % parts.count].append(suite) }
    return parts
  }
}
