/// Reads items from tokens whose brackets are balanced.
struct ItemReader {
  let tokens: [SwiftToken]
  /// The number of bytes of the source.
  let length: Int
  var index = 0

  init(tokens: [SwiftToken], length: Int) {
    self.tokens = tokens
    self.length = length
  }

  private static let modifiers: Set<String> = [
    "public", "internal", "private", "fileprivate", "package", "open", "final", "static",
    "indirect", "nonisolated", "lazy", "weak", "unowned", "dynamic", "prefix", "postfix", "infix",
    "distributed", "mutating", "nonmutating", "override",
  ]
  private static let typeKeywords: Set<String> = ["struct", "class", "enum", "actor", "protocol"]
  private static let otherKeywords: Set<String> = ["import", "operator", "precedencegroup"]
  private static let conditionals: Set<String> = ["if", "elseif", "else", "endif"]
  private static let declarationKeywords: Set<String> = typeKeywords.union(otherKeywords).union([
    "extension", "func", "let", "var", "typealias",
  ])

  mutating func items() -> [SourceItem] {
    var items: [SourceItem] = []
    while index < tokens.count {
      if tokens[index].is(";") {
        index += 1
        // It belongs to what it ends: wherever that is moved to, nothing is left of it.
        let end = index < tokens.count ? tokens[index].range.lowerBound : length
        if let last = items.popLast() { items.append(last.reaching(to: end)) }
      } else {
        items.append(item())
      }
    }
    return items
  }

  private mutating func item() -> SourceItem {
    let start = index
    var attributes: [String] = []
    var obstacles: [Range<Int>] = []
    readHead(&attributes, &obstacles)
    let kind = declaration() ?? statement(from: start)
    // An item is at least one token, so that reading always comes to an end.
    index = max(index, start + 1)
    // It reaches to the next one: the token of a string is only its opening quotes.
    let end = index < tokens.count ? tokens[index].range.lowerBound : length
    return SourceItem(
      kind: kind, range: tokens[start].range.lowerBound..<end, line: tokens[start].line,
      attributes: kind == .statement ? [] : attributes,
      obstacles: kind == .statement ? [] : obstacles)
  }

  // MARK: Heads

  private mutating func readHead(_ attributes: inout [String], _ obstacles: inout [Range<Int>]) {
    while index < tokens.count {
      if tokens[index].is("@"), let name = identifier(at: index + 1) {
        attributes.append(name)
        let start = index
        index += 2
        while at("."), identifier(at: index + 1) != nil { index += 2 }
        if at("("), !tokens[index].followsSpace { skipBracket() }
        if Self.programMarks.contains(name) { obstacles.append(span(start, index)) }
      } else if let name = identifier(at: index), Self.modifiers.contains(name), isModifier() {
        let start = index
        index += 1
        if at("("), !tokens[index].followsSpace { skipBracket() }
        if ["private", "fileprivate"].contains(name) { obstacles.append(span(start, index)) }
      } else {
        return
      }
    }
  }

  /// What a type is marked with from which a program starts.
  private static let programMarks = ["main", "UIApplicationMain", "NSApplicationMain"]

  /// Whether the word at hand is a modifier: a declaration follows, on whichever line.
  private func isModifier() -> Bool {
    var next = index + 1
    if next < tokens.count, tokens[next].is("("), let partner = tokens[next].partner {
      next = partner + 1
    }
    guard next < tokens.count else { return false }
    if tokens[next].is("@") { return true }
    guard let name = identifier(at: next) else { return false }
    return Self.modifiers.contains(name) || Self.declarationKeywords.contains(name)
  }

  private mutating func declaration() -> SourceItem.Kind? {
    if at("#"), let name = identifier(at: index + 1) {
      if Self.conditionals.contains(name), endOfPostfixCondition == nil {
        skipLine()
        return .directive
      }
      guard name == "Preview" else { return nil }
      skipStatement()
      return .macro(name: name)
    }
    guard let keyword = identifier(at: index) else { return nil }
    switch keyword {
    case _ where Self.typeKeywords.contains(keyword) && identifier(at: index + 1) != nil:
      return typeDeclaration(keyword)
    case "typealias":
      let name = identifier(at: index + 1) ?? ""
      let isGeneric = index + 2 < tokens.count && tokens[index + 2].is("<")
      let start = index
      skipStatement()
      let equals = (start..<index).first { tokens[$0].is("=") } ?? index
      return .type(
        TypeDeclaration(
          keyword: keyword, name: name, isGeneric: isGeneric, inherits: names(equals, index)))
    case "extension": return extensionDeclaration()
    case "func": return function()
    case "let", "var": return variable()
    case _ where Self.otherKeywords.contains(keyword):
      skipStatement()
      return .other
    default: return nil
    }
  }

  // MARK: Declarations

  private mutating func typeDeclaration(_ keyword: String) -> SourceItem.Kind {
    let name = identifier(at: index + 1) ?? ""
    index += 2
    let isGeneric = at("<")
    let inherits = inheritance()
    skipBody()
    return .type(
      TypeDeclaration(keyword: keyword, name: name, isGeneric: isGeneric, inherits: inherits))
  }

