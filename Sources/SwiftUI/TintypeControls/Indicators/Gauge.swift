/// A value between two bounds.
public nonisolated struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View,
  BuiltIn
{
  @EnvironmentStyle<GaugeStyleConfiguration> private var style
  private let fraction: Double
  private let label: Label
  private let valueLabel: CurrentValueLabel?
  private let minimum: BoundsLabel?
  private let maximum: BoundsLabel?

  private static func share<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> Double
  {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let part = Double(value - bounds.lowerBound)
    return length > 0 && part.isFinite ? min(max(part / length, 0), 1) : 0
  }

  /// Creates a gauge with labels of its value and its bounds.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    fraction = Self.share(value, bounds)
    self.label = label()
    valueLabel = currentValueLabel()
    minimum = minimumValueLabel()
    maximum = maximumValueLabel()
  }

  /// The gauge in the environment's style.
  @MainActor public var body: some View {
    style.make(
      GaugeStyleConfiguration(
        value: fraction, label: .init(part: ErasedPart(label)),
        currentValueLabel: valueLabel.map { .init(part: ErasedPart($0)) },
        minimumValueLabel: minimum.map { .init(part: ErasedPart($0)) },
        maximumValueLabel: maximum.map { .init(part: ErasedPart($0)) })
    )
    .isControl(.gauge(fraction: fraction), style: style.name)
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Creates a gauge with a label of its value.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    fraction = Self.share(value, bounds)
    self.label = label()
    valueLabel = currentValueLabel()
    minimum = nil
    maximum = nil
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
  /// Creates a gauge.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    fraction = Self.share(value, bounds)
    self.label = label()
    valueLabel = nil
    minimum = nil
    maximum = nil
  }
}
