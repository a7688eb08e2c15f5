/// Screens of which one is shown, with a bar of their names.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
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
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let outer = resolver.environment
    resolver.environment.listRowContext = nil
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
        let tag = element.traits[TagTrait.self] ?? element.traits[ImplicitTagTrait.self]
        return wanted != nil && tag == wanted
      } ?? 0
    resolver.addTabs(elements, chosen: chosen, hidesBar: screen.hidesTabBar)
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view that shows its first tab.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// Lengths of the tab bar of iOS, in points, by `chrome.md` 3.
enum TabMetrics {
  /// The room below content, from the screen's lower edge.
  static let band: CGFloat = 83
  /// The height of the bar, at the top of the band.
  static let bar: CGFloat = 62
  /// The size of a button.
  static let button = CGSize(width: 94, height: 54)
  /// By how much buttons overlap.
  static let overlap: CGFloat = 8
  /// The room between the bar's edge and its buttons.
  static let padding: CGFloat = 4

  /// The width of the bar for a number of tabs.
  static func width(_ count: Int) -> CGFloat {
    button.width + (button.width - overlap) * CGFloat(max(count, 1) - 1) + 2 * padding
  }
}

extension ViewResolver {
  fileprivate func addTabs(_ elements: [ViewElement], chosen: Int, hidesBar: Bool) {
    let isPaged = environment.tabViewStyleKind != .automatic
    let shown = elements.indices.contains(chosen) ? [elements[chosen]] : []
    let hasBar = !isPaged && !hidesBar && !elements.isEmpty
    let rule = ContainerRule(
      top: 0, bottom: hasBar ? TabMetrics.band : 0, shortensContainer: true,
      countsBottomSafeArea: true)
    let container = makeNode(.container(rule), kind: "TabView", children: shown)
    let bar: [ViewElement]
    if hasBar {
      bar = collect(
        1, orientation: nil,
        TabBar(
          items: elements.map { $0.traits[TabItemTrait.self] },
          badges: elements.map { $0.traits[BadgeTrait.self] }, chosen: chosen))
    } else if environment.tabViewStyleKind == .page, elements.count > 1 {
      bar = collect(1, orientation: nil, PageDots(count: elements.count, chosen: chosen))
    } else {
      bar = []
    }
    guard let barNode = implicitOverlap(bar) else { return add(container) }
    add(
      makeNode(
        .layered(AlignmentPair(.bottom)), kind: "tabs",
        children: [ViewElement(node: container), ViewElement(node: barNode)],
        drawing: .layered(isBackground: false)))
  }
}

/// A floating capsule with a button for each tab.
private nonisolated struct TabBar: View {
  let items: [ErasedPart?]
  let badges: [Text?]
  let chosen: Int

  @MainActor var body: some View {
    EqualWidths(height: TabMetrics.button.height, overlap: TabMetrics.overlap) {
      ForEach(0..<items.count) { index in
        TabButton(item: items[index], badge: badges[index], isChosen: index == chosen)
      }
    }
    .padding(TabMetrics.padding)
    .background { GlassGround().padding(2) }
    .frame(maxWidth: TabMetrics.width(items.count))
    .padding(.horizontal, 16)
    .frame(height: TabMetrics.band, alignment: .top)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
    .ignoresSafeArea(edges: .bottom)
    .environment(\.font, nil)
  }
}

/// A tab's icon above its title.
private nonisolated struct TabButton: View {
  let item: ErasedPart?
  let badge: Text?
  let isChosen: Bool

  @MainActor var body: some View {
    VStack(spacing: 3) {
      if let item { item }
    }
    .font(.system(size: 10, weight: isChosen ? .semibold : .medium))
    .environment(\.symbolFont, .system(size: 19, weight: .medium))
    .labelStyle(TabLabelStyle())
    .foregroundStyle(isChosen ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.primary))
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { if isChosen { Capsule().fill(Color(system: .controlFill)) } }
    .overlay(alignment: .top) {
      if let badge {
        badge.font(.system(size: 13)).foregroundStyle(Color.white)
          .padding(.horizontal, 6)
          .frame(minWidth: 20, minHeight: 20, maxHeight: 20)
          .background { Capsule().fill(Color.red) }
          .offset(x: 16, y: 2)
      }
    }
  }
}

/// Labels of tabs: the icon above the title.
private nonisolated struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 3) {
      configuration.icon
      configuration.title
    }
  }
}

/// A dot for each page: 7 points, 18 apart, 21.5 above the lower edge.
private nonisolated struct PageDots: View {
  let count: Int
  let chosen: Int

  @MainActor var body: some View {
    HStack(spacing: 11) {
      ForEach(0..<count) { index in
        Circle().fill(Color.primary.opacity(index == chosen ? 0.85 : 0.3))
          .frame(width: 7, height: 7)
      }
    }
    .padding(.bottom, 21.5)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
  }
}
