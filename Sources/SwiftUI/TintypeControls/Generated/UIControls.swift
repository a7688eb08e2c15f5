// Made of Fixtures/Names/TintypeControls/UIControls.txt by `make names`: change that file instead.
// swift-format-ignore-file

/// The bar below a screen.
@preconcurrency @MainActor open class UIToolbar: UIView {
  public var items: [UIBarButtonItem]?
  public func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  public func setBackgroundImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics) {}
  public func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {}
  public var standardAppearance = UIToolbarAppearance()
  public var scrollEdgeAppearance: UIToolbarAppearance?
  public var compactAppearance: UIToolbarAppearance?
  /// A color behind the bar that glass does not show.
  public var barTintColor: UIColor?
  /// Whether one sees through the bar.
  public var isTranslucent = true
}

/// A text of UIKit's; never drawn.
@preconcurrency @MainActor open class UILabel: UIView {
  /// The text.
  open var text: String?
  /// The text with its attributes.
  public var attributedText: NSAttributedString?
  /// The font of the text.
  public var font: UIFont?
  /// The color of the text.
  public var textColor: UIColor?
  /// Where the text stands.
  public var textAlignment = NSTextAlignment.natural
  public var lineBreakMode = NSLineBreakMode.byTruncatingTail
  public var shadowColor: UIColor?
  public var shadowOffset = CGSize.zero
  public var isHighlighted = false
  public var highlightedTextColor: UIColor?
  public var isEnabled = true
  public var preferredMaxLayoutWidth: CGFloat = 0
  public var allowsDefaultTighteningForTruncation = false
  public var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  open func drawText(in rect: CGRect) {}
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect { bounds }
  /// The most lines; 0 for no limit.
  public var numberOfLines = 1
  /// Whether the text is smaller where it does not fit.
  public var adjustsFontSizeToFitWidth = false
  /// The smallest scale of the text, 0 to 1.
  public var minimumScaleFactor: CGFloat = 0
  /// Whether the font follows the size that the user chose.
  public var adjustsFontForContentSizeCategory = false
}

/// A picture of UIKit's; never drawn.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage?
  public var highlightedImage: UIImage?
  public var isHighlighted = false
  public var animationImages: [UIImage]?
  public var animationDuration: TimeInterval = 0
  public var animationRepeatCount = 0
  public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  public var isAnimating: Bool { false }
  public func startAnimating() {}
  public func stopAnimating() {}
  /// Creates a view of a picture.
  public init(image: UIImage?) { self.image = image; super.init(frame: .zero) }
  /// Creates a view with a rectangle, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a view, whatever was kept of it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A button of UIKit's; never drawn.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The look of a button.
  public enum ButtonType: Int, Hashable, Sendable {
    /// None.
    case custom
    /// The system's.
    case system
    case detailDisclosure, infoLight, infoDark, contactAdd, close
  }
  /// The text of the button.
  public let titleLabel: UILabel? = UILabel()
  /// Creates a button of a look.
  public convenience init(type: ButtonType) { self.init(frame: .zero) }
  public let imageView: UIImageView? = UIImageView(image: nil)
  public var configuration: Configuration?
  public var contentEdgeInsets = UIEdgeInsets.zero
  public var imageEdgeInsets = UIEdgeInsets.zero
  public var titleEdgeInsets = UIEdgeInsets.zero
  public var adjustsImageWhenHighlighted = true
  public var role = Role.normal
  public var menu: UIMenu?
  public var showsMenuAsPrimaryAction = false
  public var changesSelectionAsPrimaryAction = false
  public var configurationUpdateHandler: ((UIButton) -> Void)?
  public var currentTitle: String? { titleLabel?.text }
  /// What a button does.
  public enum Role: Int, Hashable, Sendable {
    case normal, primary, cancel, destructive
  }
  /// The look of a button; not drawn.
  public struct Configuration {
    /// How round a button is.
    public enum CornerStyle: Int, Hashable, Sendable {
      case fixed, dynamic, small, medium, large, capsule
    }
    /// How large a button is.
    public enum Size: Int, Hashable, Sendable {
      case medium, small, mini, large
    }
    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    public var attributedTitle: AttributedString?
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    public var contentInsets = NSDirectionalEdgeInsets()
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 0
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var showsActivityIndicator = false
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var background = UIBackgroundConfiguration.clear()
    public static func plain() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
    public static func borderless() -> Configuration { Configuration() }
    public static func bordered() -> Configuration { Configuration() }
    public static func borderedTinted() -> Configuration { Configuration() }
    public static func borderedProminent() -> Configuration { Configuration() }
    public static func glass() -> Configuration { Configuration() }
    public static func prominentGlass() -> Configuration { Configuration() }
  }
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) { self.init(frame: .zero) }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) { self.init(frame: .zero); self.configuration = configuration }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {}
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State) {}
  public func title(for state: UIControl.State) -> String? { titleLabel?.text }
  public func setNeedsUpdateConfiguration() {}
  /// Sets the text; not drawn.
  open func setTitle(_ title: String?, for state: UIControl.State) { titleLabel?.text = title }
  /// Sets the text's color; not drawn.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
  /// Sets the picture; not drawn.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {}
}

