import TintypeGeometry

/// Which form of a noun a language has for a number, by the Unicode Consortium's rules for cardinal numbers.
///
/// Of languages that are not listed it is that of English.
enum PluralRules {
  /// The form that goes with a number.
  ///
  /// - Parameters:
  ///   - value: the number, as it is shown without digits after the point.
  ///   - language: two or three letters.
  /// - Returns: `zero`, `one`, `two`, `few`, `many` or `other`.
  static func form(of value: Double, in language: String) -> String {
    let isWhole = value == value.rounded()
    let n = isWhole && abs(value) < 1e15 ? Int(clamped: abs(value)) : -1
    switch language {
    case "ja", "zh", "ko", "th", "vi", "id", "ms", "my", "lo": return "other"
    case "fr", "pt", "hy": return abs(value) < 2 ? "one" : "other"
    case "hi", "bn", "fa", "gu", "kn", "am", "zu": return abs(value) <= 1 ? "one" : "other"
    case "ru", "uk", "be": return slavic(n)
    case "sr", "hr", "bs": return slavic(n, hasMany: false)
    case "pl":
      if n == 1 { return "one" }
      return n >= 0 && isFew(n) ? "few" : n >= 0 ? "many" : "other"
    case "cs", "sk": return n < 0 ? "many" : n == 1 ? "one" : (2...4).contains(n) ? "few" : "other"
    case "ar":
      if n >= 0, n <= 2 { return ["zero", "one", "two"][n] }
      return n < 0 || n % 100 < 3 ? "other" : n % 100 <= 10 ? "few" : "many"
    case "he": return n == 1 ? "one" : n == 2 ? "two" : "other"
    default: return n == 1 ? "one" : "other"
    }
  }

  private static func isFew(_ n: Int) -> Bool {
    (2...4).contains(n % 10) && !(12...14).contains(n % 100)
  }

  private static func slavic(_ n: Int, hasMany: Bool = true) -> String {
    if n < 0 { return "other" }
    if n % 10 == 1, n % 100 != 11 { return "one" }
    return isFew(n) ? "few" : hasMany ? "many" : "other"
  }
}
