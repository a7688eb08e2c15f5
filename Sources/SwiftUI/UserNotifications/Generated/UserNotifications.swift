// Made of Fixtures/Names/UserNotifications/UserNotifications.txt by `make names`: change that file instead.
// swift-format-ignore-file

#if os(Linux)
public import Foundation

/// Who would show messages; none is shown.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()
  public static func current() -> UNUserNotificationCenter { shared }
  public weak var delegate: (any UNUserNotificationCenterDelegate)?
  public var supportsContentExtensions: Bool { false }
  /// Asks nobody, and is not allowed.
  public func requestAuthorization(options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) { completionHandler(false, nil) }
  /// Asks nobody, and is not allowed.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
  public func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  public func add(_ request: UNNotificationRequest) async throws {}
  public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) { completionHandler(UNNotificationSettings()) }
  public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
  public func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) { completionHandler([]) }
  public func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
  public func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) { completionHandler([]) }
  public func deliveredNotifications() async -> [UNNotification] { [] }
  public func removeAllPendingNotificationRequests() {}
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  public func removeAllDeliveredNotifications() {}
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  public func notificationCategories() async -> Set<UNNotificationCategory> { [] }
  public func setBadgeCount(_ count: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  public func setBadgeCount(_ count: Int) async throws {}
}

/// Who would be told of messages; nobody is.
public protocol UNUserNotificationCenterDelegate: AnyObject {}

/// What messages do.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
  public static let announcement = UNAuthorizationOptions(rawValue: 1 << 7)
  public static let timeSensitive = UNAuthorizationOptions(rawValue: 1 << 8)
}

/// How a message shows.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

/// Whether messages are allowed.
public enum UNAuthorizationStatus: Int, Hashable, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// Whether something of a message is on.
public enum UNNotificationSetting: Int, Hashable, Sendable {
  case notSupported, disabled, enabled
}

/// What is allowed of messages.
public final class UNNotificationSettings: NSObject, Sendable {
  /// Whether messages are allowed: nobody was asked.
  public var authorizationStatus: UNAuthorizationStatus { .notDetermined }
  public var alertSetting: UNNotificationSetting { .disabled }
  public var soundSetting: UNNotificationSetting { .disabled }
  public var badgeSetting: UNNotificationSetting { .disabled }
  public var lockScreenSetting: UNNotificationSetting { .disabled }
  public var notificationCenterSetting: UNNotificationSetting { .disabled }
  public var timeSensitiveSetting: UNNotificationSetting { .disabled }
  public var criticalAlertSetting: UNNotificationSetting { .disabled }
}

/// How urgent a message is.
public enum UNNotificationInterruptionLevel: UInt, Hashable, Sendable {
  case passive, active, timeSensitive, critical
}

/// What a message says.
public class UNNotificationContent: NSObject, @unchecked Sendable {
  public var title = ""
  public var subtitle = ""
  public var body = ""
  public var badge: NSNumber?
  public var sound: UNNotificationSound?
  public var userInfo: [AnyHashable: Any] = [:]
  public var categoryIdentifier = ""
  public var threadIdentifier = ""
  public var targetContentIdentifier: String?
  public var attachments: [UNNotificationAttachment] = []
  public var interruptionLevel = UNNotificationInterruptionLevel.active
  public var relevanceScore = 0.0
  public var launchImageName = ""
  public var filterCriteria: String?
}

/// What a message says.
public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {}

/// The sound of a message; nothing is heard.
public final class UNNotificationSound: NSObject, Sendable {
  public static let `default` = UNNotificationSound(named: UNNotificationSoundName("default"))
  public static let defaultCritical = UNNotificationSound(named: UNNotificationSoundName("critical"))
  public static let defaultRingtone = UNNotificationSound(named: UNNotificationSoundName("ringtone"))
  public init(named name: UNNotificationSoundName) {}
  public static func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound { UNNotificationSound(named: name) }
}

/// The name of a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// Something beside a message.
public final class UNNotificationAttachment: NSObject, @unchecked Sendable {
  public let identifier: String
  public let url: URL
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws { self.identifier = identifier; self.url = url; super.init() }
}

/// When a message shows.
public class UNNotificationTrigger: NSObject, @unchecked Sendable {
  public let repeats: Bool
  internal init(repeats: Bool) { self.repeats = repeats; super.init() }
}

/// After a time.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let timeInterval: TimeInterval
  public init(timeInterval: TimeInterval, repeats: Bool) { self.timeInterval = timeInterval; super.init(repeats: repeats) }
  public func nextTriggerDate() -> Date? { nil }
}

/// At a date.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let dateComponents: DateComponents
  public init(dateMatching: DateComponents, repeats: Bool) { dateComponents = dateMatching; super.init(repeats: repeats) }
  public func nextTriggerDate() -> Date? { nil }
}

/// From outside.
public final class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

/// A message that is to be shown.
public final class UNNotificationRequest: NSObject, @unchecked Sendable {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) { self.identifier = identifier; self.content = content; self.trigger = trigger; super.init() }
}

/// A message that was shown; there is none.
public final class UNNotification: NSObject, @unchecked Sendable {
  public let date: Date
  public let request: UNNotificationRequest
  internal init(request: UNNotificationRequest, date: Date) { self.request = request; self.date = date; super.init() }
}

/// What somebody did with a message.
public class UNNotificationResponse: NSObject, @unchecked Sendable {
  public let notification: UNNotification
  public var actionIdentifier: String { UNNotificationDefaultActionIdentifier }
  internal init(notification: UNNotification) { self.notification = notification; super.init() }
}

/// What somebody wrote to a message.
public final class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  public var userText: String { "" }
}

/// A touch of the message.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

/// The message was taken away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What a button of a message needs.
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
  public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
  public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

/// How messages of a kind show.
public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 1 << 2)
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 1 << 3)
  public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 1 << 4)
}

/// A button of a message.
public class UNNotificationAction: NSObject, @unchecked Sendable {
  public let identifier: String
  public let title: String
  public init(identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon? = nil) { self.identifier = identifier; self.title = title; super.init() }
}

/// The picture of a button of a message.
public final class UNNotificationActionIcon: NSObject, Sendable {
  public init(systemImageName: String) {}
  public init(templateImageName: String) {}
}

/// A field of a message.
public final class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  public convenience init(identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String, textInputPlaceholder: String) { self.init(identifier: identifier, title: title, options: options, icon: nil) }
}

/// A kind of messages.
public final class UNNotificationCategory: NSObject, @unchecked Sendable {
  public let identifier: String
  public init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: UNNotificationCategoryOptions = []) { self.identifier = identifier; super.init() }
  public convenience init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = []) { self.init(identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers, options: options) }
}

/// What changes a message before it shows; none does.
open class UNNotificationServiceExtension: NSObject {
  public override init() { super.init() }
  open func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {}
  open func serviceExtensionTimeWillExpire() {}
}
#endif
