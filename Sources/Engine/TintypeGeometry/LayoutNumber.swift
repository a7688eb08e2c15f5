/// Lengths as text, the same on every machine.
package enum LayoutNumber {
  /// A length in points with at most three decimals and no trailing zeros.
  package static func text(_ value: CGFloat) -> String {
    let value = Double(value)
    if value.isNaN { return "nan" }
    if value.isInfinite { return value < 0 ? "-inf" : "inf" }
    guard abs(value) < 1e12 else { return "\(value)" }
    let thousandths = (value * 1000).rounded()
    // Bounded: below 1e15 by the guard.
    let whole = Int64(abs(thousandths)) / 1000
    // Bounded: below 1e15 by the guard.
    let rest = Int64(abs(thousandths)) % 1000
    let sign = thousandths < 0 ? "-" : ""
    guard rest != 0 else { return "\(sign)\(whole)" }
    var digits = String(rest)
    while digits.count < 3 { digits = "0" + digits }
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}
