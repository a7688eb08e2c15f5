/// Tells texts that say something else from those that are broken or cut elsewhere.
enum TextDifference {
  /// Whether a text says something else: other breaks and other positions to cut follow from the
  /// width it has.
  ///
  /// - Parameters:
  ///   - saysValues: whether both layouts say what views were given, so that a text that is cut was known whole.
  ///   - old: what stood there; nil for no text.
  ///   - new: what stands there now; nil for no text.
  /// - Returns: whether an author changed it.
  static func isAnother(saysValues: Bool, _ old: String?, _ new: String?) -> Bool {
    guard let old, let new else { return old != new }
    let a = onOneLine(old)
    let b = onOneLine(new)
    guard a != b, !differInBreaks(old, new) else { return false }
    guard saysValues, let cut = [a, b].first(where: { $0.contains("…") }) else { return true }
    let other = cut == a ? b : a
    let ends = other.split(separator: "…", omittingEmptySubsequences: false)
    let head = cut.prefix { $0 != "…" }
    let tail = cut.reversed().prefix { $0 != "…" }
    let end = Substring(String((ends.last ?? "").reversed()))
    return !(agree(head, ends.first ?? "") && agree(Substring(String(tail)), end))
  }

  private static func onOneLine(_ text: String) -> String {
    text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
  }

  /// Whether two texts are the same but for where their lines end, be it between words or in one.
  private static func differInBreaks(_ one: String, _ other: String) -> Bool {
    var (a, b) = (one[...], other[...])
    while true {
      if a.first == "\n" || b.first == "\n" {
        (a, b) = (a.drop(while: \.isWhitespace), b.drop(while: \.isWhitespace))
      }
      guard let x = a.first, let y = b.first else { return a.isEmpty && b.isEmpty }
      guard x == y else { return false }
      (a, b) = (a.dropFirst(), b.dropFirst())
    }
  }

  /// Whether one text begins with the other.
  private static func agree(_ a: Substring, _ b: Substring) -> Bool {
    a.hasPrefix(b) || b.hasPrefix(a)
  }
}
