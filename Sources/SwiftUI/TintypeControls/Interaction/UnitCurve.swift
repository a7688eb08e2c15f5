/// How a value goes from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  private enum Form: Hashable, Sendable {
    case bezier(UnitPoint, UnitPoint)
    /// A quarter of a circle, slow at first.
    case circle
    /// Two of them, one after the other.
    case circles
    indirect case turned(Form)
    /// The other way about: from where the value is to when it is there.
    indirect case inverse(Form)
  }

  private let form: Form

  /// A curve with two control points.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(form: .bezier(startControlPoint, endControlPoint))
  }
  /// Straight.
  public static let linear = bezier(
    startControlPoint: .zero, endControlPoint: UnitPoint(x: 1, y: 1))
  /// Slow at first.
  public static let easeIn = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  /// Slow at last.
  public static let easeOut = bezier(
    startControlPoint: .zero, endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// Slow at both ends.
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// Slow at both ends.
  public static let easeInEaseOut = easeInOut
  /// Along a circle, slow at first.
  public static let circularEaseIn = UnitCurve(form: .circle)
  /// Along a circle, slow at last.
  public static let circularEaseOut = UnitCurve(form: .turned(.circle))
  /// Along two circles, slow at both ends.
  public static let circularEaseInOut = UnitCurve(form: .circles)

  /// The curve that leads back from values to times.
  public var inverse: UnitCurve { UnitCurve(form: .inverse(form)) }

  /// The value at a time, 0 to 1; times outside are taken for the nearest end.
  public func value(at progress: Double) -> Double {
    Self.value(of: form, at: min(max(progress, 0), 1))
  }

  /// How fast the value grows at a time; infinite where a circle stands upright.
  public func velocity(at progress: Double) -> Double {
    Self.velocity(of: form, at: min(max(progress, 0), 1))
  }

  private static func value(of form: Form, at time: Double) -> Double {
    switch form {
    case .bezier(let start, let end):
      return cubic(share(start, end, at: time), start.y, end.y)
    case .circle: return 1 - max(0, 1 - time * time).squareRoot()
    case .circles:
      return time < 0.5
        ? value(of: .circle, at: 2 * time) / 2 : 1 - value(of: .circle, at: 2 - 2 * time) / 2
    case .turned(let form): return 1 - value(of: form, at: 1 - time)
    case .inverse(let form): return solve { value(of: form, at: $0) - time }
    }
  }

  private static func velocity(of form: Form, at time: Double) -> Double {
    switch form {
    case .bezier(let start, let end):
      let share = share(start, end, at: time)
      let across = slope(share, clamped(start.x), clamped(end.x))
      let up = slope(share, start.y, end.y)
      // At an end where a control point lies upon it, both are 0.
      return across == up ? 1 : up / across
    case .circle: return time / max(0, 1 - time * time).squareRoot()
    case .circles: return velocity(of: .circle, at: time < 0.5 ? 2 * time : 2 - 2 * time)
    case .turned(let form): return velocity(of: form, at: 1 - time)
    case .inverse(let form): return 1 / velocity(of: form, at: value(of: .inverse(form), at: time))
    }
  }

  /// How far along a curve with two control points is at a time; times never run backwards.
  private static func share(_ start: UnitPoint, _ end: UnitPoint, at time: Double) -> Double {
    // Halving comes close to the ends and not upon them.
    if time == 0 || time == 1 { return time }
    return solve { cubic($0, clamped(start.x), clamped(end.x)) - time }
  }

  private static func clamped(_ x: CGFloat) -> CGFloat { min(max(x, 0), 1) }

  /// How fast a component of the curve grows.
  private static func slope(_ t: Double, _ a: CGFloat, _ b: CGFloat) -> Double {
    let linear = 3 * Double(a)
    let square = 3 * Double(b - a) - linear
    return (3 * (1 - linear - square) * t + 2 * square) * t + linear
  }

  private static func cubic(_ t: Double, _ a: CGFloat, _ b: CGFloat) -> Double {
    let u = 1 - t
    return 3 * u * u * t * Double(a) + 3 * u * t * t * Double(b) + t * t * t
  }

  /// Where a growing function is 0, between 0 and 1.
  private static func solve(_ function: (Double) -> Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if function(middle) < 0 { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
