/// Lengths and names as people read them in pictures and sentences; dumps keep their exact form.
package enum ReadableText {
  /// Between width and height, which no line parts.
  package static let times = "\u{A0}×\u{A0}"

  /// A length in points with at most one decimal: `∞` without end, `nil` where there is none.
  package static func length(_ length: CGFloat?) -> String {
    guard let length, !length.isNaN else { return "nil" }
    guard length.isFinite else { return length < 0 ? "−∞" : "∞" }
    let tenths = (length * 10).rounded() / 10
    return (tenths < 0 ? "−" : "") + LayoutNumber.text(abs(tenths))
  }

  /// Both lengths of something.
  package static func lengths(_ width: CGFloat?, _ height: CGFloat?) -> String {
    length(width) + times + length(height)
  }

  /// Both lengths of a view.
  package static func size(_ size: CGSize) -> String { lengths(size.width, size.height) }

  /// The lengths that there are; nil for none.
  package static func definiteLengths(_ width: CGFloat?, _ height: CGFloat?) -> String? {
    let definite = [width, height].compactMap { $0 }
    return definite.isEmpty ? nil : definite.map(length).joined(separator: times)
  }

  /// The most characters of a text in quotes.
  private static let textLimit = 24

  /// A text on one line in quotes, cut where it is long.
  package static func quoted(_ text: String) -> String {
    let line = text.split { $0.isWhitespace || $0 == "\u{FFFC}" }.joined(separator: " ")
    let cut = line.count > textLimit ? line.prefix(textLimit - 1) + "…" : line[...]
    // Quotes and dots stay at the ends of a text that runs the other way.
    let runsLeft = cut.unicodeScalars.contains { (0x590...0x8FF).contains($0.value) }
    return runsLeft ? "“\u{2067}\(cut)\u{2069}”" : "“\(cut)”"
  }

  /// What a view is called that is of a kind: texts by what they say, pictures by their names.
  package static func name(
    _ kind: String, text: String? = nil, picture: String? = nil
  ) -> String {
    if let text, text.contains(where: { !$0.isWhitespace }) { return "\(kind) \(quoted(text))" }
    return picture.map { "\(kind) \($0)" } ?? kind
  }
}
