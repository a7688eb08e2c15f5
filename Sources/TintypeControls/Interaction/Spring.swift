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

  /// Creates a spring from its period, in seconds, and its damping: 1 for none past the end.
  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: 1 - dampingRatio)
  }

  /// Creates a spring from what a physicist knows of it.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let stiffness = max(stiffness, .leastNonzeroMagnitude)
    let mass = max(mass, .leastNonzeroMagnitude)
    self.init(
      response: 2 * .pi * (mass / stiffness).squareRoot(),
      dampingRatio: damping / (2 * (mass * stiffness).squareRoot()))
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

/// How a value would go from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  private let start: UnitPoint
  private let end: UnitPoint

  private init(_ start: UnitPoint, _ end: UnitPoint) { (self.start, self.end) = (start, end) }

  /// A curve with two control points.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(startControlPoint, endControlPoint)
  }
  /// Straight.
  public static let linear = UnitCurve(.zero, UnitPoint(x: 1, y: 1))
  /// Slow at first.
  public static let easeIn = UnitCurve(UnitPoint(x: 0.42, y: 0), UnitPoint(x: 1, y: 1))
  /// Slow at last.
  public static let easeOut = UnitCurve(.zero, UnitPoint(x: 0.58, y: 1))
  /// Slow at both ends.
  public static let easeInOut = UnitCurve(UnitPoint(x: 0.42, y: 0), UnitPoint(x: 0.58, y: 1))
}
