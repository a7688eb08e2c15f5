/// A list of values of any types that a navigation stack has followed.
public struct NavigationPath: Equatable {
  private(set) var values: [AnyHashable] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path of the values of a sequence.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

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
