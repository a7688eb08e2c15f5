// Made of Fixtures/Names/TintypeViews/CompositionInitializers.txt by `make names`: change that file instead.
// swift-format-ignore-file

extension AnyView {
  /// Erases the type of a view.
  public nonisolated init<V: View>(erasing view: V) { self.init(view) }
}

extension ForEach where Content: View {
  /// Creates a view for each element of a collection that can be changed.
  public nonisolated init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable { self.init(data, id: \.id, content: content) }
}

extension ForEach where Data == SubviewsCollection, ID == Subview.ID, Content == Subview {
  /// Creates a list of views of a list.
  public nonisolated init(_ data: SubviewsCollection) { self.init(data) { $0 } }
}

extension ForEach where Data == Slice<SubviewsCollection>, ID == Subview.ID, Content == Subview {
  /// Creates a list of views of a list.
  public nonisolated init(_ data: Slice<SubviewsCollection>) { self.init(data) { $0 } }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section without a footer.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) { self.init(content: content, header: header, footer: { EmptyView() }) }
  /// Creates a section without a footer.
  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) { self.init(content: content, header: { header }, footer: { EmptyView() }) }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Creates a section.
  public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) { self.init(content: content, header: { header }, footer: { footer }) }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section without a header.
  public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) { self.init(content: content, header: { EmptyView() }, footer: { footer }) }
  /// Creates a section without a header.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) { self.init(content: content, header: { EmptyView() }, footer: footer) }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without header and footer.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content, header: { EmptyView() }, footer: { EmptyView() }) }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() }) }
  /// Creates a section with a title.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(content: content, header: { Text(title) }, footer: { EmptyView() }) }
  /// Creates a section with a title, whose content shows while it is expanded.
  public nonisolated init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }
  /// Creates a section with a title, whose content shows while it is expanded.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) { self.init(isExpanded: isExpanded, content: content) { Text(title) } }
}