/// Views one after another; never drawn.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// The direction.
  public var axis = NSLayoutConstraint.Axis.horizontal
  /// The gap between views, in points.
  public var spacing: CGFloat = 0
  /// How views share the length.
  public enum Distribution: Int, Hashable, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  /// Where views stand across.
  public enum Alignment: Int, Hashable, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }
  public var distribution = Distribution.fill
  public var alignment = Alignment.fill
  public var isLayoutMarginsRelativeArrangement = false
  public var isBaselineRelativeArrangement = false
  public func insertArrangedSubview(_ view: UIView, at index: Int) { addArrangedSubview(view) }
  public func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
  public func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {}
  /// The views.
  public private(set) var arrangedSubviews: [UIView] = []
  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) { self.init(frame: .zero); views.forEach { addArrangedSubview($0) } }
  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) { arrangedSubviews.append(view); addSubview(view) }
}

/// A turning wheel; never drawn.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The size of a wheel.
  public enum Style: Int, Hashable, Sendable {
    /// As usual.
    case medium = 100
    /// Large.
    case large = 101
  }
  /// The size.
  public var style = Style.medium
  /// The color; nil for the system's.
  public var color: UIColor?
  /// Whether it is left out while it stands still.
  public var hidesWhenStopped = true
  /// Whether it turns.
  public private(set) var isAnimating = false
  /// Creates a wheel of a size.
  public convenience init(style: Style) { self.init(frame: .zero); self.style = style }
  /// Sets it turning.
  open func startAnimating() { isAnimating = true }
  /// Stops it.
  open func stopAnimating() { isAnimating = false }
}

/// A change of what is behind a view.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
  /// Creates a change of nothing.
  public override init() { super.init() }
}

/// What is behind a view, blurred; never drawn: `Material` is.
@preconcurrency @MainActor public final class UIBlurEffect: UIVisualEffect {
  /// How much shows through.
  public enum Style: Int, Hashable, Sendable {
    /// Very light.
    case extraLight
    /// Light.
    case light
    /// Dark.
    case dark
    /// As usual.
    case regular
    /// So that it stands out.
    case prominent
    /// Most shows through.
    case systemUltraThinMaterial
    /// Much shows through.
    case systemThinMaterial
    /// Some shows through.
    case systemMaterial
    /// Little shows through.
    case systemThickMaterial
    /// As behind bars.
    case systemChromeMaterial
    /// Most shows through, always light.
    case systemUltraThinMaterialLight
    /// Much shows through, always light.
    case systemThinMaterialLight
    /// Some shows through, always light.
    case systemMaterialLight
    /// Little shows through, always light.
    case systemThickMaterialLight
    /// As behind bars, always light.
    case systemChromeMaterialLight
    /// Most shows through, always dark.
    case systemUltraThinMaterialDark
    /// Much shows through, always dark.
    case systemThinMaterialDark
    /// Some shows through, always dark.
    case systemMaterialDark
    /// Little shows through, always dark.
    case systemThickMaterialDark
    /// As behind bars, always dark.
    case systemChromeMaterialDark
  }
  /// Creates a blur.
  public init(style: Style) { super.init() }
}

/// Content that takes its color from what is behind a blur; never drawn.
@preconcurrency @MainActor public final class UIVibrancyEffect: UIVisualEffect {
  /// Creates the effect for a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }
}

