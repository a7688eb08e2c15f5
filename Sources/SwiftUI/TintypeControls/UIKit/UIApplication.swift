/// The running program, as far as views of SwiftUI ask UIKit for it; nothing is opened beside a picture.
public final class UIApplication: Sendable {
  private init() {}

  /// The only program.
  public static let shared = UIApplication()

  /// What is on the screen: one scene with one window.
  @preconcurrency @MainActor public var connectedScenes: Set<UIScene> { [windowScene] }

  /// The program's windows: one.
  @preconcurrency @MainActor public var windows: [UIWindow] { windowScene.windows }

  /// The window that takes what is typed.
  @preconcurrency @MainActor public var keyWindow: UIWindow? { windowScene.keyWindow }

  /// How the interface is held.
  @preconcurrency @MainActor public var statusBarOrientation: UIInterfaceOrientation {
    windowScene.interfaceOrientation
  }

  /// The height of the bar with the time and what is behind it.
  @preconcurrency @MainActor public var statusBarFrame: CGRect {
    windowScene.statusBarManager?.statusBarFrame ?? .zero
  }

  @MainActor private static let scene = UIWindowScene()

  @MainActor var windowScene: UIWindowScene { Self.scene }
}
