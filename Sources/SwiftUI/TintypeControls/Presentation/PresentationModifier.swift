/// Shows something over the screen while a value says so.
nonisolated struct PresentationModifier<Presented: View>: ViewModifier {
  typealias Body = Never
  let style: Presentation.Style
  /// Makes what is shown; nil where nothing is.
  let content: () -> Presented?
  /// Takes it away.
  let dismiss: () -> Void

  @MainActor static func resolveElements<V: View>(
    of modifier: Self, content: V, in resolver: ViewResolver
  ) {
    let first = resolver.elements.count
    resolver.withIdentity(0) { resolver.resolve(content) }
    guard let presented = modifier.content() else { return }
    resolver.present(
      modifier.style, from: resolver.elements[first...].first?.node, ErasedPart(presented),
      dismiss: modifier.dismiss)
  }

  nonisolated static func staticElementCount(ofContent count: Int?) -> Int? { count }
}

extension View {
  /// Shows something while a value is true.
  nonisolated func presenting<Presented: View>(
    _ style: Presentation.Style, while isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil, content: @escaping () -> Presented
  ) -> some View {
    modifier(
      PresentationModifier(
        style: style, content: { isPresented.wrappedValue ? content() : nil },
        dismiss: {
          isPresented.wrappedValue = false
          onDismiss?()
        }))
  }

  /// Shows something while there is an item.
  nonisolated func presenting<Item, Presented: View>(
    _ style: Presentation.Style, for item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    content: @escaping (Item) -> Presented
  ) -> some View {
    modifier(
      PresentationModifier(
        style: style, content: { item.wrappedValue.map(content) },
        dismiss: {
          item.wrappedValue = nil
          onDismiss?()
        }))
  }

  /// Shows something about data while a value is true and the data is there.
  nonisolated func presenting<Data, Presented: View>(
    _ style: Presentation.Style, while isPresented: Binding<Bool>, data: Data?,
    content: @escaping (Data) -> Presented
  ) -> some View {
    modifier(
      PresentationModifier(
        style: style, content: { isPresented.wrappedValue ? data.map(content) : nil },
        dismiss: { isPresented.wrappedValue = false }))
  }
}
