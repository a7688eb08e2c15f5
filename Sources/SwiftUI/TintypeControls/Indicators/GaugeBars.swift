/// A bar that is filled up to the value, between its labels (`Rules/Controls#Gauges`).
nonisolated struct FilledGauge: View, BuiltIn {
  @Environment(\.generation) private var generation
  let configuration: GaugeStyleConfiguration
  /// Whether the bar is thick, as in small places.
  let isAccessory: Bool

  @MainActor var body: some View {
    let lengths = generation.controls
    VStack(spacing: isAccessory ? lengths.gaugeGap : lengths.progress.gap) {
      configuration.label
      GaugeBounds(configuration: configuration) {
        Capsule().fill(Color(system: .controlFill))
          .overlay(alignment: .leading) {
            Capsule().fill(TintShapeStyle())
              .relativeProposed(width: CGFloat(configuration.value))
          }
          .frame(height: isAccessory ? lengths.gaugeLine.bar : lengths.progress.bar)
      }
      if isAccessory {
        configuration.currentValueLabel
      } else {
        configuration.currentValueLabel.font(.footnote)
          .foregroundStyle(HierarchicalShapeStyle.secondary)
      }
    }
  }
}

/// A bar in all its colors with a mark at the value (`Rules/Controls#Gauges`).
nonisolated struct MarkedGaugeBar: View, BuiltIn {
  @Environment(\.generation) private var generation
  @Environment(\.gaugeColors) private var colors
  let configuration: GaugeStyleConfiguration

  @MainActor var body: some View {
    let lengths = generation.controls
    let radius = lengths.gaugeLine.bar / 2
    GaugeBounds(configuration: configuration) {
      Capsule()
        .fill(
          LinearGradient(
            gradient: colors.gradient, startPoint: .leading, endPoint: .trailing)
        )
        .clipShape(
          GaugeBarMark(
            value: value, inset: radius, radius: radius + lengths.gaugeMarkGap, isHole: true),
          style: FillStyle(eoFill: true)
        )
        .overlay {
          GaugeBarMark(value: value, inset: radius, radius: radius).fill(colors.color(at: value))
        }
        .frame(height: lengths.gaugeLine.bar)
    }
  }

  private var value: Double { configuration.value }
}

/// A bar between the labels of its bounds.
private nonisolated struct GaugeBounds<Bar: View>: View, BuiltIn {
  @Environment(\.generation) private var generation
  let configuration: GaugeStyleConfiguration
  @ViewBuilder let bar: Bar

  @MainActor var body: some View {
    HStack(spacing: generation.controls.gaugeGap) {
      configuration.minimumValueLabel.font(.footnote)
      bar
      configuration.maximumValueLabel.font(.footnote)
    }
  }
}

/// A disc on a bar, or all around it but the disc; places go from the leading side to the other.
private nonisolated struct GaugeBarMark: Shape, BuiltIn {
  /// The position between the ends of the bar, 0 to 1.
  let value: Double
  /// How far the disc's center stays from the ends, in points.
  let inset: CGFloat
  /// The disc's radius, in points.
  let radius: CGFloat
  var isHole = false

  nonisolated func path(in rect: CGRect) -> Path {
    let center = rect.minX + inset + max(0, rect.width - 2 * inset) * CGFloat(value)
    return Path(
      gaugeMarkAt: CGPoint(x: center, y: rect.midY), radius: radius, isHole: isHole, in: rect)
  }
}
