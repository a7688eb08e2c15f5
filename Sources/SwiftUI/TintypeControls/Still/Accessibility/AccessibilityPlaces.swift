extension View {
  /// Changes nothing: a picture is not read aloud.
  public nonisolated func accessibilityDefaultFocus<Value>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View {
    self
  }

  /// Changes nothing: a picture is not read aloud.
  public nonisolated func accessibilityScrollStatus(
    _ status: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View {
    self
  }
}
