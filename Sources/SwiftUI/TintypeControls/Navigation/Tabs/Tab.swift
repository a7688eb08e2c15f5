enum TabItemTrait: TraitKey { typealias Value = ErasedPart }
enum TabRoleTrait: TraitKey { typealias Value = TabRole }

/// A tab with its content.
public nonisolated struct Tab<Value, Content, Label> {
  private let tag: AnyHashable?
  private let role: TabRole?
  private let content: Content
  private let label: Label
}

extension Tab: TabContent, PrimitiveTabContent
where Value: Hashable, Content: View, Label: View {
  /// The type of the value that the tab stands for.
  public typealias TabValue = Value

  /// Creates a tab that stands for a value.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      tag: AnyHashable(value), role: role, content: content(), label: label())
  }

  /// Adds the content as one element that is marked with its label.
  @_documentation(visibility: internal)
  @MainActor public static func resolveTabs(of tab: Self, in resolver: ViewResolver) {
    let outer = resolver.environment
    // The bar of a phone turns into the search field of the tab.
    resolver.environment.isSearchInTabBar =
      tab.role == .search && outer.horizontalSizeClass != .regular
    var elements = resolver.collect(orientation: nil, tab.content)
    // A tab has its place in the bar also where its screen is empty.
    if elements.isEmpty { elements = resolver.collect(orientation: nil, Color.clear) }
    resolver.environment = outer
    guard let node = resolver.implicitStack(elements) else { return }
    var element = elements.count == 1 ? elements[0] : ViewElement(node: node)
    element.traits.setIfAbsent(ErasedPart(tab.label), for: TabItemTrait.self)
    if let role = tab.role { element.traits.setIfAbsent(role, for: TabRoleTrait.self) }
    // What the content is tagged with says nothing about the tab.
    if let tag = tab.tag { element.traits.set(tag, for: TagTrait.self) }
    resolver.elements.append(element)
  }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let name: String
  /// A tab that searches.
  public static let search = TabRole(name: "search")
}

/// The label of a tab: a title with a picture, or the word and the symbol of its role.
public nonisolated struct DefaultTabLabel: View, BuiltIn {
  private let title: Text
  private let icon: Image

  init(_ title: Text, _ icon: Image) { (self.title, self.icon) = (title, icon) }

  /// That of a tab that searches.
  static var search: DefaultTabLabel {
    DefaultTabLabel(Text("Search"), Image(systemName: "magnifyingglass"))
  }

  /// The title and the picture.
  @MainActor public var body: some View { Label(title, icon) }
}

// The author wrote a label's words.
extension DefaultTabLabel: PassingView {}

extension Tab where Content: View, Label == DefaultTabLabel {
  /// A tab with the label of its role, or with a title and a picture.
  init(
    _ label: DefaultTabLabel, tag: AnyHashable? = nil, _ role: TabRole?, _ content: Content
  ) {
    self.init(tag: tag, role: role, content: content, label: label)
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

extension Tab where Value == Never, Content: View, Label: View {
  /// Creates a tab.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(tag: nil, role: role, content: content(), label: label())
  }
}