/// A view that changes what is behind it; never drawn.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The change; nil for none.
  public var effect: UIVisualEffect?
  /// The view to which others are added.
  public let contentView = UIView()
  /// Creates a view with a change.
  public init(effect: UIVisualEffect?) { self.effect = effect; super.init(frame: .zero) }
  /// Creates a view without a change, whatever was kept of it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A switch; a `Toggle` shows none of this.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// The color of a switch that is on.
  public var onTintColor: UIColor?
  /// The color of the knob.
  public var thumbTintColor: UIColor?
  /// Whether it is on.
  public var isOn = false
  /// Switches it.
  public func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// A slider; a `Slider` shows none of this.
@preconcurrency @MainActor open class UISlider: UIControl {
  /// The color of the knob.
  public var thumbTintColor: UIColor?
  /// The color before the knob.
  public var minimumTrackTintColor: UIColor?
  /// The color after the knob.
  public var maximumTrackTintColor: UIColor?
  /// Where the knob is.
  public var value: Float = 0
  public var isContinuous = true
  public func setValue(_ value: Float, animated: Bool) { self.value = value }
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
  public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  public var minimumValueImage: UIImage?
  public var maximumValueImage: UIImage?
  /// The least value.
  public var minimumValue: Float = 0
  /// The greatest value.
  public var maximumValue: Float = 1
}

/// A mark of loading above a list that is pulled; never seen in a picture.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// The text below the mark.
  public var attributedTitle: NSAttributedString?
  public private(set) var isRefreshing = false
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}

/// What scrolls; a `ScrollView` shows none of this in a picture at rest.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// When the keyboard goes.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// Never.
    case none
    /// When somebody scrolls.
    case onDrag
    /// With the finger.
    case interactive
  }
  /// Whether bars make room.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    case automatic, scrollableAxes, never, always
  }
  /// The color of the bar at the side.
  public enum IndicatorStyle: Int, Hashable, Sendable {
    case `default`, black, white
  }
  /// How soon scrolling ends.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  public var indicatorStyle = IndicatorStyle.default
  public var decelerationRate = DecelerationRate.normal
  public var adjustedContentInset: UIEdgeInsets { contentInset }
  public var scrollIndicatorInsets = UIEdgeInsets.zero
  public var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  public var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  public var alwaysBounceHorizontal = false
  public var bouncesZoom = true
  public var bouncesVertically = true
  public var bouncesHorizontally = true
  public var scrollsToTop = true
  public var delaysContentTouches = true
  public var canCancelContentTouches = true
  public var isDirectionalLockEnabled = false
  public var isTracking: Bool { false }
  public var isDragging: Bool { false }
  public var isDecelerating: Bool { false }
  public var isZooming: Bool { false }
  public let panGestureRecognizer = UIPanGestureRecognizer()
  public let pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
  public let contentLayoutGuide = UILayoutGuide()
  public let frameLayoutGuide = UILayoutGuide()
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  open func zoom(to rect: CGRect, animated: Bool) {}
  open func flashScrollIndicators() {}
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
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {}

/// A list of UIKit's. SwiftUI's lists have not been made of it since iOS 16, so that none of this shows.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// Lines between rows.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    /// None.
    case none
    /// A line.
    case singleLine
  }
  /// The look of a list.
  public enum Style: Int, Hashable, Sendable {
    case plain, grouped, insetGrouped
  }
  /// How rows come and go.
  public enum RowAnimation: Int, Hashable, Sendable {
    case fade, right, left, top, bottom, none, middle, automatic = 100
  }
  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Hashable, Sendable {
    case none, top, middle, bottom
  }
  public static let automaticDimension: CGFloat = -1
  public weak var dataSource: (any UITableViewDataSource)?
  public var rowHeight: CGFloat = -1
  public var estimatedRowHeight: CGFloat = -1
  public var sectionHeaderHeight: CGFloat = -1
  public var sectionFooterHeight: CGFloat = -1
  public var backgroundView: UIView?
  public var allowsMultipleSelection = false
  public var indexPathForSelectedRow: IndexPath? { nil }
  public var visibleCells: [UITableViewCell] { [] }
  public convenience init(frame: CGRect, style: Style) { self.init(frame: frame) }
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell { UITableViewCell(frame: .zero) }
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
  open func reloadData() {}
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  open func beginUpdates() {}
  open func endUpdates() {}
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
  open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {}
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
@preconcurrency @MainActor open class UITableViewCell: UIView {
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
  /// What a row shows.
  public enum CellStyle: Int, Hashable, Sendable {
    case `default`, value1, value2, subtitle
  }
  /// What stands at a row's end.
  public enum AccessoryType: Int, Hashable, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public let contentView = UIView(frame: .zero)
  public let textLabel: UILabel? = UILabel(frame: .zero)
  public let detailTextLabel: UILabel? = UILabel(frame: .zero)
  public let imageView: UIImageView? = UIImageView(image: nil)
  public var accessoryType = AccessoryType.none
  public var accessoryView: UIView?
  public var backgroundView: UIView?
  public var contentConfiguration: (any UIContentConfiguration)?
  public var reuseIdentifier: String? { nil }
  public init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) {}
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {}
  /// How a chosen row looks.
  public var selectionStyle = SelectionStyle.default
  /// What is behind a chosen row.
  public var selectedBackgroundView: UIView?
}

