// Made of Fixtures/Names/TintypeControls/UIViews.txt by `make names`: change that file instead.
// swift-format-ignore-file

/// How the bar of tabs looks, which glass does not show.
@preconcurrency @MainActor public final class UITabBarAppearance: UIBarAppearance {
  /// How tabs look with their title below the icon.
  public var stackedLayoutAppearance = UITabBarItemAppearance()
  /// How tabs look with their title beside the icon.
  public var inlineLayoutAppearance = UITabBarItemAppearance()
  /// How tabs look in a low bar.
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// How tabs look, which glass does not show.
@preconcurrency @MainActor public final class UITabBarItemAppearance {
  /// How a tab looks in one state.
  @preconcurrency @MainActor public final class State {
    /// The color of its icon.
    public var iconColor: UIColor?
    /// The letters of its title.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var titlePositionAdjustment = UIOffset.zero
    public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The color behind its badge.
    public var badgeBackgroundColor: UIColor?
  }
  /// A tab that is not chosen.
  public let normal = State()
  /// The chosen tab.
  public let selected = State()
  public let disabled = State()
  public let focused = State()
  /// The look of tabs.
  public enum Style: Int, Hashable, Sendable {
    case stacked, inline, compactInline
  }
  /// Creates the look that tabs have.
  public init() {}
  public init(style: Style) {}
}

/// How far something is moved, in points.
public struct UIOffset: Hashable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) { self.horizontal = horizontal; self.vertical = vertical }
  public static let zero = UIOffset()
}

