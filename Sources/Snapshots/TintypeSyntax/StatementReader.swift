extension SourceOutline {
  /// The words that may stand before an expression.
  private static let prefixes: Set<String> = ["try", "await", "_", "=", "?", "!", "self", "."]

  /// The innermost statement around a position that is a call or an assignment and begins with one of some names.
  ///
  /// - Parameters:
  ///   - offset: a byte of the source.
  ///   - body: the bytes between the braces of a body.
  ///   - names: types and variables. A call of a type's initializer begins with none: what it makes is used.
  /// - Returns: the bytes of the statement; nil for none.
  package func statement(
    around offset: Int, in body: Range<Int>, of names: Set<String>
  ) -> Range<Int>? {
    if names.isEmpty { return nil }
    var found: Range<Int>?
    var block = tokens.indices.filter {
      body.contains(tokens[$0].range.lowerBound)
    }
    while let first = block.first, let last = block.last {
      let (statement, inner) = statement(around: offset, from: first, to: last)
      if let statement, begins(statement, with: names) {
        found =
          tokens[statement.lowerBound].range
          .lowerBound..<tokens[statement.upperBound].range
          .upperBound
      }
      guard let inner, let close = tokens[inner].partner, inner + 1 < close else { break }
      block = Array((inner + 1)..<close)
    }
    return found
  }

  /// The names of the variables that are of one of some types, by what is said of them or what they are given.
  package func variables(of types: Set<String>) -> Set<String> {
    if types.isEmpty { return [] }
    var names: Set<String> = []
    for index in tokens.indices
    where tokens[index].kind == .word && types.contains(tokens[index].text) {
      var next = index - 1
      while next > 0,
        ["[", "any", "some", "try", "await", "?", "!"].contains(tokens[next].text)
      {
        next -= 1
      }
      guard next > 0, tokens[next].is(":") || tokens[next].is("="), tokens[next - 1].kind == .word
      else { continue }
      names.insert(tokens[next - 1].text)
    }
    return names
  }

  /// The statement between two tokens that a position lies in, and the last brace within it that is open there.
  private func statement(
    around offset: Int, from first: Int, to last: Int
  ) -> (statement: ClosedRange<Int>?, inner: Int?) {
    var start = first
    var index = first
    var inner: Int?
    while index <= last {
      if index > start, isStart(index) {
        if tokens[index].range.lowerBound > offset { return (start...(index - 1), inner) }
        (start, inner) = (index, nil)
      }
      if tokens[index].kind == .open, let close = tokens[index].partner {
        if tokens[index].range.lowerBound <= offset, offset < tokens[close].range.upperBound {
          inner = brace(around: offset, from: index, to: close)
        }
        index = close + 1
      } else {
        index += 1
      }
    }
    return (start <= last ? start...last : nil, inner)
  }

  /// The outermost brace around a position between two tokens.
  private func brace(around offset: Int, from first: Int, to last: Int) -> Int? {
    (first..<last).first { index in
      guard tokens[index].is("{"), let close = tokens[index].partner else { return false }
      return tokens[index].range.upperBound <= offset && offset <= tokens[close].range.lowerBound
    }
  }

  /// Whether a token begins a statement: it does not go on with what stands on the line before.
  private func isStart(_ index: Int) -> Bool {
    let previous = tokens[index - 1]
    if previous.is(";") { return true }
    guard tokens[index].startsLine, !previous.is(","), !previous.is("="), !previous.is(".") else {
      return false
    }
    if previous.kind == .symbol, previous.followsSpace { return false }
    let token = tokens[index]
    return (token.kind == .word || token.kind == .literal || token.is("@") || token.is("#"))
      && !["else", "catch", "where", "in"].contains(token.text)
  }

  private func begins(_ statement: ClosedRange<Int>, with names: Set<String>) -> Bool {
    var index = statement.lowerBound
    while index < statement.upperBound, Self.prefixes.contains(tokens[index].text) { index += 1 }
    guard names.contains(tokens[index].text), index < statement.upperBound else { return false }
    return !tokens[index + 1].is("(")
  }
}