/// UIKit's collections of cells; SwiftUI's lists show none of this.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  public weak var dataSource: (any UICollectionViewDataSource)?
  public var collectionViewLayout: UICollectionViewLayout
  public var backgroundView: UIView?
  public var allowsSelection = true
  public var allowsMultipleSelection = false
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) { collectionViewLayout = layout; super.init(frame: frame) }
  public required init?(coder: NSCoder) { collectionViewLayout = UICollectionViewLayout(); super.init(coder: coder) }
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
  open func reloadData() {}
  open func reloadItems(at indexPaths: [IndexPath]) {}
  open func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {}
  /// Where an item is scrolled to.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }
  /// Where a collection scrolls.
  public enum ScrollDirection: Int, Hashable, Sendable {
    case vertical, horizontal
  }
}

/// How UIKit's cells stand; none do here.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  public override init() { super.init() }
  public func invalidateLayout() {}
}

/// UIKit's cells in lines; none are here.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public var minimumLineSpacing: CGFloat = 10
  public var minimumInteritemSpacing: CGFloat = 10
  public var itemSize = CGSize(width: 50, height: 50)
  public var estimatedItemSize = CGSize.zero
  public var sectionInset = UIEdgeInsets.zero
  public var scrollDirection = UICollectionView.ScrollDirection.vertical
  public static let automaticSize = CGSize.zero
}

/// A cell of UIKit's; never drawn.
@preconcurrency @MainActor open class UICollectionViewCell: UIView {
  public let contentView = UIView(frame: .zero)
  public var contentConfiguration: (any UIContentConfiguration)?
  public var backgroundView: UIView?
  open var isSelected = false
  open var isHighlighted = false
  open func prepareForReuse() {}
}

/// Who would say what is in a list; nobody is asked.
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {}

/// Who would be told of a list; nobody is.
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {}

/// Who would say what is in a collection; nobody is asked.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: AnyObject {}

/// Who would be told of a collection; nobody is.
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {}

/// Who would say how large cells are; nobody is asked.
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}

/// A field in which to search; that of `searchable` shows none of this.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// The look of a field.
  public enum Style: Int, Hashable, Sendable {
    case `default`, prominent, minimal
  }
  /// A mark in a field.
  public enum Icon: Int, Hashable, Sendable {
    case search, clear, bookmark, resultsList
  }
  /// A color behind the field.
  public var barTintColor: UIColor?
  public var searchBarStyle = Style.default
  public var barStyle = UIBarStyle.default
  public var isTranslucent = true
  open var text: String?
  public var prompt: String?
  open var placeholder: String?
  public var showsCancelButton = false
  public var showsBookmarkButton = false
  public var showsScopeBar = false
  public var scopeButtonTitles: [String]?
  public var selectedScopeButtonIndex = 0
  public var backgroundImage: UIImage?
  public var keyboardType = UIKeyboardType.default
  public var returnKeyType = UIReturnKeyType.search
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  public var autocorrectionType = UITextAutocorrectionType.default
  public var spellCheckingType = UITextSpellCheckingType.default
  public var enablesReturnKeyAutomatically = true
  public let searchTextField = UITextField(frame: .zero)
  /// Who would be told of what is typed; nobody is.
  public weak var delegate: (any UISearchBarDelegate)?
  public func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }
  public func setImage(_ image: UIImage?, for icon: Icon, state: UIControl.State) {}
  public func setSearchFieldBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
}

/// Who would be told of what is typed; nobody is.
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {}

/// The look of a bar.
public enum UIBarStyle: Int, Hashable, Sendable {
  case `default`, black
}

/// Where a bar is.
public enum UIBarPosition: Int, Hashable, Sendable {
  case any, bottom, top, topAttached
}

