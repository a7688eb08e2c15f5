/// The bar of a tablet: the tabs' titles in a capsule at the top of the screen, in the row of the
/// navigation bar's items.
nonisolated struct TopTabBar: View, BuiltIn {
  @Environment(\.generation) private var generation
  let items: [TabItem]
  /// Whether the bar becomes a sidebar at the touch of a button.
  let hasSidebar: Bool

  @MainActor var body: some View {
    HStack(spacing: generation.bars.platterGap) {
      HStack(spacing: 0) {
        if hasSidebar {
          Image(systemName: "sidebar.leading")
            .font(.system(size: generation.tabs.top.iconSize, weight: .medium))
            .padding(.horizontal, generation.tabs.top.titlePadding)
        }
        let tabs = items.filter { !$0.isSearch }
        ForEach(0..<tabs.count) { TopTabButton(item: tabs[$0], style: TitleOnlyLabelStyle()) }
        let searching = items.filter(\.isSearch)
        ForEach(0..<searching.count) {
          TopTabButton(item: searching[$0], style: IconOnlyLabelStyle())
        }
      }
      .padding(generation.tabs.top.padding)
      .frame(height: generation.tabs.top.bar)
      .onBarGlass(.bar)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .environment(\.font, nil)
  }
}

/// A tab's title, or the icon of one that searches.
private nonisolated struct TopTabButton<Style: LabelStyle>: View, BuiltIn {
  @Environment(\.generation) private var generation
  let item: TabItem
  let style: Style

  @MainActor var body: some View {
    HStack(spacing: 4) {
      if let label = item.label { label }
      if let badge = item.badge { badge.foregroundStyle(Color.red) }
    }
    .font(.system(size: generation.tabs.top.titleSize, weight: item.isChosen ? .semibold : .medium))
    .tabLabels(of: item, style: style)
    .padding(.horizontal, generation.tabs.top.titlePadding)
    .frame(maxHeight: .infinity)
    .background { if item.isChosen { Capsule().fill(Color(system: .controlFill)) } }
    .isChoice(isChosen: item.isChosen)
  }
}
