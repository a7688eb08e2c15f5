// Made of Fixtures/Names/TintypeNames/UIKit.txt by `make names`: change that file instead.
// swift-format-ignore-file

/// A program's object that is told of its life by the system. A picture starts no program, so that nobody makes the object: Swift cannot make one of a class of which it knows only that it is some `NSObject`. Whoever asks for it in a body loses the picture, with a sentence that says so.
@MainActor @preconcurrency @propertyWrapper public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  /// Names the class of the object.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
  /// The object; there is none.
  public var wrappedValue: DelegateType { preconditionFailure("\(DelegateType.self) is not there: a picture starts no program") }
}

extension UIApplication {
  /// Words that go with an address; there are none to choose from.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}
  /// The address of the program's settings.
  public static let openSettingsURLString = "app-settings:"
  /// Whether the device stays awake; of no account.
  @MainActor public var isIdleTimerDisabled: Bool { get { false } set {} }
  /// The number on the program's icon; of no account.
  @MainActor public var applicationIconBadgeNumber: Int { get { 0 } set {} }
  /// Whether the program has other icons: none.
  public var supportsAlternateIcons: Bool { false }
  /// The name of the icon that was chosen: none.
  public var alternateIconName: String? { nil }
  /// Chooses no icon, and says nothing against it.
  public func setAlternateIconName(_ name: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  /// Opens nothing, and says so.
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
  /// Whether an address can be opened: never.
  public func canOpenURL(_ url: URL) -> Bool { false }
}

/// What programs leave for others to paste; kept by nobody.
public final class UIPasteboard: Sendable {
  private init() {}
  /// The only board.
  public static let general = UIPasteboard()
  /// The text on the board: nil, whatever was put there.
  public var string: String? { get { nil } set {} }
}

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
    public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// A choice in the menu of the program's icon.
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }
  /// How an address was opened.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The program that opened it.
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
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

extension UIDevice {
  /// The kind of machine in words.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The name that a program without special rights is told.
  public var name: String { model }
  /// The name of the system.
  public var systemName: String { "iOS" }
  /// The version of the system whose look is drawn.
  public var systemVersion: String { "26.0" }
  /// The kind of machine in words of the reader's language; in English here.
  public var localizedModel: String { model }
  /// Whether programs may go on behind others.
  public var isMultitaskingSupported: Bool { true }
  /// A number of the machine for the makers of a program; nil, as where none was given yet.
  public var identifierForVendor: UUID? { nil }
  /// Whether turns of the machine are told; of no account.
  public var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// Does nothing: a picture is never turned.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing: a picture is never turned.
  public func endGeneratingDeviceOrientationNotifications() {}
  /// What a battery does.
  public enum BatteryState: Int, Hashable, Sendable {
    /// Not known.
    case unknown
    /// It is used.
    case unplugged
    /// It is charged.
    case charging
    /// It is full.
    case full
  }
  /// Whether the battery is watched; of no account.
  public var isBatteryMonitoringEnabled: Bool { get { false } set {} }
  /// What the battery does: not known, as where it is not watched.
  public var batteryState: BatteryState { .unknown }
  /// How full the battery is, 0 to 1; -1, as where it is not watched.
  public var batteryLevel: Float { -1 }
  /// Whether something near the screen is watched for; of no account.
  public var isProximityMonitoringEnabled: Bool { get { false } set {} }
  /// Whether something is near the screen; never.
  public var proximityState: Bool { false }
}

/// A knock that nobody feels.
public final class UIImpactFeedbackGenerator: Sendable {
  /// How hard the knock is.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// Between small things.
    case light
    /// Between things of a middle size.
    case medium
    /// Between large things.
    case heavy
    /// Between soft things.
    case soft
    /// Between stiff things.
    case rigid
  }
  /// Creates a generator.
  public init(style: FeedbackStyle = .medium) {}
  /// Gets nothing ready.
  public func prepare() {}
  /// Knocks at nothing.
  public func impactOccurred() {}
  /// Knocks at nothing, whatever the strength, 0 to 1.
  public func impactOccurred(intensity: CGFloat) {}
}

/// A word of success or failure that nobody feels.
public final class UINotificationFeedbackGenerator: Sendable {
  /// What happened.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// It worked.
    case success
    /// It may not have worked.
    case warning
    /// It did not work.
    case error
  }
  /// Creates a generator.
  public init() {}
  /// Gets nothing ready.
  public func prepare() {}
  /// Tells nobody.
  public func notificationOccurred(_ type: FeedbackType) {}
}

/// A tick of a choice that nobody feels.
public final class UISelectionFeedbackGenerator: Sendable {
  /// Creates a generator.
  public init() {}
  /// Gets nothing ready.
  public func prepare() {}
  /// Ticks for nobody.
  public func selectionChanged() {}
}

/// A spelling checker without a dictionary, to which every word is right.
@MainActor open class UITextChecker: NSObject {
  /// The languages that it knows: English alone, whose words it takes for right.
  public class var availableLanguages: [String] { ["en"] }
  /// Looks for a word that is not right; there is none.
  open func rangeOfMisspelledWord(in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  /// What a word may have been meant to be; nothing is known.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
  /// What a word may become; nothing is known.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
}
