/// How a symbol is made of glyphs.
indirect enum SymbolRecipe: Hashable, Sendable {
  /// A glyph of Cupertino Icons.
  case cupertino(String, codePoint: UInt32)
  /// A glyph of Material Symbols, and whether its areas are filled.
  case material(String, isFilled: Bool)
  /// A drawing of the project's own.
  case own([OwnDrawings.Piece])
  /// Letters or digits of the text font.
  case characters(String)
  /// A drawing within another one.
  case enclosed(SymbolRecipe, Enclosure, isFilled: Bool)
  /// A drawing that is crossed out.
  case slashed(SymbolRecipe)
  /// A drawing with a small one at its lower right corner, or with a dot at its upper right one.
  case badged(SymbolRecipe, SymbolRecipe)
  /// The shape around a drawing's sign.
  case outer(SymbolRecipe)

  /// What a drawing stands in.
  enum Enclosure: String, CaseIterable, Sendable {
    case circle, square

    /// The glyph of the empty shape.
    var glyph: String { rawValue }
  }
}

extension SymbolRecipe {
  /// Whether the drawing is a plain disc.
  var isDot: Bool { if case .cupertino("circle_fill", _) = self { true } else { false } }

  /// The sets that glyphs are taken from.
  var sets: Set<SymbolSet> {
    switch self {
    case .cupertino: [.cupertino]
    case .material: [.material]
    case .characters, .own: []
    case .enclosed(let inner, _, _): inner.sets.union([.cupertino])
    case .slashed(let base), .outer(let base): base.sets
    case .badged(let base, let sign): base.sets.union(sign.sets)
    }
  }
}

/// How a name of SF Symbols is drawn.
package struct SymbolEntry: Hashable, Sendable {
  /// What the drawing is made of.
  let recipe: SymbolRecipe
  /// Whether it is Apple's drawing in other hands; otherwise one that means the same.
  package let isExact: Bool
  /// What stands in, in words: a set and a glyph.
  package let source: String
}
