import Tintype
import TintypeSyntax

/// Reads which views and modifiers code calls.
///
/// It goes by tokens alone: a name before a bracket is a call, of a modifier behind a dot, and of a view where it begins
/// with a capital.
struct CallReader {
  /// The calls, in the order of the code.
  private(set) var calls: [StepCode.Call] = []
  private let tokens: [SwiftToken]
  private let type: String
  /// The line of the first token among those of all code.
  private let firstLine: Int

  /// What makes that a view is there several times, or not at all.
  private static let branches: Set<String> = [
    "if", "else", "switch", "case", "for", "while", "guard", "ForEach", "List", "Table",
    "OutlineGroup", "#if",
  ]

  /// A bracket that is open.
  private struct Level {
    let end: Int
    /// Whether what is in it is made once.
    let isCertain: Bool
    /// The modifiers that it belongs to.
    let modifiers: Set<String>
  }

  /// Reads a piece of code.
  ///
  /// - Parameters:
  ///   - code: the code: a type, or what stands outside of types.
  ///   - type: the name of the type; empty for none.
  ///   - member: the number of its first member.
  ///   - firstLine: the line on which it begins, from 0.
  init(_ code: String, of type: String, member: Int = 0, at firstLine: Int) {
    tokens = SourceOutline(code).tokens
    (self.type, self.firstLine) = (type, firstLine)
    read(member)
  }

  private mutating func read(_ first: Int) {
    var levels: [Level] = []
    var member = first
    // Modifiers within what is handed to one of their name: which stands around which cannot be told from their order.
    var nested: Set<String> = []
    for (index, token) in tokens.enumerated() {
      while let last = levels.last, last.end <= index {
        levels.removeLast()
        if levels.count == 1, !type.isEmpty { member += 1 }
      }
      if token.kind == .open, let end = token.partner {
        let name = name(before: index)
        let isCertain = (levels.last?.isCertain ?? true) && !(token.is("{") && isBranch(index))
        var modifiers = levels.last?.modifiers ?? []
        if let name, isModifier(name.index) { modifiers.insert(name.text) }
        levels.append(Level(end: end, isCertain: isCertain, modifiers: modifiers))
        continue
      }
      guard token.kind == .word, index + 1 < tokens.count, isCall(index) else { continue }
      let isModifier = isModifier(index)
      guard isModifier || token.text.first?.isUppercase == true else { continue }
      if isModifier, levels.last?.modifiers.contains(token.text) == true {
        nested.insert(token.text)
      }
      calls.append(
        StepCode.Call(
          token.text, in: type, member: member, line: firstLine + token.line - 1,
          isCertain: levels.last?.isCertain ?? true))
    }
    for index in calls.indices where nested.contains(calls[index].name) {
      calls[index].isCertain = false
    }
  }

  /// Whether a name stands before a bracket, or begins a statement as a type of which a member is used: `Color.red`.
  private func isCall(_ index: Int) -> Bool {
    let next = tokens[index + 1]
    if next.is("(") || next.is("{") { return !declares(index) }
    return next.is(".") && tokens[index].text.first?.isUppercase == true
      && index + 2 < tokens.count && tokens[index + 2].text.first?.isUppercase != true
      && (tokens[index].startsLine || index > 0 && [";", "{"].contains(tokens[index - 1].text))
  }

  /// Whether a name stands behind a dot, and so changes a view; `SwiftUI.Text` makes one.
  private func isModifier(_ index: Int) -> Bool {
    index > 0 && tokens[index - 1].is(".") && tokens[index].text.first?.isUppercase != true
  }

  /// The name of the call that a bracket belongs to: before it, or before the parentheses that stand before it.
  private func name(before index: Int) -> (index: Int, text: String)? {
    var at = index - 1
    if at >= 0, tokens[index].is("{"), tokens[at].is(")"), let open = tokens[at].partner {
      at = open - 1
    }
    guard at >= 0, tokens[at].kind == .word else { return nil }
    return (at, tokens[at].text)
  }

  /// Whether a name is that of a declaration, or of a type before a body.
  private func declares(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    let before = tokens[index - 1].text
    if Self.declarations.contains(before) { return true }
    guard tokens[index + 1].is("{") else { return false }
    return [",", "&", "->", "some", "any"].contains(before)
      || before == ":" && index > 2 && Self.declarations.contains(tokens[index - 3].text)
  }

  private static let declarations: Set<String> = [
    "struct", "class", "enum", "extension", "func", "var", "let",
  ]

  /// Whether a branch, a loop or a list opens a brace: such a word stands between it and the brace before.
  private func isBranch(_ index: Int) -> Bool {
    var at = index - 1
    while at >= 0, !tokens[at].is("{"), !tokens[at].is("}") {
      if Self.branches.contains(tokens[at].text) { return true }
      at = tokens[at].kind == .close ? (tokens[at].partner ?? at) - 1 : at - 1
    }
    return false
  }
}
