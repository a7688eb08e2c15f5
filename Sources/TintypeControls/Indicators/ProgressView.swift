/// How far some work has come.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  @EnvironmentStyle<ProgressViewStyleConfiguration> private var style
  private let fraction: Double?
  private let hasTotal: Bool
  private let label: Label?
  private let valueLabel: CurrentValueLabel?

  private init(
    fraction: Double?, hasTotal: Bool, label: Label?, valueLabel: CurrentValueLabel?
  ) {
    self.fraction = fraction
    self.hasTotal = hasTotal
    self.label = label
    self.valueLabel = valueLabel
  }

  private static func share<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
  }

  /// Creates progress with labels; nil for a value that is not known.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.share(value, total), hasTotal: true, label: label(),
      valueLabel: currentValueLabel())
  }

  /// Progress in the environment's style.
  @MainActor public var body: some View {
    style.make(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: label.map { .init(part: ErasedPart($0)) },
        currentValueLabel: valueLabel.map { .init(part: ErasedPart($0)) }, isBar: hasTotal)
    )
    .isControl("ProgressView", fraction: fraction)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a spinner with a label.
  public nonisolated init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, hasTotal: false, label: label(), valueLabel: nil)
  }

  /// Creates progress with a label; nil for a value that is not known.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(
      fraction: Self.share(value, total), hasTotal: true, label: label(), valueLabel: nil)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a spinner.
  public nonisolated init() {
    self.init(fraction: nil, hasTotal: false, label: nil, valueLabel: nil)
  }

  /// Creates progress; nil for a value that is not known.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(fraction: Self.share(value, total), hasTotal: true, label: nil, valueLabel: nil)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a spinner with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey) {
    self.init { Text(titleKey) }
  }

  /// Creates a spinner with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) {
    self.init { Text(title) }
  }

  /// Creates progress with a title; nil for a value that is not known.
  public nonisolated init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Creates progress with a title; nil for a value that is not known.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates the progress of a configuration, inside a style.
  public nonisolated init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, hasTotal: configuration.isBar,
      label: configuration.label, valueLabel: configuration.currentValueLabel)
  }
}
