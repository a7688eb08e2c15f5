extension SourceOutline {
  /// The words before names that are declared.
  private static let naming: Set<String> = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype", "func", "let",
    "var", "case",
  ]
  private static let declaring = naming.union(["for"])

  /// The words that stand where something is declared, at whatever depth, as often as they do.
  ///
  /// Parameters of functions, types and closures count: whatever may give a word another meaning.
  package var declaredNames: [String] {
    tokens.indices.compactMap { index in
      guard tokens[index].kind == .word, index > 0 else { return nil }
      let previous = tokens[index - 1]
      if previous.kind == .word, Self.declaring.contains(previous.text) {
        return tokens[index].text
      }
      guard index + 1 < tokens.count else { return nil }
      let next = tokens[index + 1]
      let isParameter =
        next.is(":") && (previous.is("(") || previous.is(",") || previous.kind == .word)
      let isGeneric =
        previous.is("<") && index > 2 && Self.declaring.contains(tokens[index - 3].text)
      let isClosures = next.is("in") && !previous.is(".") || next.is(",") && previous.is("{")
      return isParameter || isGeneric || isClosures ? tokens[index].text : nil
    }
  }

  /// The names that a source declares and others can see, members among them: no labels and nothing within bodies.
  package var visibleNames: Set<String> {
    let tokens = SourceOutline(String(decoding: interface, as: UTF8.self)).tokens
    return Set(
      tokens.indices.dropFirst().filter {
        tokens[$0].kind == .word && Self.naming.contains(tokens[$0 - 1].text)
      }.map { tokens[$0].text })
  }

  /// The keys of the environment that properties are given: `colorScheme` in `@Environment(\.colorScheme)`.
  package var environmentKeys: [SwiftToken] {
    tokens.indices.compactMap { index in
      guard index > 0, index + 4 < tokens.count, tokens[index].is("Environment"),
        tokens[index - 1].is("@"), tokens[index + 1].is("("), tokens[index + 2].is("\\"),
        tokens[index + 3].is(".")
      else { return nil }
      return tokens[index + 4]
    }
  }

  /// The first token that certainly means one of some names of the program.
  ///
  /// - Parameters:
  ///   - names: names of declarations at the top level.
  ///   - omitted: the indices of items that are not looked at.
  ///   - ranges: bytes that are not looked at.
  /// - Returns: the number of the token; nil where there is none, or only after a dot, as a label, or in a
  ///   part that is compiled on a condition.
  package func certainMention(
    of names: Set<String>, besides omitted: Set<Int> = [], outside ranges: [Range<Int>] = []
  ) -> Int? {
    if names.isEmpty { return nil }
    let active = items.map(\.range)
    var depth = 0
    var item = 0
    for (index, token) in tokens.enumerated() {
      if token.is("#"), index + 1 < tokens.count {
        if tokens[index + 1].is("if") { depth += 1 }
        if tokens[index + 1].is("endif") { depth -= 1 }
      }
      guard token.kind == .word, names.contains(token.text) else { continue }
      while item < active.count, active[item].upperBound <= token.range.lowerBound { item += 1 }
      guard item < active.count, active[item].contains(token.range.lowerBound),
        !omitted.contains(item), !ranges.contains(where: { $0.contains(token.range.lowerBound) })
      else { continue }
      let previous = index > 0 ? tokens[index - 1] : nil
      let isLabel = index + 1 < tokens.count && tokens[index + 1].is(":")
      if depth == 0, previous?.is(".") != true, !isLabel { return index }
    }
    return nil
  }

  /// The words of an item that stand without a dot before them.
  package func names(mentionedIn item: SourceItem) -> Set<String> {
    let all = tokens(of: item)
    return Set(
      all.indices.filter {
        all[$0].kind == .word && ($0 == all.startIndex || !all[$0 - 1].is("."))
      }.map { all[$0].text })
  }

  /// The first place where one of some modules is imported: the token of its name.
  package func token(ofImporting modules: Set<String>) -> SwiftToken? {
    for item in items {
      guard let module = importedModule(of: item), modules.contains(module) else { continue }
      return tokens(of: item).first { $0.is(module) }
    }
    return nil
  }

  /// The indices of the items that import one of some modules.
  package func items(importing modules: Set<String>) -> Set<Int> {
    if modules.isEmpty { return [] }
    return Set(
      items.indices.filter { importedModule(of: items[$0]).map(modules.contains) == true })
  }

  /// Whether an extension declares what is used without a name: initializers, subscripts, calls.
  package func hasUnnamedMembers(_ item: SourceItem) -> Bool {
    let unnamed: Set<String> = [
      "init", "subscript", "callAsFunction", "dynamicallyCall", "appendInterpolation",
    ]
    let names = tokens(of: item)
    return names.indices.contains { index in
      names[index].kind == .word && unnamed.contains(names[index].text)
        && (index == names.startIndex || !names[index - 1].is("."))
    }
  }

  /// The names of members that an item mentions: words after a dot, in order.
  package func members(mentionedIn item: SourceItem) -> [SwiftToken] {
    let all = tokens(of: item)
    return all.indices.dropFirst().filter { all[$0].kind == .word && all[$0 - 1].is(".") }
      .map { all[$0] }
  }

  /// All words that stand somewhere without a dot before them.
  package var namesWithoutDot: Set<String> {
    var names: Set<String> = []
    for (index, token) in tokens.enumerated() where token.kind == .word {
      if index == 0 || !tokens[index - 1].is(".") { names.insert(token.text) }
    }
    return names
  }

  /// The column of a token's first byte in its line, from 1.
  package func column(of token: SwiftToken) -> Int { column(ofByte: token.range.lowerBound) }

  /// The column of a byte in its line, from 1.
  package func column(ofByte offset: Int) -> Int {
    let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return offset - start + 1
  }

  /// Where a name stands before a dot and is itself no member, such as `Kit.` in `Kit.Card()`.
  package func qualifications(by names: Set<String>) -> [Range<Int>] {
    if names.isEmpty { return [] }
    return tokens.indices.dropLast().compactMap { index in
      guard tokens[index].kind == .word, names.contains(tokens[index].text),
        tokens[index + 1].is("."), index == 0 || !tokens[index - 1].is(".")
      else { return nil }
      return tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound
    }
  }
}
