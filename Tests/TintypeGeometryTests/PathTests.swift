import Testing
import TintypeGeometry

/// Outlines as numbers, without a renderer.
@Suite struct PathTests {
  private func isNear(_ a: CGPoint?, _ x: CGFloat, _ y: CGFloat) -> Bool {
    guard let a else { return false }
    return abs(a.x - x) < 1e-6 && abs(a.y - y) < 1e-6
  }

  @Test func rectanglesStayRectanglesUntilTheyAreNot() {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(Path(rect).rectangle == rect)
    let moved = Path(rect).applying(CGAffineTransform(scaleX: 2, y: 3))
    #expect(moved.rectangle == CGRect(x: 2, y: 6, width: 60, height: 120))
    #expect(Path(rect).applying(CGAffineTransform(rotationAngle: 0.3)).rectangle == nil)
    var two = Path(rect)
    two.addRect(rect.offsetBy(dx: 100, dy: 0))
    #expect(two.rectangle == nil)
    #expect(two.boundingRect == CGRect(x: 1, y: 2, width: 130, height: 40))
  }

  @Test func insideAndOutside() {
    var ring = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    ring.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    let middle = CGPoint(x: 5, y: 5)
    #expect(ring.contains(middle))
    #expect(!ring.contains(middle, eoFill: true))
    #expect(!ring.contains(CGPoint(x: 11, y: 5)))
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(circle.contains(CGPoint(x: 1.6, y: 1.6)))
    #expect(!circle.contains(CGPoint(x: 1.3, y: 1.3)))
  }

  /// SwiftUI's `clockwise` is meant for a y axis that points up: on the canvas it runs the other way.
  @Test(arguments: [(true, -1.0), (false, 1.0)])
  func arcsTurnAsSwiftUIsDo(clockwise: Bool, side: Double) {
    var path = Path()
    path.addArc(
      center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(180), clockwise: clockwise)
    #expect(isNear(path.currentPoint, -10, 0))
    let farthest = path.flattened().flatMap(\.points).map(\.y).max { abs($0) < abs($1) } ?? 0
    #expect(abs(farthest - 10 * side) < 1e-6)
  }

  @Test func trimmingKeepsAShareOfTheLength() {
    let line = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 60, y: 0))
      path.addLine(to: CGPoint(x: 60, y: 40))
    }
    let part = line.trimmedPath(from: 0.25, to: 0.8)
    #expect(part.elements.first == .move(to: CGPoint(x: 25, y: 0)))
    #expect(isNear(part.currentPoint, 60, 20))
    #expect(line.trimmedPath(from: 0, to: 1) == line)
    #expect(line.trimmedPath(from: 0.6, to: 0.6).isEmpty)
  }

  @Test(arguments: [
    (CGLineCap.butt, CGRect(x: 0, y: -2, width: 10, height: 4)),
    (.square, CGRect(x: -2, y: -2, width: 14, height: 4)),
    (.round, CGRect(x: -2, y: -2, width: 14, height: 4)),
  ])
  func strokesReachAsFarAsTheirEnds(cap: CGLineCap, box: CGRect) {
    var line = Path()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 10, y: 0))
    let outline = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap))
    #expect(outline.boundingRect == box)
    #expect(outline.contains(CGPoint(x: 5, y: 1.9)))
    #expect(outline.contains(CGPoint(x: -1.9, y: 1.9)) == (cap == .square))
  }

  @Test func dashesLeaveGaps() {
    var line = Path()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 30, y: 0))
    let outline = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [6, 4]))
    let inked = stride(from: 0.5, to: 30, by: 1).filter {
      outline.contains(CGPoint(x: $0, y: 0.5))
    }
    #expect(inked.count == 18)
    #expect(!outline.contains(CGPoint(x: 8, y: 0.5)))
  }

  @Test func cornersAreMiteredOrCut() {
    var corner = Path()
    corner.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    let tip = CGPoint(x: 11.9, y: -1.9)
    let mitered = corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .miter))
    let beveled = corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .bevel))
    #expect(mitered.contains(tip))
    #expect(!beveled.contains(tip))
    #expect(beveled.contains(CGPoint(x: 10.9, y: -0.9)))
  }
}
