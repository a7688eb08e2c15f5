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

  /// Takes the background that bars have.
  public func configureWithDefaultBackground() { backgroundColor = nil }
  /// Takes the color of the screen.
  public func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
  /// Takes no background.
  public func configureWithTransparentBackground() { backgroundColor = nil }
}

/// How the bar above a screen looks.
@MainActor public final class UINavigationBarAppearance: UIBarAppearance {
  /// The letters of small titles; empty for the system's.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The letters of large titles; empty for the system's.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
