/// What a fill or a stroke is made of.
package enum Paint: Sendable, Hashable {
  /// One color.
  case color(RGBA)
  /// Colors that change from place to place, in the coordinates of what is painted.
  case gradient([GradientStop], GradientShape)
  /// What is below, blurred; its veil alone where it paints lines, text or the alpha of pictures.
  ///
  /// Kept apart, so that other paints are no larger for it.
  indirect case backdrop(Backdrop)
  /// Colors on a grid of points, in the coordinates of what is painted.
  indirect case mesh(GradientMesh)

  /// The paint with its alpha multiplied by a factor.
  package func opacity(_ factor: Double) -> Paint {
    switch self {
    case .color(let color): return .color(color.opacity(factor))
    case .gradient(let stops, let shape):
      return .gradient(
        stops.map { GradientStop(color: $0.color.opacity(factor), location: $0.location) }, shape)
    case .backdrop(var backdrop):
      backdrop.opacity *= factor
      return .backdrop(backdrop)
    case .mesh(let mesh): return .mesh(mesh.opacity(factor))
    }
  }

  /// The paint with drawable numbers only, or nil where nothing would show.
  ///
  /// Stops are in order from 0 to 1; degenerate gradients become the color that SVG gives them.
  package var simplified: Paint? {
    switch self {
    case .color(let color):
      return color.clamped.alpha > 0 ? .color(color.clamped) : nil
    case .gradient(let stops, let shape):
      var last = 0.0
      let ordered = stops.map { stop in
        if stop.location > last { last = min(stop.location, 1) }
        return GradientStop(color: stop.color.clamped, location: last)
      }
      guard let end = ordered.last, ordered.contains(where: { $0.color.alpha > 0 }) else {
        return nil
      }
      if shape.isDegenerate || ordered.count == 1 { return Paint.color(end.color).simplified }
      return .gradient(ordered, shape)
    case .backdrop(let backdrop): return backdrop.opacity > 0 ? self : nil
    case .mesh(let mesh): return mesh.simplified.map { .mesh($0) }
    }
  }
}

/// Where the colors of a gradient are; what lies outside has the color of the nearest end.
///
/// Painters switch over all shapes, so that none can forget a new one.
package enum GradientShape: Sendable, Hashable {
  /// Along a line between two points.
  case linear(from: CGPoint, to: CGPoint)
  /// Between two circles around one middle; radii in points.
  case radial(center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Between two ellipses around one middle; radii are shares of the unit's sides.
  case elliptical(center: CGPoint, unit: CGSize, startRadius: CGFloat, endRadius: CGFloat)
  /// Around a point; angles in radians, clockwise from the positive x axis.
  case angular(center: CGPoint, startAngle: Double, endAngle: Double)

  /// Whether both ends are the same position, or a number is none that can be drawn with.
  var isDegenerate: Bool {
    switch self {
    case .linear(let from, let to):
      from == to || ![from.x, from.y, to.x, to.y].allSatisfy(\.isFinite)
    case .radial(let center, let start, let end):
      start == end || start < 0 || end < 0
        || ![center.x, center.y, start, end].allSatisfy(\.isFinite)
    case .elliptical(let center, let unit, let start, let end):
      start == end || start < 0 || end < 0 || unit.width <= 0 || unit.height <= 0
        || ![center.x, center.y, unit.width, unit.height, start, end].allSatisfy(\.isFinite)
    case .angular(let center, let start, let end):
      start == end || ![Double(center.x), Double(center.y), start, end].allSatisfy(\.isFinite)
    }
  }
}

/// A color at a place of a gradient.
package struct GradientStop: Sendable, Hashable {
  /// The color.
  package var color: RGBA
  /// The position, 0 at the start and 1 at the end.
  package var location: Double

  /// Creates a stop.
  package init(color: RGBA, location: Double) {
    self.color = color
    self.location = location
  }
}
