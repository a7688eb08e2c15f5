import TintypeProgram
import TintypeSyntax

/// A part of a source of which a parameter gives other versions.
struct VariedPart: Equatable {
  /// A modifier in a chain.
  struct Modifier: Equatable {
    let name: String
    /// From its dot to its end.
    let range: Range<Int>
  }

  /// What is varied.
  enum Form: Equatable {
    /// The value of an argument or a declaration.
    case value
    /// The value of a constant that is made once: it becomes a property that is read each time.
    case constant(keyword: Range<Int>, name: Range<Int>, type: String?, equals: Range<Int>)
    /// Modifiers one after the other.
    case chain([Modifier])
  }

  let range: Range<Int>
  let form: Form
}

extension SourceOutline {
  /// Finds what a parameter varies.
  ///
  /// The name is that of a constant or variable with a value, the label of an argument, or a modifier with one
  /// argument, whose last word is enough: `priority` is `layoutPriority(1)`.
  ///
  /// - Parameters:
  ///   - parameter: what is looked for.
  ///   - scope: the bytes in which it is.
  /// - Returns: nil where there is none.
  func part(of parameter: VariedParameter, in scope: Range<Int>) -> VariedPart? {
    let inside = tokens.indices.filter { scope.contains(tokens[$0].range.lowerBound) }
    if case .orders(let orders) = parameter.values {
      return inside.lazy.compactMap { chain(at: $0, of: orders) }.dropFirst(parameter.ordinal - 1)
        .first
    }
    for look in [declaration, argument, call] {
      let found = inside.compactMap { look($0, parameter.name) }
      if found.count >= parameter.ordinal { return found[parameter.ordinal - 1] }
    }
    return nil
  }

  /// The names that parameters may have in a part of the source, each once.
  func variableNames(in scope: Range<Int>) -> [String] {
    var names: [String] = []
    for index in tokens.indices where scope.contains(tokens[index].range.lowerBound) {
      let name = tokens[index].text
      guard tokens[index].kind == .word, !names.contains(name) else { continue }
      let look = [declaration, argument, call].contains { $0(index, name) != nil }
      if look { names.append(name) }
    }
    return names
  }

  // MARK: Values

  private func declaration(_ index: Int, _ name: String) -> VariedPart? {
    guard index > 0, tokens[index].kind == .word, tokens[index].text == name,
      tokens[index - 1].is("let") || tokens[index - 1].is("var")
    else { return nil }
    var equals = index + 1
    if tokens.indices.contains(equals), tokens[equals].is(":") {
      while tokens.indices.contains(equals), !tokens[equals].is("="),
        !tokens[equals].is("{"), !tokens[equals].is("}"), tokens[equals].line == tokens[index].line
      { equals += 1 }
    }
    guard tokens.indices.contains(equals + 1), tokens[equals].is("="),
      let range = value(from: equals + 1)
    else { return nil }
    let isStatic = tokens[..<index].suffix(4).contains { $0.is("static") }
    let isTop = items.contains {
      if case .variable(let names, _) = $0.kind {
        return names.contains(name) && $0.attributes.isEmpty
          && $0.range.contains(tokens[index].range.lowerBound)
      }
      return false
    }
    guard isStatic || isTop else { return VariedPart(range: range, form: .value) }
    return VariedPart(
      range: range,
      form: .constant(
        keyword: tokens[index - 1].range, name: tokens[index].range,
        type: equals == index + 1 ? entryType(after: index) : nil, equals: tokens[equals].range))
  }

  private func argument(_ index: Int, _ name: String) -> VariedPart? {
    guard index > 0, tokens.indices.contains(index + 2), tokens[index].text == name,
      tokens[index + 1].is(":"), tokens[index - 1].is("(") || tokens[index - 1].is(","),
      let open = list(around: index), !isDeclared(open), let range = value(from: index + 2)
    else { return nil }
    return VariedPart(range: range, form: .value)
  }

