/// What goes with a change of state.
public struct Transaction {
  /// How the change moves; nil for not at all.
  public var animation: Animation?
  /// Whether animations of views inside are left out.
  public var disablesAnimations = false
  /// Whether a finger still moves.
  public var isContinuous = false
  /// Whether the speed of changes is kept for what follows; nothing follows.
  public var tracksVelocity = false
  /// The point that content scrolls to; nil for none.
  public var scrollTargetAnchor: UnitPoint?
  /// Whether content that scrolls goes on at its speed; a still picture does not scroll.
  public var scrollPositionUpdatePreservesVelocity = false
  /// Whether content stays in its place where its size changes.
  public var scrollContentOffsetAdjustmentBehavior = ScrollContentOffsetAdjustmentBehavior.automatic
  fileprivate var values: [AnyHashable: Any] = [:]
  /// Creates a transaction without animation.
  public init() {}
  /// Creates a transaction.
  public init(animation: Animation?) { self.animation = animation }
}

/// A key of a value that goes with a change of state.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody sets one.
  static var defaultValue: Value { get }
}

extension Transaction {
  /// The value of a key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The value of an entry, which the tool writes for `@Entry`.
  @_documentation(visibility: internal)
  public subscript<Value>(entry name: String, standard: Value) -> Value {
    get { values[name] as? Value ?? standard }
    set { values[name] = newValue }
  }
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

/// When an animation counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String
  /// When it seems to be.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// When nothing of it is left.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Runs a closure, then another one; a still picture shows their end.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  try withAnimation(animation, body, completion: completion)
}

/// Runs a closure; a still picture shows its end.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Runs a closure; a still picture shows its end.
public func withTransaction<Result, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// How a window goes that is dismissed.
public struct DismissBehavior: Hashable, Sendable {
  private let name: String
  /// Asks before what was not saved is lost.
  public static let interactive = DismissBehavior(name: "interactive")
  /// At once.
  public static let destructive = DismissBehavior(name: "destructive")
}

extension Transaction {
  private struct DismissBehaviorKey: TransactionKey {
    static var defaultValue: DismissBehavior { .interactive }
  }

  /// How windows go that the change dismisses; none are in a picture.
  public var dismissBehavior: DismissBehavior {
    get { self[DismissBehaviorKey.self] }
    set { self[DismissBehaviorKey.self] = newValue }
  }
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
  /// Changes nothing: a still picture shows the end of every animation.
  public nonisolated func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
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

/// Whether content that scrolls stays in its place where its size changes.
public struct ScrollContentOffsetAdjustmentBehavior: Hashable, Sendable {
  private let name: String
  /// The platform decides.
  public static let automatic = ScrollContentOffsetAdjustmentBehavior(name: "automatic")
  /// It does not.
  public static let disabled = ScrollContentOffsetAdjustmentBehavior(name: "disabled")
}

extension Transaction {
  /// Runs a closure when the change's animations are over: at once.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completion()
  }
}

extension Binding {
  /// What goes with changes through the connection; they do not move.
  public var transaction: Transaction {
    get { Transaction() }
    nonmutating set {}
  }
}
