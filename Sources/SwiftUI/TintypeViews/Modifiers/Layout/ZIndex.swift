/// A position in drawing order.
private nonisolated struct ZIndexModifier: TraitModifier {
  let value: Double
  func mark(_ traits: inout ViewTraits) { traits.setIfAbsent(value, for: ZIndexTrait.self) }
}

extension View {
  /// Sets the position in drawing order among siblings; 0 by default.
  public nonisolated func zIndex(_ value: Double) -> some View {
    modifier(ZIndexModifier(value: value))
  }
}
