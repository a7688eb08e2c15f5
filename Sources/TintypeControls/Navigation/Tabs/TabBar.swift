/// The bar of a phone: a floating capsule with a button for each tab, and a circle for one that searches.
nonisolated struct TabBar: View {
  let items: [TabItem]
  /// What stands above the bar; nil for nothing.
  let accessory: ErasedPart?
  /// Whether the content scrolls below the bar.
  let fadesEdge: Bool

  @MainActor var body: some View {
    VStack(spacing: TabMetrics.gap) {
      if let accessory { TabAccessory(content: accessory) }
      bar.frame(height: TabMetrics.band, alignment: .top)
    }
    .padding(.horizontal, TabMetrics.sideInset)
    .frame(maxWidth: .infinity)
    .background { if fadesEdge { EdgeFade(edge: .bottom) } }
    .frame(maxHeight: .infinity, alignment: .bottom)
    .ignoresSafeArea(edges: .bottom)
    .environment(\.font, nil)
  }

  @MainActor private var bar: some View {
    let (tabs, search) = items.onPhone
    return HStack(spacing: TabMetrics.gap) {
      if !tabs.isEmpty {
        EqualWidths(height: TabMetrics.button.height, overlap: TabMetrics.overlap) {
          ForEach(0..<tabs.count) { TabButton(item: tabs[$0]) }
        }
        .padding(TabMetrics.padding)
        .background { GlassBackground(kind: .bar) }
        .frame(maxWidth: TabMetrics.width(tabs.count))
      }
      if let search {
        if !tabs.isEmpty { Spacer(minLength: 0) }
        SearchTabButton(item: search)
      }
    }
  }
}

/// A tab's icon above its title.
private nonisolated struct TabButton: View {
  let item: TabItem

  @MainActor var body: some View {
    VStack(spacing: TabMetrics.titleGap) {
      if let label = item.label { label }
    }
    .font(.system(size: TabMetrics.titleSize, weight: item.isChosen ? .semibold : .medium))
    .tabLabels(isChosen: item.isChosen, style: StackedLabelStyle())
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { if item.isChosen { Capsule().fill(Color(system: .controlFill)) } }
    .overlay(alignment: .top) { TabBadge(text: item.badge) }
  }
}

/// The icon of a tab that searches, in a circle.
private nonisolated struct SearchTabButton: View {
  let item: TabItem

  @MainActor var body: some View {
    HStack { if let label = item.label { label } }
      .tabLabels(isChosen: item.isChosen, style: IconOnlyLabelStyle())
      .frame(width: TabMetrics.bar, height: TabMetrics.bar)
      .background { GlassBackground(kind: .bar) }
      .overlay(alignment: .top) { TabBadge(text: item.badge) }
  }
}

/// What stands above a tab bar, on glass.
private nonisolated struct TabAccessory: View {
  let content: ErasedPart

  @MainActor var body: some View {
    HStack { content }
      .frame(maxWidth: .infinity)
      .frame(height: TabMetrics.accessory)
      .background { GlassBackground(kind: .bar) }
  }
}

/// A badge at the upper edge of a button.
private nonisolated struct TabBadge: View {
  let text: Text?

  @MainActor var body: some View {
    if let text {
      text.font(.system(size: TabMetrics.badgeSize)).foregroundStyle(Color.white)
        .lineLimit(1)
        .padding(.horizontal, TabMetrics.badgePadding)
        .frame(
          minWidth: TabMetrics.badge, minHeight: TabMetrics.badge, maxHeight: TabMetrics.badge
        )
        .background { Capsule().fill(Color.red) }
        // The leading edge counts, however long the text is.
        .alignmentGuide(HorizontalAlignment.center) { $0[.leading] }
        .offset(TabMetrics.badgeOffset)
    }
  }
}

/// Labels of tabs: the icon above the title.
private nonisolated struct StackedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: TabMetrics.titleGap) {
      configuration.icon
      configuration.title
    }
  }
}

extension View {
  /// What the labels of all tabs have in common.
  nonisolated func tabLabels<S: LabelStyle>(isChosen: Bool, style: S) -> some View {
    environment(\.symbolFont, .system(size: TabMetrics.iconSize, weight: .medium))
      // Tab bars show the filled variant of what has one: `Rules/Symbols#Variants`.
      .symbolVariant(.fill)
      .labelStyle(style)
      .foregroundStyle(isChosen ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.primary))
      .lineLimit(1)
  }
}
