/// Times of several runs, in milliseconds.
struct Measurement {
  private var values: [Double] = []

  /// The middle of the runs; 0 where there are none.
  var median: Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }

  /// The fastest of the runs; 0 where there are none.
  var least: Double { values.min() ?? 0 }

  /// Median, least and most as text.
  var text: String {
    guard let least = values.min(), let most = values.max() else { return "-" }
    return
      "\(Measurement.decimal(median)) (\(Measurement.decimal(least))...\(Measurement.decimal(most)))"
  }

  mutating func append(_ milliseconds: Double) { values.append(milliseconds) }

  /// Runs a closure and keeps how long it took.
  mutating func time<Result>(_ body: () throws -> Result) rethrows -> Result {
    let clock = ContinuousClock()
    let start = clock.now
    let result = try body()
    let duration = clock.now - start
    append(duration / .milliseconds(1))
    return result
  }

  /// How often one time goes into another, as text; empty where either was not measured.
  static func ratio(_ own: Measurement, _ other: Measurement, _ name: String) -> String {
    guard own.median > 0, other.median > 0 else { return "" }
    return "  = \(decimal(own.median / other.median))x \(name)"
  }

  /// A number with two decimals.
  static func decimal(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
