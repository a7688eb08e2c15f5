/// A spring that would move a value; a still picture has no time for it.
public struct Spring: Hashable, Sendable {
  /// How long it seems to move, in seconds.
  public var duration: TimeInterval
  /// How far it goes past its end: 0 not at all, 1 for ever.
  public var bounce: Double

  /// Creates a spring from how long it seems to move, in seconds, and how far it goes past its end.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    (self.duration, self.bounce) = (duration, bounce)
  }

  /// Creates a spring from what a physicist knows of it, with as little damping as swings need where more is not allowed.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let stiffness = max(stiffness, .leastNonzeroMagnitude)
    let mass = max(mass, .leastNonzeroMagnitude)
    let ratio = damping / (2 * (mass * stiffness).squareRoot())
    self.init(
      response: 2 * .pi * (mass / stiffness).squareRoot(),
      dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
  }

  /// A spring that does not go past its end.
  public static var smooth: Spring { Spring() }
  /// A spring that hardly goes past its end.
  public static var snappy: Spring { Spring(bounce: 0.15) }
  /// A spring that goes past its end.
  public static var bouncy: Spring { Spring(bounce: 0.3) }
  /// A spring that does not go past its end, in seconds, with more bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A spring that hardly goes past its end, in seconds, with more bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring that goes past its end, in seconds, with more bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Spring {
  /// The mass, where the spring is told by physics.
  public var mass: Double { 1 }
  /// How long one swing would take without damping, in seconds.
  public var response: Double { duration }
  /// The share of the damping that no swing is left with: 1 for none past the end.
  ///
  /// Source: SwiftUI's interface; a bounce of -1 or less is taken for one just above.
  public var dampingRatio: Double { bounce < 0 ? 1 / max(1 + bounce, 0.001) : 1 - bounce }
  /// The force for a distance of 1.
  public var stiffness: Double { pow(2 * .pi / max(duration, .leastNormalMagnitude), 2) }
  /// The force against a speed of 1.
  public var damping: Double { 2 * dampingRatio * stiffness.squareRoot() }
  /// How long it moves by more than a thousandth, in seconds.
  public var settlingDuration: TimeInterval {
    let fade = max(min(dampingRatio, 1), 0.01) * stiffness.squareRoot()
    return log(1000) / fade
  }

  /// Creates a spring from how long it moves, in seconds, and its damping.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = max(min(dampingRatio, 1), 0.01)
    let speed =
      log(1 / max(epsilon, .leastNormalMagnitude)) / (ratio * max(settlingDuration, 0.001))
    self.init(response: 2 * .pi / speed, dampingRatio: dampingRatio)
  }

  /// Where something is that a spring pulls to a target.
  ///
  /// - Parameters:
  ///   - target: the end, counted from the start.
  ///   - initialVelocity: its speed at the start, each second.
  ///   - time: seconds since the start.
  /// - Returns: the position.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let (position, speed) = shares(at: time)
    return target.scaled(by: position) + initialVelocity.scaled(by: speed)
  }

  /// The speed of something that a spring pulls to a target, each second.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let step = 0.0005
    let later = value(target: target, initialVelocity: initialVelocity, time: time + step)
    let now = value(target: target, initialVelocity: initialVelocity, time: time)
    return (later - now).scaled(by: 1 / step)
  }

  /// Where something is that a spring pulls from one value to another.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    let way = toValue.animatableData - fromValue.animatableData
    result.animatableData += value(
      target: way, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// The speed of something that a spring pulls from one value to another, each second.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// How a spring pulls at something: towards its target, and against its speed.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// How a spring pulls at something on its way from one value to another.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = fromValue
    result.animatableData = force(
      target: toValue.animatableData - fromValue.animatableData,
      position: position.animatableData, velocity: velocity.animatableData)
    return result
  }

  /// After how many seconds something stays nearer to its target than a distance.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    // What is left of the way is below a curve that fades as fast as the damping says.
    let own = stiffness.squareRoot()
    let way =
      target.magnitudeSquared.squareRoot() + initialVelocity.magnitudeSquared.squareRoot() / own
    return max(
      0, log(way / max(epsilon, .leastNormalMagnitude)) / (max(min(dampingRatio, 1), 0.01) * own))
  }

  /// After how many seconds something on its way from one value to another stays nearer to it than a distance.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }

  /// Moves a value by some seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let way = target - value
    let speed = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
    value += self.value(target: way, initialVelocity: velocity, time: deltaTime)
    velocity = speed
  }

  /// The share of the way that is gone, and the seconds for which the first speed still counts.
  private func shares(at time: TimeInterval) -> (position: Double, speed: Double) {
    guard time > 0 else { return (0, 0) }
    let own = stiffness.squareRoot()
    let ratio = dampingRatio
    if ratio < 1 {
      let swing = own * (1 - ratio * ratio).squareRoot()
      let fade = exp(-ratio * own * time)
      let (s, c) = (sin(swing * time), cos(swing * time))
      return (1 - fade * (c + ratio * own / swing * s), fade * s / swing)
    }
    if ratio == 1 {
      let fade = exp(-own * time)
      return (1 - fade * (1 + own * time), fade * time)
    }
    let root = own * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (ratio * own - root, ratio * own + root)
    let (a, b) = (exp(-slow * time), exp(-fast * time))
    return (1 - (fast * a - slow * b) / (fast - slow), (a - b) / (fast - slow))
  }
}
