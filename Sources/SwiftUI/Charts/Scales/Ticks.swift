#if os(Linux)
import Foundation

/// Round numbers on an axis.
enum Ticks {
  /// How many parts an axis is divided into where nobody says; it is not measured.
  static let usualCount = 4

  /// The round distance, 1, 2 or 5 times a power of ten, by which a length falls into about so many parts: the one
  /// whose ratio to the exact distance is nearest to 1.
  ///
  /// - Parameters:
  ///   - length: the length, above 0.
  ///   - count: the number of parts; 0 counts as 1.
  /// - Returns: the distance; 1 for a length of nothing.
  static func step(for length: Double, count: Int) -> Double {
    let exact = length / Double(max(count, 1))
    guard exact > 0, exact.isFinite else { return 1 }
    let power = pow(10, log10(exact).rounded(.down))
    let ratio = exact / power
    // The geometric means of 1 and 2, of 2 and 5, of 5 and 10.
    let factor: Double =
      ratio < 2.squareRoot()
      ? 1
      : ratio < 10.squareRoot()
        ? 2
        : ratio < 50.squareRoot() ? 5 : 10
    return factor * power
  }

  /// The round numbers that enclose others.
  static func rounded(_ low: Double, _ high: Double) -> (Double, Double) {
    let step = step(for: high - low, count: usualCount)
    return ((low / step).rounded(.down) * step, (high / step).rounded(.up) * step)
  }

  /// The multiples of a number in a range; none where there would be more than a thousand.
  static func multiples(of step: Double, in range: ClosedRange<Double>) -> [Double] {
    let slack = step * 1e-9
    let first = ((range.lowerBound - slack) / step).rounded(.up)
    let last = ((range.upperBound + slack) / step).rounded(.down)
    guard step > 0, first <= last, last - first < 1000 else { return [] }
    // Divided rather than multiplied where that is exact: 3 × 0.1 is not 0.3.
    let inverse = (1 / step).rounded()
    let isFraction = step < 1 && abs(inverse * step - 1) < 1e-9
    // 0 is added to a 0 below 0, which would be written with a sign.
    return stride(from: first, through: last, by: 1).map {
      (isFraction ? $0 / inverse : $0 * step) + 0
    }
  }

  /// About so many round numbers in a range.
  static func numbers(in range: ClosedRange<Double>, count: Int) -> [Double] {
    multiples(
      of: step(for: range.upperBound - range.lowerBound, count: count), in: range)
  }
}

/// Round dates on an axis.
enum DateTicks {
  /// A distance between dates.
  struct Step: Equatable {
    let unit: Calendar.Component
    let count: Int
  }

  /// The distances that are round, with their lengths in seconds, a month of 30 days.
  private static let steps: [(Step, Double)] =
    [
      (Calendar.Component.second, 1, [1, 5, 15, 30]), (.minute, 60, [1, 5, 15, 30]),
      (.hour, 3600, [1, 3, 6, 12]), (.day, 86_400, [1, 2]), (.weekOfYear, 604_800, [1, 2]),
      (.month, 2_592_000, [1, 3, 6]), (.year, 31_536_000, [1, 2, 5, 10, 20, 50, 100]),
    ].flatMap { unit, seconds, counts in
      counts.map { (Step(unit: unit, count: $0), seconds * Double($0)) }
    }

  /// The smallest round distance by which a time falls into so many parts at most.
  static func step(for seconds: Double, count: Int) -> Step {
    steps.first { seconds / $0.1 <= Double(max(count, 1)) }?.0 ?? Step(unit: .year, count: 100)
  }

  /// The dates of a range that begin a unit, each so many units after the other; none where there would be more than a
  /// thousand.
  static func dates(
    every step: Step, in range: ClosedRange<Double>, calendar: Calendar = .current
  ) -> [Date] {
    let low = Date(timeIntervalSinceReferenceDate: range.lowerBound)
    guard let start = calendar.dateInterval(of: step.unit, for: low)?.start else { return [] }
    var date = start
    if step.count > 1, step.unit != .day, step.unit != .weekOfYear {
      let value = calendar.component(step.unit, from: start) - (step.unit == .month ? 1 : 0)
      let back = -(value % step.count)
      date = calendar.date(byAdding: step.unit, value: back, to: start) ?? start
    }
    var dates: [Date] = []
    while date.timeIntervalSinceReferenceDate <= range.upperBound + 1e-6, dates.count < 1000 {
      if date.timeIntervalSinceReferenceDate >= range.lowerBound - 1e-6 { dates.append(date) }
      guard
        let next = calendar.date(byAdding: step.unit, value: max(1, step.count), to: date),
        next > date
      else { break }
      date = next
    }
    return dates
  }

  /// What a date is called among others that are so far apart.
  static func format(for unit: Calendar.Component) -> Date.FormatStyle {
    switch unit {
    case .second: .dateTime.hour().minute().second()
    case .minute: .dateTime.hour().minute()
    case .hour: .dateTime.hour()
    case .month, .quarter: .dateTime.month(.abbreviated)
    case .year: .dateTime.year()
    default: .dateTime.month(.abbreviated).day()
    }
  }

  /// The largest unit that is not longer than some seconds.
  static func unit(of seconds: Double) -> Calendar.Component {
    // A month may have 28 days.
    steps.last { $0.1 <= max(seconds * 30 / 28, 1) }?.0.unit ?? .second
  }
}
#endif
