import TintypeSyntax

/// The names of what a Swift source declares, as pictures are called: `Card`, `Card-init-title`.
struct SymbolNames {
  /// A declaration, the line of its first token, and its name.
  private let symbols: [(line: Int, name: String)]

  private static let types: Set = ["struct", "class", "enum", "actor", "protocol", "extension"]
  private static let members: Set = [
    "func", "var", "let", "init", "subscript", "case", "typealias", "associatedtype", "macro",
  ]

  /// Reads a source.
  ///
  /// - Parameter source: Swift code.
  init(_ source: String) {
    var reader = Reader(tokens: SourceOutline(source).tokens)
    symbols = reader.symbols()
  }

  /// The name of the first declaration from a line on.
  ///
  /// - Parameter line: a line of the source, from 1.
  /// - Returns: nil where nothing is declared there any more.
  func name(from line: Int) -> String? {
    var (low, high) = (0, symbols.count)
    while low < high {
      let middle = (low + high) / 2
      if symbols[middle].line < line { low = middle + 1 } else { high = middle }
    }
    return low < symbols.count ? symbols[low].name : nil
  }

  /// Walks tokens, and knows in which types they are.
  private struct Reader {
    let tokens: [SwiftToken]
    /// The open braces: what they are the body of, and where they end.
    private var scopes: [(name: String, end: Int)] = []
    private var pending: String?

    init(tokens: [SwiftToken]) { self.tokens = tokens }

    mutating func symbols() -> [(line: Int, name: String)] {
      var result: [(line: Int, name: String)] = []
      for index in tokens.indices {
        while let scope = scopes.last, scope.end <= index { scopes.removeLast() }
        let token = tokens[index]
        if token.is("{") {
          // What stands in a body of code is nobody's symbol.
          scopes.append((pending ?? "", token.partner ?? tokens.count))
          pending = nil
        } else if token.kind == .word, isDeclaration(index), let name = name(at: index) {
          let types = scopes.map(\.name)
          if Reader.isVisible(types) {
            let path = (types + [name]).joined(separator: "-")
            result.append((tokens[firstToken(of: index)].line, path))
          }
          if SymbolNames.types.contains(token.text) { pending = name }
        }
      }
      return result
    }

    private static func isVisible(_ scopes: [String]) -> Bool { !scopes.contains("") }

    private func isDeclaration(_ index: Int) -> Bool {
      let token = tokens[index]
      guard SymbolNames.types.contains(token.text) || SymbolNames.members.contains(token.text)
      else { return false }
      if index > 0, tokens[index - 1].is(".") { return false }
      // `class func` declares a function.
      let next = index + 1
      guard next < tokens.count else { return false }
      return token.text != "class" || !SymbolNames.members.contains(tokens[next].text)
    }

    /// The token with which a declaration begins: modifiers and attributes stand before its keyword.
    private func firstToken(of keyword: Int) -> Int {
      var first = keyword
      while first > 0 {
        let before = tokens[first - 1]
        if before.kind == .word, isModifier(first - 1) {
          first -= 1
        } else if before.is("@") {
          first -= 1
        } else if before.is(")"), let open = before.partner, open > 0,
          tokens[open - 1].kind == .word
        {
          first = open - 1
        } else {
          break
        }
      }
      return first
    }

    private static let modifiers: Set = [
      "public", "package", "internal", "fileprivate", "private", "open", "static", "class", "final",
      "mutating", "nonmutating", "nonisolated", "override", "required", "convenience", "lazy",
      "weak", "unowned", "indirect", "dynamic", "isolated", "distributed", "prefix", "postfix",
      "infix", "optional", "consuming", "borrowing",
    ]

    private func isModifier(_ index: Int) -> Bool {
      Reader.modifiers.contains(tokens[index].text) || (index > 0 && tokens[index - 1].is("@"))
    }

    private func name(at keyword: Int) -> String? {
      switch tokens[keyword].text {
      case "init", "subscript":
        return ([tokens[keyword].text] + labels(after: keyword)).joined(separator: "-")
      case "func":
        let next = tokens[keyword + 1]
        let name = next.kind == .word ? next.text : "operator"
        return ([name] + labels(after: keyword + 1)).joined(separator: "-")
      case "extension":
        var name: [String] = []
        var index = keyword + 1
        while index < tokens.count, tokens[index].kind == .word {
          name.append(tokens[index].text)
          guard index + 2 < tokens.count, tokens[index + 1].is(".") else { break }
          index += 2
        }
        return name.isEmpty ? nil : name.joined(separator: "-")
      default:
        let next = tokens[keyword + 1]
        return next.kind == .word ? next.text : nil
      }
    }

    /// The labels of a function's parameters, those that are `_` left out.
    private func labels(after index: Int) -> [String] {
      guard let open = tokens[index...].firstIndex(where: { $0.is("(") || $0.is("{") }),
        tokens[open].is("("), let close = tokens[open].partner
      else { return [] }
      var labels: [String] = []
      var index = open + 1
      var isStart = true
      while index < close {
        let token = tokens[index]
        if isStart, token.kind == .word {
          if token.text != "_" { labels.append(token.text) }
          isStart = false
        }
        if token.is(",") { isStart = true }
        index = token.kind == .open ? (token.partner ?? close) + 1 : index + 1
      }
      return labels
    }
  }
}
