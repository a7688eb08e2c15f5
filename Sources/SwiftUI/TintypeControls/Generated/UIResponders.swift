// Made of Fixtures/Names/TintypeControls/UIResponders.txt by `make names`: change that file instead.
// swift-format-ignore-file

/// What shows a screen in UIKit; never drawn.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  /// The view of the screen.
  open var view = UIView()
  /// The title of the screen.
  open var title: String?
  /// How the screen is presented.
  public var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Whether a swipe does not take the screen away.
  public var isModalInPresentation = false
  /// What it holds.
  public private(set) var children: [UIViewController] = []
  /// What holds it.
  public private(set) weak var parent: UIViewController?
  /// What it presents.
  open var presentedViewController: UIViewController? { nil }
  /// What presents it.
  open var presentingViewController: UIViewController? { nil }
  /// The screens that it was pushed on.
  open var navigationController: UINavigationController? { nil }
  /// Whether the bar with the time has light letters.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the bar with the time is left out.
  open var prefersStatusBarHidden: Bool { false }
  /// Creates a screen; what is kept in files is not read.
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  /// Creates a screen, whatever was kept of it.
  public required init?(coder: NSCoder) { super.init() }
  /// Creates a screen.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }
  /// Makes the view; never called here.
  open func loadView() {}
  /// Called where the view was made; never here.
  open func viewDidLoad() {}
  /// Called before the screen shows; never here.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called where the screen shows; never here.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the screen is gone; never here.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called where the screen is gone; never here.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before views are placed; never here.
  open func viewWillLayoutSubviews() {}
  /// Called where views are placed; never here.
  open func viewDidLayoutSubviews() {}
  /// Puts nothing above it.
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
  /// Takes nothing away.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
  /// Holds another screen.
  open func addChild(_ child: UIViewController) { children.append(child); child.parent = self }
  /// Is let go of.
  open func removeFromParent() { parent?.children.removeAll { $0 === self }; parent = nil }
  open var preferredContentSize = CGSize.zero
  open var isEditing = false
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var shouldAutorotate: Bool { true }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// The appearance that it would have; of no account.
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var traitCollection: UITraitCollection { .current }
  public var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  public var hidesBottomBarWhenPushed = false
  public var definesPresentationContext = false
  public var extendedLayoutIncludesOpaqueBars = false
  public var edgesForExtendedLayout = UIRectEdge.all
  public var restorationIdentifier: String?
  public let navigationItem = UINavigationItem()
  public var tabBarItem: UITabBarItem?
  open var tabBarController: UITabBarController? { nil }
  open var splitViewController: UISplitViewController? { nil }
  public var toolbarItems: [UIBarButtonItem]?
  public weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  public var presentationController: UIPresentationController? { nil }
  public var popoverPresentationController: UIPopoverPresentationController? { nil }
  public var sheetPresentationController: UISheetPresentationController? { nil }
  public var viewIfLoaded: UIView? { view }
  public var isViewLoaded: Bool { true }
  public var isBeingPresented: Bool { false }
  public var isBeingDismissed: Bool { false }
  public var isMovingToParent: Bool { false }
  public var isMovingFromParent: Bool { false }
  public func loadViewIfNeeded() {}
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewLayoutMarginsDidChange() {}
  open func updateViewConstraints() {}
  open func didReceiveMemoryWarning() {}
  open func show(_ controller: UIViewController, sender: Any?) {}
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {}
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  public func setNeedsStatusBarAppearanceUpdate() {}
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  public func endAppearanceTransition() {}
  public func addKeyCommand(_ command: UIKeyCommand) {}
  public func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) { toolbarItems = items }
  /// Called where it is held by another one, or no more.
  open func didMove(toParent parent: UIViewController?) {}
  /// Called before it is held by another one, or no more.
  open func willMove(toParent parent: UIViewController?) {}
}

