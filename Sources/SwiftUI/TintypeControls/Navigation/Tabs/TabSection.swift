/// Tabs that belong together; a bar shows them one after the other, without the title.
public nonisolated struct TabSection<Header, Content, Footer, SelectionValue> {
  private let content: Content
}

extension TabSection: TabContent, PrimitiveTabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue == Content.TabValue {
  /// The type of the values that the tabs stand for.
  public typealias TabValue = SelectionValue

  /// Adds the tabs.
  @_documentation(visibility: internal)
  @MainActor public static func resolveTabs(of section: Self, in resolver: ViewResolver) {
    Content.resolveTabs(of: section.content, in: resolver)
  }
}

extension TabSection
where
  Header: View, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue
{
  /// Creates a group of tabs with a view for a title.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.content = content()
  }
}

extension TabSection
where
  Header == EmptyView, Content: TabContent, Footer == EmptyView,
  SelectionValue == Content.TabValue
{
  /// Creates a group of tabs.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.content = content()
  }
}

extension TabSection
where
  Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue
{
  /// Creates a group of tabs with a title.
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.content = content()
  }

  /// Creates a group of tabs with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.content = content()
  }
}
