/// What is above the first section of a list.
enum ListTop {
  /// Room that stays, in points: what a header brings, or none.
  case space(CGFloat)
  /// The gap of cards, in points, in whose place a large title stands (`Rules/Lists#Sections`).
  case gap(CGFloat)
}

/// The node above a list's first section.
nonisolated struct ListTopView: PrimitiveView, BuiltIn {
  let top: ListTop

  @MainActor static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let height =
      switch view.top {
      case .space(let height), .gap(let height): height
      }
    let node = resolver.tree.makeLeaf(ListTopLeaf(height: height))
    if case .gap = view.top { resolver.preferences.add([node], for: ListGapKey.self) }
    resolver.record(node, NodeRecord(kind: "listMargin"))
    resolver.add(node)
  }
}

/// The margin above a list's first section.
private final class ListTopLeaf: LayoutLeaf {
  private let height: CGFloat

  init(height: CGFloat) { self.height = height }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 0, height: height) }
}

extension LayoutTree {
  /// Takes the gap above a list away, because a large title stands above.
  ///
  /// A bar is resolved after the content that it stands over: it closes a gap while the tree is built.
  mutating func closeListGap(_ node: NodeID) { replaceLeaf(node, with: ListTopLeaf(height: 0)) }
}

/// The nodes of the gaps above the lists of a screen, for the bar that may close them.
enum ListGapKey: PreferenceKey {
  static var defaultValue: [NodeID] { [] }
  static func reduce(value: inout [NodeID], nextValue: () -> [NodeID]) { value += nextValue() }
}
