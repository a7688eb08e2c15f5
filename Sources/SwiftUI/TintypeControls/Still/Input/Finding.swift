extension View {
  /// Changes nothing: nobody looks for words in a still picture.
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View { self }

  /// Changes nothing: nobody looks for words in a still picture.
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Changes nothing: nobody replaces words in a still picture.
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}
