import Testing
import Tintype
import TintypeDrawing

@testable import TintypeViews

/// Shapes made smaller, corners within corners, and glass that flows together, each at its edges.
@MainActor @Suite struct ShapeEdgeTests {
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private func corners(
    _ topLeading: CGFloat, _ bottomLeading: CGFloat, _ bottomTrailing: CGFloat,
    _ topTrailing: CGFloat
  ) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: topLeading, bottomLeading: bottomLeading, bottomTrailing: bottomTrailing,
      topTrailing: topTrailing)
  }

  // MARK: Shapes

  @Test func circlesAndCapsulesFollowTheShorterSide() {
    #expect(Circle().path(in: rect(0, 0, 20, 10)) == Path(ellipseIn: rect(5, 0, 10, 10)))
    #expect(Circle().path(in: rect(3, 4, 10, 30)) == Path(ellipseIn: rect(3, 14, 10, 10)))
    for (proposal, side) in [
      (ProposedViewSize(width: 30, height: nil), 10), (ProposedViewSize(width: 5, height: 40), 5),
      (ProposedViewSize(width: 40, height: 6), 6), (.unspecified, 10), (.zero, 0),
    ] as [(ProposedViewSize, CGFloat)] {
      #expect(Circle().sizeThatFits(proposal) == CGSize(width: side, height: side))
    }
    for box in [rect(0, 0, 40, 10), rect(0, 0, 10, 40)] {
      #expect(
        Capsule().path(in: box) == Path(roundedRect: box, cornerRadius: 5, style: .circular))
      #expect(Capsule().corners(in: box.size) == .fixed(5))
    }
  }

  /// A line in the middle is what is left of a shape that is smaller than its inset.
  @Test(
    arguments: [
      (40, 80, 10, CGRect(x: 10, y: 10, width: 20, height: 60)),
      (40, 80, 20, CGRect(x: 20, y: 20, width: 0, height: 40)),
      (40, 80, 30, CGRect(x: 20, y: 30, width: 0, height: 20)),
      (80, 40, 30, CGRect(x: 30, y: 20, width: 20, height: 0)),
      (80, 40, -5, CGRect(x: -5, y: -5, width: 90, height: 50)),
    ] as [(CGFloat, CGFloat, CGFloat, CGRect)])
  func insetsEndInTheMiddle(width: CGFloat, height: CGFloat, amount: CGFloat, expected: CGRect) {
    let path = Rectangle().inset(by: amount).path(in: rect(0, 0, width, height))
    #expect(path.boundingRect == expected)
    let twice = Rectangle().inset(by: amount / 2).inset(by: amount / 2)
    #expect(twice.path(in: rect(0, 0, width, height)) == path)
  }

  @Test func cornersGetSmallerWithTheirShape() {
    func size(_ amount: CGFloat) -> CGSize? {
      let base = RoundedRectangle(cornerSize: CGSize(width: 6, height: 4))
      return (base.inset(by: amount) as? Inset<RoundedRectangle>)?.base.cornerSize
    }
    for (amount, width, height) in [(1, 5, 3), (5, 1, 0), (7, 0, 0), (-2, 8, 6), (4, 2, 0)] {
      #expect(
        size(CGFloat(amount)) == CGSize(width: CGFloat(width), height: CGFloat(height)))
    }
    let uneven = UnevenRoundedRectangle(cornerRadii: corners(1, 2, 3, 4)).inset(by: 2)
    #expect(
      (uneven as? Inset<UnevenRoundedRectangle>)?.base.cornerRadii == corners(0, 0, 1, 2))
  }

  @Test func aPathStandsInItsRectangle() {
    let path = Path(rect(1, 2, 3, 4))
    #expect(path.path(in: rect(0, 0, 9, 9)) == path)
    #expect(path.path(in: rect(10, 20, 9, 9)).boundingRect == rect(11, 22, 3, 4))
    #expect(path.path(in: rect(0, 5, 9, 9)).boundingRect == rect(1, 7, 3, 4))
  }

  /// Of both distances to the sides that meet in a corner the greater one counts.
  @Test(
    arguments: [
      (CGRect(x: 4, y: 20, width: 90, height: 70), [10, 20, 20, 10]),
      (CGRect(x: 20, y: 4, width: 70, height: 90), [10, 10, 20, 20]),
      (CGRect(x: -5, y: -5, width: 110, height: 110), [30, 30, 30, 30]),
      (CGRect(x: 50, y: 50, width: 10, height: 10), [0, 0, 0, 0]),
      (CGRect(x: 0, y: 0, width: 80, height: 80), [30, 10, 10, 10]),
    ] as [(CGRect, [CGFloat])])
  func cornersAreConcentric(inner: CGRect, radii: [CGFloat]) {
    let outline = ContainerOutline(
      frame: rect(0, 0, 100, 100), shape: RoundedRectangle(cornerRadius: 30))
    let expected = corners(radii[0], radii[1], radii[2], radii[3])
    #expect(outline.radii(for: inner) == expected)
    let plain = ConcentricRectangle().path(in: inner, container: outline)
    #expect(plain == Path(roundedRect: inner, cornerRadii: expected, style: .continuous))
  }

  /// Whichever corner is the roundest, all are as round where they are uniform.
  @Test(arguments: [(0, 0), (0, 20), (20, 20), (20, 0)] as [(CGFloat, CGFloat)])
  func uniformCornersAreAsRoundAsTheRoundest(x: CGFloat, y: CGFloat) {
    let outline = ContainerOutline(
      frame: rect(0, 0, 100, 100), shape: RoundedRectangle(cornerRadius: 30))
    let inner = rect(x, y, 80, 80)
    let shape = ConcentricRectangle(corners: .concentric, isUniform: true)
    #expect(
      shape.path(in: inner, container: outline)
        == Path(roundedRect: inner, cornerRadii: corners(30, 30, 30, 30), style: .continuous))
  }

  // MARK: Glass

  /// How many pieces are drawn of these frames of glass.
  private func boxes(_ frames: [CGRect], reach: CGFloat) -> [CGRect] {
    final class Drawn { var boxes: [CGRect] = [] }
    let drawn = Drawn()
    let collector = GlassCollector(reach: reach)
    for frame in frames {
      collector.add(GlassPiece(frame: frame, radius: 5), .regular) { _, box, _ in
        drawn.boxes.append(box)
      }
    }
    _ = collector.items()
    return drawn.boxes
  }

  /// Pieces meet within the reach, or half a point, where they share half of the shorter side.
  @Test(
    arguments: [
      (40.5, 0, 40, 0, true), (40.6, 0, 40, 0, false), (50, 0, 40, 10, true),
      (50.1, 0, 40, 10, false), (-50, 0, 40, 10, true), (-50.1, 0, 40, 10, false),
      (40, 20, 40, 0, true), (40, 21, 40, 0, false), (40, -20, 40, 0, true),
      (40, -21, 40, 0, false), (40, 30, 20, 0, true), (40, 31, 20, 0, false),
      (40, -10, 20, 0, true), (40, -11, 20, 0, false), (-20, 30, 20, 0, true),
      (-30, 0, 20, 5, false), (-25, 0, 20, 5, true),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, Bool)])
  func glassMeets(x: CGFloat, y: CGFloat, side: CGFloat, reach: CGFloat, meets: Bool) {
    let first = rect(0, 0, 40, 40)
    for (one, two) in [
      (first, rect(x, y, side, side)), (rect(x, y, side, side), first),
      (first, rect(y, x, side, side)), (rect(y, x, side, side), first),
    ] {
      #expect(boxes([one, two], reach: reach) == (meets ? [one.union(two)] : [one, two]))
    }
  }

  /// A row goes on along the axis of its first pair, in whichever order the pieces were put.
  @Test func glassGoesOnAlongItsAxis() {
    let (a, b, c) = (rect(0, 0, 40, 40), rect(40, 0, 40, 40), rect(80, 0, 40, 40))
    for order in [[a, b, c], [b, a, c], [c, b, a], [a, c, b], [b, c, a]] {
      #expect(boxes(order, reach: 0) == [rect(0, 0, 120, 40)])
    }
    let below = rect(0, 40, 40, 40)
    #expect(boxes([a, b, below], reach: 0) == [rect(0, 0, 80, 40), below])
    #expect(boxes([a, below], reach: 0) == [rect(0, 0, 40, 80)])
  }

  /// Half the thickness of the neck between circles of radius 20: 0.49 of the radius where they touch, nothing at the
  /// end of the reach, and at most 0.7 of it.
  @Test(
    arguments: [
      (0, 0, 9.8), (10, 20, 4.9), (5, 20, 7.35), (20, 20, 0), (-4, 0, 11.8),
      (-9, 0, 14),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func necksOfGlass(gap: CGFloat, reach: CGFloat, half: CGFloat) {
    let pieces = [0, 40 + gap].map { GlassPiece(frame: rect($0, 0, 40, 40), radius: 20) }
    let path = GlassOutline.of(pieces, along: .horizontal, reach: reach)
    let middle = 40 + gap / 2
    for sign in [-1, 1] as [CGFloat] {
      #expect(!path.contains(CGPoint(x: middle, y: 20 + sign * (half + 0.2))))
      #expect(half == 0 || path.contains(CGPoint(x: middle, y: 20 + sign * (half - 0.2))))
    }
  }

  /// Between pieces of two sizes the neck follows the smaller one.
  @Test func necksFollowTheSmallerPiece() {
    let pieces = [
      GlassPiece(frame: rect(0, 0, 40, 40), radius: 20),
      GlassPiece(frame: rect(40, 10, 20, 20), radius: 10),
    ]
    let path = GlassOutline.of(pieces, along: .horizontal, reach: 0)
    #expect(path.contains(CGPoint(x: 38.5, y: 12)) && !path.contains(CGPoint(x: 38.5, y: 11.1)))
    #expect(path.contains(CGPoint(x: 38.5, y: 28)) && !path.contains(CGPoint(x: 38.5, y: 28.9)))
  }

  // MARK: Meshes

  /// The middle of each side between values, of smooth curves, of those that stay between their ends, and straight.
  @Test(
    arguments: [
      ([0, 1, 4], [0, 0.375, 1, 2.375, 4], [0, 0.4375, 1, 2.3125, 4], [0, 0.5, 1, 2.5, 4]),
      ([0, 1, 0], [0, 0.625, 1, 0.625, 0], [0, 0.625, 1, 0.625, 0], [0, 0.5, 1, 0.5, 0]),
      ([0, 1, 2], [0, 0.5, 1, 1.5, 2], [0, 0.5, 1, 1.5, 2], [0, 0.5, 1, 1.5, 2]),
      ([0, 2, 2], [0, 1.125, 2, 2.125, 2], [0, 1.25, 2, 2, 2], [0, 1, 2, 2, 2]),
    ] as [([Double], [Double], [Double], [Double])])
  func latticesAreDivided(
    values: [Double], smooth: [Double], limited: [Double], straight: [Double]
  ) {
    func divided(
      _ columns: Int, _ all: [Double], limitsSlopes: Bool = false, isStraight: Bool = false
    ) -> [Double] {
      var lattice = MeshLattice(
        columns: columns, values: all.map { SIMD2(x: $0, y: -$0) }, limitsSlopes: limitsSlopes)
      if isStraight { lattice.straighten() }
      let result = lattice.divided(2)
      #expect(result.allSatisfy { $0.x == -$0.y })
      return result.map(\.x)
    }
    let (rows, columns) = (values + values, values.flatMap { [$0, $0] })
    for (limits, isStraight, expected) in [
      (false, false, smooth), (true, false, limited), (false, true, straight),
    ] {
      #expect(
        divided(3, rows, limitsSlopes: limits, isStraight: isStraight)
          == expected + expected + expected)
      #expect(
        divided(2, columns, limitsSlopes: limits, isStraight: isStraight)
          == expected.flatMap { [$0, $0, $0] })
    }
  }

  @Test func latticesAreDividedIntoAnyParts() {
    let corners = [0.0, 3, 6, 9].map { SIMD2(x: $0, y: 0) }
    let result = MeshLattice(columns: 2, values: corners, limitsSlopes: false).divided(3)
    let expected = (0..<16).map { Double($0 % 4) + 2 * Double($0 / 4) }
    #expect(result.count == 16)
    #expect(zip(result, expected).allSatisfy { abs($0.x - $1) < 1e-9 })
    #expect(
      MeshLattice(columns: 2, values: corners, limitsSlopes: false).divided(1) == corners)
  }
}
