/// A list of values that a navigation stack has followed.
public struct NavigationPath {
  private var values: [AnyHashable] = []
  /// Creates an empty path.
  public init() {}
  /// The number of values.
  public var count: Int { values.count }
  /// Whether there is no value.
  public var isEmpty: Bool { values.isEmpty }
  /// Adds a value.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  /// Removes the last values; all of them where there are fewer.
  public mutating func removeLast(_ k: Int = 1) {
    values.removeLast(min(max(k, 0), values.count))
  }
}
