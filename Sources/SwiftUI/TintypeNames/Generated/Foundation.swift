// Made of Fixtures/Names/TintypeNames/Foundation.txt by `make names`: change that file instead.
// swift-format-ignore-file

public import Foundation

/// Writes how long ago a date is, in English words.
public class RelativeDateTimeFormatter: Formatter {
  /// How a time is written.
  public enum UnitsStyle: Int, Hashable, Sendable {
    case full, spellOut, short, abbreviated
  }
  /// Whether there are words such as yesterday.
  public enum DateTimeStyle: Int, Hashable, Sendable {
    case numeric, named
  }
  public var unitsStyle = UnitsStyle.full
  public var dateTimeStyle = DateTimeStyle.numeric
  public var formattingContext = Formatter.Context.unknown
  public var calendar: Calendar! = Calendar.current
  public var locale: Locale! = Locale.current
  /// How long before or after another date.
  public func localizedString(for date: Date, relativeTo reference: Date) -> String { spelled(date.timeIntervalSince(reference), reference: reference) }
  /// How long ago, in seconds.
  public func localizedString(fromTimeInterval interval: TimeInterval) -> String { spelled(interval, reference: Date(timeIntervalSinceReferenceDate: 0)) }
  /// How long ago.
  public func localizedString(from components: DateComponents) -> String { spelled(TimeInterval(components.second ?? 0) + 60 * TimeInterval(components.minute ?? 0) + 3600 * TimeInterval(components.hour ?? 0) + 86400 * TimeInterval(components.day ?? 0), reference: Date(timeIntervalSinceReferenceDate: 0)) }
  public override func string(for obj: Any?) -> String? { nil }
}
