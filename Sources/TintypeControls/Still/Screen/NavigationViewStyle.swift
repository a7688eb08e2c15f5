/// How a navigation view shows its screens; always one at a time.
public protocol NavigationViewStyle: Sendable {}

/// The platform decides by the room that there is.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style, for which `.automatic` is short.
  public init() {}
}

/// One screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style, for which `.stack` is short.
  public init() {}
}

/// Screens side by side.
public struct ColumnNavigationViewStyle: NavigationViewStyle {}

/// Two screens side by side.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The platform decides by the room that there is.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Side by side.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Changes nothing: navigation views are stacks.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }
}
