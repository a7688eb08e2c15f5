/// The look of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of the view that a gauge consists of.
  associatedtype Body: View
  /// What a style is given.
  typealias Configuration = GaugeStyleConfiguration
  /// The view of a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a gauge style is given.
public struct GaugeStyleConfiguration {
  /// What the gauge is for.
  public nonisolated struct Label: View {
    let part: ErasedPart
    /// The label as it was given.
    @MainActor public var body: some View { part }
  }
  /// The label of the current value.
  public nonisolated struct CurrentValueLabel: View {
    let part: ErasedPart
    /// The label as it was given.
    @MainActor public var body: some View { part }
  }
  /// The label of the lower bound.
  public nonisolated struct MinimumValueLabel: View {
    let part: ErasedPart
    /// The label as it was given.
    @MainActor public var body: some View { part }
  }
  /// The label of the upper bound.
  public nonisolated struct MaximumValueLabel: View {
    let part: ErasedPart
    /// The label as it was given.
    @MainActor public var body: some View { part }
  }
  /// The place of the value between the bounds, 0 to 1.
  public var value: Double
  /// What the gauge is for.
  public var label: Label
  /// The label of the current value; nil for none.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the lower bound; nil for none.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the upper bound; nil for none.
  public var maximumValueLabel: MaximumValueLabel?
}

/// The platform's style of gauges: a bar between its labels, with the metrics of progress.
public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
  /// Creates the style, for which `.automatic` is short.
  public nonisolated init() {}
  /// A bar.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack(spacing: 6) {
        configuration.minimumValueLabel.font(.footnote)
        Capsule().fill(Color(system: .controlFill))
          .overlay(alignment: .leading) {
            Capsule().fill(TintShapeStyle())
              .relativeProposed(width: CGFloat(configuration.value))
          }
          .frame(height: 4)
        configuration.maximumValueLabel.font(.footnote)
      }
      configuration.currentValueLabel.font(.footnote)
        .foregroundStyle(HierarchicalShapeStyle.secondary)
    }
  }
}

/// Gauges as open circles, as wide as those of macOS: 58 points.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
  /// Creates the style, for which `.accessoryCircular` is short.
  public nonisolated init() {}
  /// A circle with a gap, in which the bounds stand, or else the label.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GaugeCircle(configuration: configuration, start: 0.125, length: 0.75, turn: .degrees(90))
      .overlay(alignment: .bottom) {
        HStack(spacing: 8) {
          if configuration.minimumValueLabel == nil && configuration.maximumValueLabel == nil {
            configuration.label
          } else {
            configuration.minimumValueLabel
            configuration.maximumValueLabel
          }
        }
        .font(.system(size: 9))
        .lineLimit(1)
      }
  }
}

/// Gauges as closed circles, as wide as those of macOS: 58 points.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
  /// Creates the style, for which `.accessoryCircularCapacity` is short.
  public nonisolated init() {}
  /// A circle.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GaugeCircle(configuration: configuration, start: 0, length: 1, turn: .degrees(-90))
  }
}

private nonisolated struct GaugeCircle: View {
  let configuration: GaugeStyleConfiguration
  let start: CGFloat
  let length: CGFloat
  let turn: Angle

  @MainActor var body: some View {
    let line = StrokeStyle(lineWidth: 6, lineCap: .round)
    ZStack {
      Circle().trim(from: start, to: start + length).rotation(turn)
        .stroke(Color(system: .controlFill), style: line)
      Circle().trim(from: start, to: start + length * CGFloat(configuration.value))
        .rotation(turn)
        .stroke(TintShapeStyle(), style: line)
      configuration.currentValueLabel.font(.system(size: 18, weight: .medium)).lineLimit(1)
    }
    .padding(3)
    .frame(width: 58, height: 58)
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// The platform's: a bar.
  public nonisolated static var automatic: Self { LinearCapacityGaugeStyle() }
  /// A bar.
  public nonisolated static var linearCapacity: Self { LinearCapacityGaugeStyle() }
  /// A small bar.
  public nonisolated static var accessoryLinear: Self { LinearCapacityGaugeStyle() }
  /// A small bar.
  public nonisolated static var accessoryLinearCapacity: Self { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open circle.
  public nonisolated static var accessoryCircular: Self { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A circle.
  public nonisolated static var accessoryCircularCapacity: Self {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension GaugeStyleConfiguration: StyleConfiguration {
  nonisolated static var standard: StyleBox<Self> { StyleBox(LinearCapacityGaugeStyle()) }
}

extension StyleBox<GaugeStyleConfiguration> {
  nonisolated init(_ style: some GaugeStyle) {
    self.init(style) { $0.makeBody(configuration: $1) }
  }
}

extension View {
  /// Sets the style of gauges inside.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    self.style(StyleBox(style))
  }
}
