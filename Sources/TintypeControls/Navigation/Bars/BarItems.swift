/// The items of one end of a bar: on glass that neighbors share.
///
/// `Rules/Navigation#Groups`: images share one capsule, a text and what is prominent stand alone, and a
/// spacer or an item without glass splits.
nonisolated struct BarItems: PrimitiveView {
  let entries: [ToolbarEntry]
  /// The height of the glass, in points.
  let height: CGFloat
  /// Whether spacers take the room that is left, as in bottom bars.
  var isFlexible = false

  @MainActor static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let outer = resolver.environment
    resolver.environment.barItemHeight = view.height
    resolver.environment.imageScale = .large
    resolver.environment[style: LabelStyleConfiguration.self] = StyleBox(IconOnlyLabelStyle())
    var runs: [BarRun] = []
    for (index, entry) in view.entries.enumerated() {
      resolver.addItems(of: entry, at: index, view.isFlexible, to: &runs)
    }
    resolver.environment = outer
    for (index, run) in runs.enumerated() {
      resolver.withIdentity(view.entries.count + index) {
        switch run {
        case .space: if view.isFlexible { resolver.resolve(Spacer(minLength: 0)) }
        case .spacer(let element): resolver.resolve(ResolvedElement(element: element))
        case .bare(let element):
          resolver.resolve(BareBarItem(element: element, height: view.height))
        case .glass(let elements):
          resolver.resolve(Platter(elements: elements, height: view.height))
        }
      }
    }
  }

  nonisolated static var staticElementCount: Int? { nil }
}

/// What stands side by side in a bar.
private enum BarRun {
  /// The end of what shares its glass, and room where the bar has some.
  case space
  /// A spacer among the items.
  case spacer(ViewElement)
  /// An item without glass, or with its own.
  case bare(ViewElement)
  /// Items on one piece of glass.
  case glass([ViewElement])
}

extension ViewResolver {
  fileprivate func addItems(
    of entry: ToolbarEntry, at index: Int, _ isFlexible: Bool, to runs: inout [BarRun]
  ) {
    switch entry.kind {
    case .spacer(let sizing):
      if sizing.isFlexible { runs.append(.space) } else { runs.append(.glass([])) }
    case .items(let part):
      let outer = environment
      environment[style: PrimitiveButtonStyleConfiguration.self] =
        entry.ground == .prominent
        ? StyleBox(primitive: GlassProminentButtonStyle()) : StyleBox(primitive: PlainButtonStyle())
      let items = collect(index, orientation: .horizontal, part)
      environment = outer
      for item in items { add(item, on: entry.ground, to: &runs) }
    }
  }

  private func add(
    _ item: ViewElement, on ground: ToolbarEntry.Ground, to runs: inout [BarRun]
  ) {
    if item.isSpacer {
      runs.append(.spacer(item))
    } else if ground == .none || item.traits[OwnGlassTrait.self] == true {
      runs.append(.bare(item))
    } else if isText(item.node) {
      runs += [.glass([item]), .glass([])]
    } else if case .glass(let neighbors)? = runs.last {
      runs[runs.count - 1] = .glass(neighbors + [item])
    } else {
      runs.append(.glass([item]))
    }
  }

  /// Whether an item shows text and no picture.
  fileprivate func isText(_ node: NodeID) -> Bool {
    var hasText = false
    var rest = [node]
    while let next = rest.popLast() {
      let role = records[Int(next)].role
      if role == .image { return false }
      if role == .text { hasText = true }
      rest += tree.children(of: next)
    }
    return hasText
  }
}

/// The mark of an item of a bar that brings its own glass.
enum OwnGlassTrait: TraitKey { typealias Value = Bool }

extension EnvironmentValues {
  private enum BarItemHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

  /// The height of the items of the bar around, in points; nil outside of bars.
  var barItemHeight: CGFloat? {
    get { self[BarItemHeightKey.self] }
    set { self[BarItemHeightKey.self] = newValue }
  }
}

/// An item of a bar on no glass of the bar's.
private nonisolated struct BareBarItem: View {
  let element: ViewElement
  let height: CGFloat

  @MainActor var body: some View {
    ResolvedElement(element: element)
      .lineLimit(1)
      .frame(minHeight: height, maxHeight: height)
      .fixedSize()
  }
}

/// An item of a bar with the room at its sides, which follows from whether it is a text.
nonisolated struct BarItemRoom<Content: View>: PrimitiveView {
  let content: Content

  @MainActor static func resolveElements(of view: Self, in resolver: ViewResolver) {
    for element in resolver.collect(orientation: .horizontal, view.content) {
      let isText = resolver.isText(element.node)
      resolver.resolve(
        ResolvedElement(element: element).padding(
          .horizontal,
          isText ? NavigationMetrics.platterPadding : NavigationMetrics.imagePadding))
    }
  }

  nonisolated static var staticElementCount: Int? { nil }
}

/// Items of a bar on one capsule of glass; a single one is at least as wide as high.
private nonisolated struct Platter: View {
  let elements: [ViewElement]
  let height: CGFloat

  @MainActor var body: some View {
    if !elements.isEmpty {
      let isShared = elements.count > 1
      HStack(spacing: 0) {
        ForEach(0..<elements.count) { index in
          BarItemRoom(content: ResolvedElement(element: elements[index]))
            .frame(
              minWidth: isShared ? NavigationMetrics.sharedItem : height,
              minHeight: height, maxHeight: height)
        }
      }
      .lineLimit(1)
      // A background is never narrower than what stands on it.
      .fixedSize()
      .background { GlassBackground() }
    }
  }
}

/// The background of bars and their items.
nonisolated struct GlassBackground: View {
  var kind = Glass.Kind.item

  @MainActor var body: some View { GlassShape(Capsule(), Glass(kind: kind)) }
}