  private func call(_ index: Int, _ name: String) -> VariedPart? {
    guard index > 0, tokens.indices.contains(index + 2), tokens[index].kind == .word,
      tokens[index - 1].is("."), tokens[index + 1].is("("), !tokens[index + 2].is(")"),
      !tokens[index + 2].is(".") || !tokens[index].text.isEmpty,
      Self.isCalled(tokens[index].text, name), let range = value(from: index + 2),
      tokens.indices.contains(index + 3), !tokens[index + 3].is(":")
    else { return nil }
    return VariedPart(range: range, form: .value)
  }

  /// Whether a modifier is meant by a name: its own, or its last word.
  private static func isCalled(_ modifier: String, _ name: String) -> Bool {
    modifier == name || modifier.hasSuffix(name.prefix(1).uppercased() + name.dropFirst())
  }

  /// The bracket that opens the list in which a token stands.
  private func list(around index: Int) -> Int? {
    tokens[..<index].indices.reversed().first {
      tokens[$0].kind == .open && (tokens[$0].partner ?? 0) > index
    }
  }

  /// Whether a list is that of a function's parameters, which declares and passes nothing.
  private func isDeclared(_ open: Int) -> Bool {
    open > 0 && tokens[open].is("(")
      && (tokens[open - 1].is("init")
        || open > 1 && (tokens[open - 2].is("func") || tokens[open - 2].is("case")))
  }

  /// The expression that begins at a token, up to a comma, the end of its list or of its line.
  private func value(from start: Int) -> Range<Int>? {
    var index = start
    var last: Int?
    while tokens.indices.contains(index) {
      let token = tokens[index]
      if token.kind == .close || token.is(",") || token.is(";") { break }
      if index > start, token.startsLine, !token.is("."), !token.is("?"), !token.is(":") { break }
      // What follows a value on its line without an operator is a body.
      if index > start, token.is("{"), token.followsSpace, tokens[start].kind == .literal { break }
      last = token.kind == .open ? token.partner : index
      guard let end = last else { return nil }
      index = end + 1
    }
    guard let last else { return nil }
    return tokens[start].range.lowerBound..<end(of: last)
  }

  /// Where a token ends; a string has only its first quotes in its token.
  private func end(of index: Int) -> Int {
    let token = tokens[index]
    guard token.kind == .literal, token.text.hasSuffix("\"") else { return token.range.upperBound }
    let quotes = Array(token.text.utf8)
    var position = token.range.upperBound
    while position < bytes.count, !bytes[position...].starts(with: quotes.reversed()) {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(position + quotes.count, bytes.count)
  }

  // MARK: Chains

  /// The modifiers from a dot on that orders name, with those between them.
  private func chain(at dot: Int, of orders: [[String]]) -> VariedPart? {
    guard tokens[dot].is("."), tokens.indices.contains(dot + 1),
      orders.contains(where: { $0.contains(tokens[dot + 1].text) })
    else { return nil }
    // How often each is needed.
    var needed: [String: Int] = [:]
    for order in orders {
      for name in order { needed[name] = max(needed[name] ?? 0, order.count { $0 == name }) }
    }
    var modifiers: [VariedPart.Modifier] = []
    var index = dot
    while !needed.isEmpty, tokens.indices.contains(index + 1), tokens[index].is("."),
      tokens[index + 1].kind == .word
    {
      let name = tokens[index + 1].text
      var end = index + 1
      if tokens.indices.contains(end + 1), tokens[end + 1].is("("), !tokens[end + 1].startsLine {
        end = tokens[end + 1].partner ?? end
      }
      while true {
        if tokens.indices.contains(end + 1), tokens[end + 1].is("{") {
          end = tokens[end + 1].partner ?? end
        } else if tokens[end].is("}"), tokens.indices.contains(end + 3), tokens[end + 2].is(":"),
          tokens[end + 1].kind == .word, tokens[end + 3].is("{")
        {
          end = tokens[end + 3].partner ?? end
        } else {
          break
        }
      }
      guard end > index + 1 else { return nil }
      modifiers.append(
        .init(
          name: name, range: tokens[index].range.lowerBound..<tokens[end].range.upperBound))
      if let count = needed[name] { needed[name] = count > 1 ? count - 1 : nil }
      index = end + 1
    }
    guard needed.isEmpty, let first = modifiers.first, let last = modifiers.last else { return nil }
    return VariedPart(
      range: first.range.lowerBound..<last.range.upperBound, form: .chain(modifiers))
  }
}
