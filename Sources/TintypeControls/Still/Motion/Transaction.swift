/// What goes with a change of state.
public struct Transaction {
  /// How the change moves; nil for not at all.
  public var animation: Animation?
  /// Whether animations of views inside are left out.
  public var disablesAnimations = false
  /// Creates a transaction without animation.
  public init() {}
  /// Creates a transaction.
  public init(animation: Animation?) { self.animation = animation }
}

/// Runs a closure; a still picture shows its end.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Runs a closure, then another one; a still picture shows their end.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

/// Runs a closure; a still picture shows its end.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

extension Binding {
  /// The connection itself: changes of a still picture do not move.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

extension View {
  /// Changes nothing: a still picture shows the end of every animation.
  public nonisolated func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    self
  }

  /// Changes nothing: a still picture shows the end of every animation.
  public nonisolated func animation(_ animation: Animation?) -> some View { self }

  /// Changes nothing: a still picture shows the end of every animation.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    self
  }
}

extension View {
  /// Moves and resizes the view as one while something is animated; a still picture does not change.
  public nonisolated func geometryGroup() -> some View { self }
}

extension View {
  /// Changes nothing: values do not change in a still picture.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
