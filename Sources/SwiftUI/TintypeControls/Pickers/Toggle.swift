/// A control that switches between on and off.
public nonisolated struct Toggle<Label: View>: View, BuiltIn {
  @EnvironmentStyle<ToggleStyleConfiguration> private var style
  private let isOn: Binding<Bool>
  private let label: Label

  /// Creates a toggle.
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// Label and switch in the environment's style.
  @MainActor public var body: some View {
    style.make(ToggleStyleConfiguration(label: .init(part: ErasedPart(label)), isOn: isOn))
      .isControl(.toggle(isOn: isOn.wrappedValue), style: style.name)
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates the toggle of a configuration, inside a style.
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
    _style.skipStyle()
  }
}

/// The look of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the view that a toggle consists of.
  associatedtype Body: View
  /// What a style is given.
  typealias Configuration = ToggleStyleConfiguration
  /// The view of a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a toggle style is given.
public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  public nonisolated struct Label: View, BuiltIn {
    let part: ErasedPart
    /// The label as it was given.
    @MainActor public var body: some View { part }
  }
  /// The label.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether the toggle stands for values of which some are on.
  public var isMixed = false

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

extension ToggleStyleConfiguration: StyleConfiguration {
  nonisolated static var standard: StyleBox<Self> { StyleBox(DefaultToggleStyle()) }
}

extension StyleBox<ToggleStyleConfiguration> {
  nonisolated init(_ style: some ToggleStyle) {
    self.init(style) { $0.makeBody(configuration: $1) }
  }
}

extension View {
  /// Sets the style of toggles inside.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    self.style(StyleBox(style))
  }
}
