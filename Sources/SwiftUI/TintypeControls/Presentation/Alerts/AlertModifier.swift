extension View {
  /// Shows a message over the screen while a value is true; without actions it has "OK".
  public nonisolated func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    presenting(.alert(ActionText(title: title)), while: isPresented, content: actions)
  }

  /// Shows a message with more words over the screen while a value is true.
  public nonisolated func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    presenting(
      .alert(ActionText(title: title, message: ErasedPart(message()))), while: isPresented,
      content: actions)
  }

  /// Shows a message about data over the screen while a value is true and the data is there.
  public nonisolated func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    presenting(
      .alert(ActionText(title: title)), while: isPresented, data: data, content: actions)
  }

  /// Shows a message about data with more words while a value is true and the data is there.
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    presenting(
      .alert(ActionText(title: title, message: data.map { ErasedPart(message($0)) })),
      while: isPresented, data: data, content: actions)
  }

  /// Shows what an error says while a value is true and the error is there.
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    presenting(
      .alert(ActionText(title: error?.errorDescription.map { Text(verbatim: $0) })),
      while: isPresented, data: error, content: { _ in actions() })
  }

  /// Shows what an error says with more words while a value is true and the error is there.
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    presenting(
      .alert(
        ActionText(
          title: error?.errorDescription.map { Text(verbatim: $0) },
          message: error.map { ErasedPart(message($0)) })),
      while: isPresented, data: error, content: actions)
  }
}
