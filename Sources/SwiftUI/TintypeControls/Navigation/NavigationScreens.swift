/// The screens of a stack that has followed its path, by `Rules/Navigation#Pushed-screens`.
@MainActor
private struct NavigationScreens {
  let resolver: ViewResolver
  let onlyFirst: Bool
  let shortensContainer: Bool
  let kind: String

  /// The nodes of the screens so far, first at the bottom.
  private(set) var nodes: [NodeID] = []
  /// What the screens give to the views around.
  private(set) var preferences = PreferenceValues()
  private var destinations: [ObjectIdentifier: NavigationTargets.Destination] = [:]
  private var displayMode: ToolbarTitleDisplayMode?
  /// What is still to be shown.
  private var waiting: [Step] = []
  /// The values that are followed where the columns end.
  private var route = NavigationRoute()

  /// What is to be shown next.
  private enum Step {
    /// A screen.
    case screen(PushedScreen)
    /// The screen of a value, which may stand on one of the screens before; what goes back from it.
    case value(AnyHashable, dismiss: () -> Void)
  }

  /// The screens that a stack may show on top of one another.
  static let limit = 64

  init(_ resolver: ViewResolver, kind: String, onlyFirst: Bool, shortensContainer: Bool) {
    self.resolver = resolver
    self.kind = kind
    self.onlyFirst = onlyFirst
    self.shortensContainer = shortensContainer
  }

  /// Shows the root, and then whatever screens lead to.
  mutating func show<Root: View>(
    _ root: Root, columns: [PushedScreen], route: NavigationRoute
  ) {
    waiting = columns.map { .screen($0) }
    self.route = route
    add(root, dismiss: nil)
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      guard nodes.count < NavigationScreens.limit else {
        resolver.report(
          "pushes more than \(NavigationScreens.limit) screens; those beyond are left out")
        return
      }
      switch next {
      case .screen(let screen): add(screen.content, dismiss: screen.dismiss)
      case .value(let value, let dismiss): add(destination(of: value), dismiss: dismiss)
      }
    }
  }

  /// Resolves a screen, and finds what it leads to.
  private mutating func add<Content: View>(_ content: Content, dismiss: (() -> Void)?) {
    let index = nodes.count
    let outer = resolver.environment
    var (elements, given) = resolve(content, at: index, dismiss: dismiss)
    let targets = given.value(of: NavigationTargetsKey.self) ?? NavigationTargets()
    given.set(NavigationTargets(), for: NavigationTargetsKey.self)
    destinations.merge(targets.destinations) { $1 }
    if !targets.route.values.isEmpty { route = targets.route }
    if waiting.isEmpty { follow(targets.pushed.first) }
    var screen = given.value(of: ScreenPreferenceKey.self) ?? ScreenPreference()
    // A search around a stack is that of its first screen.
    if index == 0 {
      screen.search = screen.search ?? outer.searchAround.field
      screen.searchParts.fill(from: outer.searchAround.parts)
    }
    screen.prepare(
      isPushed: dismiss != nil, after: displayMode,
      hasSidebarToggle: index == 0 && outer.hasSidebarToggle)
    displayMode = screen.displayMode
    let root = resolver.implicitStack(elements)
    let bars = resolver.bars(of: screen, isScrolled: root.map(resolver.isScrolled) ?? false)
    if bars.top > 0, let root {
      // A list starts right under a large title, unless another view stands above it.
      for gap in given.value(of: ListGapKey.self) ?? []
      where gap.isLine || (bars.isLarge && !resolver.tree.isBelowOthers(gap.node, in: root)) {
        resolver.tree.close(gap)
      }
    }
    var content =
      elements.count == 1 ? elements : (root.map { [ViewElement(node: $0)] } ?? [])
    if screen.search?.isPresented == true, let suggestions = screen.searchParts.shownSuggestions {
      content += resolver.collect(
        -1 - index, orientation: nil, SearchSuggestionList(suggestions: suggestions))
      content = resolver.implicitOverlap(content).map { [ViewElement(node: $0)] } ?? []
    }
    nodes.append(
      resolver.navigationScreen(
        screen, bars, at: 2 * index + 1, content, kind: kind,
        shortensContainer: shortensContainer))
    given.removeScreen(
      hasBar: bars.top > 0, keepsSearch: outer.isSearchInTabBar && bars.search == nil)
    preferences.merge(given)
  }

  /// Resolves the content of a screen in the environment of its position.
  private func resolve<Content: View>(
    _ content: Content, at index: Int, dismiss: (() -> Void)?
  ) -> (elements: [ViewElement], preferences: PreferenceValues) {
    let outer = resolver.environment
    defer { resolver.environment = outer }
    resolver.environment.isBelowTabBar = false
    resolver.environment.searchAround = SearchAround()
    resolver.environment.standsOnScreenBackground = true
    if let dismiss {
      resolver.environment.presentationState = PresentationState(
        isPresented: true, dismiss: dismiss)
    }
    var elements: [ViewElement] = []
    let given = resolver.collectPreferences {
      elements = resolver.collect(2 * index, orientation: nil, content)
    }
    if onlyFirst, index == 0, let first = elements.first { elements = [first] }
    return (elements, given)
  }

  /// Notes the screens of values, or the one that a binding shows.
  private mutating func follow(_ pushed: PushedScreen?) {
    let route = route
    self.route = NavigationRoute()
    for (index, value) in route.values.enumerated() {
      waiting.append(.value(value, dismiss: { route.keep(index) }))
    }
    if waiting.isEmpty, let pushed { waiting = [.screen(pushed)] }
  }

  /// The screen of a value, or what SwiftUI shows for one that leads nowhere.
  private func destination(of value: AnyHashable) -> ErasedPart {
    let type = type(of: value.base)
    if let screen = destinations[ObjectIdentifier(type as Any.Type)]?(value) { return screen }
    resolver.report(
      "has a value of type \(type) in its path and no navigationDestination(for: \(type).self)")
    return ErasedPart(
      Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(Color.yellow))
  }
}

