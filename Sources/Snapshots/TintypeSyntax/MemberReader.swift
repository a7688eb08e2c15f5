/// A declaration within a type or an extension, or a function or variable at the top level.
package struct MemberDeclaration: Equatable {
  /// Its name, such as `start`; `init`, `subscript` and `deinit` have their keyword.
  package let name: String
  /// The bytes that it takes, attributes and modifiers included.
  package let range: Range<Int>
  /// The bytes between the braces of the body that a position lies in: of a function, an accessor or a computed variable;
  /// nil for the position of anything else.
  package let body: Range<Int>?
  /// Whether its type is an opaque one, such as `some View`.
  package var isOpaque = false
  /// What the body has to return.
  package var answer = Answer.value

  /// What a body returns.
  package enum Answer {
    /// Nothing, as a function without an arrow does, or an accessor that sets.
    case nothing
    /// A value that may be nil.
    case optional
    /// A value of a type, which also an initializer makes.
    case value
  }
}

/// The tokens of a declaration within a type.
package struct MemberTokens: Equatable {
  /// Its tokens, attributes and modifiers included.
  package let all: ClosedRange<Int>
  /// The word that says what is declared.
  package let keyword: Int
}

extension SourceOutline {
  /// The declarations in the braces of a type.
  ///
  /// - Parameter open: the token of the brace.
  /// - Returns: those that a word such as `var` introduces, in order.
  package func members(inBraces open: Int) -> [MemberTokens] {
    guard let close = tokens[open].partner else { return [] }
    let reader = MemberReader(tokens: tokens)
    return reader.members(from: open + 1, to: close - 1).compactMap { range in
      reader.keyword(in: range).map { MemberTokens(all: range, keyword: $0) }
    }
  }

  /// The innermost declaration around a position that can be left out of its type, or whose body can.
  ///
  /// - Parameters:
  ///   - offset: a byte of the source.
  ///   - item: the declaration at the top level that it lies in.
  /// - Returns: nil for the head of a type, and for what is no declaration.
  package func member(around offset: Int, in item: SourceItem) -> MemberDeclaration? {
    let inside = tokens.indices.filter { item.range.contains(tokens[$0].range.lowerBound) }
    guard let first = inside.first, let last = inside.last else { return nil }
    return MemberReader(tokens: tokens).member(around: offset, in: first...last, isType: false)
  }
}

/// Finds members of types by their tokens.
private struct MemberReader {
  let tokens: [SwiftToken]

  private static let types: Set<String> = [
    "struct", "class", "enum", "actor", "extension", "protocol",
  ]
  private static let keywords: Set<String> = types.union([
    "var", "let", "func", "init", "subscript", "deinit", "case", "typealias", "associatedtype",
  ])
  private static let modifiers: Set<String> = [
    "static", "private", "public", "internal", "fileprivate", "open", "package", "override",
    "mutating",
    "nonmutating", "convenience", "required", "final", "lazy", "weak", "unowned", "dynamic",
    "nonisolated", "indirect", "optional", "prefix", "postfix", "consuming", "borrowing",
    "distributed",
  ]
  private static let accessors: Set<String> = [
    "get", "set", "willSet", "didSet", "_read", "_modify",
  ]

