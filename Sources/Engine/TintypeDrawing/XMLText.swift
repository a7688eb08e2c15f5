/// Text as it stands in XML and HTML, in an attribute's value or between tags.
package enum XMLText {
  /// What becomes of tabs and ends of lines.
  package enum WhiteSpace: Sendable {
    /// Each becomes one space.
    case spaces
    /// Each is written by its number: as they are, an attribute's value would lose them.
    case references
  }

  /// Escapes a text.
  ///
  /// - Parameters:
  ///   - text: any text.
  ///   - whiteSpace: what becomes of tabs and ends of lines.
  ///   - replacement: what stands for a character that XML forbids even by its number (XML 1.0, 2.2): the
  ///     other control characters, U+FFFE and U+FFFF.
  /// - Returns: text without markup.
  package static func escaped(
    _ text: String, whiteSpace: WhiteSpace, replacement: String = "\u{FFFD}"
  ) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += whiteSpace == .spaces ? " " : "&#\(scalar.value);"
      case "\0"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += replacement
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