/// How a bar below a screen looks, which glass does not show.
@preconcurrency @MainActor public final class UIToolbarAppearance: UIBarAppearance {}

/// Where a small text stands.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
  case alignBaselines, alignCenters, none
}

/// Where a line ends.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// Edges, as the language runs.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
}

/// What is behind a button or cell; not drawn.
public struct UIBackgroundConfiguration {
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

/// A bar of progress; never drawn.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// The look of a bar.
  public enum Style: Int, Hashable, Sendable {
    case `default`, bar
  }
  open var progress: Float = 0
  public var progressTintColor: UIColor?
  public var trackTintColor: UIColor?
  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// Plus and minus; never drawn.
@preconcurrency @MainActor open class UIStepper: UIControl {
  public var value = 0.0
  public var minimumValue = 0.0
  public var maximumValue = 100.0
  public var stepValue = 1.0
  public var wraps = false
  public var isContinuous = true
}

/// A choice of a date; never drawn.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Hashable, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }
  public var date = Date(timeIntervalSinceReferenceDate: 0)
  public var minimumDate: Date?
  public var maximumDate: Date?
  public var datePickerMode = Mode.dateAndTime
  public var preferredDatePickerStyle = UIDatePickerStyle.automatic
  public var minuteInterval = 1
  public var locale: Locale?
  public var calendar: Calendar?
  public var timeZone: TimeZone?
  public var countDownDuration: TimeInterval = 0
  public func setDate(_ date: Date, animated: Bool) { self.date = date }
}

/// The look of a choice of a date.
public enum UIDatePickerStyle: Int, Hashable, Sendable {
  case automatic, wheels, compact, inline
}

/// Wheels; never drawn.
@preconcurrency @MainActor open class UIPickerView: UIView {
  public weak var dataSource: (any UIPickerViewDataSource)?
  public weak var delegate: (any UIPickerViewDelegate)?
  public func reloadAllComponents() {}
  public func reloadComponent(_ component: Int) {}
  public func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}
  public func selectedRow(inComponent component: Int) -> Int { 0 }
}

/// Who would say what is on wheels; nobody is asked.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {}

/// Who would be told of wheels; nobody is.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {}

/// A choice of a color; never drawn.
@preconcurrency @MainActor public final class UIColorWell: UIControl {
  public var selectedColor: UIColor?
  public var title: String?
  public var supportsAlpha = true
}

/// Pages of UIKit's; never drawn.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// How pages turn.
  public enum TransitionStyle: Int, Hashable, Sendable {
    case pageCurl, scroll
  }
  /// Where pages go.
  public enum NavigationOrientation: Int, Hashable, Sendable {
    case horizontal, vertical
  }
  /// Which page is next.
  public enum NavigationDirection: Int, Hashable, Sendable {
    case forward, reverse
  }
  /// What is said of pages.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
  }
  public weak var dataSource: (any UIPageViewControllerDataSource)?
  public weak var delegate: (any UIPageViewControllerDelegate)?
  public private(set) var viewControllers: [UIViewController]?
  public convenience init(transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil) { self.init(nibName: nil, bundle: nil) }
  open func setViewControllers(_ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil) { viewControllers = controllers }
}

/// Who would say which page is next; nobody is asked.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {}

/// Who would be told of pages; nobody is.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {}

/// The screen that chooses files; never drawn.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
  public weak var delegate: (any UIDocumentPickerDelegate)?
  public var allowsMultipleSelection = false
  public var shouldShowFileExtensions = false
  public var directoryURL: URL?
  public convenience init(forOpeningContentTypes types: [UTType], asCopy: Bool = false) { self.init(nibName: nil, bundle: nil) }
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) { self.init(nibName: nil, bundle: nil) }
}

/// Who would be told of files; nobody is.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: AnyObject {}

/// The screen that chooses a color; never drawn.
@preconcurrency @MainActor public final class UIColorPickerViewController: UIViewController {
  public weak var delegate: (any UIColorPickerViewControllerDelegate)?
  public var selectedColor = UIColor.black
  public var supportsAlpha = true
}

/// Who would be told of a color; nobody is.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: AnyObject {}

/// The screen that chooses a font; never drawn.
@preconcurrency @MainActor public final class UIFontPickerViewController: UIViewController {
  public weak var delegate: (any UIFontPickerViewControllerDelegate)?
}

