/// Splits Swift source into tokens: comments, strings with interpolation, names, brackets.
///
/// It never fails. What it cannot make sense of becomes a token of one character, so that the
/// compiler, not the tool, gets to explain what is wrong.
package struct SwiftLexer {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var atLineStart = true
  private var afterSpace = true
  private var tokens: [SwiftToken] = []
  private var openBrackets: [Int] = []

  /// Whether every bracket found its partner, and every string and comment its end.
  private var isBalanced = true

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Splits a source into tokens.
  ///
  /// - Parameter bytes: the source as UTF-8.
  /// - Returns: the tokens, and whether brackets, strings and comments are all closed.
  package static func tokens(
    of bytes: [UInt8]
  ) -> (tokens: [SwiftToken], isBalanced: Bool) {
    var lexer = SwiftLexer(bytes)
    while lexer.position < bytes.count {
      lexer.step()
    }
    return (lexer.tokens, lexer.isBalanced && lexer.openBrackets.isEmpty)
  }

  // MARK: Steps

  private mutating func step() {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: " "), UInt8(ascii: "\t"):
      skipSpace(byte)
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
      while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
      skipBlockComment()
    case UInt8(ascii: "\""):
      string(pounds: 0)
    case UInt8(ascii: "#") where position == 0 && peek(1) == UInt8(ascii: "!"):
      // The first line of a script names what runs it.
      while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
    case UInt8(ascii: "#"):
      pound()
    case UInt8(ascii: "`"):
      backtickedName()
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      open(length: 1)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      close()
    default:
      nameOrSymbol(byte)
    }
  }

  private mutating func nameOrSymbol(_ byte: UInt8) {
    if Self.isDigit(byte) {
      take(.literal) { Self.isIdentifier($0) }
    } else if Self.isIdentifier(byte) || byte == UInt8(ascii: "$") {
      take(.word) { Self.isIdentifier($0) || $0 == UInt8(ascii: "$") }
    } else if Self.isOperator(byte) {
      take(.symbol) { Self.isOperator($0) }
    } else if byte == UInt8(ascii: "."), let next = peek(1),
      next == UInt8(ascii: ".") || Self.isOperator(next)
    {
      take(.symbol) { Self.isOperator($0) || $0 == UInt8(ascii: ".") }
    } else {
      add(.mark, length: 1)
    }
  }

  private mutating func skipSpace(_ byte: UInt8) {
    if byte == UInt8(ascii: "\n") {
      line += 1
      atLineStart = true
    }
    afterSpace = true
    position += 1
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if bytes[position] == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if bytes[position] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
      } else {
        if bytes[position] == UInt8(ascii: "\n") {
          line += 1
          atLineStart = true
        }
        position += 1
      }
    } while depth > 0 && position < bytes.count
    if depth > 0 { isBalanced = false }
    afterSpace = true
  }

  /// A `#` begins a raw string, an extended regular expression, or a directive or macro.
  private mutating func pound() {
    var pounds = 1
    while peek(pounds) == UInt8(ascii: "#") { pounds += 1 }
    if peek(pounds) == UInt8(ascii: "\"") {
      string(pounds: pounds)
    } else if peek(pounds) == UInt8(ascii: "/") {
      extendedRegex(pounds: pounds)
    } else {
      add(.mark, length: 1)
    }
  }

  private mutating func extendedRegex(pounds: Int) {
    let start = position
    let end = [UInt8(ascii: "/")] + Array(repeating: UInt8(ascii: "#"), count: pounds)
    var cursor = position + pounds + 1
    while cursor < bytes.count, !bytes[cursor...].starts(with: end) { cursor += 1 }
    if cursor >= bytes.count { isBalanced = false }
    add(.literal, length: cursor + end.count - start)
  }

  private mutating func backtickedName() {
    var end = position + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "`"), bytes[end] != UInt8(ascii: "\n") {
      end += 1
    }
    let length = min(end + 1, bytes.count) - position
    add(.word, length: length, text: String(decoding: bytes[position + 1..<end], as: UTF8.self))
  }

  // MARK: Strings

  /// A string: its quotes become one literal, what is interpolated becomes ordinary tokens.
  private mutating func string(pounds: Int) {
    let isMultiline =
      peek(pounds + 1) == UInt8(ascii: "\"") && peek(pounds + 2) == UInt8(ascii: "\"")
    let quotes = isMultiline ? 3 : 1
    let hashes = Array(repeating: UInt8(ascii: "#"), count: pounds)
    let ending = Array(repeating: UInt8(ascii: "\""), count: quotes) + hashes
    let interpolation = [UInt8(ascii: "\\")] + hashes + [UInt8(ascii: "(")]
    add(.literal, length: pounds + quotes)
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\""), bytes[position...].starts(with: ending) {
        position += ending.count
        return
      }
      if byte == UInt8(ascii: "\\"), bytes[position...].starts(with: interpolation) {
        interpolated(openLength: interpolation.count)
      } else if byte == UInt8(ascii: "\\"), pounds == 0 {
        position += 2
      } else {
        if byte == UInt8(ascii: "\n") {
          guard isMultiline else { break }
          line += 1
        }
        position += 1
      }
    }
    isBalanced = false
  }

  private mutating func interpolated(openLength: Int) {
    let depth = openBrackets.count
    open(length: openLength)
    while position < bytes.count, openBrackets.count > depth { step() }
  }

  // MARK: Tokens

  private mutating func open(length: Int) {
    openBrackets.append(tokens.count)
    add(.open, length: length)
  }

  private mutating func close() {
    let byte = bytes[position]
    add(.close, length: 1)
    guard let partner = openBrackets.popLast(),
      let opening = tokens[partner].text.utf8.last, Self.closing(opening) == byte
    else {
      isBalanced = false
      return
    }
    tokens[partner].partner = tokens.count - 1
    tokens[tokens.count - 1].partner = partner
  }

  private mutating func take(_ kind: SwiftToken.Kind, while belongs: (UInt8) -> Bool) {
    var end = position + 1
    while end < bytes.count, belongs(bytes[end]) {
      // A comment may follow an operator without a space.
      if kind == .symbol, bytes[end] == UInt8(ascii: "/"), end + 1 < bytes.count,
        bytes[end + 1] == UInt8(ascii: "/") || bytes[end + 1] == UInt8(ascii: "*")
      {
        break
      }
      end += 1
    }
    add(kind, length: end - position)
  }

  private mutating func add(_ kind: SwiftToken.Kind, length: Int, text: String? = nil) {
    let end = min(position + length, bytes.count)
    tokens.append(
      SwiftToken(
        kind: kind, text: text ?? String(decoding: bytes[position..<end], as: UTF8.self),
        range: position..<end, line: line, startsLine: atLineStart, followsSpace: afterSpace))
    position = end
    atLineStart = false
    afterSpace = false
  }

  private func peek(_ distance: Int) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  // MARK: Characters

  private static func closing(_ open: UInt8) -> UInt8 {
    switch open {
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    default: UInt8(ascii: "}")
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static func isIdentifier(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
      || (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
  }

  private static func isOperator(_ byte: UInt8) -> Bool {
    "/=-+!*%<>&|^~?".utf8.contains(byte)
  }
}
