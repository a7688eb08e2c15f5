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
  @preconcurrency @MainActor public var isIdleTimerDisabled: Bool { get { false } set {} }
  /// The number on the program's icon; of no account.
  @preconcurrency @MainActor public var applicationIconBadgeNumber: Int { get { 0 } set {} }
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
  /// The name of a board.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let general = Name(rawValue: "general")
    public static let find = Name(rawValue: "find")
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  private init() {}
  public init?(name: Name, create: Bool) {}
  /// The only board.
  public static let general = UIPasteboard()
  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  /// The text on the board: nil, whatever was put there.
  public var string: String? { get { nil } set {} }
  public var strings: [String]? { get { nil } set {} }
  public var url: URL? { get { nil } set {} }
  public var urls: [URL]? { get { nil } set {} }
  public var image: UIImage? { get { nil } set {} }
  public var images: [UIImage]? { get { nil } set {} }
  public var color: UIColor? { get { nil } set {} }
  public var items: [[String: Any]] { get { [] } set {} }
  public var itemProviders: [NSItemProvider] { get { [] } set {} }
  public var hasStrings: Bool { false }
  public var hasURLs: Bool { false }
  public var hasImages: Bool { false }
  public var hasColors: Bool { false }
  public var numberOfItems: Int { 0 }
  public var changeCount: Int { 0 }
  public func setData(_ data: Data, forPasteboardType type: String) {}
  public func setValue(_ value: Any, forPasteboardType type: String) {}
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {}
  public func data(forPasteboardType type: String) -> Data? { nil }
  public func value(forPasteboardType type: String) -> Any? { nil }
  public func contains(pasteboardTypes: [String]) -> Bool { false }
  /// How long a board keeps something.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let expirationDate = OptionsKey(rawValue: "expirationDate")
    public static let localOnly = OptionsKey(rawValue: "localOnly")
  }
}

/// What would be told of a program's life; nobody is told anything here.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {}

/// What would be told of a window's life; nobody is told anything here.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {}

