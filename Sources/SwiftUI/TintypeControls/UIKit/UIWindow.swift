import Foundation

/// The program's windows on the screen that a picture is made for: there is one.
@preconcurrency @MainActor public final class UIWindowScene: UIScene {
  /// The scene's windows.
  public let windows = [UIWindow(frame: .zero)]
  /// The window that takes what is typed.
  public var keyWindow: UIWindow? { windows.first }
  /// The scene's screen.
  public var screen: UIScreen { .main }
  /// What is known of the bar with the time.
  public let statusBarManager: UIStatusBarManager? = UIStatusBarManager()
  /// How the screen is held.
  public var interfaceOrientation: UIInterfaceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeRight : .portrait
  }
}

/// The bar with the time.
@preconcurrency @MainActor public final class UIStatusBarManager {
  /// Where it is, in points.
  public var statusBarFrame: CGRect {
    CGRect(
      x: 0, y: 0, width: UIScreen.main.bounds.width, height: UIScreen.main.safeAreaInsets.top)
  }
  /// Whether it is left out.
  public var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
}

/// The window of the picture.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// How far in front a window is.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The greater, the further in front.
    public var rawValue: CGFloat
    /// Creates a level of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// That of a program's own window.
    public static let normal = Level(rawValue: 0)
    /// That of the bar with the time.
    public static let statusBar = Level(rawValue: 1000)
    /// That of alerts.
    public static let alert = Level(rawValue: 2000)
  }

  /// How far in front it is; of no account.
  public var windowLevel = Level.normal
  /// Whether it takes what is typed: it does.
  public var isKeyWindow: Bool { true }
  /// What the device keeps free at its edges, in points.
  open override var safeAreaInsets: UIEdgeInsets { UIScreen.main.safeAreaInsets }
  /// The window's rectangle, in points.
  open override var bounds: CGRect {
    get { UIScreen.main.bounds }
    set {}
  }
  /// The window's rectangle, in points.
  open override var frame: CGRect {
    get { UIScreen.main.bounds }
    set {}
  }
  /// The window's screen.
  public var screen: UIScreen { .main }
  /// What UIKit shows in the window: nothing, since SwiftUI draws it.
  public var rootViewController: UIViewController? {
    get { nil }
    set {}
  }
  /// Creates a window of a scene, which is never shown.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
  }
  /// Does nothing, since SwiftUI draws the window.
  public func makeKeyAndVisible() {}
  /// Does nothing, since SwiftUI draws the window.
  public func makeKey() {}
  /// Does nothing, since nothing happens to a picture.
  open func sendEvent(_ event: UIEvent) {}
  /// The scene of the window; nil, since it is asked for first.
  public var windowScene: UIWindowScene? {
    get { UIApplication.shared.windowScene }
    set {}
  }
}
