import Foundation

/// How a bar looks.
@MainActor public class UIBarAppearance {
  /// The color behind the bar; nil for glass.
  public var backgroundColor: UIColor?
  /// A picture behind the bar; not drawn.
  public var backgroundImage: UIImage?
  /// The color of a line at the bar's edge, which bars of iOS 26 do not have.
  public var shadowColor: UIColor?
  /// A picture in place of that line.
  public var shadowImage: UIImage?

  /// Creates the look that bars have.
  public init() {}

  /// Takes the ground that bars have.
  public func configureWithDefaultBackground() { backgroundColor = nil }
  /// Takes the color of the screen.
  public func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
  /// Takes no ground.
  public func configureWithTransparentBackground() { backgroundColor = nil }
}

/// How the bar above a screen looks.
@MainActor public final class UINavigationBarAppearance: UIBarAppearance {
  /// The letters of small titles; empty for the system's.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The letters of large titles; empty for the system's.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

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