extension ScreenPreference {
  /// Adds what the place of a screen in its stack brings: the button back, and the look of the title.
  fileprivate mutating func prepare(
    isPushed: Bool, after displayMode: ToolbarTitleDisplayMode?, hasSidebarToggle: Bool
  ) {
    if self.displayMode == nil || self.displayMode == .automatic { self.displayMode = displayMode }
    if removesTitle { title = nil }
    if isPushed, !hidesBackButton { insertAlone(BackButton()) }
    if hasSidebarToggle, !removesSidebarToggle { insertAlone(SidebarToggle()) }
  }

  /// Adds a button before all others, on glass of its own.
  private mutating func insertAlone<Item: View>(_ item: Item) {
    items.insert(
      contentsOf: [
        ToolbarEntry(.topBarLeading, item), ToolbarEntry(.topBarLeading, spacer: .fixed),
      ], at: 0)
  }
}

extension ViewResolver {
  /// Makes a container of screens, which have bars where they have a title or items.
  ///
  /// - Parameters:
  ///   - kind: the name of the container.
  ///   - onlyFirst: whether only the first view of the root is shown.
  ///   - shortensContainer: whether bars shorten what `containerRelativeFrame` sees.
  ///   - root: the first screen.
  ///   - columns: screens that follow it in any case.
  ///   - route: the values that were followed from there.
  func addNavigation<Content: View>(
    kind: String, onlyFirst: Bool = false, shortensContainer: Bool = false, _ root: Content,
    columns: [PushedScreen] = [], route: NavigationRoute = NavigationRoute()
  ) {
    var screens = NavigationScreens(
      self, kind: kind, onlyFirst: onlyFirst, shortensContainer: shortensContainer)
    let isInNavigation = environment.isInNavigation
    environment.isInNavigation = true
    screens.show(root, columns: columns, route: route)
    environment.isInNavigation = isInNavigation
    preferences.merge(screens.preferences)
    guard let last = screens.nodes.last, screens.nodes.count > 1 else {
      for node in screens.nodes { addScreen(node) }
      return
    }
    // Screens below keep their positions, as recorded, and do not show.
    let covered = screens.nodes.dropLast().map { node in
      ViewElement(
        node: makeNode(
          .passthrough, kind: "covered", children: [ViewElement(node: node)],
          drawing: .effect(.hidden)))
    }
    addScreen(
      makeNode(
        .overlap(AlignmentPair(.topLeading)), kind: "screens",
        children: covered + [ViewElement(node: last)]))
  }

