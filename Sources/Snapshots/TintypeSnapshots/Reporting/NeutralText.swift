/// Text of others, written so that it only says something and does nothing.
///
/// File names, messages and texts of views come from records and sources that anybody may have written.
/// What steers a terminal, ends a line, turns the direction of the text after it or gives commands to a
/// build server is shown by a sign in its place: `Rules/Recording#Foreign-text`. Names that the compiler made are
/// shown as people write them.
package enum NeutralText {
  /// Text for a terminal or a log that may have several lines.
  ///
  /// - Parameter text: any text; ends of lines and tabs stay.
  /// - Returns: the text with a sign in place of each other control character.
  package static func lines(_ text: String) -> String { written(text, keepsLines: true) }

  /// Text for a terminal or a log that has to stay on its line, such as a name.
  ///
  /// - Parameter text: any text.
  /// - Returns: the text with a sign in place of each control character.
  package static func line(_ text: String) -> String { written(text, keepsLines: false) }

  /// Text of several lines, each set in, so that none looks like a line of the program that prints it.
  ///
  /// - Parameter text: any text; ends of lines and tabs stay.
  /// - Returns: the text with a sign in place of each other control character.
  package static func quoted(_ text: String) -> String {
    lines(text).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  }

  /// Whether a character does something besides being seen.
  ///
  /// - Parameter scalar: a character.
  /// - Returns: false for the tab.
  package static func isActive(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: false
    case 0x00...0x1F, 0x7F...0x9F: true
    // Ends of lines and paragraphs, and what turns or isolates the direction of text.
    case 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func written(_ text: String, keepsLines: Bool) -> String {
    let text = ReadableNames.of(text)
    let isPlain = !text.unicodeScalars.contains { isActive($0) && !(keepsLines && $0 == "\n") }
    var result = isPlain ? text : ""
    if !isPlain {
      for scalar in text.unicodeScalars {
        if isActive(scalar), !(keepsLines && scalar == "\n") {
          result += sign(for: scalar)
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return withoutCommands(result)
  }

  /// Unicode has signs for the characters of ASCII; others are shown by their numbers.
  private static func sign(for scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value).map(String.init) ?? "?"
    case 0x7F: "\u{2421}"
    default: "\\u{\(String(scalar.value, radix: 16))}"
    }
  }

  /// GitHub takes a line that begins with `::`, and `##[` anywhere, for a command.
  private static func withoutCommands(_ text: String) -> String {
    guard text.contains("::") || text.contains("##[") else { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let start = line.drop { $0.isWhitespace }
      return start.hasPrefix("::")
        ? line.prefix(line.count - start.count) + "\\" + start : line[...]
    }
    return lines.joined(separator: "\n").replacing("##[", with: "#\\#[")
  }

  /// JSON with an escape in place of what a terminal would act on; it says the same.
  ///
  /// - Parameter json: a document, in which other characters can only stand in strings.
  /// - Returns: the document.
  package static func json(_ json: String) -> String {
    let json = ReadableNames.of(json)
    let isPlain = !json.unicodeScalars.contains { isActive($0) && $0 != "\n" && $0 != "\r" }
    guard !isPlain else { return json }
    var result = ""
    for scalar in json.unicodeScalars {
      if isActive(scalar), scalar != "\n", scalar != "\r" {
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Text in a cell of a Markdown table, which neither ends the cell nor is markup.
  ///
  /// - Parameter text: any text; ends of lines become spaces.
  /// - Returns: the text with entities.
  package static func cell(_ text: String) -> String {
    var result = ""
    for scalar in line(text.replacing("\n", with: " ")).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      // By its number it is text wherever Markdown stands, also in a table and beside letters.
      case "|", "`", "*", "_", "[", "]", "(", ")", "!", "#", "~", "\\", "@", ":":
        result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
