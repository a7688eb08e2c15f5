/// Gauges of a watch as open rings.
public nonisolated struct CircularGaugeStyle: GaugeStyle, Sendable, BuiltIn {
  private let tint: Color?
  /// Creates the style, for which `.circular` is short.
  public nonisolated init() { tint = nil }
  /// Creates the style with a color of its own.
  public nonisolated init(tint: Color) { self.tint = tint }
  /// A ring with a mark at the value.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    AccessoryCircularGaugeStyle().makeBody(configuration: configuration).tint(tint)
  }
}

/// Gauges of a watch as bars.
public nonisolated struct LinearGaugeStyle: GaugeStyle, Sendable, BuiltIn {
  private let tint: Color?
  /// Creates the style, for which `.linear` is short.
  public nonisolated init() { tint = nil }
  /// Creates the style with a color of its own.
  public nonisolated init(tint: Color) { self.tint = tint }
  /// A bar with a mark at the value.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    AccessoryLinearGaugeStyle().makeBody(configuration: configuration).tint(tint)
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Creates a gauge with a label of its value; labels of other values show in no style of a phone.
  public nonisolated init<V: BinaryFloatingPoint, Marks: View>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> Marks
  ) {
    self.init(value: value, in: bounds, label: label, currentValueLabel: currentValueLabel)
  }
}

extension Gauge {
  /// Creates a gauge with labels of its value and its bounds; labels of other values show in no style of a phone.
  public nonisolated init<V: BinaryFloatingPoint, Marks: View>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> Marks
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel)
  }
}
