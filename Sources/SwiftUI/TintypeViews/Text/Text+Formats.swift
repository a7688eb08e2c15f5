extension Text {
  /// Creates text of a value in a format, in the locale, calendar and time zone of the environment.
  public nonisolated init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatOutput == String, F.FormatInput: Equatable {
    self.init(
      storage: .formatted { environment in
        Self.localized(format, in: environment).format(input)
      })
  }

  /// Creates text of a value in a formatter's words; the formatter's own locale rules.
  public nonisolated init<Subject: ReferenceConvertible>(
    _ subject: Subject, formatter: Formatter
  ) {
    self.init(storage: .string(formatter.string(for: subject) ?? "\(subject)"))
  }

  /// Creates text of a date in a formatter's words; the formatter's own locale rules.
  public nonisolated init(_ date: Date, formatter: Formatter) {
    self.init(storage: .string(formatter.string(for: date) ?? "\(date)"))
  }

  /// Creates text of an object in a formatter's words; the formatter's own locale rules.
  public nonisolated init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(storage: .string(formatter.string(for: subject) ?? "\(subject)"))
  }

  /// Creates text of a date.
  public nonisolated init(_ date: Date, style: DateStyle) {
    self.init(storage: .formatted { style.text(of: date, in: $0) })
  }

  /// Creates text of the time between two dates.
  public nonisolated init(_ dates: ClosedRange<Date>) {
    self.init(
      storage: .formatted { environment in
        Date.IntervalFormatStyle(
          date: .omitted, time: .shortened, locale: environment.locale,
          calendar: environment.calendar, timeZone: environment.timeZone
        ).format(dates.lowerBound..<dates.upperBound)
      })
  }

  /// Creates text of the time between two dates.
  public nonisolated init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Creates text of a timer that runs through an interval, as it stands at the environment's `currentDate`.
  ///
  /// - Parameters:
  ///   - timerInterval: when the timer runs; before and after it stands still.
  ///   - pauseTime: when the timer is paused; nil for never.
  ///   - countsDown: whether it shows what remains, and not what has passed.
  ///   - showsHours: whether hours are shown apart from minutes.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      storage: .formatted { environment in
        let moment = min(pauseTime ?? environment.currentDate, environment.currentDate)
        let now = min(max(moment, timerInterval.lowerBound), timerInterval.upperBound)
        let seconds =
          countsDown
          ? timerInterval.upperBound.timeIntervalSince(now)
          : now.timeIntervalSince(timerInterval.lowerBound)
        return DateStyle.clock(seconds, showsHours: showsHours)
      })
  }

  /// A format in the locale of an environment, and a date's also in its calendar and time zone.
  static func localized<F: FormatStyle>(
    _ format: F, in environment: EnvironmentValues
  ) -> F {
    let localized = format.locale(environment.locale)
    if var style = localized as? Date.FormatStyle {
      if style.timeZone == .autoupdatingCurrent { style.timeZone = environment.timeZone }
      if style.calendar == .autoupdatingCurrent { style.calendar = environment.calendar }
      return style as? F ?? localized
    }
    if var style = localized as? Date.IntervalFormatStyle {
      if style.timeZone == .autoupdatingCurrent { style.timeZone = environment.timeZone }
      if style.calendar == .autoupdatingCurrent { style.calendar = environment.calendar }
      return style as? F ?? localized
    }
    return localized
  }
}