/// What would be told of a window's life; nobody is told anything here.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}

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
  @preconcurrency @MainActor public var delegate: (any UIApplicationDelegate)? { nil }
  /// Asks for no messages from outside.
  @preconcurrency @MainActor public func registerForRemoteNotifications() {}
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
@preconcurrency @MainActor public final class UISceneSession: NSObject {
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
@preconcurrency @MainActor public final class UISceneConfiguration {
  /// Whose windows these are.
  public var delegateClass: AnyClass?
  /// Creates one of a name in the program's list.
  public init(name: String?, sessionRole: UISceneSession.Role) {}
}

extension UIScene {
  /// Why a window was opened; there is nothing in it.
  @preconcurrency @MainActor public final class ConnectionOptions {}
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
@preconcurrency @MainActor open class UITextChecker: NSObject {
  /// The languages that it knows: English alone, whose words it takes for right.
  public class var availableLanguages: [String] { ["en"] }
  /// Looks for a word that is not right; there is none.
  open func rangeOfMisspelledWord(in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  /// What a word may have been meant to be; nothing is known.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
  /// What a word may become; nothing is known.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
}

/// A vector.
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

extension UIApplication {
  /// Whether a program is in front.
  public enum State: Int, Hashable, Sendable {
    case active, inactive, background
  }
  /// Whether the program is in front: it is.
  public var applicationState: State { .active }
  /// Calls nothing, and says so.
  @discardableResult public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool { false }
  public func sendEvent(_ event: UIEvent) {}
  @preconcurrency @MainActor public var openSessions: Set<UISceneSession> { [] }
  public var isProtectedDataAvailable: Bool { true }
  public var isRegisteredForRemoteNotifications: Bool { false }
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  @preconcurrency @MainActor public var shortcutItems: [UIApplicationShortcutItem]? { get { nil } set {} }
  public var supportsMultipleScenes: Bool { false }
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  public var isNetworkActivityIndicatorVisible: Bool { get { false } set {} }
  public func unregisterForRemoteNotifications() {}
  public func beginReceivingRemoteControlEvents() {}
  public func endReceivingRemoteControlEvents() {}
  /// Begins nothing.
  public func beginBackgroundTask(withName name: String? = nil, expirationHandler: (@MainActor @Sendable () -> Void)? = nil) -> UIBackgroundTaskIdentifier { .invalid }
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  public func setMinimumBackgroundFetchInterval(_ interval: TimeInterval) {}
  public func requestSceneSessionActivation(_ session: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil) {}
  /// Opens nothing, and says so.
  @discardableResult public func open(_ url: URL) async -> Bool { false }
  public static let openNotificationSettingsURLString = "app-settings:notifications"
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
}

/// Work behind other programs; there is none.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Whether a program may work behind others.
public enum UIBackgroundRefreshStatus: Int, Hashable, Sendable {
  case restricted, denied, available
}

/// Where lines begin.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  case leftToRight, rightToLeft
}

/// A choice in the menu of the program's icon; nobody sees it.
@preconcurrency @MainActor public class UIApplicationShortcutItem: NSObject {
  public let type: String
  public let localizedTitle: String
  public let localizedSubtitle: String?
  public let userInfo: [String: any NSSecureCoding]?
  public init(type: String, localizedTitle: String, localizedSubtitle: String? = nil, icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil) { self.type = type; self.localizedTitle = localizedTitle; self.localizedSubtitle = localizedSubtitle; self.userInfo = userInfo; super.init() }
}

/// A choice in the menu of the program's icon; nobody sees it.
public final class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {}

/// The picture of a choice in the menu of the program's icon.
public final class UIApplicationShortcutIcon: Sendable {
  public init(systemImageName: String) {}
  public init(templateImageName: String) {}
  public init(type: IconType) {}
  /// A picture that the system has.
  public enum IconType: Int, Hashable, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }
}

/// An address that was opened; there is none.
@preconcurrency @MainActor public final class UIOpenURLContext: NSObject {
  public var url: URL { URL(filePath: "/") }
}

extension UIScene {
  /// How a window is asked for.
  @preconcurrency @MainActor public final class ActivationRequestOptions {
    public init() {}
  }
  @preconcurrency @MainActor public var title: String! { get { "" } set {} }
  @preconcurrency @MainActor public var session: UISceneSession { UISceneSession() }
  @preconcurrency @MainActor public var delegate: (any UISceneDelegate)? { get { nil } set {} }
  @preconcurrency @MainActor public var userActivity: NSUserActivity? { get { nil } set {} }
  /// Opens nothing, and says so.
  @preconcurrency @MainActor public func open(_ url: URL, options: OpenExternalURLOptions?, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
  /// How an address is opened.
  @preconcurrency @MainActor public final class OpenExternalURLOptions {
    public init() {}
  }
}

extension UIScene.ConnectionOptions {
  @preconcurrency @MainActor public var urlContexts: Set<UIOpenURLContext> { [] }
  @preconcurrency @MainActor public var userActivities: Set<NSUserActivity> { [] }
  @preconcurrency @MainActor public var shortcutItem: UIApplicationShortcutItem? { nil }
}

extension UIWindowScene {
  @preconcurrency @MainActor public var traitCollection: UITraitCollection { .current }
  @preconcurrency @MainActor public var coordinateSpace: any UICoordinateSpace { UIScreen.main }
  @preconcurrency @MainActor public var sizeRestrictions: UISceneSizeRestrictions? { nil }
  @preconcurrency @MainActor public var isFullScreen: Bool { true }
  @preconcurrency @MainActor public var effectiveGeometry: Geometry { Geometry() }
  /// Turns nothing: a picture has the size that is asked for.
  @preconcurrency @MainActor public func requestGeometryUpdate(_ preferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil) {}
  /// How a window is held.
  @preconcurrency @MainActor public final class Geometry {
    public var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }
  }
  /// How a window is to be held.
  @preconcurrency @MainActor public class GeometryPreferences {
    /// How a window is to be held.
    @preconcurrency @MainActor public final class iOS: GeometryPreferences {
      public init(interfaceOrientations: UIInterfaceOrientationMask) { super.init() }
    }
  }
}

/// How large a window may be; there are none.
@preconcurrency @MainActor public final class UISceneSizeRestrictions {
  public var minimumSize = CGSize.zero
  public var maximumSize = CGSize.zero
}

extension UIScreen {
  public var brightness: CGFloat { get { 0.5 } set {} }
  /// What the screen says: its appearance.
  public var traitCollection: UITraitCollection { .current }
  public var isCaptured: Bool { false }
  public var maximumFramesPerSecond: Int { 60 }
  public var wantsSoftwareDimming: Bool { get { false } set {} }
  public var mirrored: UIScreen? { nil }
  public static var screens: [UIScreen] { [main] }
  @preconcurrency @MainActor public func snapshotView(afterScreenUpdates: Bool) -> UIView { UIView(frame: .zero) }
}

extension UIDevice {
  public func playInputClick() {}
}

/// Saves nothing.
public func UIImageWriteToSavedPhotosAlbum(_ image: UIImage, _ target: Any?, _ selector: Selector?, _ context: UnsafeMutableRawPointer?) {}

/// Saves nothing.
public func UISaveVideoAtPathToSavedPhotosAlbum(_ path: String, _ target: Any?, _ selector: Selector?, _ context: UnsafeMutableRawPointer?) {}

/// Whether a film can be saved: never.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ path: String) -> Bool { false }

/// What draws a picture by code of UIKit's; the picture is empty here.
@preconcurrency @MainActor public final class UIGraphicsImageRenderer: NSObject {
  public let format: UIGraphicsImageRendererFormat
  private let size: CGSize
  public init(size: CGSize) { self.size = size; format = UIGraphicsImageRendererFormat(); super.init() }
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.size = size; self.format = format; super.init() }
  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { self.init(size: bounds.size, format: format) }
  /// An empty picture; nothing is drawn.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { UIImage() }
  /// Nothing.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
  /// Nothing.
  public func jpegData(withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
}

/// How code draws.
@preconcurrency @MainActor public class UIGraphicsRendererFormat: NSObject {
  public var bounds: CGRect { .zero }
}

/// How a picture is drawn by code.
@preconcurrency @MainActor public final class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  public var scale: CGFloat = 1
  public var opaque = false
  public override init() { super.init() }
  public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  public nonisolated static func `default`() -> UIGraphicsImageRendererFormat { MainActor.assumeIsolated { UIGraphicsImageRendererFormat() } }
}

