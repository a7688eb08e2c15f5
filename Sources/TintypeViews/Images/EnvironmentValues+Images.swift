extension EnvironmentValues {
  private enum SymbolFontKey: EnvironmentKey { static var defaultValue: Font? { nil } }

  /// The font whose size symbols have; nil for that of text.
  package var symbolFont: Font? {
    get { self[SymbolFontKey.self] }
    set { self[SymbolFontKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of symbols inside.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}
