import Dispatch
import Foundation

/// Runs work on the main actor from code that may be anywhere.
///
/// Views live on the main actor, while tests may run on any thread; XCTest runs them on the main thread and
/// Swift Testing keeps the main thread free for the main actor.
enum MainActorWork {
  /// Hands a value to another thread and back.
  ///
  /// Unchecked: the thread that made the value waits until the other one is done with it.
  private struct Handed<Value>: @unchecked Sendable {
    let value: Value
  }

  /// Marks the main queue, once.
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this is the main thread or work of the main queue.
  ///
  /// Both are asked for: under Swift Testing on Linux the main queue is served by other threads than the
  /// main one, and under XCTest the main thread does not always work for the queue.
  private static var isOnMainActor: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }

  /// Runs work with a value, here or on the main queue, within the limits of a view; the caller waits.
  static func run<Value, Result>(
    _ value: Value, _ work: @escaping @MainActor (Value) throws -> Result
  ) throws -> Result {
    let input = Handed(value: value)
    let request = SnapshotRequest.current
    let manifest = SnapshotEnvironment.current.manifest
    let body: @Sendable () -> Handed<Swift.Result<Result, any Error>> = {
      MainActor.assumeIsolated { () -> Handed<Swift.Result<Result, any Error>> in
        do {
          let result = try ViewWatch.shared.watch(request, manifest: manifest) {
            try work(input.value)
          }
          return Handed(value: .success(result))
        } catch {
          return Handed(value: .failure(error))
        }
      }
    }
    let output = isOnMainActor ? body() : DispatchQueue.main.sync(execute: body)
    return try output.value.get()
  }
}
