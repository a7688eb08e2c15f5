/// How a navigation view shows its screens; always one at a time.
public struct NavigationViewStyle: Hashable, Sendable {
  private let name: String
  /// The platform decides by the room that there is.
  public static let automatic = NavigationViewStyle(name: "automatic")
  /// One at a time.
  public static let stack = NavigationViewStyle(name: "stack")
  /// Side by side.
  public static let columns = NavigationViewStyle(name: "columns")
}

extension View {
  /// Changes nothing: navigation views are stacks.
  public nonisolated func navigationViewStyle(_ style: NavigationViewStyle) -> some View { self }
}