/// What may take touches and keys in UIKit; nothing does here.
@preconcurrency @MainActor open class UIResponder: NSObject {
  public override init() { super.init() }
  /// Who is asked next; nobody.
  open var next: UIResponder? { nil }
  /// Whether it may take what is typed.
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  /// Whether it takes what is typed; never.
  open var isFirstResponder: Bool { false }
  /// Does nothing, and says so.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  /// Does nothing, and says so.
  @discardableResult open func resignFirstResponder() -> Bool { false }
  open var inputView: UIView? { get { nil } set {} }
  open var inputAccessoryView: UIView? { get { nil } set {} }
  open var undoManager: UndoManager? { nil }
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Called where a finger comes; never here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
  open func reloadInputViews() {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func cut(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
}

/// A finger on the screen; there is none.
@preconcurrency @MainActor public final class UITouch: NSObject {
  /// What a finger does.
  public enum Phase: Int, Hashable, Sendable {
    case began, moved, stationary, ended, cancelled
  }
  /// What touches.
  public enum TouchType: Int, Hashable, Sendable {
    case direct, indirect, pencil, indirectPointer
  }
  public var phase: Phase { .began }
  public var type: TouchType { .direct }
  public var view: UIView? { nil }
  public var window: UIWindow? { nil }
  public var tapCount: Int { 1 }
  public var force: CGFloat { 0 }
  public var maximumPossibleForce: CGFloat { 0 }
  public var timestamp: TimeInterval { 0 }
  public var majorRadius: CGFloat { 0 }
  public func location(in view: UIView?) -> CGPoint { .zero }
  public func previousLocation(in view: UIView?) -> CGPoint { .zero }
  public func preciseLocation(in view: UIView?) -> CGPoint { .zero }
}

/// Something that fingers or keys did; nothing here.
@preconcurrency @MainActor public class UIEvent: NSObject {
  /// What did it.
  public enum EventType: Int, Hashable, Sendable {
    case touches, motion, remoteControl, presses
  }
  /// What exactly.
  public enum EventSubtype: Int, Hashable, Sendable {
    case none, motionShake, remoteControlPlay = 100, remoteControlPause, remoteControlStop
  }
  public var type: EventType { .touches }
  public var subtype: EventSubtype { .none }
  public var allTouches: Set<UITouch>? { nil }
  public var timestamp: TimeInterval { 0 }
  public func touches(for view: UIView) -> Set<UITouch>? { nil }
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
}

/// Keys that were pressed; none here.
@preconcurrency @MainActor public final class UIPressesEvent: UIEvent {}

/// A key that is pressed; none here.
@preconcurrency @MainActor public final class UIPress: NSObject {
  public var key: UIKey? { nil }
}

/// A key of a keyboard.
@preconcurrency @MainActor public final class UIKey: NSObject {
  public var characters: String { "" }
  public var charactersIgnoringModifiers: String { "" }
  public var modifierFlags: UIKeyModifierFlags { [] }
}

/// Keys that change what another one does.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 0)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 1)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 2)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 3)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 4)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 5)
}

/// A key that does something; nobody presses it.
@preconcurrency @MainActor open class UIKeyCommand: NSObject {
  public static let inputUpArrow = "UIKeyInputUpArrow"
  public static let inputDownArrow = "UIKeyInputDownArrow"
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  public static let inputRightArrow = "UIKeyInputRightArrow"
  public static let inputEscape = "UIKeyInputEscape"
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {}
  public convenience init(title: String = "", action: Selector, input: String, modifierFlags: UIKeyModifierFlags = []) { self.init(input: input, modifierFlags: modifierFlags, action: action) }
}

/// The name of a method of Objective-C, which nobody calls here. The tool writes `#selector` as one.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String
  public init(_ name: String) { description = name }
  public init(stringLiteral value: String) { description = value }
}

/// The method of a name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// The name of a method.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

/// How an interface may be held.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 0)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 1)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 2)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 3)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let top = UIRectEdge(rawValue: 1 << 0)
  public static let left = UIRectEdge(rawValue: 1 << 1)
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  public static let right = UIRectEdge(rawValue: 1 << 3)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// How the bar with the time comes and goes.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
  case none, fade, slide
}

/// How a screen comes.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// What is told of a screen that comes or goes.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext {
  var isAnimated: Bool { get }
  var transitionDuration: TimeInterval { get }
}

/// What goes along with a screen that comes or goes.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  @discardableResult func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?, completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool
}

/// Who would say how screens come; nobody is asked.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: AnyObject {}

/// Who would be told of sheets; nobody is.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {}

