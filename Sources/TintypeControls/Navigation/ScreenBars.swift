/// Which bars a screen has, and the room that they take.
struct ScreenBars {
  var top: CGFloat = 0
  var bottom: CGFloat = 0
  var isLarge = false

  init(_ screen: ScreenPreference, largeTitle: FontLineMetrics) {
    if !screen.isHidden {
      let hasItems = screen.items.contains { $0.side != .bottom && $0.side != .none }
      isLarge = screen.title != nil && screen.displayMode != .inline
      if screen.title != nil || hasItems { top = NavigationMetrics.inlineBar }
      if isLarge { top += NavigationMetrics.largeTitle(largeTitle) }
    }
    if screen.searchPrompt != nil || screen.items.contains(where: { $0.side == .bottom }) {
      bottom = NavigationMetrics.bottomBar
    }
  }
}

/// The bars of a screen, over its content.
struct ScreenBarsView: View {
  let screen: ScreenPreference
  let bars: ScreenBars

  var body: some View {
    VStack(spacing: 0) {
      if bars.top > 0 { topBar }
      Spacer(minLength: 0)
      if bars.bottom > 0 { bottomBar }
    }
    .environment(\.listRowContext, nil)
    .environment(\.font, nil)
  }

  @ViewBuilder private var topBar: some View {
    let bar = VStack(alignment: .leading, spacing: 0) {
      BarLayout {
        items(.leading)
        principal
        items(.trailing)
      }
      .padding(.horizontal, NavigationMetrics.sideInset)
      .padding(.vertical, NavigationMetrics.barPadding)
      if bars.isLarge, let title = screen.title {
        title.font(.largeTitle.bold()).lineLimit(1)
          .padding(.horizontal, NavigationMetrics.sideInset)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .frame(height: bars.top, alignment: .top)
    .background {
      if let background = screen.background {
        Rectangle().fill(background).ignoresSafeArea(edges: .top)
      }
    }
    if let scheme = screen.colorScheme { bar.colorScheme(scheme) } else { bar }
  }

  @ViewBuilder private var principal: some View {
    HStack {
      if screen.items.contains(where: { $0.side == .center }) {
        views(.center)
      } else if !bars.isLarge, let title = screen.title {
        title.font(.headline).lineLimit(1)
      }
    }
  }

  private func views(_ side: ToolbarItemPlacement.Side) -> some View {
    let entries = screen.items.filter { $0.side == side }
    return ForEach(0..<entries.count) { entries[$0].part }
  }

  private func items(_ side: ToolbarItemPlacement.Side) -> some View {
    HStack(spacing: NavigationMetrics.platterGap) {
      BarItems(content: views(side), height: NavigationMetrics.platter)
    }
  }

  private var bottomBar: some View {
    HStack(spacing: NavigationMetrics.bottomGap) {
      if let prompt = screen.searchPrompt {
        SearchBar(prompt: prompt, text: screen.searchText ?? "")
      }
      BarItems(content: views(.bottom), height: NavigationMetrics.bottomPlatter)
    }
    .frame(maxWidth: .infinity)
    .padding(.horizontal, NavigationMetrics.bottomInset)
    .frame(height: NavigationMetrics.bottomBar, alignment: .top)
  }
}

/// Views of a bar, each on a background of its own; spacers stay room.
private nonisolated struct BarItems<Content: View>: PrimitiveView {
  let content: Content
  let height: CGFloat

  @MainActor static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let outer = resolver.environment
    resolver.environment[style: PrimitiveButtonStyleConfiguration.self] = StyleBox(
      primitive: PlainButtonStyle())
    resolver.environment[style: LabelStyleConfiguration.self] = StyleBox(IconOnlyLabelStyle())
    let elements = resolver.collect(1, orientation: .horizontal, view.content)
    resolver.environment = outer
    for (index, element) in elements.enumerated() {
      resolver.withIdentity(index + 2) {
        if element.isSpacer {
          resolver.resolve(ResolvedElement(element: element))
        } else {
          resolver.resolve(Platter(element: element, height: view.height))
        }
      }
    }
  }

  nonisolated static var staticElementCount: Int? { nil }
}

/// The background of a bar's item: a capsule of glass, at least as wide as high.
private nonisolated struct Platter: View {
  let element: ViewElement
  let height: CGFloat

  @MainActor var body: some View {
    ResolvedElement(element: element)
      .lineLimit(1)
      .padding(.horizontal, NavigationMetrics.platterPadding)
      .frame(minWidth: height, minHeight: height, maxHeight: height)
      // A background is never narrower than what stands on it.
      .fixedSize()
      .background { GlassBackground() }
  }
}

/// The background of bars and their items.
nonisolated struct GlassBackground: View {
  @MainActor var body: some View {
    Capsule().fill(Color(system: .glass)).glassShadow()
  }
}

/// A search field: a magnifying glass before its text, or before its prompt where it is empty.
private nonisolated struct SearchBar: View {
  let prompt: Text
  let text: String

  @MainActor var body: some View {
    HStack(spacing: SearchFieldMetrics.gap) {
      MagnifierShape()
        .stroke(
          HierarchicalShapeStyle.secondary,
          style: StrokeStyle(lineWidth: SearchFieldMetrics.glassLine, lineCap: .round)
        )
        .frame(width: SearchFieldMetrics.glass, height: SearchFieldMetrics.glass)
      if text.isEmpty {
        prompt.foregroundStyle(HierarchicalShapeStyle.secondary)
      } else {
        Text(verbatim: text)
      }
      Spacer(minLength: 0)
    }
    .lineLimit(1)
    .padding(.leading, SearchFieldMetrics.leadingPadding)
    .padding(.trailing, SearchFieldMetrics.trailingPadding)
    .frame(height: SearchFieldMetrics.height)
    .background { GlassBackground() }
  }
}

/// A magnifying glass.
private nonisolated struct MagnifierShape: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    var path = Path(
      ellipseIn: CGRect(x: rect.minX, y: rect.minY, width: side * 0.76, height: side * 0.76))
    path.move(to: CGPoint(x: rect.minX + side * 0.66, y: rect.minY + side * 0.66))
    path.addLine(to: CGPoint(x: rect.minX + side, y: rect.minY + side))
    return path
  }
}

/// Items at both ends and a title in the middle of a bar, or of what the items leave.
private nonisolated struct BarLayout: Layout {
  nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let ideal = subviews.reduce(0) { $0 + $1.sizeThatFits(.unspecified).width }
    return CGSize(width: proposal.width ?? ideal, height: NavigationMetrics.platter)
  }

  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard subviews.count == 3 else { return }
    let gap = NavigationMetrics.platterGap
    let leading = subviews[0].sizeThatFits(.unspecified).width
    let trailing = subviews[2].sizeThatFits(.unspecified).width
    subviews[0].place(
      at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: .unspecified)
    subviews[2].place(
      at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: .unspecified)
    let room = CGRect(
      x: bounds.minX + leading + gap, y: bounds.minY,
      width: max(0, bounds.width - leading - trailing - 2 * gap), height: bounds.height)
    let offered = ProposedViewSize(width: room.width, height: bounds.height)
    let width = subviews[1].sizeThatFits(offered).width
    let middle = min(max(bounds.midX, room.minX + width / 2), room.maxX - width / 2)
    subviews[1].place(
      at: CGPoint(x: middle, y: bounds.midY), anchor: .center, proposal: offered)
  }
}
