/// The values of the environment that symbols are sized by.
package struct ImageEnvironment: EnvironmentFeature {
  package static let slot = EnvironmentSlot.images
  // It is never written to: whoever sets a value copies it before.
  package nonisolated(unsafe) static let standard = EnvironmentBox(ImageEnvironment())

  var imageScale: Image.Scale = .medium
  var symbolFont: Font?
  var symbolVariants = SymbolVariants.none
  var symbolRenderingMode: SymbolRenderingMode?
}

extension EnvironmentValues {
  /// The size of symbols beside text.
  public var imageScale: Image.Scale {
    get { self[feature: ImageEnvironment.self].imageScale }
    set { self[feature: ImageEnvironment.self].imageScale = newValue }
  }

  /// The font whose size symbols have; nil for that of text.
  package var symbolFont: Font? {
    get { self[feature: ImageEnvironment.self].symbolFont }
    set { self[feature: ImageEnvironment.self].symbolFont = newValue }
  }
}

extension View {
  /// Sets the size of symbols inside.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}
