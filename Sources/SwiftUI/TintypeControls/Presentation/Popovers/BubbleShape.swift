/// A rectangle with round corners and an arrow outside of it that points at its source.
package nonisolated struct BubbleShape: Shape, GreedyShape, BuiltIn {
  /// What the arrow points at, on the canvas; nil for no arrow.
  let source: CGRect?
  /// The radius of the corners, in points.
  let radius: CGFloat
  /// Whether a bubble that lies over its source has an arrow, downwards.
  var pointsDown = false

  /// Creates a bubble.
  ///
  /// - Parameters:
  ///   - source: what the arrow points at, on the canvas; nil for no arrow.
  ///   - radius: the radius of the corners, in points.
  ///   - pointsDown: whether a bubble that lies over its source has an arrow, downwards.
  package nonisolated init(source: CGRect?, radius: CGFloat, pointsDown: Bool = false) {
    self.source = source
    self.radius = radius
    self.pointsDown = pointsDown
  }

  /// The length of the arrow's base and its height, in points.
  static let arrow = CGSize(width: 24, height: 13)

  /// The outline of both.
  package nonisolated func path(in rect: CGRect) -> Path {
    let body = RoundedRectangle(cornerRadius: radius).path(in: rect)
    guard let source, let arrow = arrow(from: rect, to: source) else { return body }
    // One outline: a line along two of them would part the arrow from the rest.
    return body.union(arrow)
  }

  /// The arrow from a side of a rectangle, a little of which lies inside of it; nil where it has nowhere to point.
  private func arrow(from rect: CGRect, to source: CGRect) -> Path? {
    let half = BubbleShape.arrow.width / 2
    let height = BubbleShape.arrow.height
    func along(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      let available = min(radius * 0.6 + half, (high - low) / 2)
      return min(max(value, low + available), high - available)
    }
    let x = along(source.midX, rect.minX, rect.maxX)
    let y = along(source.midY, rect.minY, rect.maxY)
    // Away from the bubble, and along its side.
    let (base, out, side): (CGPoint, CGSize, CGSize)
    if rect.maxY <= source.minY || pointsDown && rect.intersects(source) {
      base = CGPoint(x: x, y: rect.maxY)
      (out, side) = (CGSize(width: 0, height: height), CGSize(width: -half, height: 0))
    } else if rect.minY >= source.maxY {
      base = CGPoint(x: x, y: rect.minY)
      (out, side) = (CGSize(width: 0, height: -height), CGSize(width: half, height: 0))
    } else if rect.maxX <= source.minX {
      base = CGPoint(x: rect.maxX, y: y)
      (out, side) = (CGSize(width: height, height: 0), CGSize(width: 0, height: half))
    } else if rect.minX >= source.maxX {
      base = CGPoint(x: rect.minX, y: y)
      (out, side) = (CGSize(width: -height, height: 0), CGSize(width: 0, height: -half))
    } else {
      return nil
    }
    func point(_ outwards: CGFloat, _ sidewards: CGFloat) -> CGPoint {
      let x: CGFloat = base.x + out.width * outwards + side.width * sidewards
      let y: CGFloat = base.y + out.height * outwards + side.height * sidewards
      return CGPoint(x: x, y: y)
    }
    var path = Path()
    path.move(to: point(-0.1, -1))
    path.addLine(to: point(0, -1))
    path.addCurve(
      to: point(0.92, -0.12), control1: point(0, -0.55), control2: point(0.62, -0.42))
    path.addQuadCurve(to: point(0.92, 0.12), control: point(1.08, 0))
    path.addCurve(to: point(0, 1), control1: point(0.62, 0.42), control2: point(0, 0.55))
    path.addLine(to: point(-0.1, 1))
    path.closeSubpath()
    return path
  }
}
