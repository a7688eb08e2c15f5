/// Texts of a PDF that nobody sees.
enum PDFText {
  /// A text without what Cairo refuses, which are the code points that are no characters, and what ends a string of C.
  ///
  /// - Parameter text: any.
  /// - Returns: the text, with a mark in place of each of those.
  static func readable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnreadable) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(isUnreadable(scalar) ? "\u{FFFD}" : scalar) }
    return String(result)
  }

  private static func isUnreadable(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isNoncharacterCodePoint
      || (scalar.properties.generalCategory == .control && !scalar.properties.isWhitespace)
  }
}