/// Who would be told of a font; nobody is.
@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: AnyObject {}

/// What may be done with what is shared.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// The kind of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Printing.
    public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
    /// Copying.
    public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
    /// A mail.
    public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
    /// A message.
    public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
    /// The pictures on the device.
    public static let saveToCameraRoll = ActivityType(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
    public static let postToFacebook = ActivityType(rawValue: "com.apple.UIKit.activity.PostToFacebook")
    public static let postToTwitter = ActivityType(rawValue: "com.apple.UIKit.activity.PostToTwitter")
    public static let postToWeibo = ActivityType(rawValue: "com.apple.UIKit.activity.PostToWeibo")
    public static let postToVimeo = ActivityType(rawValue: "com.apple.UIKit.activity.PostToVimeo")
    public static let postToFlickr = ActivityType(rawValue: "com.apple.UIKit.activity.PostToFlickr")
    public static let postToTencentWeibo = ActivityType(rawValue: "com.apple.UIKit.activity.TencentWeibo")
    public static let openInIBooks = ActivityType(rawValue: "com.apple.UIKit.activity.OpenInIBooks")
    public static let markupAsPDF = ActivityType(rawValue: "com.apple.UIKit.activity.MarkupAsPDF")
    /// A device nearby.
    public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
    /// A list for reading.
    public static let addToReadingList = ActivityType(rawValue: "com.apple.UIKit.activity.AddToReadingList")
    /// A contact.
    public static let assignToContact = ActivityType(rawValue: "com.apple.UIKit.activity.AssignToContact")
  }
  /// Creates an activity.
  public override init() { super.init() }
}

/// The sheet that shares something; never drawn.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// What the sheet does not offer.
  public var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Who is told of what became of it; nobody is.
  public var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
  /// Creates a sheet for something.
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) { self.init(nibName: nil, bundle: nil) }
}

/// The screen that chooses or takes a picture; never drawn.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Hashable, Sendable {
    /// Those on the device.
    case photoLibrary
    /// The camera.
    case camera
    /// Those that were saved.
    case savedPhotosAlbum
  }
  /// A camera of the device.
  public enum CameraDevice: Int, Hashable, Sendable {
    /// That on the back.
    case rear
    /// That on the front.
    case front
  }
  /// What is told of a picture that was chosen.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The picture.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture, cut.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// Where the picture is.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// Where the film is.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
  }
  /// Where pictures come from.
  public var sourceType = SourceType.photoLibrary
  /// Whether a picture may be cut.
  public var allowsEditing = false
  /// What may be chosen, by identifiers of types.
  public var mediaTypes = ["public.image"]
  /// The camera.
  public var cameraDevice = CameraDevice.rear
  /// What a camera takes.
  public enum CameraCaptureMode: Int, Hashable, Sendable {
    case photo, video
  }
  public var cameraCaptureMode = CameraCaptureMode.photo
  public var videoMaximumDuration: TimeInterval = 600
  public var showsCameraControls = true
  public var cameraOverlayView: UIView?
  public static func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
  /// Who would be told of the picture; nobody is told.
  public weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// Whether pictures can come from there; never.
  public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  /// Whether there is such a camera; never.
  public static func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
}

/// What would be told of a picture that was chosen; nobody is told anything here.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {}

