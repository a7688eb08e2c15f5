/// A way to turn values into something that can be kept in a file and compared.
public struct Snapshotting<Value, Format> {
  /// The extension of the file; nil for none.
  public var pathExtension: String?
  /// How formats are written, read and compared.
  public var diffing: Diffing<Format>
  /// Makes the format of a value.
  public var snapshot: (Value) throws -> Format
  /// What the strategy adds to the name of a snapshot, such as a variant; nil for nothing.
  public var name: String?

  /// Creates a strategy.
  ///
  /// - Parameters:
  ///   - pathExtension: the extension of the file; nil for none.
  ///   - diffing: how formats are written, read and compared.
  ///   - snapshot: makes the format of a value.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (Value) throws -> Format
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    self.snapshot = snapshot
  }

  /// A strategy for other values, which are turned into this one's first.
  ///
  /// - Parameter transform: makes this strategy's value.
  /// - Returns: the strategy.
  public func pullback<New>(
    _ transform: @escaping (New) throws -> Value
  ) -> Snapshotting<New, Format> {
    let snapshot = snapshot
    var strategy = Snapshotting<New, Format>(pathExtension: pathExtension, diffing: diffing) {
      try snapshot(transform($0))
    }
    strategy.name = name
    return strategy
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
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}
