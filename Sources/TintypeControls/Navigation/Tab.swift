enum TabItemTrait: TraitKey { typealias Value = ErasedPart }

/// A tab with its content.
public nonisolated struct Tab<Value: Hashable, Content: View, Label: View>: PrimitiveView {
  private let tag: AnyHashable?
  private let content: Content
  private let label: Label

  /// Creates a tab that stands for a value.
  public nonisolated init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    tag = AnyHashable(value)
    self.content = content()
    self.label = label()
  }

  /// Adds the content as one element that is marked with its label.
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let elements = resolver.collect(orientation: nil, view.content)
    guard let node = resolver.implicitStack(elements) else { return }
    var element = elements.count == 1 ? elements[0] : ViewElement(node: node)
    element.traits.setIfAbsent(ErasedPart(view.label), for: TabItemTrait.self)
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

/// The look of tab views; one of the built-in types.
public protocol TabViewStyle {
  /// Which of the built-in looks the style is; the engine's hook.
  nonisolated var lookNumber: Int { get }
}

/// How a tab view looks.
enum TabViewStyleKind: Int {
  case automatic
  case page
  case pageWithoutDots
}

/// The platform's style of tab views: a bar below.
public nonisolated struct DefaultTabViewStyle: TabViewStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
  /// A bar.
  public nonisolated var lookNumber: Int { TabViewStyleKind.automatic.rawValue }
}
/// Tab views as pages without a bar.
public nonisolated struct PageTabViewStyle: TabViewStyle, Sendable {
  /// Whether pages show dots.
  public struct IndexDisplayMode: Hashable, Sendable {
    let isVisible: Bool
    /// Where there is more than one page.
    public static let automatic = IndexDisplayMode(isVisible: true)
    /// Yes.
    public static let always = IndexDisplayMode(isVisible: true)
    /// No.
    public static let never = IndexDisplayMode(isVisible: false)
  }
  private let mode: IndexDisplayMode
  /// Creates the style.
  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }
  /// Pages.
  public nonisolated var lookNumber: Int {
    (mode.isVisible ? TabViewStyleKind.page : .pageWithoutDots).rawValue
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The platform's style.
  public nonisolated static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
/// Tab views that become sidebars where there is room; a bar here.
public nonisolated struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
  /// A bar.
  public nonisolated var lookNumber: Int { TabViewStyleKind.automatic.rawValue }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A sidebar where there is room; a bar here.
  public nonisolated static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages.
  public nonisolated static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Pages with or without dots.
  public nonisolated static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension EnvironmentValues {
  private enum TabViewStyleKindKey: EnvironmentKey {
    static var defaultValue: TabViewStyleKind { .automatic }
  }

  var tabViewStyleKind: TabViewStyleKind {
    get { self[TabViewStyleKindKey.self] }
    set { self[TabViewStyleKindKey.self] = newValue }
  }
}

extension View {
  /// Names the tab that the view is the content of.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(item: ErasedPart(label())))
  }

  /// Sets the style of tab views inside.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewStyleKind, TabViewStyleKind(rawValue: style.lookNumber) ?? .automatic)
  }
}
