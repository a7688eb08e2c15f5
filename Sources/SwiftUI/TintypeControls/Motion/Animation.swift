/// How a change would move; a still picture shows its end.
///
/// What it says of itself (``animate(value:time:context:)``) follows Apple's interface: the curves' control points, and
/// springs by their response, damping and bounce.
public struct Animation: Hashable, Sendable {
  /// What says how a value moves.
  public let base: any CustomAnimation

  /// Creates a movement of one's own, of which a picture shows the end.
  public init<A: CustomAnimation>(_ base: A) { self.base = base }

  private init(_ curve: UnitCurve, _ duration: Double) {
    self.init(CurveMotion(curve: curve, duration: duration))
  }

  /// Whether both move alike.
  public static func == (a: Animation, b: Animation) -> Bool {
    AnyHashable(a.base) == AnyHashable(b.base)
  }

  /// Feeds what moves into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }

  /// The platform's, a spring since iOS 17: response 0.55, no swing.
  public static var `default`: Animation { .spring(response: 0.55, dampingFraction: 1) }
  /// Even speed.
  public static var linear: Animation { .linear(duration: 0.35) }
  /// Slow at the start.
  public static var easeIn: Animation { .easeIn(duration: 0.35) }
  /// Slow at the end.
  public static var easeOut: Animation { .easeOut(duration: 0.35) }
  /// Slow at both ends.
  public static var easeInOut: Animation { .easeInOut(duration: 0.35) }
  /// A spring.
  public static var spring: Animation { .spring(duration: 0.5) }
  /// A spring that bounces.
  public static var bouncy: Animation { .bouncy() }
  /// A spring that hardly bounces.
  public static var snappy: Animation { .snappy() }
  /// A spring that does not bounce.
  public static var smooth: Animation { .smooth() }
  /// A spring that follows a finger.
  public static var interactiveSpring: Animation { .interactiveSpring(duration: 0.15) }

  /// Even speed for some seconds.
  public static func linear(duration: Double) -> Animation { Animation(.linear, duration) }
  /// Slow at the start, for some seconds.
  public static func easeIn(duration: Double) -> Animation { Animation(.easeIn, duration) }
  /// Slow at the end, for some seconds.
  public static func easeOut(duration: Double) -> Animation { Animation(.easeOut, duration) }
  /// Slow at both ends, for some seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation(.easeInOut, duration) }
  /// A curve by its control points, for some seconds.
  public static func timingCurve(
    _ c0x: Double, _ c0y: Double, _ c1x: Double, _ c1y: Double, duration: Double = 0.35
  ) -> Animation {
    let (start, end) = (UnitPoint(x: c0x, y: c0y), UnitPoint(x: c1x, y: c1y))
    return Animation(.bezier(startControlPoint: start, endControlPoint: end), duration)
  }
  /// A curve, for some seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(curve, duration)
  }

  /// The same animation later.
  public func delay(_ delay: Double) -> Animation {
    Animation(ShiftedMotion(base: self, delay: delay))
  }
  /// The same animation faster.
  public func speed(_ speed: Double) -> Animation {
    Animation(ShiftedMotion(base: self, speed: speed))
  }
  /// The same animation several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatedMotion(base: self, count: repeatCount, autoreverses: autoreverses))
  }
  /// The same animation again and again.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatedMotion(base: self, count: nil, autoreverses: autoreverses))
  }
  /// The animation itself: a still picture shows the end of every animation.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }

  /// The part of the way that is gone after some seconds; nil where the movement is over.
  ///
  /// - Parameters:
  ///   - value: the whole way.
  ///   - time: seconds since the start.
  ///   - context: what the movement keeps.
  /// - Returns: the part of the way.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// The speed after some seconds, in parts a second; nil where the movement is over or does not say.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Whether the movement goes on in place of an earlier one, as springs do with springs.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}
