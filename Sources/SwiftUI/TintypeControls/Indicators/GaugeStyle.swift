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
  public nonisolated struct Label: View, BuiltIn {
    let part: ErasedPart
    /// The label as it was given.
    @MainActor public var body: some View { part }
  }
  /// The label of the current value.
  public nonisolated struct CurrentValueLabel: View, BuiltIn {
    let part: ErasedPart
    /// The label as it was given.
    @MainActor public var body: some View { part }
  }
  /// The label of the lower bound.
  public nonisolated struct MinimumValueLabel: View, BuiltIn {
    let part: ErasedPart
    /// The label as it was given.
    @MainActor public var body: some View { part }
  }
  /// The label of the upper bound.
  public nonisolated struct MaximumValueLabel: View, BuiltIn {
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

extension GaugeStyleConfiguration: StyleConfiguration {
  nonisolated static var standard: StyleBox<Self> { StyleBox(DefaultGaugeStyle()) }
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
