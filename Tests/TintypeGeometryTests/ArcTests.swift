import Testing
import TintypeGeometry

/// Arcs and ellipses, by points of the circle.
@Suite struct ArcTests {
  /// The handle of a quarter circle of radius 10: 4 / 3 tan(22.5°).
  private let handle: CGFloat = 5.522847498

  private func isNear(_ a: CGPoint?, _ x: CGFloat, _ y: CGFloat, _ slack: CGFloat = 1e-6) -> Bool {
    guard let a else { return false }
    return abs(a.x - x) < slack && abs(a.y - y) < slack
  }

  private func arc(_ start: Double, _ end: Double, clockwise: Bool = false) -> Path {
    Path {
      $0.addArc(
        center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end),
        clockwise: clockwise)
    }
  }

  private func curves(_ path: Path) -> Int {
    path.elements.count { if case .curve = $0 { true } else { false } }
  }

  /// Turns beyond the second are none: they end where they would and take no time.
  @Test(arguments: [
    (720, 8), (1170, 5), (1530, 9), (-1170, 5), (3600, 8), (3960, 12), (1e10, 0),
    (1e15, 0),
  ])
  func manyTurnsBecomeAFew(_ degrees: Double, _ most: Int) throws {
    let path = Path {
      $0.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(degrees))
    }
    #expect(curves(path) <= 12)
    guard case .curve(let end, _, _)? = path.elements.last else {
      Issue.record("\(path.elements)")
      return
    }
    let angle = degrees.truncatingRemainder(dividingBy: 360) * .pi / 180
    #expect(isNear(end, 10 * cos(angle), 10 * sin(angle), degrees > 1e9 ? 0.1 : 1e-6))
    // A whole number of turns may be rounded to either side.
    if most > 0, degrees.truncatingRemainder(dividingBy: 360) != 0 { #expect(curves(path) == most) }
  }

  /// An arc of no extent is a curve that stays where it is.
  @Test func noExtent() {
    let path = Path {
      $0.addRelativeArc(center: .zero, radius: 10, startAngle: .degrees(90), delta: .zero)
    }
    #expect(curves(path) == 1 && isNear(path.currentPoint, 0, 10))
    #expect(curves(arc(30, 30)) <= 1 && isNear(arc(0, 0).currentPoint, 10, 0))
  }

  @Test func aQuarterIsOneCurve() throws {
    let quarter = arc(0, 90)
    #expect(quarter.elements.count == 2)
    guard case .move(let start)? = quarter.elements.first,
      case .curve(let end, let one, let two)? = quarter.elements.last
    else {
      Issue.record("\(quarter.elements)")
      return
    }
    #expect(isNear(start, 10, 0) && isNear(end, 0, 10))
    #expect(isNear(one, 10, handle) && isNear(two, handle, 10))
  }

  @Test(
    arguments: [(0, 90, 1), (0, 91, 2), (0, 180, 2), (30, 300, 3), (0, 360, 4), (0, 720, 4)]
      as [(Double, Double, Int)])
  func aCurveDrawsAQuarterAtMost(start: Double, end: Double, count: Int) {
    #expect(curves(arc(start, end)) == count)
  }

  /// Every point is as far from the middle as the radius, to a few ten-thousandths of it.
  @Test(arguments: [(0, 90), (17, 200), (-30, 330), (0, 720)] as [(Double, Double)])
  func pointsLieOnTheCircle(start: Double, end: Double) {
    let points = arc(start, end).flattened().flatMap(\.points)
    #expect(points.count > 30)
    #expect(
      points.allSatisfy { abs(($0.x * $0.x + $0.y * $0.y).squareRoot() - 10) < 0.003 })
  }

  @Test(
    arguments: [
      // The short way down, and the long way over the top.
      (0, 90, false, 7.0710678, 7.0710678), (0, 90, true, -7.0710678, -7.0710678),
      // An end before the start is a turn further.
      (90, 0, false, -7.0710678, -7.0710678), (90, 0, true, 7.0710678, 7.0710678),
    ] as [(Double, Double, Bool, CGFloat, CGFloat)])
  func theMiddleOfAnArc(
    start: Double, end: Double, clockwise: Bool, x: CGFloat, y: CGFloat
  ) {
    let path = arc(start, end, clockwise: clockwise).trimmedPath(from: 0, to: 0.5)
    #expect(isNear(path.currentPoint, x, y, 0.01))
  }

  @Test func aLineLeadsToTheArc() {
    let path = Path {
      $0.move(to: CGPoint(x: 50, y: 50))
      $0.addRelativeArc(
        center: CGPoint(x: 20, y: 0), radius: 10, startAngle: .degrees(180), delta: .degrees(-90))
    }
    #expect(path.elements.first == .move(to: CGPoint(x: 50, y: 50)))
    guard case .line(let start) = path.elements[1] else {
      Issue.record("\(path.elements)")
      return
    }
    #expect(isNear(start, 10, 0) && isNear(path.currentPoint, 20, 10))
  }

  @Test func aTransformChangesTheArcAlone() {
    let path = Path {
      $0.move(to: CGPoint(x: 1, y: 1))
      $0.addRelativeArc(
        center: .zero, radius: 10, startAngle: .zero, delta: .degrees(90),
        transform: CGAffineTransform(scaleX: 2, y: 1))
    }
    #expect(path.elements.first == .move(to: CGPoint(x: 1, y: 1)))
    #expect(path.elements[1] == .line(to: CGPoint(x: 20, y: 0)))
    #expect(isNear(path.currentPoint, 0, 10))
  }

  @Test(arguments: [CGFloat.nan, .infinity]) func aRadiusThatIsNoneAddsNothing(radius: CGFloat) {
    var path = Path()
    path.addRelativeArc(center: .zero, radius: radius, startAngle: .zero, delta: .degrees(90))
    #expect(path.isEmpty)
  }

  /// A corner of 90° with radius 4 is left 4 before it and met again 4 after it.
  @Test func tangentsAreTouched() {
    let path = Path {
      $0.move(to: .zero)
      $0.addArc(
        tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    }
    guard case .line(let start) = path.elements[1] else {
      Issue.record("\(path.elements)")
      return
    }
    #expect(isNear(start, 6, 0) && isNear(path.currentPoint, 10, 4))
    // The middle of the arc is 4 from (6, 4), at 45°.
    let side = 4 * 0.5.squareRoot()
    #expect(path.flattened()[0].points.contains { isNear($0, 6 + side, 4 - side, 0.002) })
  }

  @Test(
    arguments: [(CGPoint(x: 20, y: 0), 4), (CGPoint(x: 10, y: 10), 0)] as [(CGPoint, CGFloat)])
  func withoutACornerTangentsAreALine(end: CGPoint, radius: CGFloat) {
    let path = Path {
      $0.move(to: .zero)
      $0.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: end, radius: radius)
    }
    #expect(path.elements == [.move(to: .zero), .line(to: CGPoint(x: 10, y: 0))])
  }

  @Test func anEllipseFillsItsRectangle() {
    let ellipse = Path(ellipseIn: CGRect(x: 10, y: 0, width: 20, height: 10))
    #expect(ellipse.boundingRect == CGRect(x: 10, y: 0, width: 20, height: 10))
    // (0.6, 0.8) lies on the unit circle: (26, 9) on the ellipse.
    #expect(ellipse.contains(CGPoint(x: 25.8, y: 8.9)))
    #expect(!ellipse.contains(CGPoint(x: 26.2, y: 9.1)))
  }
}
