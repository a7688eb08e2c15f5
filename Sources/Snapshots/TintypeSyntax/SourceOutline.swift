/// The items at the top level of a Swift source that the compiler sees, in order.
package struct SourceOutline {
  /// The source as UTF-8.
  package let bytes: [UInt8]
  /// Its tokens.
  package let tokens: [SwiftToken]
  /// Whether the source is whole: if not, there are no items and the compiler has to speak.
  package let isBalanced: Bool
  /// The items, in order; empty where the source is not whole.
  package let items: [SourceItem]

  /// Reads a source.
  ///
  /// - Parameter source: Swift code, complete or not.
  package init(_ source: String) {
    bytes = Array(source.utf8)
    let scan = SwiftLexer.tokens(of: bytes)
    tokens = scan.tokens
    isBalanced = scan.isBalanced
    var reader = ItemReader(tokens: scan.tokens, length: bytes.count)
    items = scan.isBalanced ? Self.active(reader.items(), scan.tokens) : []
  }

  /// Directives that give lines other names: they would have the compiler blame a file that is none of ours.
  var renamingDirectives: [Range<Int>] {
    tokens.indices.dropLast().compactMap { index in
      guard tokens[index].is("#"), tokens[index + 1].is("sourceLocation") else { return nil }
      let last = tokens.indices.contains(index + 2) ? tokens[index + 2].partner : nil
      return tokens[index].range.lowerBound..<tokens[last ?? index + 1].range.upperBound
    }
  }

  /// The number of the token with which an item begins; nil for an item of another source.
  package func firstToken(of item: SourceItem) -> Int? {
    Self.firstToken(of: item, in: tokens)
  }

  /// The number of the token with which an item begins, found by halves: a source may have very many items.
  static func firstToken(of item: SourceItem, in tokens: [SwiftToken]) -> Int? {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].range.lowerBound < item.range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < tokens.count && item.range.contains(tokens[low].range.lowerBound) ? low : nil
  }

  /// The tokens of an item.
  func tokens(of item: SourceItem) -> ArraySlice<SwiftToken> {
    guard let start = firstToken(of: item) else { return [] }
    return tokens[start...].prefix { item.range.contains($0.range.lowerBound) }
  }

  /// Whether an item is declared for its own file alone.
  package func isPrivate(_ item: SourceItem) -> Bool {
    item.obstacles.contains { range in
      let text = bytes[range]
      return text.starts(with: "private".utf8) || text.starts(with: "fileprivate".utf8)
    }
  }

  /// The module that an item imports, without what is named of it; nil for another kind of item.
  package func importedModule(of item: SourceItem) -> String? {
    guard item.kind == .other else { return nil }
    let tokens = tokens(of: item).filter { $0.kind == .word }
    guard let start = tokens.firstIndex(where: { $0.is("import") }) else { return nil }
    let kinds = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
    return tokens[(start + 1)...].first { !kinds.contains($0.text) }?.text
  }

  /// What the body of an extension declares: names with their signatures.
  package func members(of item: SourceItem) -> [(name: String, signature: String)] {
    guard
      let open = tokens(of: item).firstIndex(where: { $0.is("{") }),
      let close = tokens[open].partner
    else { return [] }
    let body = bytes[tokens[open].range.upperBound..<tokens[close].range.lowerBound]
    return SourceOutline(String(decoding: body, as: UTF8.self)).items.flatMap { member in
      switch member.kind {
      case .type(let type): [(type.name, type.name)]
      case .function(let name, let signature): [(name, signature)]
      case .variable(let names, _): names.map { ($0, $0) }
      default: [(String, String)]()
      }
    }
  }

  /// What the clause `where` of an extension says, without spaces; empty for none.
  package func constraints(of item: SourceItem) -> String {
    tokens(of: item).prefix { !$0.is("{") }.drop { !$0.is("where") }.map(\.text).joined()
  }

  /// The source with everything but the given ranges turned to spaces, lines kept.
  ///
  /// - Parameters:
  ///   - ranges: the bytes to keep, in order.
  ///   - blanks: bytes inside them to turn to spaces all the same.
  /// - Returns: the bytes of a source in which every kept character is where it was.
  package func masked(keeping ranges: [Range<Int>], blanking blanks: [Range<Int>] = []) -> [UInt8] {
    var result = bytes.map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
    for range in ranges {
      result.replaceSubrange(range, with: bytes[range])
    }
    for range in blanks + renamingDirectives {
      for index in range where result[index] != UInt8(ascii: "\n") {
        result[index] = UInt8(ascii: " ")
      }
    }
    return result
  }
}
