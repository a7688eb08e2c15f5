package import Foundation
import Synchronization

/// Work that hands its result to a callback, now or later.
///
/// A strategy whose snapshots take time returns one. The assertion waits for it, as long as its `timeout:`
/// says.
public struct Async<Value> {
  /// Begins the work; the callback may be called on any thread, and never where the work failed.
  public let run: (@escaping (Value) -> Void) -> Void
  /// Begins the work and also tells failures.
  private let start: (@escaping (Result<Value, any Error>) -> Void) -> Void

  /// Creates work.
  ///
  /// - Parameter run: begins it, and calls back once.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
    self.run = run
    start = { callback in run { callback(.success($0)) } }
  }

  /// Wraps a value that is there already.
  ///
  /// - Parameter value: the value.
  public init(value: Value) {
    self.init { callback in callback(value) }
  }

  private init(start: @escaping (@escaping (Result<Value, any Error>) -> Void) -> Void) {
    self.start = start
    run = { callback in
      start { result in
        if case .success(let value) = result { callback(value) }
      }
    }
  }

  /// Does work that may throw, at once; the error is the assertion's.
  ///
  /// - Parameter body: the work.
  public init(catching body: () throws -> Value) {
    let result = Result(catching: body)
    self.init(start: { callback in callback(result) })
  }

  /// Work with another result.
  ///
  /// - Parameter transform: makes it of this one's.
  /// - Returns: the work; an error that is thrown is the assertion's.
  public func map<NewValue>(
    _ transform: @escaping (Value) throws -> NewValue
  ) -> Async<NewValue> {
    Async<NewValue>(start: { callback in
      start { result in callback(result.flatMap { value in Result { try transform(value) } }) }
    })
  }

  /// Further work that begins with this one's result.
  func flatMap<NewValue>(
    _ transform: @escaping (Value) throws -> Async<NewValue>
  ) -> Async<NewValue> {
    Async<NewValue>(start: { callback in
      start { result in
        switch Result(catching: { try transform(result.get()) }) {
        case .success(let next): next.start(callback)
        case .failure(let error): callback(.failure(error))
        }
      }
    })
  }
}

extension Async {
  /// Where a result is put by whichever thread has it.
  ///
  /// Unchecked: the value crosses threads once, under the lock.
  private final class Box: @unchecked Sendable {
    private let condition = NSCondition()
    private var result: Result<Value, any Error>?

    func put(_ result: Result<Value, any Error>) {
      condition.lock()
      if self.result == nil { self.result = result }
      condition.broadcast()
      condition.unlock()
    }

    func take() -> Result<Value, any Error>? {
      condition.lock()
      defer { condition.unlock() }
      return result
    }

    func wait(until end: Date) -> Result<Value, any Error>? {
      condition.lock()
      defer { condition.unlock() }
      while result == nil, condition.wait(until: end) {}
      return result
    }
  }

  /// Does the work and waits for its result.
  ///
  /// On the main thread the run loop goes on meanwhile, so that work of the main queue can call back.
  ///
  /// - Parameter timeout: how long to wait, in seconds; work that is done when it returns needs none.
  /// - Returns: the result.
  /// - Throws: the work's error, ``SnapshotError/timedOut(_:)`` where it did not call back in time.
  package func value(within timeout: TimeInterval) throws -> Value {
    let box = Box()
    start { box.put($0) }
    if let result = box.take() { return try result.get() }
    let end = Date(timeIntervalSinceNow: max(0, timeout))
    guard Thread.isMainThread else {
      guard let result = box.wait(until: end) else { throw SnapshotError.timedOut(timeout) }
      return try result.get()
    }
    while Date() < end {
      Pause.turnRunLoop(until: min(end, Date(timeIntervalSinceNow: 0.01)))
      if let result = box.take() { return try result.get() }
    }
    throw SnapshotError.timedOut(timeout)
  }
}

/// Letting time pass.
enum Pause {
  /// Waits; on the main thread its run loop goes on meanwhile.
  ///
  /// - Parameter duration: how long, in seconds.
  static func wait(for duration: TimeInterval) {
    let end = Date(timeIntervalSinceNow: max(0, duration))
    guard Thread.isMainThread else { return Thread.sleep(until: end) }
    while Date() < end { turnRunLoop(until: end) }
  }

  /// Lets the main thread's run loop work; a run loop without any source comes back at once.
  fileprivate static func turnRunLoop(until end: Date) {
    if !RunLoop.main.run(mode: .default, before: end) { Thread.sleep(forTimeInterval: 0.001) }
  }
}
