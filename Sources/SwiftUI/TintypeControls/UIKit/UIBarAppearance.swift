import Foundation

/// How a bar looks.
@preconcurrency @MainActor public class UIBarAppearance {
  /// The color behind the bar; nil for glass.
  public var backgroundColor: UIColor?
  /// A picture behind the bar; not drawn.
  public var backgroundImage: UIImage?
  /// The color of a line at the bar's edge, which bars of iOS 26 do not have.
  public var shadowColor: UIColor?
  /// A picture in place of that line.
  public var shadowImage: UIImage?

  /// What is blurred behind the bar; not drawn.
  public var backgroundEffect: UIBlurEffect?

  /// Creates the look that bars have.
  public required init() {}
  /// Creates the look of another bar: its background.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    backgroundColor = barAppearance.backgroundColor
  }

  /// Takes the background that bars have.
  public func configureWithDefaultBackground() { backgroundColor = nil }
  /// Takes the color of the screen.
  public func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
  /// Takes no background.
  public func configureWithTransparentBackground() { backgroundColor = nil }
}

/// How the bar above a screen looks.
@preconcurrency @MainActor public final class UINavigationBarAppearance: UIBarAppearance {
  /// The letters of small titles; empty for the system's.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The letters of large titles; empty for the system's.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How buttons look; not drawn.
  public var buttonAppearance = UIBarButtonItemAppearance()
  /// How the button that goes back looks; not drawn.
  public var backButtonAppearance = UIBarButtonItemAppearance()
  /// How the button that ends looks; not drawn.
  public var doneButtonAppearance = UIBarButtonItemAppearance()
  /// How far titles are moved; of no account.
  public var titlePositionAdjustment = UIOffset.zero
  /// Takes a picture of the button that goes back; not drawn.
  public func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}
