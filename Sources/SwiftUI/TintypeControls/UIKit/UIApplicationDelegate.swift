import Foundation

/// What would be told of a program's life; nobody is told anything here.
@MainActor public protocol UIApplicationDelegate: AnyObject {}
/// What would be told of a window's life; nobody is told anything here.
@MainActor public protocol UISceneDelegate: AnyObject {}
/// What would be told of a window's life; nobody is told anything here.
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}

extension UIApplication {
  /// Why a program was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An address.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// A message from outside.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// A choice in the menu of the program's icon.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }
  /// How an address was opened.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The program that opened it.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
  }

  /// Whom the system would tell of the program's life; nobody.
  @MainActor public var delegate: (any UIApplicationDelegate)? { nil }
  /// Asks for no messages from outside.
  @MainActor public func registerForRemoteNotifications() {}
}

/// What became of data that a program was woken for.
public enum UIBackgroundFetchResult: UInt, Hashable, Sendable {
  /// There was something new.
  case newData
  /// There was nothing.
  case noData
  /// It could not be had.
  case failed
}

/// A window that may be shown again; there is none.
@MainActor public final class UISceneSession: NSObject {
  /// What a window is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a role of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The program.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
  /// What the window is for.
  public let role = Role.windowApplication
}

/// How a window is made; of no account.
@MainActor public final class UISceneConfiguration {
  /// Whose windows these are.
  public var delegateClass: AnyClass?
  /// Creates one of a name in the program's list.
  public init(name: String?, sessionRole: UISceneSession.Role) {}
}

extension UIScene {
  /// Why a window was opened; there is nothing in it.
  @MainActor public final class ConnectionOptions {}
}