/// A line for text; a `TextField` shows none of this.
@preconcurrency @MainActor open class UITextField: UIControl {
  /// When a button that empties a field shows.
  public enum ViewMode: Int, Hashable, Sendable {
    /// Never.
    case never
    /// While somebody types.
    case whileEditing
    /// While nobody types.
    case unlessEditing
    /// Always.
    case always
  }
  /// The line around a field.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// None.
    case none
    /// A line.
    case line
    /// A line with a shadow.
    case bezel
    /// A line with round corners.
    case roundedRect
  }
  /// When the button that empties the field shows.
  public var clearButtonMode = ViewMode.never
  /// The line around the field.
  public var borderStyle = BorderStyle.none
  /// The text.
  open var text: String? = ""
  /// The words that stand for a text to come.
  open var placeholder: String?
  /// The words that stand for a text to come, with attributes.
  public var attributedPlaceholder: NSAttributedString?
  /// The color of the text.
  public var textColor: UIColor?
  /// The font of the text.
  public var font: UIFont?
  /// Where the text stands.
  public var textAlignment = NSTextAlignment.natural
  public var background: UIImage?
  public var minimumFontSize: CGFloat = 0
  public var clearsOnBeginEditing = false
  public var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The keyboard.
  public var keyboardType = UIKeyboardType.default
  public var spellCheckingType = UITextSpellCheckingType.default
  public var smartQuotesType = UITextSmartQuotesType.default
  public var smartDashesType = UITextSmartDashesType.default
  public var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  public var keyboardAppearance = UIKeyboardAppearance.default
  public var enablesReturnKeyAutomatically = false
  public var typingAttributes: [NSAttributedString.Key: Any]?
  public var adjustsFontForContentSizeCategory = false
  public var selectedTextRange: UITextRange?
  public var markedTextRange: UITextRange? { nil }
  public var beginningOfDocument: UITextPosition { UITextPosition() }
  public var endOfDocument: UITextPosition { UITextPosition() }
  public var hasText: Bool { !(text ?? "").isEmpty }
  open func insertText(_ more: String) { text = (text ?? "") + more }
  open func deleteBackward() { text = text.map { String($0.dropLast()) } }
  open func replace(_ range: UITextRange, withText text: String) {}
  public func text(in range: UITextRange) -> String? { nil }
  public func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? { nil }
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
  public func offset(from start: UITextPosition, to end: UITextPosition) -> Int { 0 }
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  open func firstRect(for range: UITextRange) -> CGRect { .zero }
  /// What the key that ends the text says.
  public var returnKeyType = UIReturnKeyType.default
  /// Whether the text is hidden.
  public var isSecureTextEntry = false
  /// What the text is.
  public var textContentType: UITextContentType?
  /// Which letters the keyboard makes capital.
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether the keyboard corrects words.
  public var autocorrectionType = UITextAutocorrectionType.default
  /// Whether the text is smaller where it does not fit.
  public var adjustsFontSizeToFitWidth = false
  /// What stands before the text.
  public var leftView: UIView?
  /// When it stands there.
  public var leftViewMode = ViewMode.never
  /// What stands after the text.
  public var rightView: UIView?
  /// When it stands there.
  public var rightViewMode = ViewMode.never
  /// Whom it would tell of what is typed; nobody is told.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether somebody types.
  public var isEditing: Bool { false }
}

/// A place for long texts; since iOS 16 a `TextEditor` hides its ground by `scrollContentBackground`.
@preconcurrency @MainActor open class UITextView: UIScrollView {
  /// The room around the text, in points.
  public var textContainerInset = UIEdgeInsets.zero
  /// The text.
  open var text: String! = ""
  public let textContainer = NSTextContainer()
  public let layoutManager = NSLayoutManager()
  public let textStorage = NSTextStorage()
  public var dataDetectorTypes: UIDataDetectorTypes = []
  public var linkTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var isSecureTextEntry = false
  public var textContentType: UITextContentType?
  public var allowsEditingTextAttributes = false
  public var isFindInteractionEnabled = false
  public func scrollRangeToVisible(_ range: NSRange) {}
  /// The text with its attributes.
  public var attributedText: NSAttributedString! = NSAttributedString(string: "")
  /// The color of the text.
  public var textColor: UIColor?
  /// The font of the text.
  public var font: UIFont?
  /// Where the text stands.
  public var textAlignment = NSTextAlignment.natural
  /// Whether the text may be changed.
  public var isEditable = true
  /// Whether the text may be chosen.
  public var isSelectable = true
  /// What is chosen.
  public var selectedRange = NSRange(location: 0, length: 0)
  /// The keyboard.
  public var keyboardType = UIKeyboardType.default
  public var spellCheckingType = UITextSpellCheckingType.default
  public var smartQuotesType = UITextSmartQuotesType.default
  public var smartDashesType = UITextSmartDashesType.default
  public var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  public var keyboardAppearance = UIKeyboardAppearance.default
  public var enablesReturnKeyAutomatically = false
  public var typingAttributes: [NSAttributedString.Key: Any] = [:]
  public var adjustsFontForContentSizeCategory = false
  public var selectedTextRange: UITextRange?
  public var markedTextRange: UITextRange? { nil }
  public var beginningOfDocument: UITextPosition { UITextPosition() }
  public var endOfDocument: UITextPosition { UITextPosition() }
  public var hasText: Bool { !(text ?? "").isEmpty }
  open func insertText(_ more: String) { text = (text ?? "") + more }
  open func deleteBackward() { text = String((text ?? "").dropLast()) }
  open func replace(_ range: UITextRange, withText text: String) {}
  public func text(in range: UITextRange) -> String? { nil }
  public func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? { nil }
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
  public func offset(from start: UITextPosition, to end: UITextPosition) -> Int { 0 }
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  open func firstRect(for range: UITextRange) -> CGRect { .zero }
  /// What the key that ends the text says.
  public var returnKeyType = UIReturnKeyType.default
  /// Which letters the keyboard makes capital.
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether the keyboard corrects words.
  public var autocorrectionType = UITextAutocorrectionType.default
}

