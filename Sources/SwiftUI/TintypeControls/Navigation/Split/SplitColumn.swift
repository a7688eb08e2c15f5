/// Lengths of the columns of iPadOS 26, in points, by `Rules/Navigation#Split-views`.
enum SplitMetrics {
  /// The width of a sidebar's panel; UIKit's.
  static let sidebar: CGFloat = 320
  /// The width of the column in the middle; UIKit's.
  static let content: CGFloat = 375
  /// The space before and below the panel.
  static let (inset, bottom): (CGFloat, CGFloat) = (10, 16)
  /// The space above the panel, where the status bar is.
  static let top: CGFloat = 32
  /// The radius of the panel's corners, by eye.
  static let radius: CGFloat = 26
  /// The space above the bar of the panel.
  static let barTop = 8.0
}

enum ColumnWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    value = value ?? nextValue()
  }
}

/// Which column of a split view a view stands in.
enum ColumnRole {
  /// In no column.
  case none
  /// In the sidebar's panel.
  case sidebar
  /// In the column in the middle.
  case content
  /// In the last column.
  case detail
  /// In a column that has become a screen of a stack.
  case collapsed
}

extension EnvironmentValues {
  private enum ColumnRoleKey: EnvironmentKey { static var defaultValue: ColumnRole { .none } }
  private enum SidebarToggleKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Which column a view stands in.
  var columnRole: ColumnRole {
    get { self[ColumnRoleKey.self] }
    set { self[ColumnRoleKey.self] = newValue }
  }

  /// Whether the bar of the column has the button that shows and hides the sidebar.
  var hasSidebarToggle: Bool {
    get { self[SidebarToggleKey.self] }
    set { self[SidebarToggleKey.self] = newValue }
  }
}

/// A column: a screen of its own.
private struct Column {
  var elements: [ViewElement]
  /// The width that its content asks for, in points.
  var width: CGFloat?
}

extension EnvironmentValues {
  /// Makes lists those of a sidebar, on its panel.
  fileprivate mutating func prepareSidebarList() {
    listSettings.style = .sidebar
    listSettings.hidesBackground = true
  }
}

extension ViewResolver {
  /// Makes a stack of the columns: the first one, and those that a selection or the author shows.
  func addCollapsed(_ columns: SplitColumns, preferred: NavigationSplitViewColumn?) {
    let outer = environment
    environment.columnRole = .collapsed
    environment.isInColumn = true
    // The rows of the last column lead nowhere.
    let last = columns.detail.changingEnvironment { $0.columnRole = .detail }
    let detail = PushedScreen(content: ErasedPart(last)) {}
    if let preferred {
      var screens: [PushedScreen] = []
      if preferred != .sidebar {
        screens = (columns.content.map { [PushedScreen(content: $0) {}] } ?? [])
        if preferred == .detail { screens.append(detail) }
      }
      addNavigation(
        kind: "NavigationSplitView", shortensContainer: true, columns.sidebar, columns: screens)
    } else if let content = columns.content {
      let middle = PushedScreen(content: ErasedPart(content.modifier(ChosenRow(next: detail)))) {}
      addNavigation(
        kind: "NavigationSplitView", shortensContainer: true,
        columns.sidebar.modifier(ChosenRow(next: middle)))
    } else {
      addNavigation(
        kind: "NavigationSplitView", shortensContainer: true,
        columns.sidebar.modifier(ChosenRow(next: detail)))
    }
    environment = outer
  }

  /// Makes the columns of a screen with space across.
  func addColumns(
    _ columns: SplitColumns, visibility: NavigationSplitViewVisibility,
    kind: String = "NavigationSplitView"
  ) {
    let size = environment.windowSize ?? CGSize(width: 1, height: 0)
    let arrangement = SplitArrangement(
      visibility, environment.splitViewStyle, hasContent: columns.content != nil,
      isPortrait: size.height > size.width)
    let isHidden = arrangement.sidebar == .hidden
    let detail = column(
      2, .detail, columns.detail, hasToggle: isHidden && arrangement.content == .hidden)
    var content: Column?
    if arrangement.content != .hidden, let part = columns.content {
      content = column(1, .content, part, hasToggle: isHidden)
    }
    let sidebar = isHidden ? nil : column(0, .sidebar, columns.sidebar, hasToggle: true)
    let panel = SplitView(
      sidebar: sidebar?.elements, sidebarWidth: sidebar?.width ?? SplitMetrics.sidebar,
      content: content?.elements, contentWidth: content?.width ?? SplitMetrics.content,
      detail: detail.elements, arrangement: arrangement)
    let children = collect(3, orientation: nil, panel)
    add(makeNode(.passthrough, kind: kind, children: children))
  }

