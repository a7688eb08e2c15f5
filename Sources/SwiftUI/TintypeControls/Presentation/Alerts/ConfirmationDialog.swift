extension View {
  /// Shows actions at the view while a value is true.
  public nonisolated func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    presenting(
      .dialog(ActionText(title: title, visibility: titleVisibility)), while: isPresented,
      content: actions)
  }

  /// Shows actions with a message at the view while a value is true.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    presenting(
      .dialog(
        ActionText(title: title, visibility: titleVisibility, message: ErasedPart(message()))),
      while: isPresented, content: actions)
  }

  /// Shows actions for data at the view while a value is true and the data is there.
  public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    presenting(
      .dialog(ActionText(title: title, visibility: titleVisibility)), while: isPresented,
      data: data, content: actions)
  }

  /// Shows actions for data with a message while a value is true and the data is there.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    presenting(
      .dialog(
        ActionText(
          title: title, visibility: titleVisibility,
          message: data.map { ErasedPart(message($0)) })),
      while: isPresented, data: data, content: actions)
  }
}
