/// A container whose content stands below a bar; a still picture shows the root.
public nonisolated struct NavigationStack<Root: View>: PrimitiveView {
  private let root: Root

  /// Creates a navigation stack.
  public nonisolated init(@ViewBuilder root: () -> Root) { self.root = root() }

  /// Creates a navigation stack with a path, which a still picture does not follow.
  public nonisolated init<Data>(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.root = root()
  }

  /// Adds one node over the root's content and its title, which `navigationTitle` gives.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    resolver.addNavigation(kind: "NavigationStack", view.root)
  }
}

/// The older name of a navigation stack.
public nonisolated struct NavigationView<Content: View>: PrimitiveView {
  private let content: Content

  /// Creates a navigation view; of several views the first one is shown.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Adds one node over the content and its title.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    resolver.addNavigation(kind: "NavigationView", onlyFirst: true, view.content)
  }
}

extension ViewResolver {
  /// Makes a container with bars where the content has a title or items, and none where it has not.
  func addNavigation<Content: View>(
    kind: String, onlyFirst: Bool = false, shortensContainer: Bool = false, _ content: Content
  ) {
    let outer = environment
    environment.isBelowTabBar = false
    var elements: [ViewElement] = []
    var given = collectPreferences { elements = collect(orientation: nil, content) }
    environment = outer
    if onlyFirst, let first = elements.first { elements = [first] }
    let screen = given.value(of: ScreenPreferenceKey.self) ?? ScreenPreference()
    let bars = ScreenBars(
      screen, largeTitle: lineMetrics(of: .largeTitle.bold()),
      subtitle: lineMetrics(of: .subheadline), lead: environment.barLead,
      isBelowTabBar: environment.isBelowTabBar)
    let root = implicitStack(elements)
    if bars.isLarge, let root {
      // A list starts right under a large title, unless another view stands above it.
      for gap in given.value(of: ListGapKey.self) ?? []
      where !tree.isBelowOthers(gap.node, in: root) {
        gap.close()
      }
    }
    given.removeScreen(hasBar: bars.top > 0)
    preferences.merge(given)
    let container = makeNode(
      .container(bars.rule(shortensContainer: shortensContainer)), kind: kind,
      children: root.map { elements.count == 1 ? elements : [ViewElement(node: $0)] } ?? [])
    guard bars.top > 0 || bars.bottom > 0 else {
      add(container)
      return
    }
    let overlay = collect(1, orientation: nil, ScreenBarsView(screen: screen, bars: bars))
    guard let barNode = implicitOverlap(overlay) else { return add(container) }
    // The bars begin where the container's room for them begins.
    let rule = ContainerRule(
      top: 0, bottom: 0, shortensContainer: false, countsBottomSafeArea: true, lead: bars.lead,
      holdsBars: true)
    let placed = makeNode(.container(rule), kind: "bars", children: [ViewElement(node: barNode)])
    add(
      makeNode(
        .layered(AlignmentPair(.top)), kind: "navigation",
        children: [ViewElement(node: container), ViewElement(node: placed)],
        drawing: .layered(isBackground: false)))
  }
}

extension EnvironmentValues {
  private enum BarLeadKey: EnvironmentKey {
    static var defaultValue: TopLead { NavigationMetrics.lead }
  }

  private enum BelowTabBarKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether the bar of a screen shares its row with a tablet's tab bar.
  var isBelowTabBar: Bool {
    get { self[BelowTabBarKey.self] }
    set { self[BelowTabBarKey.self] = newValue }
  }

  /// What is above the bars of screens, such as a status bar.
  var barLead: TopLead {
    get { self[BarLeadKey.self] }
    set { self[BarLeadKey.self] = newValue }
  }
}

extension PreferenceValues {
  /// Forgets what a screen told its bars: it is not for the bars further out, the tab bar apart.
  mutating func removeScreen(hasBar: Bool) {
    guard let screen = value(of: ScreenPreferenceKey.self) else {
      if hasBar { set(ScreenPreference(isBelowTabBar: true), for: ScreenPreferenceKey.self) }
      return
    }
    var outer = ScreenPreference()
    outer.hidesTabBar = screen.hidesTabBar
    outer.isBelowTabBar = hasBar
    set(outer, for: ScreenPreferenceKey.self)
    set([], for: ListGapKey.self)
  }
}
