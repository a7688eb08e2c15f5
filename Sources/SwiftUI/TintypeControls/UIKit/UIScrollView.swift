import Foundation

/// What scrolls; a `ScrollView` shows none of this in a picture at rest.
@MainActor open class UIScrollView: UIView {
  /// When the keyboard goes.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// Never.
    case none
    /// When somebody scrolls.
    case onDrag
    /// With the finger.
    case interactive
  }

  /// Whether it may be pulled beyond its ends.
  public var bounces = true
  /// Whether it may be pulled upward beyond its ends though all is seen.
  public var alwaysBounceVertical = false
  /// Whether it stops at pages.
  public var isPagingEnabled = false
  /// Whether it scrolls at all.
  public var isScrollEnabled = true
  /// Whether a bar tells how far it was scrolled.
  public var showsVerticalScrollIndicator = true
  /// Whether a bar tells how far it was scrolled sideways.
  public var showsHorizontalScrollIndicator = true
  /// Room around the content, in points.
  public var contentInset = UIEdgeInsets.zero
  /// When the keyboard goes.
  public var keyboardDismissMode = KeyboardDismissMode.none
  /// The size of the content, in points.
  public var contentSize = CGSize.zero
  /// How far it was scrolled, in points.
  public var contentOffset = CGPoint.zero
  /// How much it may be made smaller.
  public var minimumZoomScale: CGFloat = 1
  /// How much it may be made larger.
  public var maximumZoomScale: CGFloat = 1
  /// How large it is shown.
  public var zoomScale: CGFloat = 1
  /// Whom it would tell of being scrolled; nobody is told.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// A mark of loading above it.
  public var refreshControl: UIRefreshControl?
}

/// What would be told of scrolling; nobody is told anything here.
@MainActor public protocol UIScrollViewDelegate: AnyObject {}

/// A list of UIKit's.
///
/// SwiftUI's lists have not been made of it since iOS 16, so that none of this shows.
@MainActor open class UITableView: UIScrollView {
  /// Lines between rows.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    /// None.
    case none
    /// A line.
    case singleLine
  }

  /// The lines between rows.
  public var separatorStyle = SeparatorStyle.singleLine
  /// The color of the lines.
  public var separatorColor: UIColor?
  /// The distance of the lines from the edges, in points.
  public var separatorInset = UIEdgeInsets.zero
  /// Whether a row may be chosen.
  public var allowsSelection = true
  /// What stands below all rows.
  public var tableFooterView: UIView?
  /// What stands above all rows.
  public var tableHeaderView: UIView?
  /// The room above the first section, in points.
  public var sectionHeaderTopPadding: CGFloat = 0
}

/// A row of UIKit's lists, of which SwiftUI's are not made.
@MainActor open class UITableViewCell: UIView {
  /// How a chosen row looks.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// As any other.
    case none
    /// Blue once.
    case blue
    /// Gray.
    case gray
    /// As rows look.
    case `default`
  }

  /// How a chosen row looks.
  public var selectionStyle = SelectionStyle.default
  /// What is behind a chosen row.
  public var selectedBackgroundView: UIView?
}

/// UIKit's collections of cells; SwiftUI's lists show none of this.
@MainActor open class UICollectionView: UIScrollView {}

/// A field in which to search; that of `searchable` shows none of this.
@MainActor open class UISearchBar: UIView {
  /// A color behind the field.
  public var barTintColor: UIColor?
}
