/// Whether somebody may do something to a window.
public struct WindowInteractionBehavior: Hashable, Sendable {
  private let name: String
  /// The platform decides.
  public static let automatic = WindowInteractionBehavior(name: "automatic")
  /// Yes.
  public static let enabled = WindowInteractionBehavior(name: "enabled")
  /// No.
  public static let disabled = WindowInteractionBehavior(name: "disabled")
}

/// When the bar of a window that fills the screen shows.
public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
  private let name: String
  /// The platform decides.
  public static let automatic = WindowToolbarFullScreenVisibility(name: "automatic")
  /// Always.
  public static let visible = WindowToolbarFullScreenVisibility(name: "visible")
  /// Under the pointer.
  public static let onHover = WindowToolbarFullScreenVisibility(name: "onHover")
}

extension View {
  /// Changes nothing: a still picture has no window to close.
  public nonisolated func windowDismissBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View {
    self
  }

  /// Changes nothing: a still picture has no window to fill the screen.
  public nonisolated func windowFullScreenBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View {
    self
  }

  /// Changes nothing: a still picture has no window to put away.
  public nonisolated func windowMinimizeBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View {
    self
  }

  /// Changes nothing: a still picture has no window to make larger.
  public nonisolated func windowResizeBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View {
    self
  }

  /// Changes nothing: a still picture has no window that fills the screen.
  public nonisolated func windowToolbarFullScreenVisibility(
    _ visibility: WindowToolbarFullScreenVisibility
  ) -> some View {
    self
  }
}
