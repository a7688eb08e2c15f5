/// How columns share the room; always side by side.
public struct NavigationSplitViewStyle: Hashable, Sendable {
  private let name: String
  /// The platform decides by the room that there is.
  public static let automatic = NavigationSplitViewStyle(name: "automatic")
  /// Side by side.
  public static let balanced = NavigationSplitViewStyle(name: "balanced")
  /// The detail first.
  public static let prominentDetail = NavigationSplitViewStyle(name: "prominentDetail")
}

extension View {
  /// Changes nothing: columns stand side by side.
  public nonisolated func navigationSplitViewStyle(
    _ style: NavigationSplitViewStyle
  ) -> some View {
    self
  }
}
