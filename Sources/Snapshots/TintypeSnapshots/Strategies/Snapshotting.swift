public import Foundation

/// A way to turn values into something that can be kept in a file and compared.
public struct Snapshotting<Value, Format> {
  /// The extension of the file; nil for none.
  public var pathExtension: String?
  /// How formats are written, read and compared.
  public var diffing: Diffing<Format>
  /// Makes the format of a value, now or later.
  public var snapshot: (Value) -> Async<Format>
  /// What the strategy adds to the name of a snapshot, such as a variant; nil for nothing.
  public var name: String?

  /// Creates a strategy whose snapshots take time.
  ///
  /// - Parameters:
  ///   - pathExtension: the extension of the file; nil for none.
  ///   - diffing: how formats are written, read and compared.
  ///   - asyncSnapshot: begins to make the format of a value.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  /// Creates a strategy.
  ///
  /// - Parameters:
  ///   - pathExtension: the extension of the file; nil for none.
  ///   - diffing: how formats are written, read and compared.
  ///   - snapshot: makes the format of a value.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping (_ value: Value) throws -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { value in
      Async(catching: { try snapshot(value) })
    }
  }

  /// A strategy for other values, which are turned into this one's first.
  ///
  /// - Parameter transform: makes this strategy's value.
  /// - Returns: the strategy.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) throws -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { other in Async(catching: { try transform(other) }) }
  }

  /// A strategy for other values, which are turned into this one's first, and that takes time.
  ///
  /// - Parameter transform: begins to make this strategy's value.
  /// - Returns: the strategy.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    let snapshot = snapshot
    var strategy = Snapshotting<NewValue, Format>(
      pathExtension: pathExtension, diffing: diffing,
      asyncSnapshot: { other in transform(other).flatMap { snapshot($0) } })
    strategy.name = name
    return strategy
  }

  /// The format of a value, waited for.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - timeout: how long to wait for what is not there at once, in seconds.
  /// - Returns: the format.
  /// - Throws: the strategy's error, ``SnapshotError/timedOut(_:)``.
  package func format(of value: Value, within timeout: TimeInterval = 5) throws -> Format {
    try snapshot(value).value(within: timeout)
  }
}

/// A strategy whose values are kept as they are.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// Creates a strategy for values that are kept as they are.
  ///
  /// - Parameters:
  ///   - pathExtension: the extension of the file; nil for none.
  ///   - diffing: how values are written, read and compared.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
  }
}

extension Snapshotting {
  /// Waits before a snapshot is taken.
  ///
  /// On the main thread the run loop goes on meanwhile. The time does not count for `timeout:`.
  ///
  /// - Parameters:
  ///   - duration: how long, in seconds.
  ///   - strategy: takes the snapshot then.
  /// - Returns: the strategy.
  public static func wait(for duration: TimeInterval, on strategy: Self) -> Self {
    var waiting = strategy
    waiting.snapshot = { value in
      Pause.wait(for: duration)
      return strategy.snapshot(value)
    }
    return waiting
  }
}
