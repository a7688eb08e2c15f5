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

  /// How fast the value grows at a time.
  public func velocity(at progress: Double) -> Double {
    let step = 0.0005
    let (before, after) = (max(progress - step, 0), min(progress + step, 1))
    return after > before ? (value(at: after) - value(at: before)) / (after - before) : 0
  }

  private static func value(of form: Form, at time: Double) -> Double {
    switch form {
    case .bezier(let start, let end):
      let share = solve { cubic($0, start.x, end.x) - time }
      return cubic(share, start.y, end.y)
    case .circle: return 1 - max(0, 1 - time * time).squareRoot()
    case .circles:
      return time < 0.5
        ? value(of: .circle, at: 2 * time) / 2 : 1 - value(of: .circle, at: 2 - 2 * time) / 2
    case .turned(let form): return 1 - value(of: form, at: 1 - time)
    case .inverse(let form): return solve { value(of: form, at: $0) - time }
    }
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
