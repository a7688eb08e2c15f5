// Made of Fixtures/Names/EventKit/EventKit.txt by `make names`: change that file instead.
// swift-format-ignore-file

#if os(Linux)
public import Foundation

/// What is in a calendar.
public enum EKEntityType: UInt, Hashable, Sendable {
  case event, reminder
}

/// Whether a program may look.
public enum EKAuthorizationStatus: Int, Hashable, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  public static let authorized = EKAuthorizationStatus.fullAccess
}

/// Which of several times.
public enum EKSpan: Int, Hashable, Sendable {
  case thisEvent, futureEvents
}

/// Where calendars would be kept; there are none.
public final class EKEventStore: NSObject, @unchecked Sendable {
  public static func authorizationStatus(for type: EKEntityType) -> EKAuthorizationStatus { .notDetermined }
  public var defaultCalendarForNewEvents: EKCalendar? { nil }
  public func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  public func calendars(for type: EKEntityType) -> [EKCalendar] { [] }
  public func requestFullAccessToEvents() async throws -> Bool { false }
  public func requestFullAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { completion(false, nil) }
  public func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
  public func requestFullAccessToReminders() async throws -> Bool { false }
  public func requestFullAccessToReminders(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { completion(false, nil) }
  public func requestAccess(to type: EKEntityType) async throws -> Bool { false }
  public func requestAccess(to type: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { completion(false, nil) }
  public func predicateForEvents(withStart start: Date, end: Date, calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: true) }
  public func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: true) }
  public func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  @discardableResult public func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void) -> Int { completion([]); return 0 }
  public func event(withIdentifier identifier: String) -> EKEvent? { nil }
  public func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {}
  public func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {}
  public func save(_ reminder: EKReminder, commit: Bool) throws {}
  public func remove(_ reminder: EKReminder, commit: Bool) throws {}
}

/// A calendar.
public final class EKCalendar: NSObject, @unchecked Sendable {
  public var title = ""
  public var calendarIdentifier: String { "" }
}

/// Something in a calendar.
public class EKCalendarItem: NSObject, @unchecked Sendable {
  public var title: String! = ""
  public var notes: String?
  public var location: String?
  public var url: URL?
  public var calendar: EKCalendar! = EKCalendar()
  public var alarms: [EKAlarm]?
  public var calendarItemIdentifier: String { "" }
  public func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  public func addRecurrenceRule(_ rule: EKRecurrenceRule) {}
}

/// Something that happens.
public final class EKEvent: EKCalendarItem, @unchecked Sendable {
  public var startDate: Date! = Date(timeIntervalSinceReferenceDate: 0)
  public var endDate: Date! = Date(timeIntervalSinceReferenceDate: 0)
  public var isAllDay = false
  public var eventIdentifier: String! { "" }
  public init(eventStore: EKEventStore) {}
}

/// Something to do.
public final class EKReminder: EKCalendarItem, @unchecked Sendable {
  public var dueDateComponents: DateComponents?
  public var startDateComponents: DateComponents?
  public var isCompleted = false
  public var priority = 0
  public init(eventStore: EKEventStore) {}
}

/// When somebody is told.
public final class EKAlarm: NSObject, @unchecked Sendable {
  public init(absoluteDate: Date) {}
  public init(relativeOffset: TimeInterval) {}
}

/// How often.
public enum EKRecurrenceFrequency: Int, Hashable, Sendable {
  case daily, weekly, monthly, yearly
}

/// How long.
public final class EKRecurrenceEnd: NSObject, @unchecked Sendable {
  public init(end: Date) {}
  public init(occurrenceCount: Int) {}
}

/// When again.
public final class EKRecurrenceRule: NSObject, @unchecked Sendable {
  public init(recurrenceWith frequency: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {}
}

extension NSNotification.Name {
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}
#endif
