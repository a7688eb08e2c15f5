extension Path {
  /// The distance of a cubic curve's control points that best draws a quarter circle, over the radius.
  private static let quarterCircle: CGFloat = 0.5522847498307936

  /// Adds an ellipse inside a rectangle.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let (kx, ky) = (rx * Path.quarterCircle, ry * Path.quarterCircle)
    let (cx, cy) = (rect.midX, rect.midY)
    var path = Path()
    path.move(to: CGPoint(x: cx + rx, y: cy))
    path.addCurve(
      to: CGPoint(x: cx, y: cy + ry), control1: CGPoint(x: cx + rx, y: cy + ky),
      control2: CGPoint(x: cx + kx, y: cy + ry))
    path.addCurve(
      to: CGPoint(x: cx - rx, y: cy), control1: CGPoint(x: cx - kx, y: cy + ry),
      control2: CGPoint(x: cx - rx, y: cy + ky))
    path.addCurve(
      to: CGPoint(x: cx, y: cy - ry), control1: CGPoint(x: cx - rx, y: cy - ky),
      control2: CGPoint(x: cx - kx, y: cy - ry))
    path.addCurve(
      to: CGPoint(x: cx + rx, y: cy), control1: CGPoint(x: cx + kx, y: cy - ry),
      control2: CGPoint(x: cx + rx, y: cy - ky))
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// Adds an arc of a circle, after a line from the current point to its start.
  ///
  /// - Parameters:
  ///   - center: the circle's middle, in points.
  ///   - radius: the circle's radius, in points.
  ///   - startAngle: where the arc starts, from the positive x axis.
  ///   - endAngle: where the arc ends.
  ///   - clockwise: the direction in a y-up system, as in SwiftUI: `true` runs counterclockwise on
  ///     the canvas, whose y axis points down.
  ///   - transform: applied to the arc alone.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var delta = endAngle.radians - startAngle.radians
    let turn = 2 * Double.pi
    if clockwise {
      if delta > 0 { delta -= turn * (delta / turn).rounded(.up) }
      delta = max(delta, -turn)
    } else {
      if delta < 0 { delta += turn * (-delta / turn).rounded(.up) }
      delta = min(delta, turn)
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta),
      transform: transform)
  }

  /// Adds an arc of a circle given by its start and its extent.
  ///
  /// Of an arc of many turns one or two are drawn, which cover the same points as often, odd or even: more
  /// would be millions of curves.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    guard delta.radians.isFinite, startAngle.radians.isFinite, radius.isFinite else { return }
    let extent = Path.shortened(delta.radians)
    // Bounded: `shortened` leaves two turns at most.
    let count = max(1, Int((abs(extent) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = extent / Double(count)
    let handle = 4 / 3 * Trigonometry.tangent(step / 4) * radius
    func point(_ angle: Double) -> (CGPoint, CGPoint) {
      let (sine, cosine) = Trigonometry.sineAndCosine(angle)
      return (
        CGPoint(x: center.x + radius * cosine, y: center.y + radius * sine),
        CGPoint(x: -sine * handle, y: cosine * handle)
      )
    }
    var (from, tangent) = point(startAngle.radians)
    addLine(to: from.applying(transform))
    for index in 1...count {
      let (to, next) = point(startAngle.radians + step * Double(index))
      addCurve(
        to: to.applying(transform),
        control1: CGPoint(x: from.x + tangent.x, y: from.y + tangent.y).applying(transform),
        control2: CGPoint(x: to.x - next.x, y: to.y - next.y).applying(transform))
      (from, tangent) = (to, next)
    }
  }

  /// An extent without pairs of turns beyond the first two, in radians.
  private static func shortened(_ extent: Double) -> Double {
    let pair = 4 * Double.pi
    guard abs(extent) > pair else { return extent }
    let rest = abs(extent).truncatingRemainder(dividingBy: pair)
    // What is less than a turn gets two more, so that the circle stays whole.
    let remaining = rest < pair / 2 ? rest + pair : rest
    return extent < 0 ? -remaining : remaining
  }

  /// Adds an arc that touches the lines from the current point to one tangent end and on to another.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let start = currentPoint?.applying(transform.inverted()) else {
      move(to: tangent1End.applying(transform))
      return
    }
    let (ax, ay) = (start.x - tangent1End.x, start.y - tangent1End.y)
    let (bx, by) = (tangent2End.x - tangent1End.x, tangent2End.y - tangent1End.y)
    let (la, lb) = ((ax * ax + ay * ay).squareRoot(), (bx * bx + by * by).squareRoot())
    let cross = ax * by - ay * bx
    guard la > 0, lb > 0, abs(cross) > 1e-12 * la * lb, radius > 0 else {
      addLine(to: tangent1End.applying(transform))
      return
    }
    let half = abs(Trigonometry.angle(y: cross, x: ax * bx + ay * by)) / 2
    let distance = radius / Trigonometry.tangent(half)
    let first = CGPoint(
      x: tangent1End.x + ax / la * distance, y: tangent1End.y + ay / la * distance)
    let second = CGPoint(
      x: tangent1End.x + bx / lb * distance, y: tangent1End.y + by / lb * distance)
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(
      x: first.x - side * ay / la * radius, y: first.y + side * ax / la * radius)
    let from = Trigonometry.angle(y: first.y - center.y, x: first.x - center.x)
    var delta = Trigonometry.angle(y: second.y - center.y, x: second.x - center.x) - from
    if delta > .pi { delta -= 2 * .pi }
    if delta < -.pi { delta += 2 * .pi }
    addRelativeArc(
      center: center, radius: radius, startAngle: .radians(from), delta: .radians(delta),
      transform: transform)
  }

  /// Adds a rectangle with elliptic corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    // Recorded: both lengths are cut to half of the shorter side.
    let limit = min(abs(rect.width), abs(rect.height)) / 2
    let rx = min(max(cornerSize.width, 0), limit)
    let ry = min(max(cornerSize.height, 0), limit)
    if rx == 0 || ry == 0 {
      addRect(rect, transform: transform)
    } else if rx == ry {
      addRoundedRect(
        in: rect,
        cornerRadii: RectangleCornerRadii(
          topLeading: rx, bottomLeading: rx, bottomTrailing: rx, topTrailing: rx), style: style,
        transform: transform)
    } else {
      addCorners(
        rect, SIMD4(repeating: rx), SIMD4(repeating: ry), transform: transform)
    }
  }

  /// Adds a rectangle whose corners have radii of their own.
  ///
  /// Where two radii are longer than their side, the larger one is cut, to half of the side at
  /// most (recorded: 20 and 90 on 100 become 20 and 80, 50 and 70 become 50 and 50). A continuous
  /// corner takes 1.53 radii of each side, or its share of the side where that is not there.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let wanted = SIMD4<Double>(
      max(cornerRadii.topLeading, 0), max(cornerRadii.topTrailing, 0),
      max(cornerRadii.bottomTrailing, 0), max(cornerRadii.bottomLeading, 0))
    let (width, height) = (Double(abs(rect.width)), Double(abs(rect.height)))
    // The sides that leave the corners, in order: upper, right, lower, left.
    let sides = SIMD4(width, height, width, height)
    var radii = SIMD4<Double>(repeating: 0)
    for index in 0..<4 {
      let (before, after) = ((index + 3) % 4, (index + 1) % 4)
      func cut(_ neighbor: Int, _ side: Double) -> Double {
        max(side / 2, side - wanted[neighbor])
      }
      radii[index] = min(wanted[index], cut(before, sides[before]), cut(after, sides[index]))
    }
    if style == .continuous, radii.max() > 0 {
      addContinuousCorners(rect, radii, sides: sides, transform: transform)
    } else {
      addCorners(rect, radii, radii, transform: transform)
    }
  }

  /// A corner from the upper left one on, clockwise: where it is, the direction along the side that arrives there, and
  /// that along the side that leaves.
  private static func corner(
    _ index: Int, of r: CGRect
  ) -> (corner: CGPoint, arriving: CGPoint, leaving: CGPoint) {
    switch index {
    case 0: (CGPoint(x: r.minX, y: r.minY), CGPoint(x: 0, y: -1), CGPoint(x: 1, y: 0))
    case 1: (CGPoint(x: r.maxX, y: r.minY), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1))
    case 2: (CGPoint(x: r.maxX, y: r.maxY), CGPoint(x: 0, y: 1), CGPoint(x: -1, y: 0))
    default: (CGPoint(x: r.minX, y: r.maxY), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: -1))
    }
  }

  private mutating func addCorners(
    _ rect: CGRect, _ widths: SIMD4<Double>, _ heights: SIMD4<Double>,
    transform: CGAffineTransform
  ) {
    var path = Path()
    // A line and a curve each, and the one that closes it.
    path.reserve(4 * 2 + 1)
    for index in 0..<4 {
      let (corner, arriving, leaving) = Path.corner(index, of: rect)
      let size = CGSize(width: widths[index], height: heights[index])
      func at(_ back: CGFloat, _ forth: CGFloat) -> CGPoint {
        CGPoint(
          x: corner.x + (leaving.x * forth - arriving.x * back) * size.width,
          y: corner.y + (leaving.y * forth - arriving.y * back) * size.height)
      }
      path.addLine(to: at(1, 0))
      guard size.width > 0 else { continue }
      let handle = 1 - Path.quarterCircle
      path.addCurve(to: at(0, 1), control1: at(handle, 0), control2: at(0, handle))
    }
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// How a continuous corner leaves a side: where, and with which handles, in radii.
  private struct CornerStart {
    var start: CGFloat
    var first: CGFloat
    var second: CGFloat

    /// A start at 1.53 radii, or nearer where less of the side is there: one radius is always, for radii share it.
    ///
    /// Recorded: handles go linearly towards 0.96 and 0.82 radii as the start goes towards one.
    init(length: CGFloat) {
      start = min(length, 1.52866483)
      let share = (start - 1) / 0.52866483
      first = 0.96 + share * (1.08849299 - 0.96)
      second = 0.82 + share * (0.86840701 - 0.82)
    }
  }

  /// Three curves a corner, with the coefficients that are widely published for the iOS 7 icon shape.
  private mutating func addContinuousCorners(
    _ rect: CGRect, _ radii: SIMD4<Double>, sides: SIMD4<Double>, transform: CGAffineTransform
  ) {
    var path = Path()
    // A line and three curves each, and the one that closes it.
    path.reserve(4 * 4 + 1)
    for index in 0..<4 {
      let (corner, arriving, leaving) = Path.corner(index, of: rect)
      let radius = radii[index]
      func at(_ back: CGFloat, _ forth: CGFloat) -> CGPoint {
        CGPoint(
          x: corner.x + (leaving.x * forth - arriving.x * back) * radius,
          y: corner.y + (leaving.y * forth - arriving.y * back) * radius)
      }
      guard radius > 0 else {
        path.addLine(to: at(0, 0))
        continue
      }
      let (before, after) = ((index + 3) % 4, (index + 1) % 4)
      let back = CornerStart(length: sides[before] / (radius + radii[before]))
      let forth = CornerStart(length: sides[index] / (radius + radii[after]))
      path.addLine(to: at(back.start, 0))
      path.addCurve(
        to: at(0.63149399, 0.07491100), control1: at(back.first, 0), control2: at(back.second, 0))
      path.addCurve(
        to: at(0.07491100, 0.63149399), control1: at(0.37282401, 0.16905999),
        control2: at(0.16905999, 0.37282401))
      path.addCurve(
        to: at(0, forth.start), control1: at(0, forth.second), control2: at(0, forth.first))
    }
    path.closeSubpath()
    addPath(path, transform: transform)
  }
}
