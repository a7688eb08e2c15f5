/// Screens of which one is shown, with a bar of their names.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView, BuiltIn {
  private let selection: (() -> AnyHashable)?
  private let content: Content

  /// Creates a tab view; the content's tags say which value each tab stands for.
  public nonisolated init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection.map { binding in { AnyHashable(binding.wrappedValue) } }
    self.content = content()
  }

  /// Adds one node over the chosen tab's content and the bar.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let outer = resolver.environment
    let isTablet = outer.horizontalSizeClass == .regular
    resolver.environment.listRowContext = nil
    resolver.environment.tabAccessory = nil
    resolver.environment.isInColumn = false
    resolver.environment.searchAround = SearchAround()
    if outer.tabViewLook.hasBar { resolver.environment.standsOnScreenBackground = true }
    resolver.environment.isBelowTabBar = isTablet && outer.tabViewLook.hasBar
    resolver.environment.isAboveTabBar = !isTablet && outer.tabViewLook.hasBar
    var elements: [ViewElement] = []
    var given = resolver.collectPreferences {
      elements = resolver.collect(orientation: nil, view.content)
    }
    resolver.environment = outer
    let screen = given.value(of: ScreenPreferenceKey.self) ?? ScreenPreference()
    given.set(ScreenPreference(), for: ScreenPreferenceKey.self)
    resolver.preferences.merge(given)
    let wanted = view.selection?()
    let chosen =
      elements.firstIndex { element in
        let tag = element.traits[TagTrait.self] ?? element.traits.implicitTag
        return wanted != nil && tag == wanted
      } ?? 0
    let bar: TabBarKind
    switch outer.tabViewLook {
    case .page: bar = elements.count > 1 ? .dots : .none
    case .pageWithoutDots: bar = .none
    case .automatic, .sidebarAdaptable:
      if screen.hidesTabBar || elements.isEmpty || UITabBar.appearance().isHidden {
        bar = .none
      } else if isTablet {
        bar = .top(isShared: screen.isBelowTabBar)
      } else {
        let searches = elements[chosen].traits[TabRoleTrait.self] == .search
        bar = .bottom(
          accessory: outer.tabAccessory,
          search: searches ? screen.search ?? outer.searchAround.field : nil)
      }
    }
    resolver.addTabs(elements, chosen: chosen, bar, screen.edgeEffects)
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view that shows its first tab.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension TabView {
  /// Creates a tab view of tabs that stand for values of the selection's type.
  @_disfavoredOverload
  public nonisolated init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    self.init(selection: selection) { TabContentBuilder<SelectionValue>.Content(content()) }
  }
}

extension TabView where SelectionValue == Never {
  /// Creates a tab view of tabs that shows the first.
  @_disfavoredOverload
  public nonisolated init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
    selection = nil
    self.content = TabContentBuilder<Never>.Content(content())
  }
}

extension ViewResolver {
  fileprivate func addTabs(
    _ elements: [ViewElement], chosen: Int, _ bar: TabBarKind, _ effects: EdgeEffects
  ) {
    let shown = elements.indices.contains(chosen) ? [elements[chosen]] : []
    let items = elements.enumerated().map { TabItem($1, isChosen: $0 == chosen) }
    let container = makeNode(
      .container(bar.rule(environment)), kind: "TabView", children: shown)
    var overlay: [ViewElement]
    switch bar {
    case .none: overlay = []
    case .bottom(let accessory, let search):
      let bar = TabBar(
        items: items, accessory: accessory, search: search,
        edgeEffect: edgeEffects(effects, below: container)[.bottom])
      overlay = collect(1, orientation: nil, bar)
    case .top:
      overlay = collect(
        1, orientation: nil,
        TopTabBar(items: items, hasSidebar: environment.tabViewLook == .sidebarAdaptable))
      if let node = implicitOverlap(overlay) {
        let rule = ContainerRule(
          top: 0, bottom: 0, shortensContainer: false, lead: environment.barLead)
        overlay = [
          ViewElement(
            node: makeNode(.container(rule), kind: "bars", children: [ViewElement(node: node)]))
        ]
      }
    case .dots:
      overlay = collect(1, orientation: nil, PageDots(count: elements.count, chosen: chosen))
    }
    guard let barNode = implicitOverlap(overlay) else {
      if case .none = bar, !environment.tabViewLook.hasBar { return add(container) }
      return addScreen(container)
    }
    let whole = makeNode(
      .barred(AlignmentPair(.bottom)), kind: "tabs",
      children: [ViewElement(node: container), ViewElement(node: barNode)],
      drawing: .layered(isBackground: false))
    // Pages show what stands behind them.
    if case .dots = bar { add(whole) } else { addScreen(whole) }
  }
}

/// What a tab view shows besides its chosen tab.
private enum TabBarKind {
  /// Nothing.
  case none
  /// A dot for each page.
  case dots
  /// A phone's bar, with what stands above it, and the search whose field it has become.
  case bottom(accessory: ErasedPart?, search: SearchPreference?)
  /// A tablet's bar; content that has a navigation bar of its own shares the row.
  case top(isShared: Bool)

  /// The space that the bar takes.
  @MainActor func rule(_ environment: EnvironmentValues) -> ContainerRule {
    let generation = environment.generation
    switch self {
    case .none, .dots:
      return ContainerRule(
        top: 0, bottom: 0, shortensContainer: true, countsBottomSafeArea: true)
    case .bottom(let accessory, _):
      let extra = accessory == nil ? 0 : generation.tabs.accessory + generation.tabs.gap
      return ContainerRule(
        top: 0, bottom: generation.tabs.band + extra, shortensContainer: true,
        countsBottomSafeArea: true)
    case .top(let isShared):
      return ContainerRule(
        top: isShared ? 0 : generation.bars.inlineBar, bottom: 0, shortensContainer: true,
        lead: isShared ? .none : environment.barLead)
    }
  }
}
