import TintypeSymbols

extension RenderResources {
  /// Whether a name has a drawing of its own: the author's, or one in a set.
  package func hasSymbol(_ name: String) -> Bool {
    authoredSymbol(named: name) != nil || SymbolNames.hasOwn(name)
  }
}
