/// A movement of one's own; never asked, since a picture shows the end of every animation.
public protocol CustomAnimation: Hashable, Sendable {
  /// The value after some seconds; nil where the movement is over.
  nonisolated func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V?
  /// How fast the value changes after some seconds.
  nonisolated func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V?
  /// Whether the movement goes on in place of an earlier one.
  nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Not known.
  public nonisolated func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    nil
  }
  /// No.
  public nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    false
  }
}

/// What a movement of one's own knows.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What it keeps.
  public var state: AnimationState<Value>
  /// Whether it is over for whoever waits.
  public var isLogicallyComplete: Bool
  /// The environment of what moves.
  public let environment: EnvironmentValues

  /// The same with what another movement keeps.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(
      state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
  }
}

/// What a movement of one's own keeps.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]
  /// Creates an empty one.
  public init() {}
  /// The value of a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of what a movement of one's own keeps.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none was kept.
  static var defaultValue: Value { get }
}

extension VectorArithmetic {
  /// The value multiplied by a factor.
  public func scaled(by factor: Double) -> Self {
    var result = self
    result.scale(by: factor)
    return result
  }

  /// The value a share of the way to another one, 0 for itself and 1 for the other.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    self + (other - self).scaled(by: amount)
  }

  /// Goes a share of the way to another value, 0 for none of it and 1 for all.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self = interpolated(towards: other, amount: amount)
  }
}
