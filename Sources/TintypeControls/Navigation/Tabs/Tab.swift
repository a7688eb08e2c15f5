enum TabItemTrait: TraitKey { typealias Value = ErasedPart }
enum TabRoleTrait: TraitKey { typealias Value = TabRole }

/// A tab with its content.
public nonisolated struct Tab<Value: Hashable, Content: View, Label: View>: PrimitiveView {
  private let tag: AnyHashable?
  private let role: TabRole?
  private let content: Content
  private let label: Label

  /// Creates a tab that stands for a value.
  public nonisolated init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    tag = AnyHashable(value)
    self.role = role
    self.content = content()
    self.label = label()
  }

  /// Adds the content as one element that is marked with its label.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let outer = resolver.environment
    // The bar of a phone turns into the search field of the tab.
    resolver.environment.isSearchInTabBar =
      view.role == .search && outer.horizontalSizeClass != .regular
    let elements = resolver.collect(orientation: nil, view.content)
    resolver.environment = outer
    guard let node = resolver.implicitStack(elements) else { return }
    var element = elements.count == 1 ? elements[0] : ViewElement(node: node)
    element.traits.setIfAbsent(ErasedPart(view.label), for: TabItemTrait.self)
    if let role = view.role { element.traits.setIfAbsent(role, for: TabRoleTrait.self) }
    if let tag = view.tag { element.traits.setIfAbsent(tag, for: TagTrait.self) }
    resolver.elements.append(element)
  }
}

/// Tabs that belong together; a bar shows them one after the other, without the title.
public nonisolated struct TabSection<Content: View>: View {
  private let content: Content

  /// Creates a group of tabs with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a group of tabs with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a group of tabs with a view for a title.
  public nonisolated init<Header: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.content = content()
  }

  /// Creates a group of tabs.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The tabs.
  @MainActor public var body: some View { content }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let name: String
  /// A tab that searches.
  public static let search = TabRole(name: "search")
}

extension Tab where Value == Never {
  /// Creates a tab.
  public nonisolated init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    tag = nil
    self.role = role
    self.content = content()
    self.label = label()
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab with the title and the symbol of its role.
  public nonisolated init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(role: role, content: content) { DefaultTabLabel() }
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with the title and the symbol of its role that stands for a value.
  public nonisolated init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: role, content: content) { DefaultTabLabel() }
  }
}

/// The label of a tab that searches.
public nonisolated struct DefaultTabLabel: View {
  /// The word and the symbol for searching.
  @MainActor public var body: some View {
    Label("Search", systemImage: "magnifyingglass")
  }
}

extension Tab where Value == Never, Label == TintypeControls.Label<Text, Image> {
  /// Creates a tab with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) {
      TintypeControls.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a tab with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) {
      TintypeControls.Label(title, systemImage: systemImage)
    }
  }
}

extension Tab where Label == TintypeControls.Label<Text, Image> {
  /// Creates a tab with a title and a symbol that stands for a value.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      TintypeControls.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a tab with a title and a symbol that stands for a value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      TintypeControls.Label(title, systemImage: systemImage)
    }
  }
}

/// The name of a tab.
private nonisolated struct TabItemModifier: TraitModifier {
  let item: ErasedPart
  func mark(_ traits: inout ViewTraits) { traits.setIfAbsent(item, for: TabItemTrait.self) }
}

extension View {
  /// Names the tab that the view is the content of.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(item: ErasedPart(label())))
  }
}