/// How buttons of a bar look, which glass does not show.
@preconcurrency @MainActor public final class UIBarButtonItemAppearance {
  /// How a button looks in one state.
  @preconcurrency @MainActor public final class State {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var titlePositionAdjustment = UIOffset.zero
    public var backgroundImage: UIImage?
  }
  /// The look of a button.
  public enum Style: Int, Hashable, Sendable {
    case plain, done = 2
  }
  public let normal = State()
  public let highlighted = State()
  public let disabled = State()
  public let focused = State()
  public init(style: Style = .plain) {}
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
  public static let fittingSizeLevel = UILayoutPriority(50)
  public static func + (priority: UILayoutPriority, more: Float) -> UILayoutPriority { UILayoutPriority(priority.rawValue + more) }
  public static func - (priority: UILayoutPriority, less: Float) -> UILayoutPriority { UILayoutPriority(priority.rawValue - less) }
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

/// A view of UIKit's, as far as SwiftUI code says how all of a kind look or wraps one; it is never drawn.
@preconcurrency @MainActor open class UIView: UIResponder, UIAppearance {
  /// Whether it is left out.
  open var isHidden = false
  /// The color behind it; nil for none.
  open var backgroundColor: UIColor?
  /// The color of what may be pressed in it; nil for that around it.
  open var tintColor: UIColor?
  /// How opaque it is, 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether it is cut at its edges.
  open var clipsToBounds = false
  /// Whether nothing shows through it.
  open var isOpaque = true
  /// Whether it takes touches.
  open var isUserInteractionEnabled = true
  public var isMultipleTouchEnabled = false
  public var isExclusiveTouch = false
  /// Whether its size is made into constraints.
  public var translatesAutoresizingMaskIntoConstraints = true
  /// How it follows the view around.
  public var autoresizingMask: AutoresizingMask = []
  public var autoresizesSubviews = true
  /// A number to find it by.
  open var tag = 0
  /// How content fills it.
  open var contentMode = ContentMode.scaleToFill
  open var contentScaleFactor: CGFloat = 1
  /// Its rectangle in the view around, in points.
  open var frame: CGRect
  /// Its rectangle in itself, in points.
  open var bounds: CGRect { get { CGRect(origin: .zero, size: frame.size) } set { frame.size = newValue.size } }
  /// How it is turned and scaled.
  public var transform = CGAffineTransform.identity
  public var transform3D = CATransform3DIdentity
  /// Where its middle is in the view around, in points.
  open var center: CGPoint { get { CGPoint(x: frame.midX, y: frame.midY) } set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) } }
  /// The class of its layer; of no account.
  open class var layerClass: AnyClass { CALayer.self }
  private lazy var ownLayer: CALayer = (type(of: self).layerClass as? CALayer.Type)?.init() ?? CALayer()
  /// The layer that it would be drawn with.
  open var layer: CALayer { ownLayer }
  /// The views in it, in the order in which they would be drawn.
  public private(set) var subviews: [UIView] = []
  /// The view around it.
  public private(set) weak var superview: UIView?
  /// The window that it is in; none.
  open var window: UIWindow? { nil }
  /// What the device keeps free at its edges, in points.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  public var preservesSuperviewLayoutMargins = false
  public var insetsLayoutMarginsFromSafeArea = true
  public var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// The appearance that it would have; of no account.
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var traitCollection: UITraitCollection { .current }
  public var mask: UIView?
  public var tintAdjustmentMode = TintAdjustmentMode.automatic
  public var gestureRecognizers: [UIGestureRecognizer]?
  public var interactions: [any UIInteraction] = []
  public private(set) var constraints: [NSLayoutConstraint] = []
  /// The size that its content asks for, in points.
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open class var requiresConstraintBasedLayout: Bool { false }
  /// What says that there is no such size.
  public static let noIntrinsicMetric: CGFloat = -1
  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
  public static let areAnimationsEnabled = true
  /// Creates a view with a rectangle, in points.
  public init(frame: CGRect) { self.frame = frame; super.init() }
  /// Creates a view, whatever was kept of it.
  public required init?(coder: NSCoder) { frame = .zero; super.init() }
  /// Creates a view without a size.
  public override convenience init() { self.init(frame: .zero) }
  /// Lays a view over the others.
  open func addSubview(_ view: UIView) { view.removeFromSuperview(); subviews.append(view); view.superview = self }
  open func insertSubview(_ view: UIView, at index: Int) { view.removeFromSuperview(); subviews.insert(view, at: min(max(index, 0), subviews.count)); view.superview = self }
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? 0) }
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insertSubview(view, at: (subviews.firstIndex { $0 === sibling } ?? -1) + 1) }
  /// Takes the view out of the one around it.
  open func removeFromSuperview() { superview?.subviews.removeAll { $0 === self }; superview = nil }
  open func bringSubviewToFront(_ view: UIView) {}
  open func sendSubviewToBack(_ view: UIView) {}
  public func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) ?? false }
  public func viewWithTag(_ tag: Int) -> UIView? { self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first }
  open func didAddSubview(_ view: UIView) {}
  open func willRemoveSubview(_ view: UIView) {}
  open func willMove(toSuperview view: UIView?) {}
  open func willMove(toWindow window: UIWindow?) {}
  /// Called where a view was laid into another; never here.
  open func didMoveToSuperview() {}
  /// Called where a view was laid into a window; never here.
  open func didMoveToWindow() {}
  /// Places the views in it; never called here.
  open func layoutSubviews() {}
  open func layoutMarginsDidChange() {}
  open func safeAreaInsetsDidChange() {}
  open func tintColorDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func updateConstraints() {}
  open func prepareForInterfaceBuilder() {}
  open func awakeFromNib() {}
  /// Draws content; never called here.
  open func draw(_ rect: CGRect) {}
  /// Does nothing, since nothing is drawn.
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// Does nothing, since nothing is drawn.
  open func setNeedsLayout() {}
  /// Does nothing, since nothing is drawn.
  open func layoutIfNeeded() {}
  open func setNeedsUpdateConstraints() {}
  open func updateConstraintsIfNeeded() {}
  open func invalidateIntrinsicContentSize() {}
  /// Does nothing, since nothing is drawn.
  open func sizeToFit() {}
  /// The size that a view would take of one that is proposed, in points: all.
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  open func systemLayoutSizeFitting(_ size: CGSize) -> CGSize { size }
  open func systemLayoutSizeFitting(_ size: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority) -> CGSize { size }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self.point(inside: point, with: event) ? self : nil }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect { rect }
  /// Keeps a recognizer, which nothing comes to.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { gestureRecognizers = (gestureRecognizers ?? []) + [recognizer] }
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { gestureRecognizers?.removeAll { $0 === recognizer } }
  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
  open func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }
  open func addConstraints(_ more: [NSLayoutConstraint]) { constraints += more }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { constraints.removeAll { $0 === constraint } }
  open func removeConstraints(_ fewer: [NSLayoutConstraint]) {}
  public func addLayoutGuide(_ guide: UILayoutGuide) {}
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }
  /// Sets how little a view is stretched; of no account.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  /// Sets how little a view is squeezed; of no account.
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  public func snapshotView(afterScreenUpdates: Bool) -> UIView? { nil }
  @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { false }
  public func endEditing(_ force: Bool) -> Bool { true }
  /// Changes nothing: a still picture shows where animations end.
  public static func setAnimationsEnabled(_ enabled: Bool) {}
  /// Makes changes.
  public static func performWithoutAnimation(_ changes: () -> Void) { changes() }
  /// Makes the changes of an animation at once.
  public static func animate(withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil) { animations(); completion?(true) }
  /// Makes the changes of an animation at once.
  public static func animate(withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil) { animations(); completion?(true) }
  /// Makes the changes of an animation at once.
  public static func animate(withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping damping: CGFloat, initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil) { animations(); completion?(true) }
  /// Makes the changes of an animation at once.
  public static func animate(springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity velocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil) { animations(); completion?(true) }
  /// Makes the changes of an animation at once.
  public static func animate(_ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil) { changes(); completion?() }
  /// Makes the changes of an animation at once.
  public static func animateKeyframes(withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil) { animations(); completion?(true) }
  /// Makes the changes of an animation at once.
  public static func addKeyframe(withRelativeStartTime start: Double, relativeDuration duration: Double, animations: () -> Void) { animations() }
  /// Makes the changes of an animation at once.
  public static func transition(with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { animations?(); completion?(true) }
}

