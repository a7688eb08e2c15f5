extension EnvironmentValues {
  /// How the parts of symbols are colored; nil where the number of foreground styles decides.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[feature: ImageEnvironment.self].symbolRenderingMode }
    set { self[feature: ImageEnvironment.self].symbolRenderingMode = newValue }
  }
}

extension View {
  /// Sets how the parts of symbols inside are colored; nil for what foreground styles ask for.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}

extension Image {
  /// Chooses how the parts of the symbol are colored; nil for what is around.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var copy = self
    copy.symbolMode = mode
    return copy
  }
}
