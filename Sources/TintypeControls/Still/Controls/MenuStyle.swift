/// The look of menus; all of them look like their labels.
public struct MenuStyle: Hashable, Sendable {
  private let name: String
  /// The platform's.
  public static let automatic = MenuStyle(name: "automatic")
  /// A button.
  public static let button = MenuStyle(name: "button")
  /// A button without a background.
  public static let borderlessButton = MenuStyle(name: "borderlessButton")
}

extension View {
  /// Changes nothing: menus of all styles look like their labels (`Rules/Controls`).
  public nonisolated func menuStyle(_ style: MenuStyle) -> some View { self }

  /// Changes nothing: menus have no mark (`Rules/Controls`).
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { self }
}