  /// The bars of a screen.
  fileprivate func bars(of screen: ScreenPreference, isScrolled: Bool) -> ScreenBars {
    var screen = screen
    // A phone on its side has no space for a large title.
    let isOnItsSide = environment.windowSize.map { $0.width > $0.height } ?? false
    if isOnItsSide, environment.verticalSizeClass == .compact, screen.displayMode != .inlineLarge {
      screen.displayMode = .inline
    }
    return ScreenBars(
      screen, largeTitle: lineMetrics(of: .largeTitle.bold()),
      subtitle: lineMetrics(of: .subheadline), lead: environment.barLead,
      isBelowTabBar: environment.isBelowTabBar,
      isDetail: environment.isInColumn && environment.columnRole == .detail,
      isScrolled: isScrolled,
      search: environment.searchPosition(of: screen.search),
      searchingBar: environment.searchingBar, generation: environment.generation)
  }

  /// Makes the node of a screen: its content, and its bars where there are any.
  ///
  /// - Parameters:
  ///   - screen: what its views told its bars.
  ///   - bars: the bars.
  ///   - component: the place of the bars below the stack's own.
  ///   - elements: the content, one element at most.
  ///   - kind: the name of the container.
  ///   - shortensContainer: whether bars shorten what `containerRelativeFrame` sees.
  /// - Returns: the node.
  fileprivate func navigationScreen(
    _ screen: ScreenPreference, _ bars: ScreenBars, at component: Int, _ elements: [ViewElement],
    kind: String, shortensContainer: Bool
  ) -> NodeID {
    let container = makeNode(
      .container(bars.rule(shortensContainer: shortensContainer)), kind: kind, children: elements)
    guard bars.top > 0 || bars.bottom > 0 else { return container }
    let view = ScreenBarsView(
      screen: screen, bars: bars, edgeEffects: edgeEffects(screen.edgeEffects, below: container))
    guard let barNode = resolveOverlap(component, view) else { return container }
    // The bars begin where the container's space for them begins.
    let rule = ContainerRule(
      top: 0, bottom: 0, shortensContainer: false, countsBottomSafeArea: true, lead: bars.lead,
      holdsBars: true)
    let placed = makeNode(.container(rule), kind: "bars", children: [ViewElement(node: barNode)])
    return makeNode(
      .barred(AlignmentPair(.top)), kind: "navigation",
      children: [ViewElement(node: container), ViewElement(node: placed)],
      drawing: .layered(isBackground: false))
  }
}

extension PreferenceValues {
  /// Forgets what a screen told its bars: it is not for the bars further out, the tab bar apart.
  ///
  /// - Parameters:
  ///   - hasBar: whether the screen has an upper bar.
  ///   - keepsSearch: whether the tab bar shows the field of the screen's search.
  mutating func removeScreen(hasBar: Bool, keepsSearch: Bool) {
    guard let screen = value(of: ScreenPreferenceKey.self) else {
      if hasBar { set(ScreenPreference(isBelowTabBar: true), for: ScreenPreferenceKey.self) }
      return
    }
    var outer = ScreenPreference()
    outer.hidesTabBar = screen.hidesTabBar
    outer.edgeEffects = screen.edgeEffects
    outer.isBelowTabBar = hasBar
    if keepsSearch { outer.search = screen.search }
    set(outer, for: ScreenPreferenceKey.self)
    set([], for: ListGapKey.self)
  }
}
