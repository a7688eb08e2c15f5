// Made of Fixtures/Names/TintypeControls/UIViews.txt by `make names`: change that file instead.
// swift-format-ignore-file

/// How the bar of tabs looks, which glass does not show.
@MainActor public final class UITabBarAppearance: UIBarAppearance {
  /// How tabs look with their title below the icon.
  public var stackedLayoutAppearance = UITabBarItemAppearance()
  /// How tabs look with their title beside the icon.
  public var inlineLayoutAppearance = UITabBarItemAppearance()
  /// How tabs look in a low bar.
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// How tabs look, which glass does not show.
@MainActor public final class UITabBarItemAppearance {
  /// How a tab looks in one state.
  @MainActor public final class State {
    /// The color of its icon.
    public var iconColor: UIColor?
    /// The letters of its title.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The color behind its badge.
    public var badgeBackgroundColor: UIColor?
  }
  /// A tab that is not chosen.
  public let normal = State()
  /// The chosen tab.
  public let selected = State()
  /// Creates the look that tabs have.
  public init() {}
}

/// How high a bar is.
public enum UIBarMetrics: Int, Hashable, Sendable {
  /// As high as usual.
  case `default`
  /// Low, as on a phone on its side.
  case compact
}

/// How much a view's size matters.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// 0 to 1000, the larger the more.
  public var rawValue: Float
  /// Creates a priority of 0 to 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority of 0 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Without fail.
  public static let required = UILayoutPriority(1000)
  /// Much.
  public static let defaultHigh = UILayoutPriority(750)
  /// Little.
  public static let defaultLow = UILayoutPriority(250)
}

/// A rule of UIKit's layout, of which only the axes are known: nothing of UIKit's is laid out.
public enum NSLayoutConstraint {
  /// A direction.
  public enum Axis: Int, Hashable, Sendable {
    /// Along a line.
    case horizontal
    /// From top to bottom.
    case vertical
  }
}

/// What a view of UIKit's would be drawn with; never drawn.
public final class CALayer {
  /// The radius of its corners, in points.
  public var cornerRadius: CGFloat = 0
  /// Whether what is in it is cut at its edges.
  public var masksToBounds = false
  /// The width of the line around it, in points.
  public var borderWidth: CGFloat = 0
  /// How opaque its shadow is, 0 to 1.
  public var shadowOpacity: Float = 0
  /// How soft its shadow is, in points.
  public var shadowRadius: CGFloat = 3
  /// Where its shadow falls, in points.
  public var shadowOffset = CGSize(width: 0, height: -3)
  /// Creates a layer.
  public init() {}
}

/// How a screen is presented.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// As the system likes.
  case automatic = -2
  /// Nothing.
  case none = -1
  /// Over all.
  case fullScreen = 0
  /// A sheet.
  case pageSheet
  /// A smaller sheet.
  case formSheet
  /// In the place of what presents it.
  case currentContext
  /// As the screen says.
  case custom
  /// Over all, which shows through.
  case overFullScreen
  /// Over what presents it.
  case overCurrentContext
  /// A bubble.
  case popover
}

/// The letters of the bar with the time.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// As the appearance has them.
  case `default`
  /// Light.
  case lightContent
  /// Dark.
  case darkContent = 3
}
