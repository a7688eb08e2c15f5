/// How columns share the room.
public struct NavigationSplitViewStyle: Hashable, Sendable {
  private let name: String
  /// The platform decides by the room that there is.
  public static let automatic = NavigationSplitViewStyle(name: "automatic")
  /// Side by side.
  public static let balanced = NavigationSplitViewStyle(name: "balanced")
  /// The detail keeps its size, and the others lie over it.
  public static let prominentDetail = NavigationSplitViewStyle(name: "prominentDetail")
}

extension EnvironmentValues {
  private enum SplitStyleKey: EnvironmentKey {
    static var defaultValue: NavigationSplitViewStyle { .automatic }
  }

  /// How the columns of split views share the room.
  var splitViewStyle: NavigationSplitViewStyle {
    get { self[SplitStyleKey.self] }
    set { self[SplitStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the columns of split views inside share the room.
  public nonisolated func navigationSplitViewStyle(
    _ style: NavigationSplitViewStyle
  ) -> some View {
    environment(\.splitViewStyle, style)
  }
}
