extension Animation {
  /// A spring.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    .spring(duration: spring.duration, bounce: spring.bounce, blendDuration: blendDuration)
  }

  /// A spring that follows a finger.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    .interactiveSpring(response: duration, blendDuration: blendDuration)
  }

  /// A spring that adds to what still moves.
  public static var interpolatingSpring: Animation { .interpolatingSpring(duration: 0.5) }

  /// A spring that adds to what still moves.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    .interpolatingSpring(
      duration: spring.duration, bounce: spring.bounce, initialVelocity: initialVelocity)
  }

  /// A spring that adds to what still moves.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    .spring(duration: duration, bounce: bounce)
  }

  /// A curve, for some seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    .linear(duration: duration)
  }

  /// The animation itself: a still picture shows the end of every animation.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}

extension ScrollTransitionConfiguration {
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
