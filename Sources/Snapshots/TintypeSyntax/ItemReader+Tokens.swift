/// Single tokens, and conditions between them.
extension ItemReader {
  /// Where a condition around members that a statement goes on with ends, such as `#if DEBUG` around
  /// `.border(.red)`; nil where there is none at hand.
  var endOfPostfixCondition: Int? {
    guard at("#"), identifier(at: index + 1) == "if" else { return nil }
    let first = endOfLine(from: index)
    guard first < tokens.count, tokens[first].is(".") else { return nil }
    var depth = 0
    var position = index
    while position + 1 < tokens.count {
      if tokens[position].is("#") {
        if tokens[position + 1].is("if") { depth += 1 }
        if tokens[position + 1].is("endif") { depth -= 1 }
        if depth == 0 { return position + 2 }
      }
      position += 1
    }
    return nil
  }

  func endOfLine(from start: Int) -> Int {
    var position = start + 1
    while position < tokens.count, !tokens[position].startsLine { position += 1 }
    return position
  }

  mutating func skipLine() {
    index = endOfLine(from: index)
  }

  // MARK: Tokens

  mutating func skipBody() {
    if at("{") { skipBracket() }
  }

  mutating func skipBracket() {
    index = (tokens[index].partner ?? index) + 1
  }

  func at(_ text: String) -> Bool {
    index < tokens.count && tokens[index].is(text)
  }

  func identifier(at position: Int) -> String? {
    position < tokens.count && tokens[position].kind == .word ? tokens[position].text : nil
  }

  func span(_ start: Int, _ end: Int) -> Range<Int> {
    tokens[start].range.lowerBound..<tokens[end - 1].range.upperBound
  }
}
