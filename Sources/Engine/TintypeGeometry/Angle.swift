/// A geometric angle.
public struct Angle: Sendable, Hashable, Comparable, AdditiveArithmetic {
  /// The angle in radians, positive is clockwise on the canvas.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// Creates a zero angle.
  public init() { radians = 0 }
  /// Creates an angle from radians.
  public init(radians: Double) { self.radians = radians }
  /// Creates an angle from degrees.
  public init(degrees: Double) { radians = degrees * (.pi / 180) }

  /// An angle of zero.
  public static let zero = Angle()
  /// An angle from radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle from degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// Whether one angle is smaller than another.
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
  /// The sum of two angles.
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
  /// The difference of two angles.
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
  /// The opposite angle.
  public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
  /// An angle scaled by a factor.
  public static func * (a: Angle, factor: Double) -> Angle { Angle(radians: a.radians * factor) }
  /// An angle divided by a factor.
  public static func / (a: Angle, factor: Double) -> Angle { Angle(radians: a.radians / factor) }
}
