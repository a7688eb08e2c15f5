import Foundation
import Testing
import TintypeTesting

/// Snapshots that take time; swift-snapshot-testing's testWait among them.
@Suite struct AsyncTests {
  private struct Broken: Error, CustomStringConvertible { var description: String { "no value" } }

  private func later<Value: Sendable>(_ value: Value, after delay: Double) -> Async<Value> {
    Async { callback in
      // Unchecked: the callback is called once, and nothing else holds it.
      nonisolated(unsafe) let callback = callback
      DispatchQueue.global().asyncAfter(deadline: .now() + delay) { callback(value) }
    }
  }

  @Test func waiting() throws {
    let start = ContinuousClock.now
    let strategy = Snapshotting<String, String>.lines.pullback { (_: Void) in
      ContinuousClock.now - start >= .milliseconds(200) ? "Goodbye" : "Hello"
    }
    let folder = try RecordedFolder()
    #expect(
      try folder.recorded((), as: .wait(for: 0.2, on: strategy), named: "a") == "Goodbye")
  }

  @Test func aStrategyMayCallBackLater() throws {
    let strategy = Snapshotting<Int, String>(
      pathExtension: "txt", diffing: .lines,
      asyncSnapshot: { value in later("number \(value)", after: 0.05) })
    let folder = try RecordedFolder()
    #expect(try folder.recorded(7, as: strategy, named: "a") == "number 7")
    let doubled = strategy.asyncPullback { (value: Int) in later(value * 2, after: 0.02) }
    #expect(try folder.recorded(7, as: doubled, named: "b") == "number 14")
    let lines = Snapshotting<String, String>.lines.asyncPullback { (value: Int) in
      later(value, after: 0.01).map { "\($0) words" }
    }
    #expect(try folder.recorded(3, as: lines, named: "c") == "3 words")
  }

  @Test func aMissingCallbackIsAFailure() throws {
    let strategy = Snapshotting<Int, String>(
      pathExtension: "txt", diffing: .lines, asyncSnapshot: { _ in Async { _ in } })
    let failure = try RecordedFolder().verify(1, as: strategy, record: .all, timeout: 0.05)
    #expect(failure?.contains("was not there after 0.05 seconds") == true)
  }

  @MainActor @Test func theMainActorMayWait() throws {
    let strategy = Snapshotting<Int, String>(
      pathExtension: "txt", diffing: .lines,
      asyncSnapshot: { value in later("number \(value)", after: 0.05) })
    #expect(try RecordedFolder().recorded(7, as: strategy, named: "a") == "number 7")
  }

  @Test func anErrorComesThrough() throws {
    let strategy = Snapshotting<Int, String>(pathExtension: "txt", diffing: .lines) { _ in
      throw Broken()
    }
    let folder = try RecordedFolder()
    let pulled = strategy.asyncPullback { (value: Int) in later(value, after: 0.01) }
    #expect(folder.verify(1, as: pulled, record: .all)?.contains("no value") == true)
    #expect(folder.names.isEmpty)
  }

  @Test func workIsPlainToUse() {
    var results: [String] = []
    Async(value: 3).map { $0 + 1 }.run { results.append("\($0)") }
    Async<Int> { $0(5) }.map { "\($0)" }.run { results.append($0) }
    #expect(results == ["4", "5"])
  }
}
