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

extension Binding {
  /// Creates a connection from a way to read and a way to write, which is told how the change moves.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(get: get) { set($0, Transaction()) }
  }
  /// The connection itself: a still picture shows the end of each change.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
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

/// Runs a closure; a picture shows the end of its changes, and the first moment of those that are repeated for ever.
///
/// That moment is the state before: `@State` that the closure changes keeps its value for views. SwiftUI shows the same of what
/// moves, such as offsets and colors. What cannot move, such as another text, it shows changed at once, and observable
/// objects are changed here, too.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  guard animation?.isEndless == true else { return try body() }
  return try EndlessChange.$isMade.withValue(true, operation: body)
}

/// Runs a closure, then another one; a picture shows their end.
///
/// Nothing follows what is repeated for ever.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  if animation?.isEndless != true { completion() }
  return result
}

/// Runs a closure, then another one; a picture shows their end.
///
/// Nothing follows what is repeated for ever.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  try withAnimation(animation, body, completion: completion)
}

/// Runs a closure, as ``withAnimation(_:_:)`` does with the transaction's animation.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try withAnimation(transaction.animation, body)
}

/// Runs a closure; a picture shows its end.
public func withTransaction<Result, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
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

extension Transaction {
  /// Runs a closure when the change's animations are over: at once.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completion()
  }
}
