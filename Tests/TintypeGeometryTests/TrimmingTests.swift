import Testing
import TintypeGeometry

/// Shares of a path's length.
@Suite struct TrimmingTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  private func line(_ points: (CGFloat, CGFloat)...) -> [Path.Element] {
    points.enumerated().map { index, point in
      let point = CGPoint(x: point.0, y: point.1)
      return index == 0 ? .move(to: point) : .line(to: point)
    }
  }

  @Test func aClosedPathHasItsLastSide() {
    #expect(square.trimmedPath(from: 0.25, to: 0.5).elements == line((10, 0), (10, 10)))
    #expect(square.trimmedPath(from: 0.875, to: 1).elements == line((0, 5), (0, 0)))
    #expect(
      square.trimmedPath(from: 0.125, to: 0.625).elements
        == line((5, 0), (10, 0), (10, 10), (5, 10)))
  }

  @Test func subpathsCountOneAfterAnother() {
    let two = Path {
      $0.addLines([.zero, CGPoint(x: 10, y: 0)])
      $0.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 30, y: 5)])
    }
    #expect(
      two.trimmedPath(from: 0.125, to: 0.5).elements == line((5, 0), (10, 0))
        + line((0, 5), (10, 5)))
    #expect(two.trimmedPath(from: 0.25, to: 0.5).elements == line((0, 5), (10, 5)))
  }

  @Test func sharesAreCutToTheWhole() {
    #expect(square.trimmedPath(from: -1, to: 2) == square)
    #expect(square.trimmedPath(from: -1, to: 0.25).elements == line((0, 0), (10, 0)))
  }

  @Test(arguments: [(0.5, 0.5), (0.7, 0.2), (1, 1), (0, 0)] as [(CGFloat, CGFloat)])
  func nothingIsLeftOfNoShare(from: CGFloat, to: CGFloat) {
    #expect(square.trimmedPath(from: from, to: to).isEmpty)
  }

  @Test func aQuarterOfACircleEndsAtItsAxis() throws {
    let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    let quarter = circle.trimmedPath(from: 0, to: 0.25)
    #expect(quarter.elements.first == .move(to: CGPoint(x: 10, y: 0)))
    let end = try #require(quarter.currentPoint)
    #expect(abs(end.x) < 1e-6 && abs(end.y - 10) < 1e-6)
  }

  /// `Rules/Proposals#Trimming`: a curve is cut at its parameter, and stays a curve.
  @Test func curvesAreCutAtTheirParameter() throws {
    let curve = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 100, y: 100), control: CGPoint(x: 200, y: 0))
    }
    let part = curve.trimmedPath(from: 0.25, to: 0.75)
    try #require(part.elements.count == 2)
    #expect(part.elements[0] == .move(to: CGPoint(x: 81.25, y: 6.25)))
    guard case .quadCurve(let end, let control) = part.elements[1] else {
      Issue.record("\(part.elements[1]) is no curve")
      return
    }
    #expect(abs(end.x - 131.25) < 1e-9 && abs(end.y - 56.25) < 1e-9)
    #expect(abs(control.x - 143.75) < 1e-9 && abs(control.y - 18.75) < 1e-9)
  }

  /// A curve is as long as it looks: a quarter of a circle and a line of the same length share the whole.
  @Test func curvesCountByTheirLength() throws {
    let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    var path = circle.trimmedPath(from: 0, to: 0.25)
    let length = CGFloat.pi * 5
    path.addLine(to: CGPoint(x: -length, y: 10))
    let half = path.trimmedPath(from: 0, to: 0.5)
    let end = try #require(half.currentPoint)
    #expect(abs(end.x) < 0.02 && abs(end.y - 10) < 0.02)
    let rest = path.trimmedPath(from: 0.75, to: 1)
    guard case .move(let start)? = rest.elements.first else {
      Issue.record("\(rest.elements)")
      return
    }
    #expect(abs(start.x + length / 2) < 0.02 && start.y == 10 && rest.elements.count == 2)
    // Of a cubic curve that runs straight, too: to and fro in thirds.
    let cubic = Path {
      $0.move(to: .zero)
      $0.addCurve(
        to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 10, y: 0), control2: CGPoint(x: 20, y: 0))
      $0.addLine(to: CGPoint(x: 60, y: 0))
    }
    #expect(cubic.trimmedPath(from: 0.5, to: 1).elements == line((30, 0), (60, 0)))
  }

  @Test func nothingHasNoShares() {
    #expect(Path().trimmedPath(from: 0.2, to: 0.4).isEmpty)
  }
}