/// What would be told of a field's text; nobody is told anything here.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {}

/// What would be told of a text; nobody is told anything here.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {}

/// Where the lines of a text stand.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// At both sides.
  case justified
  /// Where the language begins.
  case natural
}

/// What the key that ends a text says.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  /// Return.
  case `default`
  /// Go.
  case go
  /// Join.
  case join
  /// Next.
  case next
  /// Route.
  case route
  /// Search.
  case search
  /// Send.
  case send
  /// Done.
  case done
  /// Continue.
  case `continue`
}

/// Whether a keyboard corrects words.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// As the system likes.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// What would be told of screens; nobody is told anything here.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {}

/// A position in a text of UIKit's.
public class UITextPosition: NSObject, @unchecked Sendable {}

/// A part of a text of UIKit's.
public class UITextRange: NSObject, @unchecked Sendable {
  public var isEmpty: Bool { true }
  public var start: UITextPosition { UITextPosition() }
  public var end: UITextPosition { UITextPosition() }
}

/// Where a text is laid out; nowhere.
public class NSTextContainer: NSObject {
  public var lineFragmentPadding: CGFloat = 5
  public var maximumNumberOfLines = 0
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
  public var size = CGSize.zero
  public var widthTracksTextView = false
  public var heightTracksTextView = false
  public override init() { super.init() }
  public convenience init(size: CGSize) { self.init(); self.size = size }
}

/// What lays a text out; nothing does.
public class NSLayoutManager: NSObject {
  public weak var delegate: (any NSLayoutManagerDelegate)?
  public func ensureLayout(for container: NSTextContainer) {}
  public func usedRect(for container: NSTextContainer) -> CGRect { .zero }
  public func addTextContainer(_ container: NSTextContainer) {}
}

/// Who would be told of a text's layout; nobody is.
public protocol NSLayoutManagerDelegate: AnyObject {}

/// The text of a text view.
public class NSTextStorage: NSObject {
  public func addLayoutManager(_ manager: NSLayoutManager) {}
}

/// What is made a link.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
  public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

extension UIImage {
  /// The picture as it is.
  public func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage { self }
  /// The picture as it is.
  public func resizableImage(withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode = .tile) -> UIImage { self }
}

/// A control of UIKit's, as far as SwiftUI code says how all of a kind look.
@preconcurrency @MainActor open class UIControl: UIView {
  /// Whether it may be used.
  open var isEnabled = true
  /// Whether it is chosen.
  open var isSelected = false
  open var isHighlighted = false
  public var contentHorizontalAlignment = ContentHorizontalAlignment.center
  public var contentVerticalAlignment = ContentVerticalAlignment.center
  public var state: State { isEnabled ? (isSelected ? .selected : .normal) : .disabled }
  public var isTracking: Bool { false }
  public var isTouchInside: Bool { false }
  /// Keeps nobody: nothing is pressed.
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {}
  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {}
  open func addAction(_ action: UIAction, for events: Event) {}
  open func removeAction(_ action: UIAction, for events: Event) {}
  open func sendActions(for events: Event) {}
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}
}

extension UIControl {
  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 9)
    public static let menuActionTriggered = Event(rawValue: 1 << 10)
    public static let primaryActionTriggered = Event(rawValue: 1 << 11)
    public static let editingDidBegin = Event(rawValue: 1 << 12)
    public static let editingChanged = Event(rawValue: 1 << 13)
    public static let editingDidEnd = Event(rawValue: 1 << 14)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 15)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF000)
    public static let allEvents = Event(rawValue: 0xFFFF)
  }
  /// Where content stands across.
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    case center, left, right, fill, leading, trailing
  }
  /// Where content stands down.
  public enum ContentVerticalAlignment: Int, Hashable, Sendable {
    case center, top, bottom, fill
  }
}
