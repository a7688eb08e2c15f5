/// How a screen comes; a still picture shows it there.
public protocol NavigationTransition: Sendable {}

/// The platform's way.
public struct AutomaticNavigationTransition: NavigationTransition {}

/// By fading into each other.
public struct CrossFadeNavigationTransition: NavigationTransition {}

/// Out of a view on the screen before.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The platform's way.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == CrossFadeNavigationTransition {
  /// By fading into each other.
  public static var crossFade: CrossFadeNavigationTransition { CrossFadeNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Out of a view on the screen before.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

/// How a view looks while a screen comes out of it.
public protocol MatchedTransitionSourceConfiguration {}

/// A view as it is, out of which a screen comes.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  /// The same with a background.
  public func background(_ style: Color) -> EmptyMatchedTransitionSourceConfiguration { self }
  /// The same in a rounded rectangle.
  public func clipShape(_ shape: RoundedRectangle) -> EmptyMatchedTransitionSourceConfiguration {
    self
  }
  /// The same with a shadow, in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> EmptyMatchedTransitionSourceConfiguration {
    self
  }
}

extension View {
  /// Changes nothing: a still picture shows screens that have come.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    self
  }

  /// Changes nothing: a still picture shows screens that have come.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// Changes nothing: a still picture shows screens that have come.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration)
      -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    self
  }

  /// Changes nothing: a link of a still picture leads nowhere.
  public nonisolated func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
