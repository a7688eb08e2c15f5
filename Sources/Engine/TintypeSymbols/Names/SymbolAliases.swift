/// Which glyph of a set stands for a name of SF Symbols.
struct SymbolAlias: Hashable, Sendable {
  /// How like the two drawings are.
  enum Likeness: Character, Sendable {
    /// The same drawing.
    case same = "="
    /// Another drawing that means the same.
    case standIn = "~"
    /// The shape around the glyph's sign, without the sign.
    case around = "^"
  }

  /// The name in the set.
  var glyph: String
  /// How like it is.
  var likeness: Likeness

  fileprivate init?(_ parts: [Substring]) {
    guard let first = parts.first, let mark = first.first, let likeness = Likeness(rawValue: mark)
    else { return nil }
    glyph = String(first.dropFirst())
    self.likeness = likeness
  }
}

/// Glyphs of Cupertino Icons under other names than Apple's.
enum CupertinoAliases {
  private static let entries = NameTable(table, SymbolAlias.init)
  /// The glyph for a name of SF Symbols; nil where there is none.
  static func alias(of name: some StringProtocol) -> SymbolAlias? { entries[name] }

  /// The names that have another glyph, sorted.
  static var names: [String] { entries.names }
}

/// Glyphs of Material Symbols for what Cupertino Icons lacks.
enum MaterialAliases {
  private static let entries = NameTable(table, SymbolAlias.init)
  /// The glyph for a name of SF Symbols; nil where there is none.
  static func alias(of name: some StringProtocol) -> SymbolAlias? { entries[name] }

  /// The names that have a glyph, sorted.
  static var names: [String] { entries.names }
}
