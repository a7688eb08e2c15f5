// Made of Fixtures/Names/TintypeControls/NavigationInitializers.txt by `make names`: change that file instead.
// swift-format-ignore-file

extension NavigationLink {
  /// Creates a link to a view that is shown or not.
  public nonisolated init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) { self.init(isActive: isActive, destination: { destination }, label: label) }
  /// Creates a link to a view that is shown while a value is the link's own.
  public nonisolated init<V: Hashable>(destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label) { self.init(tag: tag, selection: selection, destination: { destination }, label: label) }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a title to the screen of a value.
  public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) { self.init(value: value) { Text(titleKey) } }
  /// Creates a link with a title to the screen of a value.
  @_disfavoredOverload public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) { self.init(value: value) { Text(title) } }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title to a view.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) { self.init(destination: destination) { Text(titleKey) } }
  /// Creates a link with a title to a view.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) { self.init(destination: destination) { Text(title) } }
  /// Creates a link with a title to a view that is shown or not.
  public nonisolated init(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination) { self.init(isActive: isActive, destination: destination) { Text(titleKey) } }
  /// Creates a link with a title to a view that is shown or not.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) { self.init(destination: destination, isActive: isActive) { Text(titleKey) } }
  /// Creates a link with a title to a view that is shown while a value is the link's own.
  public nonisolated init<V: Hashable>(_ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination) { self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) } }
  /// Creates a link with a title to a view that is shown while a value is the link's own.
  public nonisolated init<V: Hashable>(_ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>) { self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) } }
  /// Creates a link with a title to a view.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) { self.init(destination: destination) { Text(titleKey) } }
  /// Creates a link with a title to a view.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) { self.init(destination: destination) { Text(title) } }
}

extension NavigationSplitView {
  /// Creates three columns.
  public nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) { self.init(sidebar: sidebar(), content: content(), detail: detail(), visibility: nil, compactColumn: nil) }
  /// Creates three columns, of which some may be hidden.
  public nonisolated init(columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) { self.init(sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility, compactColumn: nil) }
  /// Creates three columns, of which one shows where there is little space.
  public nonisolated init(preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) { self.init(sidebar: sidebar(), content: content(), detail: detail(), visibility: nil, compactColumn: preferredCompactColumn) }
  /// Creates three columns, of which some may be hidden and one shows where there is little space.
  public nonisolated init(columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) { self.init(sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility, compactColumn: preferredCompactColumn) }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates two columns.
  public nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) { self.init(sidebar: sidebar(), content: nil, detail: detail(), visibility: nil, compactColumn: nil) }
  /// Creates two columns, of which one may be hidden.
  public nonisolated init(columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) { self.init(sidebar: sidebar(), content: nil, detail: detail(), visibility: columnVisibility, compactColumn: nil) }
  /// Creates two columns, of which one shows where there is little space.
  public nonisolated init(preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) { self.init(sidebar: sidebar(), content: nil, detail: detail(), visibility: nil, compactColumn: preferredCompactColumn) }
  /// Creates two columns, of which one may be hidden and one shows where there is little space.
  public nonisolated init(columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) { self.init(sidebar: sidebar(), content: nil, detail: detail(), visibility: columnVisibility, compactColumn: preferredCompactColumn) }
}

extension Tab where Value == Never, Content: View, Label: View {
  /// Creates a tab with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.init(role: nil, content: content, label: label) }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// Creates a tab with the title and the symbol of its role.
  public init(role: TabRole, @ViewBuilder content: () -> Content) { self.init(.search, role, content()) }
  /// Creates a tab with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) { self.init(DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)), role, content()) }
  /// Creates a tab with a title and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) { self.init(DefaultTabLabel(Text(title), Image(systemName: systemImage)), role, content()) }
  /// Creates a tab with a title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) { self.init(DefaultTabLabel(Text(titleKey), Image(image)), role, content()) }
  /// Creates a tab with a title and a picture.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) { self.init(DefaultTabLabel(Text(title), Image(image)), role, content()) }
  /// Creates a tab with a title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, role: TabRole? = nil, @ViewBuilder content: () -> Content) { self.init(DefaultTabLabel(Text(titleKey), Image(image)), role, content()) }
  /// Creates a tab with a title and a picture.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: ImageResource, role: TabRole? = nil, @ViewBuilder content: () -> Content) { self.init(DefaultTabLabel(Text(title), Image(image)), role, content()) }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// Creates a tab with the title and the symbol of its role that stands for a value.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) { self.init(.search, tag: AnyHashable(value), role, content()) }
  /// Creates a tab with a title and a symbol that stands for a value.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) { self.init(DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)), tag: AnyHashable(value), role, content()) }
  /// Creates a tab with a title and a symbol that stands for a value.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) { self.init(DefaultTabLabel(Text(title), Image(systemName: systemImage)), tag: AnyHashable(value), role, content()) }
  /// Creates a tab with a title and a picture that stands for a value.
  public init(_ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) { self.init(DefaultTabLabel(Text(titleKey), Image(image)), tag: AnyHashable(value), role, content()) }
  /// Creates a tab with a title and a picture that stands for a value.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) { self.init(DefaultTabLabel(Text(title), Image(image)), tag: AnyHashable(value), role, content()) }
  /// Creates a tab with a title and a picture that stands for a value.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) { self.init(DefaultTabLabel(Text(titleKey), Image(image)), tag: AnyHashable(value), role, content()) }
  /// Creates a tab with a title and a picture that stands for a value.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: ImageResource, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) { self.init(DefaultTabLabel(Text(title), Image(image)), tag: AnyHashable(value), role, content()) }
}

extension Tab where Value == Never, Content: View, Label == EmptyView {
  /// Creates a tab without a label.
  public init(@ViewBuilder content: () -> Content) { self.init(role: nil, content: content) { EmptyView() } }
}

extension Tab where Value: Hashable, Content: View, Label == EmptyView {
  /// Creates a tab that stands for a value, without a label.
  public init(value: Value, @ViewBuilder content: () -> Content) { self.init(value: value, role: nil, content: content) { EmptyView() } }
}

extension ForEach where Content: TabContent {
  /// Creates tabs for each element of a collection whose elements name themselves.
  @_disfavoredOverload public nonisolated init<V: Hashable>(_ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content) where Data.Element: Identifiable, ID == Data.Element.ID, V == Content.TabValue { self.init(entriesOf: data, id: \.id, content: content) }
  /// Creates tabs for each element of a collection; a key path names them.
  @_disfavoredOverload public nonisolated init<V: Hashable>(_ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content) where V == Content.TabValue { self.init(entriesOf: data, id: id, content: content) }
}

extension AnyTabContent {
  /// Erases the type of tabs.
  public init(_ tabContent: any TabContent<TabValue>) { self.init(tabContent, branch: 0) }
}

extension ToolbarItemGroup {
  /// Creates a group of items with a label, which shows where there is no space for them.
  public nonisolated init<Label: View>(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.init(placement: placement, content: content) }
}
