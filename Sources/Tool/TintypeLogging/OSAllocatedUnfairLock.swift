#if os(Linux)
import Synchronization

/// A value that one thread at a time may read and change.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private let mutex = Mutex(())
  // Only touched by who holds the lock.
  private var state: State

  /// Guards a value.
  public init(initialState: State) { state = initialState }

  /// Guards a value that need not be sendable.
  public init(uncheckedState initialState: State) { state = initialState }

  /// Runs something that has the value for itself.
  public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
    try mutex.withLock { _ in try body(&state) }
  }

  /// Runs something that has the value for itself, whatever it holds.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    try withLock(body)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock that guards what is elsewhere.
  public convenience init() { self.init(initialState: ()) }

  /// Runs something alone.
  public func withLock<R>(_ body: () throws -> R) rethrows -> R {
    try withLock { _ in try body() }
  }
}
#endif
