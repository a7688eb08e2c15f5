#if os(Linux)
import Foundation

/// How values of one axis become parts of its length, from 0 at its start to 1 at its end.
///
/// Numbers start at the left or at the bottom, categories at the left or at the top.
struct AxisScale: Equatable {
  /// The values that there are.
  enum Domain: Equatable {
    case numeric(ClosedRange<Double>)
    /// Seconds since 2001.
    case date(ClosedRange<Double>)
    case category([String])
  }

  var domain: Domain
  var isReversed = false
  /// Whether each power of ten takes as much room; only for numbers above 0.
  var isLogarithmic = false

  /// Whether the values have bands.
  var isCategory: Bool { if case .category = domain { true } else { false } }

  /// The numbers or seconds; nil for categories.
  var quantities: ClosedRange<Double>? {
    switch domain {
    case .numeric(let range), .date(let range): range
    case .category: nil
    }
  }

  /// The place of a value, of a category that of its middle; nil where the axis does not have it.
  func fraction(of datum: Datum) -> Double? {
    switch domain {
    case .numeric(let range), .date(let range):
      datum.quantity.map { turned(part($0, of: range)) }
    case .category(let names):
      names.firstIndex(of: datum.name).map {
        turned((Double($0) + 0.5) / Double(names.count))
      }
    }
  }

  /// The band of a category, or of a value with an end; nil for a point.
  func band(of datum: Datum, end: Datum?) -> (start: Double, end: Double)? {
    if case .category(let names) = domain {
      guard let middle = fraction(of: datum) else { return nil }
      let half = 0.5 / Double(names.count)
      return (middle - half, middle + half)
    }
    guard let end, let first = fraction(of: datum), let last = fraction(of: end) else { return nil }
    return (min(first, last), max(first, last))
  }

  /// The value at a place.
  func datum(at fraction: Double) -> Datum {
    let part = turned(fraction)
    switch domain {
    case .numeric(let range):
      guard isLogarithmic, range.lowerBound > 0 else {
        return .numeric(range.lowerBound + part * (range.upperBound - range.lowerBound))
      }
      let (low, high) = (log10(range.lowerBound), log10(range.upperBound))
      return .numeric(pow(10, low + part * (high - low)))
    case .date(let range):
      let seconds = range.lowerBound + part * (range.upperBound - range.lowerBound)
      return .date(Date(timeIntervalSinceReferenceDate: seconds))
    case .category(let names):
      let index = Int(exactly: (part * Double(names.count)).rounded(.down)) ?? 0
      return .category(names.isEmpty ? "" : names[min(max(index, 0), names.count - 1)])
    }
  }

  private func turned(_ part: Double) -> Double { isReversed ? 1 - part : part }

  private func part(_ value: Double, of range: ClosedRange<Double>) -> Double {
    if isLogarithmic, range.lowerBound > 0, value > 0 {
      let (low, high) = (log10(range.lowerBound), log10(range.upperBound))
      return high > low ? (log10(value) - low) / (high - low) : 0.5
    }
    let length = range.upperBound - range.lowerBound
    return length > 0 ? (value - range.lowerBound) / length : 0.5
  }
}

extension AxisScale {
  /// The scale of the values that marks have on an axis.
  ///
  /// Numbers begin with 0 unless it is said otherwise, and end with round ones: so do Apple's charts, whose
  /// documentation of `AutomaticScaleDomain` says that both are inferred. Dates end with the first and the last.
  ///
  /// - Parameters:
  ///   - extents: what the marks take.
  ///   - settings: what is said of the scale.
  /// - Returns: nil where nothing has a value on the axis.
  static func inferred(from extents: [Extent], _ settings: ScaleSettings) -> AxisScale? {
    var data = extents.flatMap(\.data)
    var includesZero: Bool? = nil
    var isReversed = false
    var isGiven = false
    switch settings.domain {
    case .automatic(let zero, let reversed): (includesZero, isReversed) = (zero, reversed)
    case .values(let values): if !values.isEmpty { (data, isGiven) = (values, true) }
    }
    let isCategory =
      settings.isCategory
      || data.contains { if case .category = $0 { true } else { false } }
    guard let first = data.first else { return nil }
    if isCategory {
      var seen: Set<String> = []
      let starts = isGiven ? data : extents.compactMap(\.data.first)
      let names = starts.map(\.name).filter { seen.insert($0).inserted }
      return AxisScale(domain: .category(names), isReversed: isReversed)
    }
    let numbers = data.compactMap(\.quantity).filter(\.isFinite)
    guard var low = numbers.min(), var high = numbers.max() else { return nil }
    if isGiven, let start = numbers.first, let end = numbers.last, start > end { isReversed = true }
    if case .date = first {
      if low == high { high = low + 86_400 }
      return AxisScale(domain: .date(low...high), isReversed: isReversed)
    }
    if !isGiven {
      if includesZero ?? !settings.isLogarithmic { (low, high) = (min(low, 0), max(high, 0)) }
      if low == high { high = low + 1 }
      if !settings.isLogarithmic { (low, high) = Ticks.rounded(low, high) }
    }
    if low == high { high = low + 1 }
    return AxisScale(
      domain: .numeric(low...high), isReversed: isReversed, isLogarithmic: settings.isLogarithmic)
  }

  /// The first part of the scale, as long as it is seen of a chart that scrolls.
  func beginning(_ length: Double?) -> AxisScale {
    guard let length, length > 0 else { return self }
    var scale = self
    switch domain {
    case .numeric(let range):
      scale.domain = .numeric(
        range.lowerBound...min(range.upperBound, range.lowerBound + length))
    case .date(let range):
      scale.domain = .date(range.lowerBound...min(range.upperBound, range.lowerBound + length))
    case .category(let names):
      scale.domain = .category(Array(names.prefix(max(1, Int(exactly: length.rounded()) ?? 1))))
    }
    return scale
  }
}
#endif
