/// How sources use a type that they do not declare.
package struct TypeUse: Equatable {
  /// Whether a class inherits it as the first of its list.
  package var isSuperclass = false
  /// Whether a type conforms to it, or an extension says so.
  package var isConformedTo = false
  /// The number of types between angle brackets behind it; 0 for none.
  package var arity = 0
  /// An argument of a call.
  package struct Argument: Hashable, Comparable {
    /// What is written there, as far as the type of its parameter depends on it.
    package enum Form: Int {
      /// An expression that has a type of its own.
      case value
      /// A choice without its type, such as `.high`.
      case choice
      /// Choices in brackets: `[.alert, .badge]`.
      case choices
    }

    /// The label; `_` for none.
    package let label: String
    /// What is written there.
    package let form: Form

    package static func < (a: Argument, b: Argument) -> Bool {
      (a.label, a.form.rawValue) < (b.label, b.form.rawValue)
    }
  }

  /// The arguments of the calls that make it, in order.
  package var initializers: Set<[Argument]> = []

  /// No use.
  package init() {}

  /// Adds the uses of another source.
  package mutating func formUnion(_ other: TypeUse) {
    isSuperclass = isSuperclass || other.isSuperclass
    isConformedTo = isConformedTo || other.isConformedTo
    arity = max(arity, other.arity)
    initializers.formUnion(other.initializers)
  }
}

extension SourceOutline {
  private static let inheriting: Set<String> = [
    "struct", "class", "enum", "actor", "extension", "protocol",
  ]

  /// How the source uses a type.
  ///
  /// - Parameter name: the type's name.
  /// - Returns: all its uses together, those behind a dot excepted.
  package func use(ofType name: String) -> TypeUse {
    var use = TypeUse()
    for index in tokens.indices where tokens[index].is(name) && tokens[index].kind == .word {
      if index > 0, tokens[index - 1].is(".") { continue }
      if let (keyword, isFirst) = inheritance(at: index) {
        let isClass = tokens[keyword].is("class") && isFirst
        use.isSuperclass = use.isSuperclass || isClass
        use.isConformedTo = use.isConformedTo || !isClass
      }
      use.arity = max(use.arity, genericArguments(after: index))
      if let arguments = arguments(ofCallAt: index) { use.initializers.insert(arguments) }
    }
    return use
  }

  /// The keyword of the declaration whose list of inherited types a token stands in, and whether it is the list's first.
  private func inheritance(at index: Int) -> (keyword: Int, isFirst: Bool)? {
    var next = index - 1
    var isFirst = true
    while next > 0, !tokens[next].is(":") {
      let token = tokens[next]
      guard token.kind == .word || token.is(",") || token.is("&") || token.is("@") || token.is(".")
      else { return nil }
      if token.is(",") { isFirst = false }
      next -= 1
    }
    // Before the colon is the name, with the generic parameters of its type behind it.
    next -= 1
    if next > 0, tokens[next].text.hasSuffix(">") {
      while next > 0, !tokens[next].text.hasPrefix("<") { next -= 1 }
      next -= 1
    }
    while next > 1, tokens[next - 1].is(".") { next -= 2 }
    guard next > 0, Self.inheriting.contains(tokens[next - 1].text) else { return nil }
    return (next - 1, isFirst)
  }

  /// The number of types between angle brackets behind a token.
  private func genericArguments(after index: Int) -> Int {
    guard index + 1 < tokens.count, tokens[index + 1].text.hasPrefix("<"),
      tokens[index + 1].kind == .symbol, !tokens[index + 1].followsSpace
    else { return 0 }
    var depth = 0
    var count = 1
    var next = index + 1
    while next < tokens.count {
      let token = tokens[next]
      if token.kind == .symbol {
        depth += token.text.count { $0 == "<" }
        depth -= token.text.replacing("->", with: "").count { $0 == ">" }
        if depth <= 0 { return count }
      } else if token.kind == .open {
        next = token.partner ?? next
      } else if token.is(","), depth == 1 {
        count += 1
      } else if token.kind == .close || token.is("{") || token.is(";") {
        return 0
      }
      next += 1
    }
    return 0
  }

  /// The arguments in the parentheses behind a token; nil for none.
  private func arguments(ofCallAt index: Int) -> [TypeUse.Argument]? {
    guard index + 1 < tokens.count, tokens[index + 1].is("("), !tokens[index + 1].startsLine,
      let close = tokens[index + 1].partner
    else { return nil }
    var arguments: [TypeUse.Argument] = []
    var next = index + 2
    var isStart = true
    while next < close {
      if isStart {
        let isLabeled =
          tokens[next].kind == .word && next + 1 < close && tokens[next + 1].is(":")
        let value = isLabeled ? next + 2 : next
        let isList = tokens[value].is("[") && tokens[value + 1].is(".")
        arguments.append(
          TypeUse.Argument(
            label: isLabeled ? tokens[next].text : "_",
            form: isList ? .choices : tokens[value].is(".") ? .choice : .value))
        isStart = false
      }
      if tokens[next].is(",") { isStart = true }
      next = (tokens[next].kind == .open ? tokens[next].partner : nil).map { $0 + 1 } ?? next + 1
    }
    return arguments
  }
}
