import Combine

/// A count that its views observe.
@MainActor public final class Counter: ObservableObject {
  /// The count.
  @Published public var count: Int

  /// Creates a counter.
  public init(count: Int) { self.count = count }
}
