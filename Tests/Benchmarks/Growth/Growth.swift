import Foundation

/// How a cost grows with the size of what is done.
struct Growth {
  /// The exponent above which a cost grows faster than what is done, with space for noise.
  static let limit = 1.05

  /// What is measured, such as `bubbles to frames`.
  let name: String
  /// What is counted, such as `bubbles`.
  let unit: String
  /// The times in the order of the sizes, in milliseconds.
  var points: [(size: Int, time: Measurement)] = []

  /// The power of the size that the time grows with: the slope of the straight line that comes nearest to the logarithms
  /// of the least times.
  ///
  /// 1 for a cost that doubles with the size, 0 for one that stays, nil for fewer than two sizes.
  var exponent: Double? {
    let logs = points.filter { $0.time.least > 0 }.map {
      (log(Double($0.size)), log($0.time.least))
    }
    let count = Double(logs.count)
    let (x, y) = (logs.reduce(0) { $0 + $1.0 } / count, logs.reduce(0) { $0 + $1.1 } / count)
    let spread = logs.reduce(0) { $0 + ($1.0 - x) * ($1.0 - x) }
    guard spread > 0 else { return nil }
    return logs.reduce(0) { $0 + ($1.0 - x) * ($1.1 - y) } / spread
  }

  /// Whether the cost grows faster than what is done.
  var isTooFast: Bool { (exponent ?? 0) > Growth.limit }

  /// The exponent as text.
  var exponentText: String {
    guard let exponent else { return "-" }
    return (exponent < 0 ? "-" : "") + Measurement.decimal(abs(exponent))
  }

  /// One line: each size with its time, and the exponent.
  var line: String {
    let times = points.map { "\($0.size): \(Measurement.decimal($0.time.least))" }
    return "\(name): \(times.joined(separator: ", ")) ms, exponent \(exponentText)"
      + (isTooFast ? ", above \(Growth.limit)" : "")
  }
}
