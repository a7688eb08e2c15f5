/// A ring that is open below, in all its colors, with a mark at the value
/// (`Rules/Controls#Gauges`).
nonisolated struct MarkedGaugeRing: View, BuiltIn {
  @Environment(\.generation) private var generation
  @Environment(\.gaugeColors) private var colors
  let configuration: GaugeStyleConfiguration

  /// The part of the circle that the ring takes.
  private var part: CGFloat { 0.75 }

  @MainActor var body: some View {
    let lengths = generation.controls
    let line = lengths.gaugeLine.ring
    ZStack {
      GaugeArc(part: part)
        .stroke(
          AngularGradient(
            gradient: colors.around(part: part), center: .center, startAngle: .degrees(90),
            endAngle: .degrees(450)),
          style: StrokeStyle(lineWidth: line, lineCap: .round)
        )
        .clipShape(
          GaugeMark(
            value: value, part: part, radius: line / 2 + lengths.gaugeMarkGap, isHole: true),
          style: FillStyle(eoFill: true))
      GaugeMark(value: value, part: part, radius: line / 2).fill(colors.color(at: value))
      GaugeValue(label: configuration.currentValueLabel)
    }
    .padding(line / 2)
    .frame(width: lengths.gauge, height: lengths.gauge)
    .overlay(alignment: .bottom) {
      bounds
        .font(.system(size: 9, weight: .medium, design: .rounded))
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        // As wide as the gap of the ring.
        .frame(maxWidth: 0.6 * lengths.gauge)
    }
  }

  private var value: Double { configuration.value }

  @MainActor @ViewBuilder private var bounds: some View {
    if configuration.minimumValueLabel == nil && configuration.maximumValueLabel == nil {
      configuration.label
    } else {
      HStack(spacing: 4) {
        configuration.minimumValueLabel
        configuration.maximumValueLabel
      }
    }
  }
}

/// A closed ring that is filled up to the value (`Rules/Controls#Gauges`).
nonisolated struct FilledGaugeRing: View, BuiltIn {
  @Environment(\.generation) private var generation
  @Environment(\.gaugeColors) private var colors
  let configuration: GaugeStyleConfiguration

  @MainActor var body: some View {
    let lengths = generation.controls
    let line = StrokeStyle(lineWidth: lengths.gaugeLine.ring, lineCap: .round)
    let filled = AngularGradient(
      gradient: colors.gradient, center: .center, startAngle: .degrees(-90),
      endAngle: .degrees(270))
    ZStack {
      Circle().stroke(filled.opacity(0.25), style: line)
      Circle().trim(from: 0, to: CGFloat(configuration.value)).rotation(.degrees(-90))
        .stroke(filled, style: line)
      GaugeValue(label: configuration.currentValueLabel)
    }
    .padding(lengths.gaugeLine.ring / 2)
    .frame(width: lengths.gauge, height: lengths.gauge)
  }
}

/// The label of the value in the middle of a ring.
private nonisolated struct GaugeValue: View, BuiltIn {
  @Environment(\.generation) private var generation
  let label: GaugeStyleConfiguration.CurrentValueLabel?

  @MainActor var body: some View {
    if let label {
      label
        .font(.system(size: 20, weight: .medium, design: .rounded))
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .frame(maxWidth: generation.controls.gauge - 4 * generation.controls.gaugeLine.ring)
    }
  }
}

/// A part of a circle that leaves the same space on both sides of the lowest point.
private nonisolated struct GaugeArc: Shape, BuiltIn {
  let part: CGFloat

  nonisolated func path(in rect: CGRect) -> Path {
    Circle().trim(from: (1 - part) / 2, to: (1 + part) / 2).rotation(.degrees(90)).path(in: rect)
  }
}

/// A disc on the line of a ring, or all around it but the disc.
private nonisolated struct GaugeMark: Shape, BuiltIn {
  /// The position between the ends of the line, 0 to 1.
  let value: Double
  /// The part of the circle that the line takes.
  let part: CGFloat
  /// The disc's radius, in points.
  let radius: CGFloat
  var isHole = false

  nonisolated func path(in rect: CGRect) -> Path {
    let angle = 2 * CGFloat.pi * (0.25 + (1 - part) / 2 + part * CGFloat(value))
    let length = min(rect.width, rect.height) / 2
    let center = CGPoint(x: rect.midX + length * cos(angle), y: rect.midY + length * sin(angle))
    return Path(gaugeMarkAt: center, radius: radius, isHole: isHole, in: rect)
  }
}

extension Path {
  /// A disc that marks a value on a gauge's line, or all around it.
  ///
  /// - Parameters:
  ///   - center: the disc's center, in points.
  ///   - radius: the disc's radius, in points.
  ///   - isHole: whether what is around the disc is meant, to be filled by the even-odd rule.
  ///   - rect: the gauge's rectangle, which a hole's surroundings exceed.
  init(gaugeMarkAt center: CGPoint, radius: CGFloat, isHole: Bool, in rect: CGRect) {
    self.init(
      ellipseIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    if isHole { addRect(rect.insetBy(dx: -2 * radius, dy: -2 * radius)) }
  }
}
