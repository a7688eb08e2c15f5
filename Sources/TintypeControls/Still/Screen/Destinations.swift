extension View {
  /// Changes nothing: the first screen has no way back.
  public nonisolated func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View { self }

  /// Changes nothing: a still picture shows the first screen.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    self
  }

  /// Changes nothing: a still picture shows the first screen.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    self
  }

  /// Changes nothing: a still picture shows the first screen.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    self
  }
}
