/// How far some work has come.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View, BuiltIn {
  @EnvironmentStyle<ProgressViewStyleConfiguration> private var style
  @Environment(\.currentDate) private var currentDate
  private let fraction: Double?
  private var timer: ProgressTimer?
  private let hasTotal: Bool
  private let label: Label?
  private let valueLabel: CurrentValueLabel?

  init(
    fraction: Double?, hasTotal: Bool, label: Label?, valueLabel: CurrentValueLabel?
  ) {
    self.fraction = fraction
    self.hasTotal = hasTotal
    self.label = label
    self.valueLabel = valueLabel
  }

  static func share<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
  }

  /// Progress in the environment's style.
  @MainActor public var body: some View {
    let shown = timer.map { $0.fraction(at: currentDate) } ?? fraction
    style.make(
      ProgressViewStyleConfiguration(
        fractionCompleted: shown, label: label.map { .init(part: ErasedPart($0)) },
        currentValueLabel: valueLabel.map { .init(part: ErasedPart($0)) }, isBar: hasTotal)
    )
    .isControl(.progressView(fraction: shown), style: style.name)
  }
}

/// How far a timer has come at a date.
private nonisolated struct ProgressTimer {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// The share of the interval that has passed, or that is left, 0 to 1.
  func fraction(at date: Date) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let passed = date.timeIntervalSince(interval.lowerBound)
    let share = length > 0 ? min(max(passed / length, 0), 1) : passed < 0 ? 0 : 1
    return countsDown ? 1 - share : share
  }
}

extension ProgressView {
  /// Creates the progress of a timer, as it stands at the environment's `currentDate`.
  ///
  /// - Parameters:
  ///   - timerInterval: when the timer runs.
  ///   - countsDown: whether the bar shows what remains, and not what has passed.
  ///   - label: what the timer is for.
  ///   - currentValueLabel: what tells the time.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: nil, hasTotal: true, label: label(), valueLabel: currentValueLabel())
    timer = ProgressTimer(interval: timerInterval, countsDown: countsDown)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == Text {
  /// Creates the progress of a timer with the time.
  public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(
      fraction: nil, hasTotal: true, label: nil,
      valueLabel: Text(timerInterval: timerInterval, countsDown: countsDown))
    timer = ProgressTimer(interval: timerInterval, countsDown: countsDown)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == Text {
  /// Creates the progress of a task of Foundation's, in its own words.
  public nonisolated init(_ progress: Progress) {
    let share = progress.fractionCompleted
    self.init(
      fraction: progress.isIndeterminate ? nil : min(max(share, 0), 1), hasTotal: true,
      label: nil, valueLabel: nil)
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
    _style.skipStyle()
  }
}