  private func column(
    _ component: Int, _ role: ColumnRole, _ content: ErasedPart, hasToggle: Bool
  ) -> Column {
    let outer = environment
    let first = elements.count
    environment.columnRole = role
    environment.isInColumn = true
    environment.hasSidebarToggle = hasToggle
    // A search around all columns is the sidebar's.
    if role != .sidebar { environment.searchAround = SearchAround() }
    if role == .sidebar {
      environment.barLead = .fixed(SplitMetrics.barTop)
      environment.prepareSidebarList()
      environment.standsOnScreenBackground = true
    }
    var given = collectPreferences {
      withIdentity(component) {
        addNavigation(kind: "column", shortensContainer: true, content)
      }
    }
    environment = outer
    let width = given.value(of: ColumnWidthKey.self).flatMap { $0 }
    given.set(nil, for: ColumnWidthKey.self)
    preferences.merge(given)
    let made = Array(elements[first...])
    elements.removeSubrange(first...)
    return Column(elements: made, width: width)
  }
}

/// Shows the next column of a stack while a row is chosen.
private nonisolated struct ChosenRow: ViewModifier {
  typealias Body = Never
  let next: PushedScreen

  @MainActor static func resolveElements<V: View>(
    of modifier: Self, content: V, in resolver: ViewResolver
  ) {
    var given = resolver.collectPreferences { resolver.resolve(content) }
    if given.value(of: ListChosenKey.self) == true {
      var targets = given.value(of: NavigationTargetsKey.self) ?? NavigationTargets()
      targets.pushed.append(modifier.next)
      given.set(targets, for: NavigationTargetsKey.self)
    }
    given.set(false, for: ListChosenKey.self)
    resolver.preferences.merge(given)
  }

  nonisolated static func staticElementCount(ofContent count: Int?) -> Int? { count }
}

/// Whether a row of a list inside is chosen.
enum ListChosenKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// The columns as they stand: the panel of the sidebar over the others, which keep free of it or not.
private nonisolated struct SplitView: View, BuiltIn {
  let sidebar: [ViewElement]?
  let sidebarWidth: CGFloat
  let content: [ViewElement]?
  let contentWidth: CGFloat
  let detail: [ViewElement]
  let arrangement: SplitArrangement

  @MainActor var body: some View {
    let isBeside = sidebar != nil && arrangement.sidebar == .beside
    ZStack(alignment: .topLeading) {
      columns
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .safeAreaInset(edge: .leading, spacing: 0) {
          Color.clear.frame(width: isBeside ? sidebarWidth + SplitMetrics.inset : 0)
        }
      if let content, arrangement.content == .over {
        over(content)
          .padding(.leading, sidebar == nil ? 0 : sidebarWidth + SplitMetrics.inset)
      }
      if let sidebar { panel(sidebar, width: sidebarWidth) }
    }
  }

  @MainActor @ViewBuilder private var columns: some View {
    HStack(spacing: 0) {
      if let content, arrangement.content == .beside {
        ResolvedStack(elements: content).frame(width: contentWidth)
        Divider().ignoresSafeArea()
      }
      ResolvedStack(elements: detail).frame(maxWidth: .infinity)
    }
  }

  @MainActor private func over(_ elements: [ViewElement]) -> some View {
    ResolvedStack(elements: elements)
      .frame(width: contentWidth)
      .background {
        Color(system: .background).shadow(color: Color.black.opacity(0.15), radius: 12)
          .ignoresSafeArea()
      }
  }

  @MainActor private func panel(_ elements: [ViewElement], width: CGFloat) -> some View {
    let shape = RoundedRectangle(cornerRadius: SplitMetrics.radius)
    return PresentedRoot(elements: elements)
      .clipShape(shape)
      .background { Color.clear.glassEffect(Glass(kind: .panel), in: shape) }
      .frame(width: width)
      .padding(.leading, SplitMetrics.inset)
      .padding(.top, SplitMetrics.top).padding(.bottom, SplitMetrics.bottom)
      .frame(maxHeight: .infinity)
      .ignoresSafeArea(edges: [.top, .bottom, .leading])
  }
}

extension View {
  /// Sets the width of the column that the view stands in, in points.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: ColumnWidthKey.self, value: width)
  }

  /// Sets the width of the column that the view stands in, in points; the ideal one is taken.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(key: ColumnWidthKey.self, value: ideal)
  }
}
