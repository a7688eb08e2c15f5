#if os(Linux)
public import Foundation
public import Tintype

/// A value with what it is called.
public struct PlottableValue<Value: Plottable> {
  let datum: Datum?
  /// The end of what it takes on an axis, such as that of a day; nil for a point of it.
  let end: Datum?

  /// A value.
  ///
  /// - Parameters:
  ///   - label: what it is called; nobody reads it in a picture.
  ///   - value: the value.
  /// - Returns: the value with what it is called.
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue(datum: Datum(value), end: nil)
  }

  /// A value that is called by a text.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(datum: Datum(value), end: nil)
  }

  /// A value that is called by a text of a catalog.
  @_disfavoredOverload
  public static func value(_ label: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(datum: Datum(value), end: nil)
  }

  /// Values of a range.
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue {
    PlottableValue(datum: Datum(range.lowerBound), end: Datum(range.upperBound))
  }

  /// Values of a range.
  public static func value<S: StringProtocol>(
    _ label: S, _ range: ClosedRange<Value>
  ) -> PlottableValue {
    PlottableValue(datum: Datum(range.lowerBound), end: Datum(range.upperBound))
  }

  var extent: Extent { datum.map { .value($0, end: end) } ?? .all }
}

extension PlottableValue where Value == Date {
  /// All of the day, the month or the like in which a date lies.
  ///
  /// - Parameters:
  ///   - label: what it is called; nobody reads it in a picture.
  ///   - value: the date.
  ///   - unit: what is shown of it.
  ///   - calendar: the calendar.
  /// - Returns: the date with the unit that it takes.
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue {
    guard let interval = calendar.dateInterval(of: unit, for: value) else {
      return PlottableValue(datum: .date(value), end: nil)
    }
    return PlottableValue(datum: .date(interval.start), end: .date(interval.end))
  }

  /// The same, called by a text.
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue {
    .value("", value, unit: unit, calendar: calendar)
  }
}

/// What a mark takes of an axis.
enum Extent: Equatable {
  /// All of it, or as far as points say from its start, its end or both.
  case edges(CGFloat?, CGFloat?)
  /// A value, or what a unit of it takes.
  case value(Datum, end: Datum?)
  /// From one value to another.
  case interval(Datum, Datum)

  static let all = Extent.edges(nil, nil)

  init<V: Plottable>(_ start: PlottableValue<V>, _ end: PlottableValue<V>) {
    if let start = start.datum, let end = end.datum {
      self = .interval(start, end)
    } else {
      self = .all
    }
  }

  /// The values in it.
  var data: [Datum] {
    switch self {
    case .edges: []
    case .value(let datum, let end): [datum] + (end.map { [$0] } ?? [])
    case .interval(let start, let end): [start, end]
    }
  }

  /// The number that a bar is long by; nil where it says something else.
  var length: Double? {
    if case .value(.numeric(let numeric), nil) = self { numeric } else { nil }
  }

  /// What marks have in common that are stacked.
  var key: Datum? {
    if case .value(let datum, _) = self { datum } else { nil }
  }
}
#endif
