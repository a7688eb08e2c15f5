/// A control that raises and lowers a value.
public nonisolated struct Stepper<Label: View>: View, BuiltIn {
  @Environment(\.areLabelsHidden) private var areLabelsHidden
  @Environment(\.listRowContext) private var row
  @Environment(\.generation) private var generation
  private let label: Label
  private let limits: () -> StepperLimits

  /// Creates a stepper from what its sides do; a side that does nothing is dimmed.
  public nonisolated init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    let limits = StepperLimits(isLowest: onDecrement == nil, isHighest: onIncrement == nil)
    self.limits = { limits }
  }

  /// Creates a stepper of a value.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    limits = { StepperLimits(isLowest: false, isHighest: false) }
  }

  /// Creates a stepper of a value within bounds; the side that would leave them is dimmed.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    limits = {
      StepperLimits(
        isLowest: value.wrappedValue <= bounds.lowerBound,
        isHighest: value.wrappedValue >= bounds.upperBound)
    }
  }

  /// Label and control, by `Rules/Controls#Steppers` and, in a list's row,
  /// `Rules/Lists#Controls-in-rows`.
  @MainActor public var body: some View {
    parts.isControl(.stepper).isCalled(by: label)
  }

  @MainActor @ViewBuilder private var parts: some View {
    if areLabelsHidden {
      StepperControl(limits: limits())
    } else {
      LabeledControlLayout(
        minHeight: row == nil ? generation.controls.stepper.height : 0,
        ignoresControlHeight: row != nil, baselineIsTop: true
      ) {
        LabelParts(label, isOfControl: true)
        StepperControl(limits: limits())
      }
    }
  }
}

/// Which sides of a stepper do nothing.
nonisolated struct StepperLimits {
  /// Whether the value cannot be lowered.
  var isLowest: Bool
  /// Whether the value cannot be raised.
  var isHighest: Bool
}

/// The two sides of a stepper on a capsule.
private nonisolated struct StepperControl: View, BuiltIn {
  @Environment(\.generation) private var generation
  @Environment(\.isEnabled) private var isEnabled
  let limits: StepperLimits

  @MainActor var body: some View {
    let lengths = generation.controls
    HStack(spacing: 0) {
      sign(isPlus: false, isDimmed: limits.isLowest)
      Rectangle().fill(Color(system: .separator)).frame(width: 1, height: lengths.stepperLine)
      sign(isPlus: true, isDimmed: limits.isHighest)
    }
    .frame(width: lengths.stepperCapsule.width, height: lengths.stepperCapsule.height)
    .background { Capsule().fill(Color(system: .controlFill)) }
    .frame(width: lengths.stepper.width, height: lengths.stepper.height)
    .opacity(isEnabled ? 1 : 0.5)
  }

  @MainActor private func sign(isPlus: Bool, isDimmed: Bool) -> some View {
    ControlSymbol(isPlus ? "plus" : "minus", size: 17, weight: .medium)
      .foregroundStyle(
        isDimmed ? AnyShapeStyle(Color(system: .tertiaryLabel)) : AnyShapeStyle(Color.primary)
      )
      .frame(maxWidth: .infinity)
  }
}
