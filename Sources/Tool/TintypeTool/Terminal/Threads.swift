import Foundation
import Synchronization

/// Threads for what waits: one that waits for a process keeps the system's own from work of others.
enum Threads {
  /// Does pieces of work at once, each on a thread of its own, and waits for all.
  ///
  /// - Parameters:
  ///   - count: how many pieces there are, at least 0.
  ///   - body: does the piece of a number, from 0.
  /// - Returns: what came of each, in their order.
  static func perform<Value: Sendable>(
    _ count: Int, _ body: @escaping @Sendable (Int) throws -> Value
  ) -> [Result<Value, any Error>] {
    if count < 2 { return (0..<count).map { index in Result { try body(index) } } }
    let results = Mutex<[Int: Result<Value, any Error>]>([:])
    let group = DispatchGroup()
    for index in 0..<count {
      group.enter()
      Thread.detachNewThread {
        let result = Result { try body(index) }
        results.withLock { $0[index] = result }
        group.leave()
      }
    }
    group.wait()
    return results.withLock { all in (0..<count).compactMap { all[$0] } }
  }
}
