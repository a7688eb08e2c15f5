import Foundation

/// The bar of tabs.
///
/// `UITabBar.appearance().isHidden` takes it away; the glass of iOS 26 shows no other color that is set.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// A color behind the bar that glass does not show.
  public var barTintColor: UIColor?
  /// The color of tabs that are not chosen, which glass does not show.
  public var unselectedItemTintColor: UIColor?
  /// A picture behind the bar that glass does not show.
  public var backgroundImage: UIImage?
  /// A line above the bar that glass does not have.
  public var shadowImage: UIImage?
  /// Whether one sees through the bar.
  public var isTranslucent = true
  /// How the bar looks above content, which glass does not show.
  public var standardAppearance = UITabBarAppearance()
  /// The tabs; not drawn.
  public var items: [UITabBarItem]?
  /// The look of the bar; not drawn.
  public var barStyle = UIBarStyle.default
  /// How the bar looks where the content ends.
  public var scrollEdgeAppearance: UITabBarAppearance?
}

/// The bar above a screen.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// The letters of small titles; nil for the system's.
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The letters of large titles; nil for the system's.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// A color behind the bar, of no account since iOS 15.
  public var barTintColor: UIColor?
  /// Whether one sees through the bar.
  public var isTranslucent = true
  /// A line below the bar that it does not have.
  public var shadowImage: UIImage?
  /// The look of the bar; not drawn.
  public var barStyle = UIBarStyle.default
  /// A picture of the button that goes back; not drawn.
  public var backIndicatorImage: UIImage?
  /// A mask of the picture of the button that goes back; not drawn.
  public var backIndicatorTransitionMaskImage: UIImage?
  /// What the bar shows of the screen in front; not drawn.
  public var topItem: UINavigationItem? { nil }
  /// Whether titles are large.
  public var prefersLargeTitles = false
  /// How the bar looks above content that was scrolled; its titles count where it is not.
  public var standardAppearance = UINavigationBarAppearance()
  /// How the bar looks in a screen that is low; not drawn.
  public var compactAppearance: UINavigationBarAppearance?
  /// How the bar looks above content that was not scrolled, which a picture shows; nil for the standard one without
  /// its background.
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How the bar looks in a low screen above content that was not scrolled; not drawn.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// Lays a picture behind the bar, of no account since iOS 15.
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}

  /// The color behind the bar of a screen; nil for glass.
  var background: AnyShapeStyle? {
    scrollEdgeAppearance?.backgroundColor.map { AnyShapeStyle(Color(uiColor: $0)) }
  }
  /// The letters of a title.
  func letters(isLarge: Bool) -> TextAppearance {
    let appearance = scrollEdgeAppearance ?? standardAppearance
    let own = isLarge ? appearance.largeTitleTextAttributes : appearance.titleTextAttributes
    return TextAppearance(
      own.isEmpty ? (isLarge ? largeTitleTextAttributes : titleTextAttributes) : own)
  }
}
