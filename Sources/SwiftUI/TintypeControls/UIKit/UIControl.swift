import Foundation

/// A control of UIKit's, as far as SwiftUI code says how all of a kind look.
@MainActor open class UIControl: UIView {
  /// Whether it may be used.
  public var isEnabled = true
  /// Whether it is chosen.
  public var isSelected = false
}

/// Segments of which one is chosen: the look of `.pickerStyle(.segmented)`.
@MainActor public final class UISegmentedControl: UIControl {
  /// The color behind the chosen segment; nil for the system's.
  public var selectedSegmentTintColor: UIColor?
  private var attributes: [State: [NSAttributedString.Key: Any]] = [:]

  /// Sets the letters of segments: those that are chosen, or the others.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    self.attributes[state] = attributes
  }

  /// The number of the chosen segment.
  public var selectedSegmentIndex = -1

  /// Lays a picture behind the segments; not drawn.
  public func setBackgroundImage(
    _ image: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {}

  /// Lays a picture between segments; not drawn.
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State,
    barMetrics: UIBarMetrics
  ) {}

  /// The letters of a segment; those of others hold for the chosen one that has none of its own.
  func letters(isChosen: Bool) -> TextAppearance {
    TextAppearance(isChosen ? attributes[.selected] ?? attributes[.normal] : attributes[.normal])
  }
}

/// The dots of pages: the look of `.tabViewStyle(.page)`.
@MainActor public final class UIPageControl: UIControl {
  /// The color of the page that shows; nil for the system's.
  public var currentPageIndicatorTintColor: UIColor?
  /// The color of the others; nil for the system's.
  public var pageIndicatorTintColor: UIColor?
  /// How many pages there are.
  public var numberOfPages = 0
  /// The page that shows, from 0.
  public var currentPage = 0
  /// Whether one page alone has no dot.
  public var hidesForSinglePage = false
}
