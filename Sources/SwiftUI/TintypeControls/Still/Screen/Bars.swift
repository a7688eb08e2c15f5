/// How a toolbar is used; a still picture shows all toolbars alike.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String
  /// The platform decides by what the toolbar is part of.
  public static let automatic = ToolbarRole(name: "automatic")
  /// For browsing.
  public static let browser = ToolbarRole(name: "browser")
  /// For editing.
  public static let editor = ToolbarRole(name: "editor")
  /// For moving on.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
}

extension View {
  /// Changes nothing: toolbars of all roles look alike.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Changes nothing: a bar's background shows wherever one was given.
  public nonisolated func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Changes nothing: a bar's background shows wherever one was given.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }
}

/// When the bar of a tab view becomes small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  /// The platform decides.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// While somebody scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// While somebody scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// Never.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

extension View {
  /// Changes nothing: nobody scrolls a still picture.
  public nonisolated func tabBarMinimizeBehavior(
    _ behavior: TabBarMinimizeBehavior
  ) -> some View {
    self
  }
}
