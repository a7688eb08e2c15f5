extension View {
  /// Sets what is suggested while somebody searches; it shows as rows over the screen.
  public nonisolated func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    let part = ErasedPart(suggestions())
    return changingScreen { $0.searchParts.suggestions = part }
  }
}
