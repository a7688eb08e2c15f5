import TintypeSyntax

/// Swift code as HTML, its words in elements by what they are.
///
/// It goes by tokens alone, as the compiler does not read code that is only shown.
struct SourceHighlight {
  private let outline: SourceOutline
  private(set) var html = ""
  /// What ends the strings that are open, the innermost last.
  private var strings: [[UInt8]] = []

  /// Writes code as HTML.
  ///
  /// - Parameter code: Swift, whole or not.
  init(_ code: String) {
    outline = SourceOutline(code)
    var end = 0
    var isInString = false
    let tokens = outline.tokens
    for (index, token) in tokens.enumerated() {
      between(end..<token.range.lowerBound, isInString)
      let text = source(token.range)
      add(text, kind(of: index))
      end = token.range.upperBound
      isInString = false
      if token.kind == .literal, token.text.contains("\"") {
        strings.append(token.text.utf8.filter { $0 != UInt8(ascii: " ") }.reversed())
        isInString = true
      } else if token.kind == .close, let open = token.partner {
        isInString = tokens[open].text.hasPrefix("\\") && !strings.isEmpty
      }
    }
    between(end..<outline.bytes.count, isInString)
  }

  private func source(_ range: Range<Int>) -> String {
    String(decoding: outline.bytes[range], as: UTF8.self)
  }

  private mutating func add(_ text: String, _ kind: String?) {
    guard !text.isEmpty else { return }
    html += kind.map { "<span class=\"\($0)\">\(HTMLText.of(text))</span>" } ?? HTMLText.of(text)
  }

  /// What stands between two tokens: the rest of a string, white space, comments.
  private mutating func between(_ range: Range<Int>, _ isInString: Bool) {
    var start = range.lowerBound
    if isInString, let mark = strings.last {
      guard let end = end(of: mark, from: start, to: range.upperBound) else {
        return add(source(range), "s")
      }
      strings.removeLast()
      add(source(start..<end), "s")
      start = end
    }
    let bytes = outline.bytes
    while start < range.upperBound {
      let comment = (start..<range.upperBound).first { bytes[$0] == UInt8(ascii: "/") }
      add(source(start..<(comment ?? range.upperBound)), nil)
      guard let comment else { return }
      let isBlock = comment + 1 < range.upperBound && bytes[comment + 1] == UInt8(ascii: "*")
      // A comment of several lines ends where the next token begins, but for white space.
      var end =
        isBlock
        ? range.upperBound
        : (comment..<range.upperBound).first { bytes[$0] == UInt8(ascii: "\n") } ?? range.upperBound
      while isBlock, end > comment, [9, 10, 32].contains(bytes[end - 1]) { end -= 1 }
      add(source(comment..<end), "c")
      start = end
    }
  }

  /// Where a string ends; nil where an interpolation comes before.
  private func end(of mark: [UInt8], from start: Int, to limit: Int) -> Int? {
    let bytes = outline.bytes
    var index = start
    while index + mark.count <= limit {
      if bytes[index] == UInt8(ascii: "\\"), mark.last != UInt8(ascii: "#") {
        index += 2
      } else if bytes[index..<(index + mark.count)].elementsEqual(mark) {
        return index + mark.count
      } else {
        index += 1
      }
    }
    return nil
  }

  private func kind(of index: Int) -> String? {
    let token = outline.tokens[index]
    let before = index > 0 ? outline.tokens[index - 1] : nil
    switch token.kind {
    case .literal: return token.text.contains("\"") ? "s" : "n"
    case .word:
      if before?.is("@") == true || before?.is("#") == true { return "a" }
      if before?.is(".") == true { return nil }
      if Self.keywords.contains(token.text) { return "k" }
      return token.text.first?.isUppercase == true ? "t" : nil
    case .mark: return token.is("@") || token.is("#") ? "a" : nil
    case .open where token.text.hasPrefix("\\"): return "s"
    case .close:
      let open = token.partner.map { outline.tokens[$0] }
      return open?.text.hasPrefix("\\") == true ? "s" : nil
    default: return nil
    }
  }

  private static let keywords: Set<String> = [
    "actor", "any", "as", "async", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "do", "else", "enum", "extension", "false", "fileprivate", "final", "for",
    "func", "get", "guard", "if", "import", "in", "init", "inout", "internal", "is", "lazy", "let",
    "mutating", "nil", "nonisolated", "open", "override", "package", "private", "protocol",
    "public", "repeat", "return", "self", "Self", "set", "some", "static", "struct", "subscript",
    "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "weak", "where",
    "while",
  ]
}
