import Testing
import TintypeGeometry

/// Edges, axes, unit points and angles.
@Suite struct EdgeTests {
  @Test(arguments: Edge.allCases) func aSetHoldsWhatItWasMadeOf(_ edge: Edge) {
    #expect(Edge.allCases.filter(Edge.Set(edge).contains) == [edge])
    #expect(Edge.Set.all.contains(edge))
    #expect(Edge.Set.horizontal.contains(edge) == (edge == .leading || edge == .trailing))
    #expect(Edge.Set.vertical.contains(edge) == (edge == .top || edge == .bottom))
  }

  @Test func setsOfOneAxisAreUnions() {
    #expect(Edge.Set.horizontal.union(.vertical) == .all)
    #expect(HorizontalEdge.Set(.leading).union(.trailing) == .all)
    #expect(VerticalEdge.Set(.top).union(.bottom) == .all)
    #expect(HorizontalEdge.Set.leading != .trailing && VerticalEdge.Set.top != .bottom)
  }

  @Test func insetsAreGivenByEdges() {
    var insets = EdgeInsets(5, edges: [.top, .leading])
    #expect(insets == EdgeInsets(top: 5, leading: 5, bottom: 0, trailing: 0))
    for (index, edge) in Edge.allCases.enumerated() { insets[edge] = CGFloat(index + 1) }
    #expect(insets == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(Edge.allCases.map { insets[$0] } == [1, 2, 3, 4])
    #expect(insets.horizontal == 6 && insets.vertical == 4)
    #expect(insets + insets == EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
    #expect(EdgeInsets() == EdgeInsets(7, edges: []))
  }

  @Test func lengthsGoByTheAxis() {
    var size = CGSize(width: 3, height: 5)
    #expect(size[.horizontal] == 3 && size[.vertical] == 5)
    #expect(CGSize(main: 3, cross: 5, axis: .horizontal) == size)
    #expect(CGSize(main: 5, cross: 3, axis: .vertical) == size)
    size[.vertical] = 8
    #expect(size == CGSize(width: 3, height: 8))
    var point = CGPoint(x: 1, y: 2)
    point[.horizontal] = point[.vertical]
    #expect(point == CGPoint(x: 2, y: 2))
    #expect(
      Axis.horizontal.perpendicular == .vertical && Axis.vertical.perpendicular == .horizontal)
    #expect(Axis.Set(.vertical).contains(.vertical) && !Axis.Set(.vertical).contains(.horizontal))
    #expect(Axis.horizontal.description == "horizontal" && "\(Axis.vertical)" == "vertical")
  }

  @Test(
    arguments: [
      (.topLeading, 10, 20), (.top, 60, 20), (.topTrailing, 110, 20), (.leading, 10, 45),
      (.center, 60, 45), (.trailing, 110, 45), (.bottomLeading, 10, 70), (.bottom, 60, 70),
      (.bottomTrailing, 110, 70), (.zero, 10, 20), (UnitPoint(x: 0.25, y: 1.5), 35, 95),
      (UnitPoint(), 10, 20),
    ] as [(UnitPoint, CGFloat, CGFloat)])
  func unitPointsAreSharesOfARectangle(_ unit: UnitPoint, x: CGFloat, y: CGFloat) {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(unit.point(in: rect) == CGPoint(x: x, y: y))
  }

  @Test func anglesAreCountedInRadians() {
    #expect(Angle.degrees(180).radians == .pi && Angle.radians(.pi / 2).degrees == 90)
    var angle = Angle.degrees(30) + .degrees(60)
    #expect(abs(angle.degrees - 90) < 1e-12)
    angle.degrees = -45
    #expect(abs(angle.radians + .pi / 4) < 1e-12)
    #expect(-angle > angle && (angle * 2).radians == 2 * angle.radians)
    #expect((angle / 3).radians == angle.radians / 3 && angle - angle == .zero)
  }

  /// Rounded to 40 bits, so that a right angle has a right cosine.
  @Test func rightAnglesAreExact() {
    let right = Trigonometry.sineAndCosine(.pi / 2)
    #expect(right.sine == 1 && right.cosine == 0)
    let half = Trigonometry.sineAndCosine(.pi / 6)
    #expect(half.sine == 0.5)
    #expect(Trigonometry.tangent(.pi / 4) == 1)
    #expect(abs(Trigonometry.angle(y: -1, x: 0) + .pi / 2) < 1e-12)
  }
}