/// Who would be told of popovers; nobody is.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// Who would be told of sheets; nobody is.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// How a screen would be presented; nothing is here.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  open var containerView: UIView? { nil }
  open var presentedView: UIView? { nil }
  open var frameOfPresentedViewInContainerView: CGRect { .zero }
  public let presentedViewController: UIViewController
  public let presentingViewController: UIViewController
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) { self.presentedViewController = presentedViewController; self.presentingViewController = presentingViewController ?? presentedViewController; super.init() }
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
}

/// A popover of UIKit's; never drawn.
@preconcurrency @MainActor public final class UIPopoverPresentationController: UIPresentationController {
  public var sourceView: UIView?
  public var sourceRect = CGRect.zero
  public var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  public var barButtonItem: UIBarButtonItem?
  public var permittedArrowDirections: UIPopoverArrowDirection = .any
  public var backgroundColor: UIColor?
}

/// Where a popover points.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}

/// Where the arrow of a popover may be.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// A sheet of UIKit's; never drawn.
@preconcurrency @MainActor public final class UISheetPresentationController: UIPresentationController {
  /// How high a sheet may be.
  public final class Detent: NSObject {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier(rawValue: "medium")
      public static let large = Identifier(rawValue: "large")
      public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    public static func medium() -> Detent { Detent() }
    public static func large() -> Detent { Detent() }
    public static func custom(identifier: Identifier? = nil, resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?) -> Detent { Detent() }
  }
  public var detents: [Detent] = []
  public var selectedDetentIdentifier: Detent.Identifier?
  public var largestUndimmedDetentIdentifier: Detent.Identifier?
  public var prefersGrabberVisible = false
  public var prefersScrollingExpandsWhenScrolledToEdge = true
  public var prefersEdgeAttachedInCompactHeight = false
  public var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  public var preferredCornerRadius: CGFloat?
  public func animateChanges(_ changes: () -> Void) { changes() }
}

/// What the height of a sheet is told.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext {
  var maximumDetentValue: CGFloat { get }
}

/// A way from one screen to another; there is none.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  public var identifier: String? { nil }
}

/// What a bar would show of a screen; not drawn.
@preconcurrency @MainActor public final class UINavigationItem: NSObject {
  /// Whether a title is large.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    case automatic, always, never
  }
  public var title: String?
  public var prompt: String?
  public var titleView: UIView?
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  public var leftBarButtonItem: UIBarButtonItem?
  public var rightBarButtonItem: UIBarButtonItem?
  public var leftBarButtonItems: [UIBarButtonItem]?
  public var rightBarButtonItems: [UIBarButtonItem]?
  public var backBarButtonItem: UIBarButtonItem?
  public var backButtonTitle: String?
  public var hidesBackButton = false
  public var hidesSearchBarWhenScrolling = true
  public var searchController: UISearchController?
  public var standardAppearance: UINavigationBarAppearance?
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  public var compactAppearance: UINavigationBarAppearance?
}

/// What stands in a bar; not drawn.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  public var isEnabled = true
  public var title: String?
  public var image: UIImage?
  public var tag = 0
  public override init() { super.init() }
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}

/// A button of a bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem, UIAppearance {
  /// Buttons that the system has.
  public enum SystemItem: Int, Hashable, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close
  }
  /// The look of a button.
  public enum Style: Int, Hashable, Sendable {
    case plain, done = 2, prominent
  }
  /// The color of the button; not drawn, as glass has its own.
  public var tintColor: UIColor?
  public var style = Style.plain
  public var width: CGFloat = 0
  public var customView: UIView?
  public var menu: UIMenu?
  public weak var target: AnyObject?
  public var action: Selector?
  /// Creates a button.
  public override init() { super.init() }
  /// Creates a button, whatever was kept of it.
  public required init?(coder: NSCoder) { super.init() }
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) { self.init() }
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) { self.init(); self.title = title }
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) { self.init(); self.image = image }
  public convenience init(customView: UIView) { self.init(); self.customView = customView }
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) { self.init(); self.title = title; self.image = image; self.menu = menu }
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) { self.init() }
  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem() }
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem { UIBarButtonItem() }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// A tab of UIKit's; not drawn.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem, UIAppearance {
  public var selectedImage: UIImage?
  public var badgeValue: String?
  public var badgeColor: UIColor?
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public convenience init(title: String?, image: UIImage?, tag: Int) { self.init(); self.title = title; self.image = image; self.tag = tag }
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) { self.init(); self.title = title; self.image = image; self.selectedImage = selectedImage }
}

