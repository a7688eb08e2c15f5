extension EnvironmentValues {
  private enum MenuPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum OpenedMenuKey: EnvironmentKey { static var defaultValue: String? { nil } }
  private enum InMenuKey: EnvironmentKey { static var defaultValue: MenuColumns? { nil } }

  /// Whether menus, pickers that are menus, and context menus are open; a still picture has no finger
  /// that opens them.
  public var isMenuPresented: Bool {
    get { self[MenuPresentedKey.self] }
    set { self[MenuPresentedKey.self] = newValue }
  }

  /// The menu of the screen that is open: its title, identifier or number; nil for none.
  package var openedMenu: String? {
    get { self[OpenedMenuKey.self] }
    set { self[OpenedMenuKey.self] = newValue }
  }

  /// The columns of the menu that a view is a row of; nil outside of menus.
  var menuColumns: MenuColumns? {
    get { self[InMenuKey.self] }
    set { self[InMenuKey.self] = newValue }
  }
}

/// What stands before the titles of a menu's rows.
struct MenuColumns: OptionSet {
  var rawValue: Int
  /// Space for marks of what is chosen.
  static let marks = MenuColumns(rawValue: 1)
  /// Space for icons.
  static let icons = MenuColumns(rawValue: 2)
}

extension View {
  /// Opens the menu, the picker or the context menu of the view in a still picture.
  ///
  /// SwiftUI has no such modifier: there a finger opens menus. The menu is laid out over the screen as
  /// it stands on a device, and its rows are part of the layout.
  ///
  /// - Parameter isPresented: whether it is open.
  /// - Returns: the view with its menus open or closed.
  public nonisolated func menuPresented(_ isPresented: Bool = true) -> some View {
    environment(\.isMenuPresented, isPresented)
  }
}
