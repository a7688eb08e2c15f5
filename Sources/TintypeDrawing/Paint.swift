/// What a fill or a stroke is made of.
package enum Paint: Sendable, Hashable {
  /// One color.
  case color(RGBA)
  /// A gradient along a line between two points.
  case linearGradient([GradientStop], from: CGPoint, to: CGPoint)
  /// A gradient between two circles around one middle.
  case radialGradient(
    [GradientStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// A gradient between two ellipses around one middle; radii are shares of the unit's sides.
  case ellipticalGradient(
    [GradientStop], center: CGPoint, unit: CGSize, startRadius: CGFloat, endRadius: CGFloat)
  /// A gradient around a point; angles in radians, clockwise from the positive x axis.
  case angularGradient(
    [GradientStop], center: CGPoint, startAngle: Double, endAngle: Double)

  /// The paint with its alpha multiplied by a factor.
  package func opacity(_ factor: Double) -> Paint {
    func faded(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(color: $0.color.opacity(factor), location: $0.location) }
    }
    switch self {
    case .color(let color): return .color(color.opacity(factor))
    case .linearGradient(let stops, let from, let to):
      return .linearGradient(faded(stops), from: from, to: to)
    case .radialGradient(let stops, let center, let start, let end):
      return .radialGradient(faded(stops), center: center, startRadius: start, endRadius: end)
    case .ellipticalGradient(let stops, let center, let unit, let start, let end):
      return .ellipticalGradient(
        faded(stops), center: center, unit: unit, startRadius: start, endRadius: end)
    case .angularGradient(let stops, let center, let start, let end):
      return .angularGradient(faded(stops), center: center, startAngle: start, endAngle: end)
    }
  }
}

/// A color at a place of a gradient.
package struct GradientStop: Sendable, Hashable {
  /// The color.
  package var color: RGBA
  /// The place, 0 at the start and 1 at the end.
  package var location: Double

  /// Creates a stop.
  package init(color: RGBA, location: Double) {
    self.color = color
    self.location = location
  }
}

/// How a group's pixels meet those below it.
package enum BlendMode: String, Sendable, Hashable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}