/// Tabs of UIKit's; never drawn.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]?
  open var selectedIndex = 0
  open var selectedViewController: UIViewController?
  public let tabBar = UITabBar(frame: .zero)
  public weak var delegate: (any UITabBarControllerDelegate)?
  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) { viewControllers = controllers }
}

/// Who would be told of tabs; nobody is.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {}

/// Columns of UIKit's; never drawn.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// Which columns show.
  public enum DisplayMode: Int, Hashable, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
  }
  /// How many columns.
  public enum Style: Int, Hashable, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }
  /// A column.
  public enum Column: Int, Hashable, Sendable {
    case primary, supplementary, secondary, compact, inspector
  }
  open var viewControllers: [UIViewController] = []
  public var preferredDisplayMode = DisplayMode.automatic
  public var preferredPrimaryColumnWidthFraction: CGFloat = 0
  public convenience init(style: Style) { self.init(nibName: nil, bundle: nil) }
  open func setViewController(_ controller: UIViewController?, for column: Column) {}
  open func show(_ column: Column) {}
  open func hide(_ column: Column) {}
}

/// A search of UIKit's; never drawn.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  public let searchBar = UISearchBar(frame: .zero)
  public var obscuresBackgroundDuringPresentation = true
  public var hidesNavigationBarDuringPresentation = true
  public var automaticallyShowsCancelButton = true
  open var isActive = false
  public weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  public convenience init(searchResultsController: UIViewController?) { self.init(nibName: nil, bundle: nil) }
}

/// Who would search; nobody is asked.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: UISearchController)
}

/// A part of a menu of UIKit's; never drawn.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// What is so of a part.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }
  /// Whether a part is on.
  public enum State: Int, Hashable, Sendable {
    case off, on, mixed
  }
  public var title = ""
  public var subtitle: String?
  public var image: UIImage?
  public override init() { super.init() }
}

/// A menu of UIKit's; never drawn.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// How a menu shows.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    public static let singleSelection = Options(rawValue: 1 << 2)
    public static let displayAsPalette = Options(rawValue: 1 << 3)
  }
  /// The name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let file = Identifier(rawValue: "file")
    public static let edit = Identifier(rawValue: "edit")
    public static let view = Identifier(rawValue: "view")
    public static let window = Identifier(rawValue: "window")
    public static let help = Identifier(rawValue: "help")
    public static let format = Identifier(rawValue: "format")
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  public var children: [UIMenuElement] = []
  public convenience init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []) { self.init(); self.title = title; self.image = image; self.children = children }
}

/// Something that a control does; nobody presses it.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// The name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let paste = Identifier(rawValue: "paste")
    public static let copy = Identifier(rawValue: "copy")
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  public typealias Handler = (UIAction) -> Void
  public var attributes: Attributes = []
  public var state = State.off
  public var sender: Any? { nil }
  public convenience init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off, handler: @escaping Handler) { self.init(); self.title = title; self.image = image; self.attributes = attributes; self.state = state }
}

/// A button of an alert of UIKit's; never drawn.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// The look of a button.
  public enum Style: Int, Hashable, Sendable {
    case `default`, cancel, destructive
  }
  public let title: String?
  public let style: Style
  public var isEnabled = true
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) { self.title = title; self.style = style; super.init() }
}

/// An alert of UIKit's; never drawn.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// Where an alert shows.
  public enum Style: Int, Hashable, Sendable {
    case actionSheet, alert
  }
  public var message: String?
  public private(set) var actions: [UIAlertAction] = []
  public private(set) var textFields: [UITextField]?
  public var preferredAction: UIAlertAction?
  public convenience init(title: String?, message: String?, preferredStyle: Style) { self.init(nibName: nil, bundle: nil); self.title = title; self.message = message }
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) { let field = UITextField(frame: .zero); configurationHandler?(field); textFields = (textFields ?? []) + [field] }
}
