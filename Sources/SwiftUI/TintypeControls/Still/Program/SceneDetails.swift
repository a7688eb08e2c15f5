/// How a window may be resized; a picture has the size that is asked for.
public struct WindowResizability: Hashable, Sendable {
  private let name: String
  /// The platform decides.
  public static let automatic = WindowResizability(name: "automatic")
  /// As its content may be.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// Not below its content.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// The look of windows; a picture shows none.
public struct WindowStyle: Hashable, Sendable {
  private let name: String
  /// The platform's.
  public static let automatic = WindowStyle(name: "automatic")
  /// With a title.
  public static let titleBar = WindowStyle(name: "titleBar")
  /// Without a title.
  public static let hiddenTitleBar = WindowStyle(name: "hiddenTitleBar")
  /// Without a frame.
  public static let plain = WindowStyle(name: "plain")
}

/// The look of a menu at the edge of the screen; a picture shows none.
public struct MenuBarExtraStyle: Hashable, Sendable {
  private let name: String
  /// The platform's.
  public static let automatic = MenuBarExtraStyle(name: "automatic")
  /// A menu.
  public static let menu = MenuBarExtraStyle(name: "menu")
  /// A window.
  public static let window = MenuBarExtraStyle(name: "window")
}

extension Scene {
  /// Changes nothing: a picture shows no menus of a program.
  public nonisolated func commands<C: Commands>(@CommandsBuilder content: () -> C) -> Self { self }

  /// Changes nothing: a picture shows no menus of a program.
  public nonisolated func commandsRemoved() -> Self { self }

  /// Changes nothing: a picture shows no menus of a program.
  public nonisolated func commandsReplaced<C: Commands>(
    @CommandsBuilder content: () -> C
  ) -> Self {
    self
  }

  /// Changes nothing: a picture has the size that is asked for.
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> Self { self }

  /// Changes nothing: a picture shows no window's frame.
  public nonisolated func windowStyle(_ style: WindowStyle) -> Self { self }

  /// Changes nothing: a picture shows no menus of a program.
  public nonisolated func menuBarExtraStyle(_ style: MenuBarExtraStyle) -> Self { self }

  /// Changes nothing: a picture has no place on a screen.
  public nonisolated func defaultPosition(_ position: UnitPoint) -> Self { self }

  /// Changes nothing: nothing comes to a still picture.
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> Self { self }

  /// Changes nothing: nobody presses keys on a still picture.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> Self {
    self
  }
}
