import Foundation

/// Screens that were pushed on one another; never drawn.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// The screens, the first one first.
  open var viewControllers: [UIViewController] = []
  /// The bar above them.
  public let navigationBar = UINavigationBar()
  /// The screen in front.
  public var topViewController: UIViewController? { viewControllers.last }
  /// The screen in front, or what it presents.
  public var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  /// Creates a stack of one screen.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }
  /// Pushes a screen.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    viewControllers.append(controller)
  }
  /// Takes the screen in front away, unless it is the first.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.popLast() : nil
  }
}
