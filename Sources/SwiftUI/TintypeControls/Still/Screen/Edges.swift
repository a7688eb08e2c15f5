extension View {
  /// Changes nothing: a picture that reaches under a sidebar is not continued there.
  public nonisolated func backgroundExtensionEffect() -> some View { self }

  /// Changes nothing: a picture that reaches under a sidebar is not continued there.
  public nonisolated func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
}
