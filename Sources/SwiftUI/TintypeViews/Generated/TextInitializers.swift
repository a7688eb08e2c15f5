// Made of Fixtures/Names/TintypeViews/TextInitializers.txt by `make names`: change that file instead.
// swift-format-ignore-file

public import Foundation

extension AttributedString {
  /// Creates the translation of a string, whose marks of Markdown within lines count.
  public init(localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil) { self.init(marked: String(localized: keyAndValue, table: table, bundle: bundle)) }
  /// Creates the translation of a key, whose marks of Markdown within lines count.
  public init(localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil) { self.init(marked: String(localized: key, defaultValue: defaultValue, table: table, bundle: bundle)) }
  /// Creates the translation of a string that was to be translated later, whose marks of Markdown within lines count.
  @_disfavoredOverload public init(localized resource: LocalizedStringResource) { self.init(marked: String(localized: resource)) }
}

/// A value that changes with time: a still picture shows it at the environment's `currentDate`.
public struct TimeDataSource<Value> {
  /// The value at a time.
  package let value: (Date) -> Value
  /// Creates a source.
  package init(value: @escaping (Date) -> Value) { self.value = value }
}

extension TimeDataSource where Value == Date {
  /// The time itself.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource { $0 } }
}

extension TimeDataSource where Value == Range<Date> {
  /// From a date to now.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> { TimeDataSource { date..<max(date, $0) } }
  /// From now to a date.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> { TimeDataSource { min(date, $0)..<date } }
}

extension TimeDataSource where Value == Duration {
  /// How long ago a date is.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> { TimeDataSource { .seconds($0.timeIntervalSince(date)) } }
}

extension Text {
  /// Creates text of a value that changes with time, in the locale, calendar and time zone of the environment.
  public nonisolated init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F) where F.FormatInput == V, F.FormatOutput == String { self.init(storage: .formatted { Self.localized(format, in: $0).format(source.value($0.currentDate)) }) }
}
