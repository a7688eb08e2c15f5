/// A control that raises and lowers a value.
public nonisolated struct Stepper<Label: View>: View {
  @Environment(\.areLabelsHidden) private var areLabelsHidden
  @Environment(\.listRowContext) private var row
  private let label: Label

  /// Creates a stepper from what its sides do.
  public nonisolated init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
  }

  /// Creates a stepper of a value.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
  }

  /// Creates a stepper of a value within bounds.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
  }

  /// Label and control, by `Rules/Controls#Steppers` and, in a list's row,
  /// `Rules/Lists#Controls-in-rows`.
  @MainActor public var body: some View {
    if areLabelsHidden {
      StepperControl()
    } else {
      LabeledControlLayout(
        minHeight: row == nil ? 32 : 0, ignoresControlHeight: row != nil, baselineIsTop: true
      ) {
        VStack(alignment: .leading) { label }
        StepperControl()
      }
    }
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper of a value with a title.
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step) { Text(titleKey) }
  }

  /// Creates a stepper of a value with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step) { Text(title) }
  }

  /// Creates a stepper of a value within bounds with a title.
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step) { Text(titleKey) }
  }

  /// Creates a stepper of a value within bounds with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }

  /// Creates a stepper from what its sides do, with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }
}

/// The two sides of a stepper: 94 x 32 points, a capsule of 93 x 28 in it.
private nonisolated struct StepperControl: View {
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    HStack(spacing: 0) {
      sign(isPlus: false)
      Rectangle().fill(Color(system: .separator)).frame(width: 1, height: 18)
      sign(isPlus: true)
    }
    .frame(width: 93, height: 28)
    .background { Capsule().fill(Color(system: .controlFill)) }
    .frame(width: 94, height: 32)
    .opacity(isEnabled ? 1 : 0.5)
  }

  @MainActor private func sign(isPlus: Bool) -> some View {
    ZStack {
      Capsule().frame(width: 15, height: 2)
      if isPlus { Capsule().frame(width: 2, height: 15) }
    }
    .frame(maxWidth: .infinity)
  }
}
