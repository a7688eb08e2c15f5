import Testing
import TintypeGeometry

/// Rectangles with round corners.
@Suite struct RoundedRectTests {
  private let rect = CGRect(x: 0, y: 0, width: 40, height: 20)

  private func uneven(_ leading: CGFloat, _ trailing: CGFloat) -> Path {
    Path(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 1000),
      cornerRadii: RectangleCornerRadii(topLeading: leading, topTrailing: trailing),
      style: .circular)
  }

  /// A circle of radius 5 leaves 5 (1 - √½) = 1.46 of a corner's diagonal.
  @Test(arguments: [(1.4, 1.4), (38.6, 1.4), (38.6, 18.6), (1.4, 18.6)] as [(CGFloat, CGFloat)])
  func circularCornersAreQuartersOfCircles(x: CGFloat, y: CGFloat) {
    let path = Path(roundedRect: rect, cornerRadius: 5, style: .circular)
    #expect(!path.contains(CGPoint(x: x, y: y)))
    let inner = CGPoint(x: x + (x < 20 ? 0.15 : -0.15), y: y + (y < 10 ? 0.15 : -0.15))
    #expect(path.contains(inner))
    #expect(path.boundingRect == rect && path.rectangle == nil)
  }

  @Test func aRadiusIsCutToHalfOfTheShorterSide() {
    for style in [RoundedCornerStyle.circular, .continuous] {
      #expect(
        Path(roundedRect: rect, cornerRadius: 50, style: style)
          == Path(roundedRect: rect, cornerRadius: 10, style: style))
    }
  }

  @Test(arguments: [0, -3] as [CGFloat]) func withoutARadiusItIsARectangle(radius: CGFloat) {
    #expect(Path(roundedRect: rect, cornerRadius: radius).rectangle == rect)
    #expect(
      Path(roundedRect: rect, cornerSize: CGSize(width: 5, height: radius)).rectangle == rect)
    #expect(
      Path(roundedRect: rect, cornerSize: CGSize(width: radius, height: 5)).rectangle == rect)
  }

  /// The ellipse of 8 x 4 leaves 8 (1 - √½) = 2.34 and 4 (1 - √½) = 1.17.
  @Test func cornersMayBeElliptic() {
    let path = Path(roundedRect: rect, cornerSize: CGSize(width: 8, height: 4))
    #expect(!path.contains(CGPoint(x: 2.2, y: 1.1)) && path.contains(CGPoint(x: 2.5, y: 1.25)))
    #expect(!path.contains(CGPoint(x: 37.8, y: 18.9)) && path.contains(CGPoint(x: 37.5, y: 18.75)))
  }

  @Test func eachCornerHasItsRadius() {
    func outside(_ radii: RectangleCornerRadii) -> [Bool] {
      let path = Path(roundedRect: rect, cornerRadii: radii, style: .circular)
      return [(0.5, 0.5), (39.5, 0.5), (39.5, 19.5), (0.5, 19.5)].map {
        !path.contains(CGPoint(x: $0.0, y: $0.1))
      }
    }
    #expect(outside(RectangleCornerRadii(topLeading: 8)) == [true, false, false, false])
    #expect(outside(RectangleCornerRadii(topTrailing: 8)) == [false, true, false, false])
    #expect(outside(RectangleCornerRadii(bottomTrailing: 8)) == [false, false, true, false])
    #expect(outside(RectangleCornerRadii(bottomLeading: 8)) == [false, false, false, true])
  }

  /// Recorded: the larger one is cut to what the smaller leaves, or to half of the side.
  @Test func neighborsShareTheirSide() {
    #expect(uneven(20, 90) == uneven(20, 80))
    #expect(uneven(50, 70) == uneven(50, 50))
    #expect(uneven(20, 80) != uneven(20, 79))
  }

  /// A continuous corner begins 1.52866 radii before its tip, or at its share of the side.
  @Test(arguments: [(100, 30.5732966), (40, 20), (50, 25)] as [(CGFloat, CGFloat)])
  func continuousCornersTakeMoreOfTheSide(height: CGFloat, start: CGFloat) {
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: height), cornerRadius: 20)
    guard case .move(let first)? = path.elements.first else {
      Issue.record("\(path.elements)")
      return
    }
    #expect(first.x == 0 && abs(first.y - start) < 1e-6)
  }

  @Test func aTransformMovesAllOfIt() {
    var path = Path()
    path.addRoundedRect(
      in: rect, cornerSize: CGSize(width: 5, height: 5), style: .circular,
      transform: CGAffineTransform(translationX: 7, y: 9))
    #expect(
      path == Path(roundedRect: rect, cornerRadius: 5, style: .circular).offsetBy(dx: 7, dy: 9))
    #expect(path.boundingRect == rect.offsetBy(dx: 7, dy: 9))
  }
}
