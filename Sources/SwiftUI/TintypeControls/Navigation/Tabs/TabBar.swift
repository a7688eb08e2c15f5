/// The bar of a phone: a floating capsule with a button for each tab, and a circle for one that searches.
nonisolated struct TabBar: View, BuiltIn {
  @Environment(\.generation) private var generation
  let items: [TabItem]
  /// What stands above the bar; nil for nothing.
  let accessory: ErasedPart?
  /// The search of the chosen tab, whose field takes the place of the tabs; nil for none.
  let search: SearchPreference?
  /// What becomes of content that scrolls below the bar; nil for nothing.
  let edgeEffect: ScrollEdgeEffectStyle?

  @MainActor var body: some View {
    VStack(spacing: generation.tabs.gap) {
      if let accessory { TabAccessory(content: accessory) }
      Group {
        if let search { searchBar(search) } else { bar }
      }
      .frame(height: generation.tabs.band, alignment: .top)
    }
    .padding(.horizontal, generation.tabs.sideInset)
    .frame(maxWidth: .infinity)
    .background { if let edgeEffect { EdgeFade(edge: .bottom, style: edgeEffect) } }
    .frame(maxHeight: .infinity, alignment: .bottom)
    .ignoresSafeArea(edges: .bottom)
    .environment(\.font, nil)
  }

  @MainActor private var bar: some View {
    let (tabs, search) = items.onPhone(most: generation.tabs.mostButtons)
    return HStack(spacing: generation.tabs.gap) {
      if !tabs.isEmpty {
        EqualWidths(
          height: generation.tabs.button.height, overlap: generation.tabs.overlap,
          tight: .init(
            below: generation.tabs.button.width, overlap: generation.tabs.tight.overlap)
        ) {
          ForEach(0..<tabs.count) { TabButton(item: tabs[$0]) }
        }
        .padding(generation.tabs.padding)
        .onBarGlass(.bar)
        .frame(maxWidth: generation.tabs.width(tabs.count))
      }
      if let search {
        if !tabs.isEmpty { Spacer(minLength: 0) }
        SearchTabButton(item: search)
      }
    }
  }
}

extension TabBar {
  /// The way back to the tabs, and the field.
  @MainActor @ViewBuilder fileprivate func searchBar(_ search: SearchPreference) -> some View {
    Group {
      if search.isPresented {
        ActiveSearchField(search: search).padding(.horizontal, -generation.tabs.sideInset)
      } else {
        HStack(spacing: generation.tabs.gap) {
          let (tabs, _) = items.onPhone(most: generation.tabs.mostButtons)
          if let first = tabs.first { CollapsedTabs(item: first) }
          SearchField(search: search, height: generation.search.active)
        }
      }
    }
    .frame(height: generation.tabs.bar)
  }
}

/// The tabs while one of them searches: the icon of the first, in a circle.
private nonisolated struct CollapsedTabs: View, BuiltIn {
  @Environment(\.generation) private var generation
  let item: TabItem

  @MainActor var body: some View {
    HStack { if let label = item.label { label } }
      .tabLabels(style: IconOnlyLabelStyle())
      .frame(width: generation.search.active, height: generation.search.active)
      .onBarGlass(.bar)
  }
}

/// A tab's icon above its title.
private nonisolated struct TabButton: View, BuiltIn {
  @Environment(\.generation) private var generation
  let item: TabItem

  @MainActor var body: some View {
    VStack(spacing: 0) {
      if let label = item.label { label }
    }
    .font(.system(size: generation.tabs.titleSize, weight: item.isChosen ? .semibold : .medium))
    .tabLabels(of: item, style: StackedLabelStyle(lengths: generation.tabs))
    .frame(minWidth: generation.tabs.tight.title)
    // Buttons overlap, long titles of neighbors do not.
    .padding(.horizontal, generation.tabs.overlap / 2)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { if item.isChosen { Capsule().fill(Color(system: .controlFill)) } }
    .overlay(alignment: .top) { TabBadge(text: item.badge) }
    .isChoice(isChosen: item.isChosen)
  }
}

/// The icon of a tab that searches, in a circle.
private nonisolated struct SearchTabButton: View, BuiltIn {
  @Environment(\.generation) private var generation
  let item: TabItem

  @MainActor var body: some View {
    HStack { if let label = item.label { label } }
      .tabLabels(of: item, style: IconOnlyLabelStyle())
      .frame(width: generation.tabs.bar, height: generation.tabs.bar)
      .onBarGlass(.bar)
      .overlay(alignment: .top) { TabBadge(text: item.badge) }
      .isChoice(isChosen: item.isChosen)
  }
}

/// What stands above a tab bar, on glass.
private nonisolated struct TabAccessory: View, BuiltIn {
  @Environment(\.generation) private var generation
  let content: ErasedPart

  @MainActor var body: some View {
    HStack { HandedIn(content) }
      .frame(maxWidth: .infinity)
      .frame(height: generation.tabs.accessory)
      .onBarGlass(.bar)
  }
}

/// A badge at the upper edge of a button.
private nonisolated struct TabBadge: View, BuiltIn {
  @Environment(\.generation) private var generation
  let text: Text?

  @MainActor var body: some View {
    if let text {
      BadgeCapsule(text: text)
        // The leading edge counts, however long the text is.
        .alignmentGuide(HorizontalAlignment.center) { $0[.leading] }
        .offset(generation.tabs.badgeOffset)
    }
  }
}

/// Labels of tabs: the icon above the title.
private nonisolated struct StackedLabelStyle: LabelStyle, BuiltIn {
  let lengths: TabLengths

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: lengths.titleGap) {
      configuration.icon.frame(height: lengths.iconSlot)
      configuration.title
    }
  }
}

extension View {
  /// What the labels of all tabs have in common.
  nonisolated func tabLabels<S: LabelStyle>(of item: TabItem? = nil, style: S) -> some View {
    changingEnvironment {
      $0.symbolFont = .system(size: $0.generation.tabs.iconSize, weight: .medium)
    }
    // Tab bars show the filled variant of what has one: `Rules/Symbols#Variants`.
    .symbolVariant(.fill)
    .labelStyle(style)
    .foregroundStyle(item?.nameStyle ?? AnyShapeStyle(Color.primary))
    .lineLimit(1)
  }
}
