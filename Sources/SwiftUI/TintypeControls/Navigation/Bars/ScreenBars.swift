/// Which bars a screen has, and the space that they take.
struct ScreenBars {
  /// The upper bar, from its items' upper edge on, in points; 0 for none.
  var top: CGFloat = 0
  /// The lower bar, from the window's lower edge where it stands there, in points; 0 for none.
  var bottom: CGFloat = 0
  /// Whether the title is large and below the bar's items.
  var isLarge = false
  /// What is above the line of a large title, in points.
  var titleTop: CGFloat = 0
  /// Whether the title is large and among the bar's items.
  var isInlineLarge = false
  /// What is above the upper bar.
  var lead = TopLead.none
  /// Where the search field stands; nil for none.
  var search: SearchPosition?
  /// Whether somebody searches, and the upper bar makes space.
  var isSearching = false

  init(
    _ screen: ScreenPreference, largeTitle: FontLineMetrics, subtitle: FontLineMetrics,
    lead: TopLead, isBelowTabBar: Bool, isDetail: Bool, isScrolled: Bool, search: SearchPosition?,
    searchingBar: CGFloat, generation: Generation
  ) {
    self.search = search
    isSearching = screen.search?.isPresented == true && search != .bar
    if isSearching {
      self.lead = lead
      if search == .drawer { top = generation.search.active }
      if screen.searchParts.scopes != nil { top += generation.search.scopeBand }
    } else if !screen.isHidden {
      // `Rules/Navigation#Bars`: what has scrolled takes the large title along.
      isInlineLarge = screen.hasTitle && screen.displayMode == .inlineLarge
      isLarge =
        screen.hasTitle && !isInlineLarge && screen.displayMode != .inline && !isScrolled
      if screen.hasTitle || isBelowTabBar || search == .bar
        || screen.items.contains(where: \.isAtTop)
      {
        top = generation.bars.inlineBar
        self.lead = lead
      }
      if isLarge {
        let lengths = generation.bars.largeTitle
        let space = max(lengths.least, largeTitle.line + lengths.room)
        titleTop = min(lengths.above, max(0, space - largeTitle.line - lengths.below))
        top += space
      }
      if isLarge || isInlineLarge, screen.hasSubtitle { top += subtitle.line }
      if search == .drawer {
        top += generation.search.drawer.room
        self.lead = lead
      }
      if top == 0, isDetail { (top, self.lead) = (generation.bars.detailBar, lead) }
    }
    let hasItems = !screen.hidesBottomBar && screen.items.contains { $0.side == .bottom }
    if search == .bottom || hasItems {
      bottom = isSearching && search == .bottom ? searchingBar : generation.bars.bottomBar
    }
  }

  /// The rule of the node around the screen's content.
  func rule(shortensContainer: Bool) -> ContainerRule {
    ContainerRule(
      top: top, bottom: bottom, shortensContainer: shortensContainer, countsBottomSafeArea: true,
      lead: lead)
  }
}

extension ScreenPreference {
  /// Whether there is something in place of a title.
  var hasTitle: Bool { title != nil || items.contains { $0.side == .title } }
  /// Whether there is something below the title.
  var hasSubtitle: Bool { subtitle != nil || items.contains { $0.side == .subtitle } }
}

extension ToolbarEntry {
  /// Whether the entry is the place of the screen's search field.
  fileprivate var isSearch: Bool { if case .search = kind { true } else { false } }

  /// Whether the entry alone makes a screen have an upper bar.
  fileprivate var isAtTop: Bool {
    switch side {
    case .leading, .trailing, .center, .menu: true
    case .bottom, .title, .subtitle, .none: false
    }
  }
}

/// The bars of a screen, over its content.
struct ScreenBarsView: View, BuiltIn {
  @Environment(\.generation) private var generation
  @Environment(\.sideMargin) private var sideMargin
  let screen: ScreenPreference
  let bars: ScreenBars
  /// What becomes of content that scrolls below the bars.
  let edgeEffects: EdgeEffects

  var body: some View {
    VStack(spacing: 0) {
      if bars.isSearching {
        searchingBar
      } else if bars.top > 0 {
        topBar
      }
      Spacer(minLength: 0)
      if bars.bottom > 0 { bottomBar }
    }
    .environment(\.listRowContext, nil)
    .environment(\.font, nil)
  }

