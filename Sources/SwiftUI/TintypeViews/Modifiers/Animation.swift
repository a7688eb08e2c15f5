/// How a change would move; a still picture shows its end.
public struct Animation: Hashable, Sendable {
  private let name: String
  private let duration: Double

  private init(_ name: String, _ duration: Double = 0.35) {
    self.name = name
    self.duration = duration
  }

  /// The platform's.
  public static let `default` = Animation("default")
  /// Even speed.
  public static let linear = Animation("linear")
  /// Slow at the start.
  public static let easeIn = Animation("easeIn")
  /// Slow at the end.
  public static let easeOut = Animation("easeOut")
  /// Slow at both ends.
  public static let easeInOut = Animation("easeInOut")
  /// A spring.
  public static let spring = Animation("spring")
  /// A spring that bounces.
  public static let bouncy = Animation("bouncy")
  /// A spring that hardly bounces.
  public static let snappy = Animation("snappy")
  /// A spring that does not bounce.
  public static let smooth = Animation("smooth")
  /// A spring that follows a finger.
  public static let interactiveSpring = Animation("interactiveSpring")

  /// Even speed for some seconds.
  public static func linear(duration: Double) -> Animation { Animation("linear", duration) }
  /// Slow at the start, for some seconds.
  public static func easeIn(duration: Double) -> Animation { Animation("easeIn", duration) }
  /// Slow at the end, for some seconds.
  public static func easeOut(duration: Double) -> Animation { Animation("easeOut", duration) }
  /// Slow at both ends, for some seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation("easeInOut", duration) }
  /// A curve by its control points, for some seconds.
  public static func timingCurve(
    _ c0x: Double, _ c0y: Double, _ c1x: Double, _ c1y: Double, duration: Double = 0.35
  ) -> Animation {
    Animation("timingCurve", duration)
  }
  /// A spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation("spring", response)
  }
  /// A spring.
  public static func spring(
    duration: Double, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation("spring", duration)
  }
  /// A spring that follows a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    Animation("interactiveSpring", response)
  }
  /// A spring by its physics.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation("interpolatingSpring")
  }
  /// A spring that bounces.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("bouncy", duration)
  }
  /// A spring that hardly bounces.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("snappy", duration)
  }
  /// A spring that does not bounce.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("smooth", duration)
  }

  /// The same animation later.
  public func delay(_ delay: Double) -> Animation { self }
  /// The same animation faster.
  public func speed(_ speed: Double) -> Animation { self }
  /// The same animation several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// The same animation again and again.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}
