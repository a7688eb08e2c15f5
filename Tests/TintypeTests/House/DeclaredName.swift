/// A name that a line of Swift declares: of a type, a member, a variable or a parameter.
struct DeclaredName {
  let name: String
  /// Counted from 1.
  let line: Int
  /// What stands before it, such as `let`; for a parameter its label, or nothing.
  let keyword: String

  private static let keywords: Set = [
    "let", "var", "func", "case", "struct", "class", "enum", "protocol", "typealias", "actor",
    "for",
  ]

  /// The names that a source declares, in order.
  ///
  /// It goes by neighbors in a line, as formatted sources have them: a declaring word, or a colon behind a second name or
  /// behind the first of a function's parameters.
  ///
  /// - Parameter code: a source with blanks in place of comments and of what stands in string literals.
  /// - Returns: each with its line, as often as it is declared.
  static func all(in code: [UInt8]) -> [DeclaredName] {
    var names: [DeclaredName] = []
    let lines = code.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let tokens = Token.all(in: line)
      let isSignature = tokens.contains { $0.text == "func" || $0.text == "init" }
      for (position, token) in tokens.enumerated() where !keywords.contains(token.text) {
        let before =
          position > 0 && token.follows(tokens[position - 1]) ? tokens[position - 1].text : ""
        let isParameter =
          token.next == UInt8(ascii: ":")
          && (before.isEmpty ? isSignature && token.isFirst : before != "case")
        guard keywords.contains(before) && token.next != UInt8(ascii: ".") || isParameter else {
          continue
        }
        names.append(DeclaredName(name: token.text, line: index + 1, keyword: before))
      }
    }
    return names
  }
}

/// An identifier or keyword of a line.
private struct Token {
  let text: String
  let range: Range<Int>
  /// Whether a parenthesis or a comma stands before it.
  let isFirst: Bool
  /// The byte behind it; 0 at the end of the line.
  let next: UInt8

  /// Whether only one blank stands between another one and this one.
  func follows(_ other: Token) -> Bool {
    range.lowerBound == other.range.upperBound + 1 && !isFirst && isAfterBlank
  }

  private let isAfterBlank: Bool

  private static func isPart(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
      || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "_")
  }

  static func all(in line: ArraySlice<UInt8>) -> [Token] {
    var tokens: [Token] = []
    var index = line.startIndex
    // The last byte that is no blank.
    var last: UInt8 = 0
    while index < line.endIndex {
      guard isPart(line[index]) else {
        if line[index] != UInt8(ascii: " ") { last = line[index] }
        index += 1
        continue
      }
      let start = index
      while index < line.endIndex, isPart(line[index]) { index += 1 }
      tokens.append(
        Token(
          text: String(decoding: line[start..<index], as: UTF8.self), range: start..<index,
          isFirst: last == UInt8(ascii: "(") || last == UInt8(ascii: ","),
          next: index < line.endIndex ? line[index] : 0,
          isAfterBlank: start > line.startIndex && line[start - 1] == UInt8(ascii: " ")))
      last = line[index - 1]
    }
    return tokens
  }
}
