/// The platform's style of toggles: a switch.
public nonisolated struct DefaultToggleStyle: ToggleStyle, Sendable, BuiltIn {
  /// Creates the style, for which `.automatic` is short.
  public nonisolated init() {}
  /// Label and switch.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(label: configuration.label, isOn: configuration.isOn)
  }
}

/// Toggles with a switch.
public nonisolated struct SwitchToggleStyle: ToggleStyle, BuiltIn {
  private let tint: Color?
  /// Creates the style, for which `.switch` is short.
  public nonisolated init() { tint = nil }
  /// Creates the style with the color of switches that are on.
  public nonisolated init(tint: Color) { self.tint = tint }
  /// Label and switch.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(label: configuration.label, isOn: configuration.isOn, color: tint)
  }
}

/// Toggles that look like buttons, on a background while they are on (`Rules/Controls#Toggles`).
public nonisolated struct ButtonToggleStyle: ToggleStyle, Sendable, BuiltIn {
  /// Creates the style, for which `.button` is short.
  public nonisolated init() {}
  /// A button.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.isOn {
      Button(action: {}) { configuration.label }.buttonStyle(.borderedProminent)
    } else {
      Button(action: {}) { RoomyLabel(label: configuration.label) }.buttonStyle(.borderless)
    }
  }
}

/// Toggles of macOS with a box before the label, of which no figures are recorded.
public nonisolated struct CheckboxToggleStyle: ToggleStyle, Sendable, BuiltIn {
  /// Creates the style, for which `.checkbox` is short.
  public nonisolated init() {}
  /// Box and label.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
        .foregroundStyle(
          configuration.isOn
            ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(system: .tertiaryLabel)))
      configuration.label
    }
  }
}

/// A label and a switch, by `Rules/Controls#Toggles` and, in a list's row,
/// `Rules/Lists#Controls-in-rows`.
private nonisolated struct SwitchRow<Label: View>: View, BuiltIn {
  @Environment(\.areLabelsHidden) private var areLabelsHidden
  @Environment(\.listRowContext) private var row
  @Environment(\.generation) private var generation
  let label: Label
  let isOn: Bool
  var color: Color?

  @MainActor var body: some View {
    if areLabelsHidden {
      ControlSwitch(isOn: isOn, color: color).isTitled(
        (label as? ToggleStyleConfiguration.Label)?.part.text)
    } else {
      LabeledControlLayout(
        minHeight: row == nil ? generation.controls.toggle.height : 0,
        ignoresControlHeight: row != nil, baselineIsTop: true
      ) {
        LabelParts(label, isOfControl: true)
        ControlSwitch(isOn: isOn, color: color)
          .padding(.trailing, row == nil ? 0 : -generation.lists.switchOverhang)
      }
    }
  }
}

/// A switch: a capsule with a knob that has the same space on its three sides.
private nonisolated struct ControlSwitch: View, BuiltIn {
  @Environment(\.generation) private var generation
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tintColor) private var tint
  let isOn: Bool
  let color: Color?

  @MainActor var body: some View {
    let (size, knob) = (generation.controls.toggle, generation.controls.toggleKnob)
    Capsule()
      .fill(isOn ? color ?? tint ?? .green : Color(system: .tertiaryLabel))
      .overlay(alignment: isOn ? .trailing : .leading) {
        Capsule().fill(Color(system: .knob)).frame(width: knob.width, height: knob.height)
          .padding((size.height - knob.height) / 2)
      }
      .frame(width: size.width, height: size.height)
      .opacity(isEnabled ? 1 : 0.5)
  }
}

extension EnvironmentValues {
  /// The accent color where one was set; nil for the system's.
  var tintColor: Color? { tint }
}
