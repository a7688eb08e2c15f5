/// The items of one end of a bar: on glass that neighbors share.
///
/// `Rules/Navigation#Groups`: images share one capsule, a text and what is prominent stand alone, and a
/// spacer or an item without glass splits.
nonisolated struct BarItems: PrimitiveView, BuiltIn {
  let entries: [ToolbarEntry]
  /// The height of the glass, in points.
  let height: CGFloat
  /// Whether spacers take the space that is left, as in bottom bars.
  var isFlexible = false

  @MainActor static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let outer = resolver.environment
    resolver.environment.barItemHeight = view.height
    resolver.environment.setForegroundStyles([])
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
          resolver.addBarItem(BareBarItem(element: element, height: view.height), of: [element])
        case .glass(let elements):
          resolver.addBarItem(Platter(elements: elements, height: view.height), of: elements)
        }
      }
    }
  }

  nonisolated static var staticElementCount: Int? { nil }
}

/// What stands side by side in a bar.
private enum BarRun {
  /// The end of what shares its glass, and space where the bar has some.
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
    case .search, .titleMenu: break
    case .spacer(let sizing):
      if sizing.isFlexible { runs.append(.space) } else { runs.append(.glass([])) }
    case .items(let part):
      let outer = environment
      environment[style: PrimitiveButtonStyleConfiguration.self] =
        entry.isConfirming
        ? StyleBox(primitive: ConfirmationButtonStyle()) : StyleBox(primitive: BarButtonStyle())
      let items = collect(index, orientation: .horizontal, part)
      environment = outer
      for item in items { add(item, of: entry, to: &runs) }
    }
  }

  private func add(
    _ item: ViewElement, of entry: ToolbarEntry, to runs: inout [BarRun]
  ) {
    if item.isSpacer {
      runs.append(.spacer(item))
    } else if entry.background == .none || item.traits[OwnGlassTrait.self] == true {
      runs.append(.bare(item))
    } else if isText(item.node), !entry.isConfirming {
      runs += [.glass([item]), .glass([])]
    } else if case .glass(let neighbors)? = runs.last {
      runs[runs.count - 1] = .glass(neighbors + [item])
    } else {
      runs.append(.glass([item]))
    }
  }

  /// Adds items with what they stand on, which a menu that opens from one of them takes the place of.
  fileprivate func addBarItem<Item: View>(_ item: Item, of elements: [ViewElement]) {
    let first = self.elements.count
    resolve(item)
    guard self.elements.count == first + 1,
      var presentations = preferences.value(of: PresentationKey.self),
      presentations.contains(where: \.isMenu)
    else { return }
    let sources = Set(elements.flatMap { nodes(below: $0.node) })
    let opening = presentations.indices.filter { index in
      presentations[index].isMenu && presentations[index].source.map(sources.contains) == true
    }
    guard !opening.isEmpty else { return }
    let node = makeNode(.passthrough, kind: "barItem", children: [self.elements[first]])
    self.elements[first] = ViewElement(node: node)
    for index in opening { presentations[index].replaced = node }
    preferences.set(presentations, for: PresentationKey.self)
  }

  /// A node and all below it.
  func nodes(below node: NodeID) -> [NodeID] { nodes(below: node) { tree.children(of: $0) } }

  /// The same of a tree whose views have their positions.
  func nodes<Children: Sequence<NodeID>>(
    below node: NodeID, _ children: (NodeID) -> Children
  ) -> [NodeID] {
    [node] + children(node).flatMap { nodes(below: $0, children) }
  }

  /// Whether an item shows text and no picture.
  fileprivate func isText(_ node: NodeID) -> Bool {
    shows(.text, in: node) && !shows(.image, in: node)
  }

  /// Whether there is a view of a role in an item.
  fileprivate func shows(_ role: ViewRole, in node: NodeID) -> Bool {
    nodes(below: node).contains { records[Int($0)].role == role }
  }
}

/// What confirms, in a bar: semibold, and on glass of the accent color where its role says so.
private nonisolated struct ConfirmationButtonStyle: PrimitiveButtonStyle, BuiltIn {
  func makeBody(configuration: Configuration) -> some View {
    if configuration.role == .confirm {
      GlassButton(label: configuration.label, role: .confirm, isProminent: true)
    } else {
      BarButtonStyle().makeBody(configuration: configuration).fontWeight(.semibold)
    }
  }
}

/// What does something, in a bar, whatever its role.
private nonisolated struct BarButtonStyle: PrimitiveButtonStyle, BuiltIn {
  func makeBody(configuration: Configuration) -> some View {
    TextButton(label: configuration.label, role: configuration.role, look: .bar)
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
private nonisolated struct BareBarItem: View, BuiltIn {
  let element: ViewElement
  let height: CGFloat

  @MainActor var body: some View {
    ResolvedElement(element: element)
      .lineLimit(1)
      .frame(minHeight: height, maxHeight: height)
      .fixedSize()
  }
}

/// An item of a bar with the space at its sides, which follows from whether it has a text.
nonisolated struct BarItemPadding<Content: View>: PrimitiveView, BuiltIn {
  let content: Content
  /// Whether other items or a tint of its own are on its glass.
  var isShared = true

  @MainActor static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let lengths = resolver.environment.generation.bars
    let text = view.isShared ? lengths.platterPadding : lengths.textPadding
    for element in resolver.collect(orientation: .horizontal, view.content) {
      let hasText = resolver.shows(.text, in: element.node)
      resolver.resolve(
        ResolvedElement(element: element).padding(
          .horizontal,
          hasText ? text : lengths.imagePadding))
    }
  }

  nonisolated static var staticElementCount: Int? { nil }
}

/// Items of a bar on one capsule of glass; a single one is at least as wide as high.
private nonisolated struct Platter: View, BuiltIn {
  @Environment(\.generation) private var generation
  let elements: [ViewElement]
  let height: CGFloat

  @MainActor var body: some View {
    if !elements.isEmpty {
      let isShared = elements.count > 1
      HStack(spacing: 0) {
        ForEach(0..<elements.count) { index in
          BarItemPadding(
            content: ResolvedElement(element: elements[index]), isShared: isShared
          )
          .frame(
            minWidth: isShared ? generation.bars.sharedItem : height,
            minHeight: height, maxHeight: height
          )
          .overlay(alignment: .topTrailing) {
            if let badge = elements[index].traits[BadgeTrait.self] {
              BadgeCapsule(text: badge).offset(
                x: generation.bars.badgeOffset.width, y: generation.bars.badgeOffset.height)
            }
          }
        }
      }
      .lineLimit(1)
      // A background is never narrower than what stands on it.
      .fixedSize()
      .onBarGlass(.item, isCoverable: true)
    }
  }
}
