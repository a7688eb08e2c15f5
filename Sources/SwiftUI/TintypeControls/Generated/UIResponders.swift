// Made of Fixtures/Names/TintypeControls/UIResponders.txt by `make names`: change that file instead.
// swift-format-ignore-file

/// What shows a screen in UIKit; never drawn.
@MainActor open class UIViewController: UIResponder {
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
  /// Called where it is held by another one, or no more.
  open func didMove(toParent parent: UIViewController?) {}
  /// Called before it is held by another one, or no more.
  open func willMove(toParent parent: UIViewController?) {}
}

/// What may take touches and keys in UIKit; nothing does here.
@MainActor open class UIResponder {
  /// Creates one.
  public init() {}
  /// Who is asked next; nobody.
  open var next: UIResponder? { nil }
  /// Whether it may take what is typed.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it takes what is typed; never.
  open var isFirstResponder: Bool { false }
  /// Does nothing, and says so.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  /// Does nothing, and says so.
  @discardableResult open func resignFirstResponder() -> Bool { false }
}

extension UIResponder: Hashable {
  /// Whether both are the same one.
  public nonisolated static func == (a: UIResponder, b: UIResponder) -> Bool { a === b }
  /// Adds which one it is.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
