import TintypeSyntax

extension SourceOutline {
  /// The code of a fence without the dots that stand for what it leaves out: `{ ... }`, or a line of dots.
  ///
  /// - Parameter code: the code.
  /// - Returns: the code with spaces in their place, so that lines and columns stay.
  static func withoutEllipses(_ code: String) -> String {
    guard code.contains("...") || code.contains("\u{2026}") else { return code }
    let outline = SourceOutline(code)
    let tokens = outline.tokens
    var bytes = outline.bytes
    for (index, token) in tokens.enumerated() where isEllipsis(bytes[token.range]) {
      let previous = index > 0 ? tokens[index - 1] : nil
      let next = index + 1 < tokens.count ? tokens[index + 1] : nil
      let begins = token.startsLine || previous?.is("{") == true
      let ends = next?.startsLine != false || next?.is("}") == true
      guard begins, ends else { continue }
      for offset in token.range { bytes[offset] = UInt8(ascii: " ") }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isEllipsis(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.elementsEqual("...".utf8) || bytes.elementsEqual("\u{2026}".utf8)
  }
}