/// Where code draws.
@preconcurrency @MainActor public class UIGraphicsRendererContext: NSObject {
  public let cgContext: CGContext
  internal init(cgContext: CGContext) { self.cgContext = cgContext; super.init() }
  public func fill(_ rect: CGRect) {}
  public func stroke(_ rect: CGRect) {}
  public func clip(to rect: CGRect) {}
}

/// Where code draws a picture.
@preconcurrency @MainActor public final class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  public var currentImage: UIImage { UIImage() }
}

/// What draws a document by code; it is empty here.
@preconcurrency @MainActor public final class UIGraphicsPDFRenderer: NSObject {
  public init(bounds: CGRect) {}
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {}
  /// Nothing.
  public func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data { Data() }
  public func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {}
}

/// How a document is drawn by code.
@preconcurrency @MainActor public final class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  public var documentInfo: [String: Any] = [:]
}

/// Where code draws a document.
@preconcurrency @MainActor public final class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  public func beginPage() {}
  public var pdfContextBounds: CGRect { .zero }
}

/// Begins nothing.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {}

/// Begins nothing.
public func UIGraphicsBeginImageContext(_ size: CGSize) {}

/// The picture that was drawn; nil.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }

/// Where code draws; nil.
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }

/// Ends nothing.
public func UIGraphicsEndImageContext() {}

public func UIGraphicsPushContext(_ context: CGContext) {}

public func UIGraphicsPopContext() {}

/// Fills nothing.
public func UIRectFill(_ rect: CGRect) {}

/// What is felt of the machine; nothing.
@preconcurrency @MainActor public class UIFeedbackGenerator: NSObject {}

extension UIImpactFeedbackGenerator {
  public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }
  public func impactOccurred(at location: CGPoint) {}
  public func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// A change that would move; made at once.
@preconcurrency @MainActor public final class UIViewPropertyAnimator: NSObject {
  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) { animations?(); super.init() }
  public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) { animations?(); super.init() }
  public init(duration: TimeInterval, timingParameters: UISpringTimingParameters) {}
  public var fractionComplete: CGFloat { get { 1 } set {} }
  public var isRunning: Bool { false }
  public var isReversed: Bool { get { false } set {} }
  public func startAnimation() {}
  public func startAnimation(afterDelay delay: TimeInterval) {}
  public func pauseAnimation() {}
  public func stopAnimation(_ withoutFinishing: Bool) {}
  public func continueAnimation(withTimingParameters parameters: UISpringTimingParameters?, durationFactor: CGFloat) {}
  public func addAnimations(_ animation: () -> Void) { animation() }
  public func addCompletion(_ completion: (UIViewAnimatingPosition) -> Void) { completion(.end) }
  public static func runningPropertyAnimator(withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [], animations: () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil) -> UIViewPropertyAnimator { animations(); completion?(.end); return UIViewPropertyAnimator(duration: duration, curve: .linear) }
}

