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
    var childProposal = proposal
    if !childProposal.width.isNaN { childProposal.width += Double(extra.horizontal) }
    if !childProposal.height.isNaN { childProposal.height += Double(extra.vertical) }
    slots.set(0, x: -Double(extra.leading), y: -Double(extra.top), proposal: childProposal)
    let outer = scope.children.safeArea.outer
    for edge in Edge.allCases where edges.contains(edge) {
      scope.children.safeArea.inner.set(edge, isMirrored, to: outer)
    }
  }
}
