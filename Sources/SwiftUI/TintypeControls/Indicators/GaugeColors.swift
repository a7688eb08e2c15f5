/// The colors of a gauge, from its lower bound to its upper one (`Rules/Controls#Gauges`).
nonisolated struct GaugeColors {
  /// The colors with their positions between the bounds, 0 to 1.
  let gradient: Gradient

  /// The colors of a gradient that was set as the tint, or the one color of any other tint.
  init(style: (any ShapeStyle)?, tint: Color?) {
    switch style {
    case let style as Gradient: gradient = style
    case let style as AnyGradient: gradient = style.gradient
    case let style as LinearGradient: gradient = style.gradient
    default:
      let color = tint ?? Color(system: .blue)
      gradient = Gradient(colors: [color, color])
    }
  }

  /// The color at a position between the bounds, 0 to 1.
  func color(at value: Double) -> Color {
    let stops = gradient.stops
    guard let first = stops.first, let last = stops.last else { return .clear }
    guard let after = stops.firstIndex(where: { Double($0.location) > value }) else {
      return last.color
    }
    guard after > 0 else { return first.color }
    let (from, to) = (stops[after - 1], stops[after])
    let share = (value - Double(from.location)) / Double(to.location - from.location)
    return from.color.mix(with: to.color, by: share, in: .device)
  }

  /// The colors around a whole circle, of which the gauge's line takes the part in the middle.
  ///
  /// - Parameter part: how much of the circle the line takes, 0 to 1.
  /// - Returns: the gradient of a whole turn.
  func around(part: CGFloat) -> Gradient {
    let start = (1 - part) / 2
    return Gradient(
      stops: gradient.stops.map {
        Gradient.Stop(color: $0.color, location: start + part * $0.location)
      })
  }
}

extension EnvironmentValues {
  /// The colors of gauges.
  var gaugeColors: GaugeColors { GaugeColors(style: tintStyle, tint: tint) }
}
