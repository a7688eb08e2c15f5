/// The look of pickers; one of the built-in types.
public protocol PickerStyle {
  /// Which of the built-in looks the style is; the engine's hook.
  nonisolated static var lookNumber: Int { get }
}

/// How a picker looks.
enum PickerStyleKind: Int {
  case automatic
  case menu
  case segmented
  case wheel
  case inline
  case navigationLink
}

/// The platform's style of pickers: a menu.
public nonisolated struct DefaultPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
  /// A menu.
  public nonisolated static var lookNumber: Int { PickerStyleKind.automatic.rawValue }
}
/// Pickers as menus.
public nonisolated struct MenuPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
  /// A menu.
  public nonisolated static var lookNumber: Int { PickerStyleKind.menu.rawValue }
}
/// Pickers as segments side by side.
public nonisolated struct SegmentedPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
  /// Segments.
  public nonisolated static var lookNumber: Int { PickerStyleKind.segmented.rawValue }
}
/// Pickers as rows of choices; outside of menus they look like segments.
public nonisolated struct PalettePickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
  /// Segments.
  public nonisolated static var lookNumber: Int { PickerStyleKind.segmented.rawValue }
}
/// Pickers as wheels.
public nonisolated struct WheelPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
  /// A wheel.
  public nonisolated static var lookNumber: Int { PickerStyleKind.wheel.rawValue }
}
/// Pickers as rows of the list around.
public nonisolated struct InlinePickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
  /// Rows.
  public nonisolated static var lookNumber: Int { PickerStyleKind.inline.rawValue }
}
/// Pickers as rows that lead to a screen of their own.
public nonisolated struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
  /// A row.
  public nonisolated static var lookNumber: Int { PickerStyleKind.navigationLink.rawValue }
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
  private enum PickerStyleKindKey: EnvironmentKey {
    static var defaultValue: PickerStyleKind { .automatic }
  }

  var pickerStyleKind: PickerStyleKind {
    get { self[PickerStyleKindKey.self] }
    set { self[PickerStyleKindKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of pickers inside.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerStyleKind, PickerStyleKind(rawValue: S.lookNumber) ?? .automatic)
  }
}
