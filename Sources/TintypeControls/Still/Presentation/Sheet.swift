/// A still picture shows the screen below every sheet, cover and popover.
extension View {
  /// Shows no sheet in a still picture.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    self
  }

  /// Shows no sheet in a still picture.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    self
  }

  /// Shows no cover in a still picture.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    self
  }

  /// Shows no cover in a still picture.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    self
  }

  /// Shows no popover in a still picture.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: UnitPoint = .center, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    self
  }

  /// Shows no popover in a still picture.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    self
  }

  /// Changes nothing: a still picture shows no sheets.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    self
  }

  /// Shows no inspector in a still picture.
  public nonisolated func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    self
  }
}
