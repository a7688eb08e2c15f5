import TintypeGeometry

extension Text {
  /// How a date is put into words.
  public struct DateStyle: Hashable, Sendable {
    private enum Kind {
      case time, date, relative, offset, timer
    }

    private let kind: Kind

    /// The time of day, such as 11:23 PM.
    public static let time = DateStyle(kind: .time)
    /// The day, such as June 3, 2019.
    public static let date = DateStyle(kind: .date)
    /// The distance from the environment's `currentDate`, such as 2 hours, 23 minutes.
    public static let relative = DateStyle(kind: .relative)
    /// The distance in its largest unit with a sign, such as +2 hours.
    public static let offset = DateStyle(kind: .offset)
    /// The distance as a clock shows it, such as 2:32.
    public static let timer = DateStyle(kind: .timer)

    /// The words for a date.
    func text(of date: Date, in environment: EnvironmentValues) -> String {
      switch kind {
      case .time: format(date: .omitted, time: .shortened, environment).format(date)
      case .date: format(date: .long, time: .omitted, environment).format(date)
      case .relative: parts(of: date, environment).prefix(2).joined(separator: ", ")
      case .offset:
        (date < environment.currentDate ? "-" : "+") + (parts(of: date, environment).first ?? "")
      case .timer:
        Self.clock(abs(date.timeIntervalSince(environment.currentDate)), showsHours: true)
      }
    }

    /// Seconds as a clock shows them, rounded down to whole ones.
    static func clock(_ seconds: TimeInterval, showsHours: Bool) -> String {
      let whole = Int(clamped: min(max(0, seconds), 1e12))
      func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
      guard showsHours, whole >= 3600 else { return "\(whole / 60):\(two(whole % 60))" }
      return "\(whole / 3600):\(two(whole / 60 % 60)):\(two(whole % 60))"
    }

    private func format(
      date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle,
      _ environment: EnvironmentValues
    ) -> Date.FormatStyle {
      Date.FormatStyle(
        date: date, time: time, locale: environment.locale, calendar: environment.calendar,
        timeZone: environment.timeZone)
    }

    /// The distance in all units that are not 0, the largest first.
    private func parts(of date: Date, _ environment: EnvironmentValues) -> [String] {
      var calendar = environment.calendar
      calendar.timeZone = environment.timeZone
      let now = environment.currentDate
      let parts = calendar.dateComponents(
        [.year, .month, .day, .hour, .minute, .second], from: min(date, now), to: max(date, now))
      let units = [
        (parts.year, "year"), (parts.month, "month"), (parts.day, "day"), (parts.hour, "hour"),
        (parts.minute, "minute"), (parts.second, "second"),
      ]
      let phrases = units.compactMap { count, name in
        count.flatMap { $0 == 0 ? nil : "\($0) \(name)\($0 == 1 ? "" : "s")" }
      }
      return phrases.isEmpty ? ["0 seconds"] : phrases
    }
  }
}
