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
    var elements: [ViewElement] = []
    var given = collectPreferences { elements = collect(orientation: nil, content) }
    if onlyFirst, let first = elements.first { elements = [first] }
    let screen = given.value(of: ScreenPreferenceKey.self) ?? ScreenPreference()
    let bars = ScreenBars(screen, largeTitle: lineMetrics(of: .largeTitle.bold()))
    if bars.isLarge {
      // The list starts right under a large title.
      for gap in given.value(of: ListGapKey.self) ?? [] { gap.close() }
    }
    given.removeScreen()
    preferences.merge(given)
    let root = implicitStack(elements)
    let rule = ContainerRule(
      top: bars.top, bottom: bars.bottom, shortensContainer: shortensContainer)
    let container = makeNode(
      .container(rule), kind: kind,
      children: root.map { elements.count == 1 ? elements : [ViewElement(node: $0)] } ?? [])
    guard bars.top > 0 || bars.bottom > 0 else {
      add(container)
      return
    }
    let overlay = collect(1, orientation: nil, ScreenBarsView(screen: screen, bars: bars))
    guard let barNode = implicitOverlap(overlay) else { return add(container) }
    add(
      makeNode(
        .layered(AlignmentPair(.top)), kind: "navigation",
        children: [ViewElement(node: container), ViewElement(node: barNode)],
        drawing: .layered(isBackground: false)))
  }
}

extension PreferenceValues {
  /// Forgets what a screen told its bars: it is not for the bars further out, the tab bar apart.
  mutating func removeScreen() {
    guard let screen = value(of: ScreenPreferenceKey.self) else { return }
    var outer = ScreenPreference()
    outer.hidesTabBar = screen.hidesTabBar
    set(outer, for: ScreenPreferenceKey.self)
    set([], for: ListGapKey.self)
  }
}
