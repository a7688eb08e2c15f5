/// What is above the first section of a list.
enum ListTop {
  /// Room that stays, in points: what a header brings, or none.
  case room(CGFloat)
  /// The gap of cards, in points, in whose place a large title stands (`Rules/Lists#Sections`).
  case gap(CGFloat)
}

/// The node above a list's first section.
nonisolated struct ListTopView: PrimitiveView {
  let top: ListTop

  @MainActor static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let leaf: ListTopLeaf
    switch view.top {
    case .room(let height): leaf = ListTopLeaf(height: height)
    case .gap(let height):
      leaf = ListTopLeaf(height: height)
      var given = PreferenceValues()
      given.set([leaf], for: ListGapKey.self)
      resolver.preferences.merge(given)
    }
    let node = resolver.tree.makeLeaf(leaf)
    leaf.node = node
    resolver.record(node, NodeRecord(kind: "listMargin"))
    resolver.add(node)
  }
}

/// The room above a list's first section.
///
/// A bar is resolved after the content that it stands over, so it closes a gap while the tree is
/// built; from the first question of the layout on, the height is fixed.
final class ListTopLeaf: LayoutLeaf {
  private var height: CGFloat
  /// The node in the tree; none before there is one.
  fileprivate(set) var node: NodeID = -1

  init(height: CGFloat) { self.height = height }

  /// Takes the gap away, because a large title stands above.
  func close() { height = 0 }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 0, height: height) }
}

/// The gaps above the lists of a screen, for the bar that may close them.
enum ListGapKey: PreferenceKey {
  static var defaultValue: [ListTopLeaf] { [] }
  static func reduce(value: inout [ListTopLeaf], nextValue: () -> [ListTopLeaf]) {
    value += nextValue()
  }
}
