/// Dates as texts, by what the environment says of language and region.
struct DateFormats {
  let locale: Locale
  let timeZone: TimeZone
  let calendar: Calendar

  init(locale: Locale, timeZone: TimeZone, calendar: Calendar) {
    (self.locale, self.timeZone) = (locale, timeZone)
    var own = calendar
    own.timeZone = timeZone
    own.locale = locale
    self.calendar = own
  }

  /// A date in a pattern of Unicode's, such as "MMM d".
  func text(_ pattern: String, _ date: Date) -> String {
    formatter(pattern).string(from: date)
  }

  /// The time of a date, such as "9:41 AM".
  func time(_ date: Date) -> String { text(hasHalves ? "h:mm a" : "HH:mm", date) }

  /// Whether hours are counted to twelve.
  var hasHalves: Bool {
    DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("a") ?? true
  }

  /// The letters of the days of a week, from its first.
  var weekdays: [String] {
    let names = formatter("").shortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return names.indices.map { names[($0 + first) % names.count].uppercased(with: locale) }
  }

  private func formatter(_ pattern: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.timeZone = timeZone
    formatter.calendar = calendar
    formatter.dateFormat = pattern
    return formatter
  }
}
