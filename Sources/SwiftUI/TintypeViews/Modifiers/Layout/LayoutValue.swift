/// Data for the layout of the container around.
private nonisolated struct LayoutValueModifier<K: LayoutValueKey>: TraitModifier {
  let value: K.Value
  func mark(_ traits: inout ViewTraits) { traits.setLayoutValueIfAbsent(value, for: K.self) }
}

extension View {
  /// Gives the layout of the container around a value.
  public nonisolated func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }
}
