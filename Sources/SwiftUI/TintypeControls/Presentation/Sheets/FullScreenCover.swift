extension View {
  /// Covers the screen while a value is true.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.cover, while: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Covers the screen while there is an item.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.cover, for: item, onDismiss: onDismiss, content: content)
  }
}

/// A presentation as large as the window.
nonisolated struct CoverPanel: View, BuiltIn {
  let content: PresentedContent
  let window: PresentationWindow

  @MainActor var body: some View {
    PresentedRoot(
      elements: content.elements, topInset: window.safeArea.top,
      bottomInset: window.safeArea.bottom
    )
    .background {
      if let background = content.settings.background {
        background
      } else {
        Color(system: .background)
      }
    }
  }
}