  /// The declaration that a range of tokens is, or one within.
  func member(
    around offset: Int, in range: ClosedRange<Int>, isType: Bool
  ) -> MemberDeclaration? {
    guard let keyword = keyword(in: range) else { return nil }
    let bytes =
      tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound].range.upperBound
    guard bytes.contains(offset) else { return nil }
    let name = keyword < range.upperBound ? tokens[keyword + 1].text : ""
    if Self.types.contains(tokens[keyword].text), !isModifier(keyword, in: range) {
      guard let open = firstBrace(after: keyword, in: range), let close = tokens[open].partner,
        tokens[open].range.upperBound..<tokens[close].range.lowerBound ~= offset
      else { return isType ? MemberDeclaration(name: name, range: bytes, body: nil) : nil }
      return members(from: open + 1, to: close - 1).lazy
        .compactMap { member(around: offset, in: $0, isType: true) }.first
    }
    let isNamed = ["var", "let", "func", "case", "typealias", "associatedtype"]
      .contains(tokens[keyword].text)
    let body = body(around: offset, keyword, in: range)
    return MemberDeclaration(
      name: isNamed ? name : tokens[keyword].text, range: bytes, body: body,
      isOpaque: isOpaque(keyword, in: range),
      answer: body.map { answer(of: keyword, in: range, with: $0) } ?? .value)
  }

  /// What a body returns, by what stands before its brace.
  private func answer(
    of keyword: Int, in range: ClosedRange<Int>, with body: Range<Int>
  ) -> MemberDeclaration.Answer {
    if tokens[keyword].is("deinit") { return .nothing }
    guard !tokens[keyword].is("init"),
      let brace = range.first(where: { tokens[$0].range.upperBound == body.lowerBound }),
      let first = firstBrace(after: keyword, in: range)
    else { return .value }
    if first != brace {
      // `set(value) {`
      let word = range.lowerBound..<brace
      let accessor = word.last { Self.accessors.contains(tokens[$0].text) }
      if let accessor, ["set", "willSet", "didSet"].contains(tokens[accessor].text) {
        return .nothing
      }
    }
    let head = outermost(from: keyword + 1, to: first - 1)
    let end = head.firstIndex { tokens[$0].is("where") } ?? head.endIndex
    if tokens[keyword].is("func") {
      guard let arrow = head.firstIndex(where: { tokens[$0].is("->") }) else { return .nothing }
      let result = head[(arrow + 1)..<max(end, arrow + 1)]
      if result.count == 1, let only = result.first,
        tokens[only].is("Void") || tokens[only].is("(") && tokens[only].partner == only + 1
      {
        return .nothing
      }
    }
    return end > 0 && tokens[head[end - 1]].text.hasSuffix("?") ? .optional : .value
  }

  /// The tokens between two that are not within brackets, with the opening ones.
  private func outermost(from start: Int, to end: Int) -> [Int] {
    var result: [Int] = []
    var index = start
    while index <= end {
      result.append(index)
      index =
        (tokens[index].kind == .open ? tokens[index].partner : nil).map { $0 + 1 } ?? index + 1
    }
    return result
  }

  /// The word that says what is declared.
  func keyword(in range: ClosedRange<Int>) -> Int? {
    var index = range.lowerBound
    while index <= range.upperBound {
      let token = tokens[index]
      if token.is("@") {
        index += 2
        if index <= range.upperBound, tokens[index].is("("), !tokens[index].startsLine {
          index = (tokens[index].partner ?? index) + 1
        }
      } else if token.kind == .word, Self.keywords.contains(token.text),
        !isModifier(index, in: range)
      {
        return index
      } else if token.kind == .word, Self.modifiers.contains(token.text) || token.is("class") {
        index += 1
        // `private(set)`, `unowned(unsafe)`
        if index <= range.upperBound, tokens[index].is("(") {
          index = (tokens[index].partner ?? index) + 1
        }
      } else {
        return nil
      }
    }
    return nil
  }

  /// Whether `class` stands before another keyword: `class func`, `class var`.
  private func isModifier(_ index: Int, in range: ClosedRange<Int>) -> Bool {
    tokens[index].is("class") && index < range.upperBound
      && (Self.keywords.contains(tokens[index + 1].text)
        || Self.modifiers.contains(tokens[index + 1].text))
  }

  /// Whether `some` stands before the first brace, outside of other brackets.
  private func isOpaque(_ keyword: Int, in range: ClosedRange<Int>) -> Bool {
    var index = keyword + 1
    while index <= range.upperBound, !tokens[index].is("{") {
      if tokens[index].is("some") { return true }
      index =
        (tokens[index].kind == .open ? tokens[index].partner : nil).map { $0 + 1 } ?? index + 1
    }
    return false
  }

  /// The first brace that is not within other brackets.
  private func firstBrace(after start: Int, in range: ClosedRange<Int>) -> Int? {
    var index = start + 1
    while index <= range.upperBound {
      if tokens[index].is("{") { return index }
      if tokens[index].kind == .open {
        index = (tokens[index].partner ?? index) + 1
      } else {
        index += 1
      }
    }
    return nil
  }

  /// The ranges of tokens of the members between two tokens.
  func members(from start: Int, to end: Int) -> [ClosedRange<Int>] {
    var result: [ClosedRange<Int>] = []
    var first: Int?
    var hasKeyword = false
    var index = start
    while index <= end {
      let token = tokens[index]
      let isWord = token.kind == .word
      let begins =
        (index == start || token.startsLine || tokens[index - 1].is(";"))
        && (token.is("@") || token.is("#")
          || isWord && (Self.keywords.contains(token.text) || Self.modifiers.contains(token.text)))
      if begins, hasKeyword || first == nil {
        if let first { result.append(first...(index - 1)) }
        (first, hasKeyword) = (index, false)
      }
      if isWord && Self.keywords.contains(token.text) || token.is("#") { hasKeyword = true }
      index = (token.kind == .open ? token.partner : nil).map { $0 + 1 } ?? index + 1
    }
    if let first, first <= end { result.append(first...end) }
    return result
  }

  /// The body that a position lies in.
  private func body(
    around offset: Int, _ keyword: Int, in range: ClosedRange<Int>
  ) -> Range<Int>? {
    let isVariable =
      tokens[keyword].is("var") || tokens[keyword].is("let") || tokens[keyword].is("subscript")
    guard let open = firstBrace(after: keyword, in: range), let close = tokens[open].partner else {
      return nil
    }
    // What follows an equals sign is a value: a closure, or one that observers follow.
    if isVariable, tokens[keyword...open].contains(where: { $0.is("=") }) { return nil }
    let whole = tokens[open].range.upperBound..<tokens[close].range.lowerBound
    guard whole.contains(offset) else { return nil }
    guard isVariable else { return whole }
    var index = open + 1
    var hasAccessors = false
    while index < close {
      if tokens[index].is("{"), let end = tokens[index].partner {
        let body = tokens[index].range.upperBound..<tokens[end].range.lowerBound
        if hasAccessors, body.contains(offset) { return body }
        index = end + 1
      } else {
        hasAccessors = hasAccessors || Self.accessors.contains(tokens[index].text)
        index =
          (tokens[index].kind == .open ? tokens[index].partner : nil).map { $0 + 1 } ?? index + 1
        if !hasAccessors, index > open + 3 { break }
      }
    }
    return hasAccessors ? nil : whole
  }
}
