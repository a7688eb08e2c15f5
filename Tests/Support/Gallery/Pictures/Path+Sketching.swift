import Tintype

extension Path {
  /// A closed outline through points, given as pairs of x and y.
  nonisolated init(polygon points: [(CGFloat, CGFloat)]) {
    self.init { path in
      path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
      path.closeSubpath()
    }
  }

  /// An ellipse around a point.
  nonisolated init(dotAt x: CGFloat, _ y: CGFloat, _ radius: CGFloat, height: CGFloat? = nil) {
    let vertical = height ?? radius
    self.init(
      ellipseIn: CGRect(
        x: x - radius, y: y - vertical, width: radius * 2, height: vertical * 2))
  }

  /// Adds a line, as `addLine(to:)` does.
  nonisolated mutating func line(_ x: CGFloat, _ y: CGFloat) {
    addLine(to: CGPoint(x: x, y: y))
  }

  /// Adds a curve with one control point, which is given first.
  nonisolated mutating func bend(
    _ controlX: CGFloat, _ controlY: CGFloat, _ x: CGFloat, _ y: CGFloat
  ) {
    addQuadCurve(to: CGPoint(x: x, y: y), control: CGPoint(x: controlX, y: controlY))
  }

  /// An outline from a point on; the closure draws the rest and the outline is closed.
  nonisolated init(from x: CGFloat, _ y: CGFloat, _ draw: (inout Path) -> Void) {
    self.init { path in
      path.move(to: CGPoint(x: x, y: y))
      draw(&path)
      path.closeSubpath()
    }
  }
}
