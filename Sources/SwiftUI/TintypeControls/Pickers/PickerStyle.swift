/// The look of pickers; one of the built-in types.
public protocol PickerStyle {
  /// Which of the built-in looks the style is; the engine's hook.
  @_documentation(visibility: internal)
  nonisolated static var look: PickerLook { get }
}

/// How a picker looks.
@_documentation(visibility: internal)
public enum PickerLook: Hashable, Sendable {
  /// A menu.
  case automatic
  /// The chosen value with a mark that opens a menu.
  case menu
  /// All values side by side.
  case segmented
  /// All values on a wheel.
  case wheel
  /// All values as rows of the list around.
  case inline
  /// The chosen value in a row that leads to a screen of all values.
  case navigationLink
}

/// The platform's style of pickers: a menu.
public nonisolated struct DefaultPickerStyle: PickerStyle, Sendable {
  /// Creates the style, for which `.automatic` is short.
  public nonisolated init() {}
  /// A menu.
  @_documentation(visibility: internal)
  public nonisolated static var look: PickerLook { .automatic }
}
/// Pickers as menus.
public nonisolated struct MenuPickerStyle: PickerStyle, Sendable {
  /// Creates the style, for which `.menu` is short.
  public nonisolated init() {}
  /// A menu.
  @_documentation(visibility: internal)
  public nonisolated static var look: PickerLook { .menu }
}
/// Pickers as segments side by side.
public nonisolated struct SegmentedPickerStyle: PickerStyle, Sendable {
  /// Creates the style, for which `.segmented` is short.
  public nonisolated init() {}
  /// Segments.
  @_documentation(visibility: internal)
  public nonisolated static var look: PickerLook { .segmented }
}
/// Pickers as rows of choices; outside of menus they look like segments.
public nonisolated struct PalettePickerStyle: PickerStyle, Sendable {
  /// Creates the style, for which `.palette` is short.
  public nonisolated init() {}
  /// Segments.
  @_documentation(visibility: internal)
  public nonisolated static var look: PickerLook { .segmented }
}
/// Pickers as wheels.
public nonisolated struct WheelPickerStyle: PickerStyle, Sendable {
  /// Creates the style, for which `.wheel` is short.
  public nonisolated init() {}
  /// A wheel.
  @_documentation(visibility: internal)
  public nonisolated static var look: PickerLook { .wheel }
}
/// Pickers as rows of the list around.
public nonisolated struct InlinePickerStyle: PickerStyle, Sendable {
  /// Creates the style, for which `.inline` is short.
  public nonisolated init() {}
  /// Rows.
  @_documentation(visibility: internal)
  public nonisolated static var look: PickerLook { .inline }
}
/// Pickers of a Mac as buttons of which one is chosen; rows elsewhere.
public nonisolated struct RadioGroupPickerStyle: PickerStyle, Sendable {
  /// Creates the style, for which `.radioGroup` is short.
  public nonisolated init() {}
  /// Rows.
  @_documentation(visibility: internal)
  public nonisolated static var look: PickerLook { .inline }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Buttons of which one is chosen.
  public nonisolated static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
/// Pickers as rows that lead to a screen of their own.
public nonisolated struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  /// Creates the style, for which `.navigationLink` is short.
  public nonisolated init() {}
  /// A row.
  @_documentation(visibility: internal)
  public nonisolated static var look: PickerLook { .navigationLink }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The platform's style.
  public nonisolated static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// A menu.
  public nonisolated static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// Segments side by side.
  public nonisolated static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  /// A row of choices.
  public nonisolated static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel.
  public nonisolated static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// Rows of the list around.
  public nonisolated static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A row that leads to a screen of its own.
  public nonisolated static var navigationLink: NavigationLinkPickerStyle {
    NavigationLinkPickerStyle()
  }
}

extension EnvironmentValues {
  private enum PickerLookKey: EnvironmentKey {
    static var defaultValue: PickerLook { .automatic }
  }

  var pickerLook: PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of pickers inside.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerLook, S.look)
  }
}
