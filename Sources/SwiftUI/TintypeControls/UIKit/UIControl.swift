import Foundation

/// Segments of which one is chosen: the look of `.pickerStyle(.segmented)`.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
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
  /// The number that says that no segment is chosen.
  public static let noSegment = -1
  /// How many segments there are.
  public private(set) var numberOfSegments = 0
  /// Creates segments with titles or pictures; never drawn.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    numberOfSegments = items?.count ?? 0
  }
  /// Adds a segment; not drawn.
  public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    numberOfSegments += 1
  }
  /// Takes all segments away.
  public func removeAllSegments() { numberOfSegments = 0 }

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
@preconcurrency @MainActor open class UIPageControl: UIControl {
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
