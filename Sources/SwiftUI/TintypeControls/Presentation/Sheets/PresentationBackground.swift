extension View {
  /// Sets what the presentation around has behind its views.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationBackground { Rectangle().fill(style) }
  }

  /// Sets what the presentation around has behind its views.
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let background = AnyView(
      ZStack(alignment: alignment) { content() }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
    return changingPresentation { $0.background = background }
  }
}
