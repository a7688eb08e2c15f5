/// The running program, as far as views of SwiftUI ask UIKit for it; nothing is opened beside a picture.
public final class UIApplication: Sendable {
  private init() {}

  /// Words that go with an address; there are none to choose from.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}

  /// The only program.
  public static let shared = UIApplication()

  /// The address of the program's settings.
  public static let openSettingsURLString = "app-settings:"

  /// What is on the screen: one scene with one window.
  @MainActor public var connectedScenes: Set<UIScene> { [windowScene] }
  /// The program's windows: one.
  @MainActor public var windows: [UIWindow] { windowScene.windows }
  /// The window that takes what is typed.
  @MainActor public var keyWindow: UIWindow? { windowScene.keyWindow }
  /// How the interface is held.
  @MainActor public var statusBarOrientation: UIInterfaceOrientation {
    windowScene.interfaceOrientation
  }
  /// The height of the bar with the time and what is behind it.
  @MainActor public var statusBarFrame: CGRect {
    windowScene.statusBarManager?.statusBarFrame ?? .zero
  }
  /// Whether the device stays awake; of no account.
  @MainActor public var isIdleTimerDisabled: Bool {
    get { false }
    set {}
  }
  /// The number on the program's icon; of no account.
  @MainActor public var applicationIconBadgeNumber: Int {
    get { 0 }
    set {}
  }

  /// Whether the program has other icons: none.
  public var supportsAlternateIcons: Bool { false }
  /// The name of the icon that was chosen: none.
  public var alternateIconName: String? { nil }
  /// Chooses no icon, and says nothing against it.
  public func setAlternateIconName(
    _ name: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }

  @MainActor private static let scene = UIWindowScene()
  @MainActor var windowScene: UIWindowScene { Self.scene }

  /// Opens nothing, and says so.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: ((Bool) -> Void)? = nil
  ) {
    completionHandler?(false)
  }

  /// Whether an address can be opened: never.
  public func canOpenURL(_ url: URL) -> Bool { false }
}

/// What programs leave for others to paste; kept by nobody.
public final class UIPasteboard: Sendable {
  private init() {}

  /// The only board.
  public static let general = UIPasteboard()

  /// The text on the board: nil, whatever was put there.
  public var string: String? {
    get { nil }
    set {}
  }
}