  private mutating func extensionDeclaration() -> SourceItem.Kind {
    index += 1
    var name = ""
    // `[Book]` is written for arrays, and `[Int: Book]` for dictionaries.
    if index < tokens.count, at("["), let close = tokens[index].partner {
      name = tokens[index...close].map(\.text).joined()
      index = close + 1
    }
    while index < tokens.count, !at("where"), tokens[index].kind == .word || at(".") {
      name += tokens[index].text
      index += 1
    }
    let inherits = inheritance()
    skipBody()
    return .extension(name: name, inherits: inherits)
  }

  /// Reads up to a body and returns the last parts of the names after the colon.
  private mutating func inheritance() -> [String] {
    var depth = 0
    var colon: Int?
    while index < tokens.count, !at("{") {
      let token = tokens[index]
      if token.kind == .symbol {
        depth += token.text.count { $0 == "<" } - token.text.count { $0 == ">" }
      }
      if token.is(":"), depth == 0, colon == nil { colon = index }
      if token.is("where") { break }
      index += 1
    }
    let end = index
    while index < tokens.count, !at("{") { index += 1 }
    return colon.map { names($0, end) } ?? []
  }

  /// The last parts of the dotted names between two tokens.
  private func names(_ start: Int, _ end: Int) -> [String] {
    (start..<end).compactMap { position in
      guard tokens[position].kind == .word else { return nil }
      let isPrefix = position + 1 < end && tokens[position + 1].is(".")
      return isPrefix ? nil : tokens[position].text
    }
  }

  private mutating func function() -> SourceItem.Kind {
    index += 1
    let name = index < tokens.count ? tokens[index].text : ""
    var signature = name
    while index < tokens.count, !at("("), !at("{") { index += 1 }
    if at("("), let end = tokens[index].partner {
      signature += "(" + labels(index + 1, end).joined(separator: ":") + ")"
      index = end + 1
    }
    while index < tokens.count, !at("{") { index += 1 }
    skipBody()
    return .function(name: name, signature: signature)
  }

  /// The argument labels of a parameter list.
  private func labels(_ start: Int, _ end: Int) -> [String] {
    var labels: [String] = []
    var position = start
    var isFirst = true
    while position < end {
      if isFirst, tokens[position].kind == .word { labels.append(tokens[position].text) }
      isFirst = tokens[position].is(",")
      position = (tokens[position].kind == .open ? tokens[position].partner : nil) ?? position
      position += 1
    }
    return labels
  }

  private mutating func variable() -> SourceItem.Kind {
    let start = index
    skipStatement()
    var names: [String] = []
    var type: String?
    var position = start + 1
    if position < index, tokens[position].is("("), let end = tokens[position].partner {
      names = (position..<end).compactMap { identifier(at: $0) }
      position = end
    }
    while position < index {
      let previous = tokens[position - 1]
      if let name = identifier(at: position),
        previous.is("let") || previous.is("var") || previous.is(",")
      {
        let next = position + 1
        if next >= index || tokens[next].is(":") || tokens[next].is("=") || tokens[next].is("{") {
          names.append(name)
          if type == nil, next < index, tokens[next].is(":") { type = typeText(next + 1) }
        }
      }
      position = (tokens[position].kind == .open ? tokens[position].partner : nil) ?? position
      position += 1
    }
    return .variable(names: names, type: type)
  }

  private func typeText(_ start: Int) -> String {
    var identifiers: [String] = []
    var position = start
    while position < index, !tokens[position].is("="), !tokens[position].is("{") {
      identifiers.append(tokens[position].text)
      position += 1
    }
    return identifiers.joined(separator: " ")
  }

  // MARK: Statements

  private mutating func statement(from start: Int) -> SourceItem.Kind {
    index = start
    skipStatement()
    return .statement
  }

  /// Moves past a statement: to the first line that does not continue it.
  private mutating func skipStatement() {
    let start = index
    while index < tokens.count {
      if index > start, tokens[index].is(";") { return }
      if index > start, let end = endOfPostfixCondition {
        index = end
        continue
      }
      if index > start, tokens[index].startsLine, !continues() { return }
      if tokens[index].kind == .open { skipBracket() } else { index += 1 }
    }
  }

  /// Whether the token at hand, the first on its line, goes on with the statement before it.
  private func continues() -> Bool {
    let token = tokens[index]
    let previous = tokens[index - 1]
    if previous.is(",") || previous.is(":") || previous.is(".") || previous.is("=") { return true }
    if previous.kind == .symbol, previous.followsSpace { return true }
    if ["in", "is", "as", "return", "try", "await", "else", "where", "some", "any"].contains(
      previous.text), previous.kind == .word
    {
      return true
    }
    if token.is("{") || token.is(",") || token.is(":") { return true }
    if token.is(".") { return true }
    if ["else", "catch", "as", "is", "where"].contains(token.text), token.kind == .word {
      return true
    }
    if token.kind == .symbol {
      // An operator with a space after it is binary; without one it begins a statement.
      return index + 1 < tokens.count && tokens[index + 1].followsSpace
    }
    // A further trailing closure on a line of its own: `label: {`.
    return previous.is("}") && token.kind == .word && index + 2 < tokens.count
      && tokens[index + 1].is(":") && tokens[index + 2].is("{")
  }
}
