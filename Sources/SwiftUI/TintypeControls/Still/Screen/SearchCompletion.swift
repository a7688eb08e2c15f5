extension View {
  /// Changes nothing: nobody takes a suggestion in a still picture.
  public nonisolated func searchCompletion(_ completion: String) -> some View { self }
}