/// Where a change is.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  case end, start, current
}

/// How a change springs.
public final class UISpringTimingParameters: NSObject, @unchecked Sendable {
  public init(dampingRatio: CGFloat, initialVelocity: CGVector = CGVector(dx: 0, dy: 0)) {}
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector) {}
}

/// A menu of a long touch; nobody touches.
@preconcurrency @MainActor public final class UIContextMenuInteraction: NSObject, UIInteraction {
  public init(delegate: any UIContextMenuInteractionDelegate) {}
}

/// Who would make a menu; nobody is asked.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {}

/// A menu of a long touch; nobody touches.
@preconcurrency @MainActor public final class UIContextMenuConfiguration: NSObject {
  public init(identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil, actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil) {}
}

/// What is dragged; nothing.
@preconcurrency @MainActor public final class UIDragInteraction: NSObject, UIInteraction {
  public init(delegate: any UIDragInteractionDelegate) {}
}

/// Who would say what is dragged; nobody is asked.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: AnyObject {}

/// What is dropped; nothing.
@preconcurrency @MainActor public final class UIDropInteraction: NSObject, UIInteraction {
  public init(delegate: any UIDropInteractionDelegate) {}
}

/// Who would take what is dropped; nobody is asked.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: AnyObject {}

/// How a pointer looks; not drawn.
@preconcurrency @MainActor public final class UIPointerInteraction: NSObject, UIInteraction {
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {}
}

/// Who would say how a pointer looks; nobody is asked.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: AnyObject {}

/// What text is chosen by; nothing.
@preconcurrency @MainActor public final class UITextInteraction: NSObject, UIInteraction {}

/// A menu of what may be done with a text; never seen.
@preconcurrency @MainActor public final class UIMenuController: NSObject {
  public static let shared = UIMenuController()
  public func showMenu(from view: UIView, rect: CGRect) {}
  public func hideMenu() {}
}

/// The menus of a program.
@preconcurrency @MainActor public final class UIMenuSystem: NSObject {
  public static let main = UIMenuSystem()
  public func setNeedsRebuild() {}
}

/// Who makes the menus of a program.
@preconcurrency @MainActor public protocol UIMenuBuilder {}

/// What follows the size of text.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: AnyObject {
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}

extension UITextField: UIContentSizeCategoryAdjusting {}

extension UITextView: UIContentSizeCategoryAdjusting {}

/// A dictionary; never drawn.
@preconcurrency @MainActor public final class UIReferenceLibraryViewController: UIViewController {
  public convenience init(term: String) { self.init(nibName: nil, bundle: nil) }
  public static func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
}

/// What prints; nothing is printed.
@preconcurrency @MainActor public final class UIPrintInteractionController: NSObject {
  public static let shared = UIPrintInteractionController()
  public static let isPrintingAvailable = false
  public var printInfo: UIPrintInfo?
  public var printingItem: Any?
  @discardableResult public func present(animated: Bool, completionHandler: ((UIPrintInteractionController, Bool, (any Error)?) -> Void)? = nil) -> Bool { false }
}

/// How something is printed.
public final class UIPrintInfo: NSObject {
  public var jobName = ""
  public var outputType = OutputType.general
  /// What is printed.
  public enum OutputType: Int, Hashable, Sendable {
    case general, photo, grayscale
  }
  public static func printInfo() -> UIPrintInfo { UIPrintInfo() }
}

extension UITraitCollection {
  /// Does it as it is.
  public func performAsCurrent(_ actions: () -> Void) { actions() }
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool { other?.userInterfaceStyle != userInterfaceStyle }
  public var accessibilityContrast: UIAccessibilityContrast { .normal }
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
  public var displayGamut: UIDisplayGamut { .P3 }
  public var userInterfaceLevel: UIUserInterfaceLevel { .base }
}

/// Whether colors are stronger.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
  case unspecified = -1, normal, high
}

/// Whether a screen feels how hard it is pressed.
public enum UIForceTouchCapability: Int, Hashable, Sendable {
  case unknown, unavailable, available
}

/// The colors of a screen.
public enum UIDisplayGamut: Int, Hashable, Sendable {
  case unspecified = -1, SRGB, P3
}

/// Whether a screen lies on another one.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
  case unspecified = -1, base, elevated
}