  @ViewBuilder private var topBar: some View {
    let bar = VStack(alignment: .leading, spacing: 0) {
      BarLayout(lengths: generation.bars, isTitleLeading: bars.isInlineLarge) {
        items(.leading)
        middle
        items(.trailing)
      }
      .inUIKitsSize()
      .padding(.horizontal, generation.bars.sideInset)
      .padding(.bottom, generation.bars.barPadding)
      if bars.isLarge {
        LargeTitle(screen: screen, inset: sideMargin).padding(.top, bars.titleTop)
      }
      if bars.search == .drawer, let search = screen.search {
        Spacer(minLength: 0)
        SearchField(search: search, height: generation.search.drawer.field, isGlass: false)
          .padding(.horizontal, sideMargin)
          .padding(.bottom, generation.search.drawer.below)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .frame(height: bars.top, alignment: .top)
    .background {
      if let background = screen.background ?? UINavigationBar.appearance().background {
        Rectangle().fill(background).ignoresSafeArea(edges: .top)
      } else if let style = edgeEffects[.top] {
        EdgeFade(edge: .top, style: style).ignoresSafeArea(edges: .top)
      }
    }
    if let scheme = screen.colorScheme { bar.colorScheme(scheme) } else { bar }
  }

  /// What is left of the upper bar while somebody searches.
  private var searchingBar: some View {
    VStack(spacing: 0) {
      if bars.search == .drawer, let search = screen.search {
        ActiveSearchField(search: search, isGlass: false)
      }
      if let scopes = screen.searchParts.scopes { SearchScopeBand(scopes: scopes) }
    }
    .frame(height: bars.top, alignment: .top)
  }

  @ViewBuilder private var middle: some View {
    let entries = screen.entries(.center)
    if !entries.isEmpty {
      HStack { BarViews(entries: entries) }
    } else if bars.isInlineLarge {
      LargeTitle(screen: screen, inset: 0)
    } else {
      VStack(spacing: 0) {
        if !bars.isLarge, screen.hasTitle {
          if let title = screen.title {
            InlineTitle(title: title, menu: screen.titleMenu).inUIKitsColor()
          }
          BarSubtitle(screen: screen, font: .caption)
        }
      }
    }
  }

  private func items(_ side: ToolbarItemPlacement.Side) -> some View {
    var entries = screen.entries(side)
    if side == .trailing, !screen.entries(.menu).isEmpty {
      entries.append(
        ToolbarEntry(
          .topBarTrailing, OwnView(Button(action: {}) { Image(systemName: "ellipsis") })))
    }
    return HStack(spacing: generation.bars.platterGap) {
      BarItems(entries: entries, height: generation.bars.platter)
      if side == .trailing, bars.search == .bar, let search = screen.search {
        SearchField(search: search, height: generation.bars.platter)
          .frame(width: generation.search.barWidth)
      }
    }
  }

  @ViewBuilder private var bottomBar: some View {
    if bars.isSearching, bars.search == .bottom, let search = screen.search {
      ActiveSearchField(search: search)
        .frame(height: bars.bottom, alignment: .top)
    } else {
      restingBottomBar
    }
  }

  private var restingBottomBar: some View {
    HStack(spacing: generation.bars.bottomGap) {
      let entries = screen.entries(.bottom)
      let index = entries.firstIndex(where: \.isSearch) ?? 0
      // A field takes all space that there is, and leaves none to spacers.
      let isFlexible = bars.search != .bottom
      BarItems(
        entries: Array(entries[..<index]), height: generation.bars.bottomPlatter,
        isFlexible: isFlexible
      )
      .inUIKitsSize()
      if bars.search == .bottom, let search = screen.search {
        BottomSearch(search: search, isMinimized: screen.searchParts.isMinimized)
      }
      BarItems(
        entries: Array(entries[index...]), height: generation.bars.bottomPlatter,
        isFlexible: isFlexible
      )
      .inUIKitsSize()
    }
    // What grows with very large text grows to both sides.
    .frame(maxWidth: .infinity, maxHeight: generation.bars.bottomPlatter)
    .padding(.horizontal, generation.bars.bottomInset)
    .frame(height: generation.bars.bottomBar, alignment: .top)
    .background {
      if let style = edgeEffects[.bottom] { EdgeFade(edge: .bottom, style: style) }
    }
  }
}

extension ScreenPreference {
  /// The items at a position, in order.
  func entries(_ side: ToolbarItemPlacement.Side) -> [ToolbarEntry] {
    let items = items.filter { $0.side == side }
    return items.filter { !$0.isConfirming } + items.filter(\.isConfirming)
  }
}

/// A large title and what is below it.
private nonisolated struct LargeTitle: View, BuiltIn {
  let screen: ScreenPreference
  /// The space at both sides, in points.
  let inset: CGFloat

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      let entries = screen.entries(.title)
      if !entries.isEmpty {
        BarViews(entries: entries)
      } else if let title = screen.title {
        let letters = UINavigationBar.appearance().letters(isLarge: true)
        HandedIn(title.font(letters.font ?? .largeTitle.bold())).lineLimit(1).letters(letters)
          .inUIKitsColor().isHeading()
      }
      BarSubtitle(screen: screen, font: .subheadline)
    }
    .padding(.horizontal, inset)
  }
}

/// What is below a title.
private nonisolated struct BarSubtitle: View, BuiltIn {
  let screen: ScreenPreference
  let font: Font

  @MainActor var body: some View {
    let entries = screen.entries(.subtitle)
    Group {
      if !entries.isEmpty {
        BarViews(entries: entries)
      } else if let subtitle = screen.subtitle {
        HandedIn(subtitle)
      }
    }
    .font(font).foregroundStyle(HierarchicalShapeStyle.secondary).inUIKitsColor().lineLimit(1)
  }
}

/// The views of entries as they are.
private nonisolated struct BarViews: View, BuiltIn {
  let entries: [ToolbarEntry]

  @MainActor var body: some View {
    ForEach(0..<entries.count) { index in
      if case .items(let part) = entries[index].kind { part }
    }
  }
}
