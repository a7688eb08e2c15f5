extension Animation {
  /// A spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    .spring(Spring(response: response, dampingRatio: dampingFraction))
  }
  /// A spring.
  public static func spring(
    duration: Double, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    .spring(Spring(duration: duration, bounce: bounce))
  }
  /// A spring.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(SpringMotion(spring: spring))
  }

  /// A spring that follows a finger.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    .spring(response: response, dampingFraction: dampingFraction)
  }
  /// A spring that follows a finger.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    .spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring that bounces.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(duration: duration, bounce: 0.3 + extraBounce)
  }
  /// A spring that hardly bounces.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring that does not bounce.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(duration: duration, bounce: extraBounce)
  }

  /// A spring that adds to what still moves.
  public static var interpolatingSpring: Animation { .interpolatingSpring(duration: 0.5) }
  /// A spring by its physics, which adds to what still moves.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    .interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }
  /// A spring that adds to what still moves.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    .interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }
  /// A spring that adds to what still moves.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    Animation(SpringMotion(spring: spring, initialVelocity: initialVelocity, merges: false))
  }
}

extension ScrollTransitionConfiguration {
  /// With an animation.
  public static func animated(_ animation: Animation = .default) -> Self { .animated }
  /// The configuration itself: a still picture shows the end of every animation.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
  /// As the finger moves, along a curve.
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration {
    .interactive
  }
}

extension ViewModifier {
  /// The modifier itself: a still picture shows the end of every animation.
  public nonisolated func animation(_ animation: Animation?) -> Self { self }

  /// The modifier itself: a still picture shows the end of every animation.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> Self {
    self
  }
}
