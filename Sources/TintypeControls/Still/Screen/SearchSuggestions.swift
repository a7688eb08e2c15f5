extension View {
  /// Shows no suggestions in a still picture: nobody searches.
  public nonisolated func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    self
  }

  /// Shows no scopes in a still picture: nobody searches.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    self
  }

  /// Changes nothing: a still picture shows no suggestions.
  public nonisolated func searchCompletion(_ completion: String) -> some View { self }
}
