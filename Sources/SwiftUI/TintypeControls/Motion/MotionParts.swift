/// A movement along a curve, for some seconds.
struct CurveMotion: CustomAnimation {
  let curve: UnitCurve
  let duration: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    time < duration ? value.scaled(by: curve.value(at: time / duration)) : nil
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    time < duration ? value.scaled(by: curve.velocity(at: time / duration) / duration) : nil
  }
}

/// A movement that a spring makes, until less than a thousandth of the way is left.
struct SpringMotion: CustomAnimation {
  let spring: Spring
  /// The speed at the start, in ways a second.
  var initialVelocity = 0.0
  /// Whether it goes on in place of another spring; one that does not adds to it.
  var merges = true

  private func duration<V: VectorArithmetic>(_ value: V) -> TimeInterval {
    let way = value.magnitudeSquared.squareRoot()
    return spring.settlingDuration(
      target: value, initialVelocity: value.scaled(by: initialVelocity), epsilon: way / 1000)
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard value != .zero, time < duration(value) else { return nil }
    return spring.value(
      target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    guard value != .zero, time < duration(value) else { return nil }
    return spring.velocity(
      target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    merges && (previous.base as? SpringMotion)?.merges == true
  }
}

/// A movement that begins later and runs faster.
struct ShiftedMotion: CustomAnimation {
  let base: Animation
  /// Seconds before it begins.
  var delay = 0.0
  /// How much faster it runs: 1 as it is.
  var speed = 1.0

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    time < delay
      ? .zero : base.animate(value: value, time: (time - delay) * speed, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    time < delay
      ? .zero
      : base.velocity(value: value, time: (time - delay) * speed, context: context)?
        .scaled(by: speed)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    // The earlier one is a shifted one, too, whose parts are compared by the movements themselves.
    guard let earlier = previous.base as? ShiftedMotion else { return false }
    return base.shouldMerge(
      previous: earlier.base, value: value, time: time, context: &context)
  }
}

/// A movement that is made several times.
struct RepeatedMotion: CustomAnimation {
  /// How many times the movement has ended, and when it did so last.
  private struct Turn<Value: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: (count: Int, start: TimeInterval) { (0, 0) }
  }

  let base: Animation
  /// How many times; nil for ever.
  let count: Int?
  /// Whether every other time runs back.
  let autoreverses: Bool

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var turn = context.state[Turn<V>.self]
    if let count, turn.count >= count { return nil }
    var now = base.animate(value: value, time: time - turn.start, context: &context)
    if now == nil {
      turn = (turn.count + 1, time)
      context.state[Turn<V>.self] = turn
      if let count, turn.count >= count { return nil }
      now = base.animate(value: value, time: 0, context: &context)
    }
    return now.map { runsBack(turn.count) ? value - $0 : $0 }
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    let turn = context.state[Turn<V>.self]
    if let count, turn.count >= count { return nil }
    return base.velocity(value: value, time: time - turn.start, context: context)
      .map { runsBack(turn.count) ? .zero - $0 : $0 }
  }

  private func runsBack(_ turn: Int) -> Bool { autoreverses && !turn.isMultiple(of: 2) }
}
