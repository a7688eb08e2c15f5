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
  @_documentation(visibility: internal)
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

/// Lengths of the tab bar of iOS, in points, by `Rules/Tabs`.
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
  /// The room around the capsule that is painted: 58 of the bar's 62 points.
  static let capsulePadding: CGFloat = 2
  /// The least room beside the bar.
  static let sideInset: CGFloat = 16
  /// The size of a title.
  static let titleSize: CGFloat = 10
  /// The size of an icon; by eye, as are the lengths below.
  static let iconSize: CGFloat = 19
  /// The gap between an icon and its title.
  static let titleGap: CGFloat = 3
  /// The size of a badge's text.
  static let badgeSize: CGFloat = 13
  /// The height of a badge, and its least width.
  static let badge: CGFloat = 20
  /// The room beside a badge's text.
  static let badgePadding: CGFloat = 6
  /// How far a badge is from the middle of its button's upper side.
  static let badgeOffset = CGSize(width: 16, height: 2)

  /// The width of the bar for a number of tabs.
  static func width(_ count: Int) -> CGFloat {
    button.width + (button.width - overlap) * CGFloat(max(count, 1) - 1) + 2 * padding
  }
}

extension ViewResolver {
  fileprivate func addTabs(_ elements: [ViewElement], chosen: Int, hidesBar: Bool) {
    let isPaged = environment.tabViewLook != .automatic
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
    } else if environment.tabViewLook == .page, elements.count > 1 {
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
    .background { GlassBackground().padding(TabMetrics.capsulePadding) }
    .frame(maxWidth: TabMetrics.width(items.count))
    .padding(.horizontal, TabMetrics.sideInset)
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
    VStack(spacing: TabMetrics.titleGap) {
      if let item { item }
    }
    .font(.system(size: TabMetrics.titleSize, weight: isChosen ? .semibold : .medium))
    .environment(\.symbolFont, .system(size: TabMetrics.iconSize, weight: .medium))
    .labelStyle(TabLabelStyle())
    .foregroundStyle(isChosen ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.primary))
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { if isChosen { Capsule().fill(Color(system: .controlFill)) } }
    .overlay(alignment: .top) {
      if let badge {
        badge.font(.system(size: TabMetrics.badgeSize)).foregroundStyle(Color.white)
          .padding(.horizontal, TabMetrics.badgePadding)
          .frame(
            minWidth: TabMetrics.badge, minHeight: TabMetrics.badge, maxHeight: TabMetrics.badge
          )
          .background { Capsule().fill(Color.red) }
          .offset(TabMetrics.badgeOffset)
      }
    }
  }
}

/// Labels of tabs: the icon above the title.
private nonisolated struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: TabMetrics.titleGap) {
      configuration.icon
      configuration.title
    }
  }
}

/// Lengths of the dots of pages, in points, as UIKit is known to draw them.
private enum PageDotMetrics {
  /// The width and height of a dot.
  static let dot: CGFloat = 7
  /// From the middle of a dot to that of the next.
  static let distance: CGFloat = 18
  /// The room below the dots: they stand in the middle of 50 points.
  static let bottom = (50 - dot) / 2
}

/// A dot for each page.
private nonisolated struct PageDots: View {
  let count: Int
  let chosen: Int

  @MainActor var body: some View {
    HStack(spacing: PageDotMetrics.distance - PageDotMetrics.dot) {
      ForEach(0..<count) { index in
        Circle().fill(Color.primary.opacity(index == chosen ? 0.85 : 0.3))
          .frame(width: PageDotMetrics.dot, height: PageDotMetrics.dot)
      }
    }
    .padding(.bottom, PageDotMetrics.bottom)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
  }
}
