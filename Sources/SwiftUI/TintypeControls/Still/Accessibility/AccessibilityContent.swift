extension View {
  /// Changes nothing: a still picture shows no help.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { self }

  /// Changes nothing: a still picture shows no help.
  public nonisolated func help(_ text: Text) -> some View { self }

  /// Changes nothing: a still picture shows no help.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { self }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityInputLabels(
    _ inputLabels: [LocalizedStringKey]
  )
    -> some View
  {
    self
  }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View {
    self
  }

  /// Changes nothing in a picture.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Changes nothing in a picture.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}
