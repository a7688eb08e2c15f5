// Made of Fixtures/Names/TintypeControls/IndicatorsInitializers.txt by `make names`: change that file instead.
// swift-format-ignore-file

extension AsyncImage where Content == Color {
  /// Creates a picture in whose place a gray background shows.
  public nonisolated init(url: URL?, scale: CGFloat = 1) { self.init(url: url, scale: scale) { _ in Color(system: .controlFill) } }
}

extension ProgressView {
  /// Creates progress with labels; nil for a value that is not known.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel) { self.init(fraction: Self.share(value, total), hasTotal: true, label: label(), valueLabel: currentValueLabel()) }
}

extension ProgressView where CurrentValueLabel == Text {
  /// Creates the progress of a timer with a label and the time.
  public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) { self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) { Text(timerInterval: timerInterval, countsDown: countsDown) } }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a spinner with a label.
  public nonisolated init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, hasTotal: false, label: label(), valueLabel: nil) }
  /// Creates progress with a label; nil for a value that is not known.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) { self.init(fraction: Self.share(value, total), hasTotal: true, label: label(), valueLabel: nil) }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a spinner.
  public nonisolated init() { self.init(fraction: nil, hasTotal: false, label: nil, valueLabel: nil) }
  /// Creates progress; nil for a value that is not known.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) { self.init(fraction: Self.share(value, total), hasTotal: true, label: nil, valueLabel: nil) }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates progress with a title; nil for a value that is not known.
  public nonisolated init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) { self.init(value: value, total: total) { Text(titleKey) } }
  /// Creates progress with a title; nil for a value that is not known.
  @_disfavoredOverload public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) { self.init(value: value, total: total) { Text(title) } }
}
