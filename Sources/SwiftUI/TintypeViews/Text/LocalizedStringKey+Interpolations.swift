extension LocalizedStringKey.StringInterpolation {
  /// Adds a string as it is.
  public mutating func appendInterpolation(_ string: String) {
    parts.append(.text(Text(verbatim: string)))
  }

  /// Adds a value's description.
  @_disfavoredOverload
  public mutating func appendInterpolation<T>(_ value: T) {
    parts.append(.text(Text(verbatim: "\(value)")))
  }

  /// Adds a whole number with the locale's grouping, such as 12,345.
  public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
    let argument = Argument(specifier: "%lld", value: Double(value))
    parts.append(.text(Text(value, format: IntegerFormatStyle<T>()), argument))
  }

  /// Adds a number with six digits after the point and the locale's grouping, as SwiftUI does.
  public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
    let format = FloatingPointFormatStyle<T>().precision(.fractionLength(6))
    let argument = Argument(specifier: "%lf", value: Double(value))
    parts.append(.text(Text(value, format: format), argument))
  }

  /// Adds a value formatted as C's printf does, with the locale's grouping.
  public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
    parts.append(
      .text(
        Text(storage: .formatted { String(format: specifier, locale: $0.locale, value) }),
        Argument(specifier: specifier)))
  }

  /// Adds a value in a format.
  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatOutput == String, F.FormatInput: Equatable {
    parts.append(.text(Text(input, format: format)))
  }

  /// Adds a value in a formatter's words.
  public mutating func appendInterpolation<Subject: ReferenceConvertible>(
    _ subject: Subject, formatter: Formatter
  ) {
    parts.append(.text(Text(subject, formatter: formatter)))
  }

  /// Adds a date in a formatter's words.
  ///
  /// Foundation's dates on Linux are not among the values of the general form.
  public mutating func appendInterpolation(_ date: Date, formatter: Formatter) {
    parts.append(.text(Text(date, formatter: formatter)))
  }

  /// Adds an object in a formatter's words.
  public mutating func appendInterpolation<Subject: NSObject>(
    _ subject: Subject, formatter: Formatter
  ) {
    parts.append(.text(Text(subject, formatter: formatter)))
  }

  /// Adds a date.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    parts.append(.text(Text(date, style: style)))
  }

  /// Adds the time between two dates.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    parts.append(.text(Text(dates)))
  }

  /// Adds the time between two dates.
  public mutating func appendInterpolation(_ interval: DateInterval) {
    parts.append(.text(Text(interval)))
  }

  /// Adds a string of a catalog.
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    parts.append(.text(Text(resource)))
  }

  /// Adds the time that is left of a stretch, or gone.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    parts.append(
      .text(
        Text(
          timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
          showsHours: showsHours)))
  }
}
