enum PreviewLayoutTrait: TraitKey { typealias Value = PreviewLayout }
enum PreviewDeviceTrait: TraitKey { typealias Value = PreviewDevice }
enum PreviewNameTrait: TraitKey { typealias Value = String }
enum PreviewOrientationTrait: TraitKey { typealias Value = InterfaceOrientation }
enum PreviewCutOutTrait: TraitKey { typealias Value = Bool }

/// Marks a view for previews; the innermost mark of a kind wins.
private nonisolated struct PreviewMark<K: TraitKey>: TraitModifier {
  let value: K.Value?
  func mark(_ traits: inout ViewTraits) {
    if let value { traits.setIfAbsent(value, for: K.self) }
  }
}

extension View {
  /// Sets the size of the view's preview; elsewhere it changes nothing.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(PreviewMark<PreviewLayoutTrait>(value: value))
  }

  /// Sets the device of the view's preview; elsewhere it changes nothing.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(PreviewMark<PreviewDeviceTrait>(value: value))
  }

  /// Names the view's preview; elsewhere it changes nothing.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    modifier(PreviewMark<PreviewNameTrait>(value: value))
  }

  /// Makes the picture of the view's preview as large as the view, and transparent around it.
  package nonisolated func previewCutOut() -> some View {
    modifier(PreviewMark<PreviewCutOutTrait>(value: true))
      .modifier(PreviewMark<PreviewLayoutTrait>(value: .sizeThatFits))
  }

  /// Sets which way up the device of the view's preview is; elsewhere it changes nothing.
  public nonisolated func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View {
    modifier(PreviewMark<PreviewOrientationTrait>(value: value))
  }
}