extension UIView {
  /// How a view follows the view around.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }
  /// How a change would move.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 6)
    public static let curveEaseInOut = AnimationOptions(rawValue: 1 << 7)
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 8)
    public static let curveEaseOut = AnimationOptions(rawValue: 1 << 9)
    public static let curveLinear = AnimationOptions(rawValue: 1 << 10)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 11)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 1 << 12)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 1 << 13)
    public static let transitionCurlUp = AnimationOptions(rawValue: 1 << 14)
    public static let transitionCurlDown = AnimationOptions(rawValue: 1 << 15)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 16)
  }
  /// How changes would move.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let calculationModeLinear = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 5)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 1 << 6)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 1 << 7)
  }
  /// How the speed of a change goes.
  public enum AnimationCurve: Int, Hashable, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }
  /// Whether a tint is gray.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    case automatic, normal, dimmed
  }
  @preconcurrency @MainActor public var accessibilityLabel: String? { get { nil } set {} }
  @preconcurrency @MainActor public var accessibilityHint: String? { get { nil } set {} }
  @preconcurrency @MainActor public var accessibilityValue: String? { get { nil } set {} }
  @preconcurrency @MainActor public var accessibilityIdentifier: String? { get { nil } set {} }
  @preconcurrency @MainActor public var isAccessibilityElement: Bool { get { false } set {} }
  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits { get { [] } set {} }
  @preconcurrency @MainActor public var accessibilityElementsHidden: Bool { get { false } set {} }
  @preconcurrency @MainActor public var accessibilityViewIsModal: Bool { get { false } set {} }
}

/// What a view of UIKit's is to assistive technology.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 11)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 13)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 14)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 15)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 16)
  public static let none: UIAccessibilityTraits = []
}

/// What adds to what a view takes.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {}

/// What points are told in.
@preconcurrency @MainActor public protocol UICoordinateSpace {}

extension UIView: UICoordinateSpace, UIPopoverPresentationControllerSourceItem {}

extension UIScreen: UICoordinateSpace {
  @preconcurrency @MainActor public var coordinateSpace: any UICoordinateSpace { self }
}

/// Where a view begins.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// Distances from the edges, in points.
public struct NSDirectionalEdgeInsets: Sendable, Hashable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) { self.top = top; self.leading = leading; self.bottom = bottom; self.trailing = trailing }
  public static let zero = NSDirectionalEdgeInsets()
}
