import TintypeSyntax

/// A name in a source that is written differently in the program.
struct Rename: Equatable {
  /// The bytes that the name takes.
  let range: Range<Int>
  let replacement: String
}

extension SourceUnit {
  /// The replacements of a unit with the actor that the variables of a program have without saying so.
  ///
  /// - Parameter renames: others, in source order.
  /// - Returns: all of them, in source order.
  func isolated(_ renames: [Rename]) -> [Rename] {
    guard isProgram else { return renames }
    let marks = outline.items.compactMap { item -> Rename? in
      guard case .variable = item.kind, item.attributes.isEmpty,
        let first = outline.firstToken(of: item)
      else { return nil }
      let start = outline.tokens[first].range.lowerBound
      return Rename(range: start..<start, replacement: "@MainActor ")
    }
    return (renames + marks).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

extension SourceOutline {
  /// Parts of the source with their names as the program writes them, and all else turned to spaces.
  ///
  /// - Parameters:
  ///   - ranges: the bytes to keep, in order.
  ///   - blanks: bytes inside them to turn to spaces all the same.
  ///   - renames: the names to write differently, in order.
  /// - Returns: as many lines as the source has.
  func rewritten(
    _ ranges: [Range<Int>], blanking blanks: [Range<Int>], _ renames: [Rename]
  ) -> [UInt8] {
    var bytes = masked(keeping: ranges, blanking: blanks)
    for rename in renames.reversed()
    where ranges.contains(where: {
      $0.contains(rename.range.lowerBound)
        || $0.upperBound == self.bytes.count && rename.range.lowerBound == self.bytes.count
    }) {
      bytes.replaceSubrange(rename.range, with: Array(rename.replacement.utf8))
    }
    return bytes
  }

  /// The positions where names have to be written differently.
  ///
  /// A name after a dot is a member, which stays unless a member is meant; a name before a colon in
  /// a list is a label, which always stays. A function or variable also
  /// stays wherever an inner declaration of the same name hides it.
  ///
  /// - Parameter names: the names to replace, each with its replacement.
  /// - Returns: the replacements in source order.
  func renames(_ names: [String: (name: String, role: NameVersions.Role)]) -> [Rename] {
    if names.isEmpty { return [] }
    var hidden: [String: [Range<Int>]] = [:]
    for (name, new) in names where new.role == .value {
      hidden[name] = scopesHiding(name)
    }
    var result: [Rename] = []
    for (index, token) in tokens.enumerated() where token.kind == .word {
      guard let new = names[token.text], new.role == .member || !isMember(index), !isLabel(index),
        !(hidden[token.text] ?? []).contains(where: { $0.contains(index) })
      else { continue }
      result.append(Rename(range: token.range, replacement: new.name))
    }
    return result
  }

  private func isMember(_ index: Int) -> Bool {
    index > 0 && tokens[index - 1].is(".")
  }

  private func isLabel(_ index: Int) -> Bool {
    guard index > 0, index + 1 < tokens.count, tokens[index + 1].is(":") else { return false }
    return tokens[index - 1].is("(") || tokens[index - 1].is(",")
  }

  /// The ranges of tokens in which an inner declaration of a name is in force.
  private func scopesHiding(_ name: String) -> [Range<Int>] {
    var scopes: [Range<Int>] = []
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      if token.is("{") { open.append(index) }
      if token.is("}") { _ = open.popLast() }
      guard token.kind == .word, token.text == name, index > 0 else { continue }
      let previous = tokens[index - 1]
      let isDeclared = ["let", "var", "func", "case", "for"].contains(previous.text)
      if isDeclared, let scope = open.last {
        scopes.append(scope..<(tokens[scope].partner ?? tokens.count))
      } else if isClosureParameter(index), let scope = open.last {
        scopes.append(scope..<(tokens[scope].partner ?? tokens.count))
      } else if isParameter(index), let body = bodyAfterParameters(index) {
        scopes.append(body)
      }
    }
    return scopes
  }

  /// Whether a name stands before the `in` of the closure that it is in.
  private func isClosureParameter(_ index: Int) -> Bool {
    var position = index + 1
    while position < tokens.count, tokens[position].line == tokens[index].line {
      if tokens[position].is("in") { return !isLoop(index) }
      if !(tokens[position].is(",") || tokens[position].kind == .word || tokens[position].is(")")) {
        return false
      }
      position += 1
    }
    return false
  }

  private func isLoop(_ index: Int) -> Bool {
    index > 0 && tokens[index - 1].is("for")
  }

  private func isParameter(_ index: Int) -> Bool {
    guard index + 1 < tokens.count, tokens[index + 1].is(":"), index > 0 else { return false }
    return isLabel(index) || tokens[index - 1].kind == .word
  }

  /// The body that follows the parameter list around a parameter, nil when it is a call.
  private func bodyAfterParameters(_ index: Int) -> Range<Int>? {
    guard let list = tokens[..<index].lastIndex(where: { $0.is("(") && ($0.partner ?? 0) > index }),
      let end = tokens[list].partner, list >= 2,
      tokens[list - 2].is("func") || tokens[list - 1].is("init")
    else { return nil }
    guard let body = tokens[end...].firstIndex(where: { $0.is("{") }) else { return nil }
    return list..<(tokens[body].partner ?? tokens.count)
  }
}
