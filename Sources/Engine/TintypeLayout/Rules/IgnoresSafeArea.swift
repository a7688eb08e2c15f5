// `Rules/Safe-Area#Ignoring-the-safe-area`.
extension LayoutPass {
  /// Where the frame touches the safe area's edge, the child reaches beyond it.
  mutating func arrangeIgnoringSafeArea(
    _ node: NodeID, _ edges: Edge.Set, _ proposal: Proposal, _ scope: inout ArrangingScope,
    _ slots: ChildSlots
  ) {
    guard let frame = scope.frame else {
      slots.set(0, x: 0, y: 0, proposal: proposal)
      return
    }
    let isMirrored = tree.isRightToLeft(node)
    let extra = scope.children.safeArea.insets(of: frame, isMirrored: isMirrored, edges: edges)
    var offered = proposal
    if !offered.width.isNaN { offered.width += Double(extra.horizontal) }
    if !offered.height.isNaN { offered.height += Double(extra.vertical) }
    slots.set(0, x: -Double(extra.leading), y: -Double(extra.top), proposal: offered)
    let outer = scope.children.safeArea.outer
    for edge in Edge.allCases where edges.contains(edge) {
      scope.children.safeArea.inner.set(edge, isMirrored, to: outer)
    }
  }
}
