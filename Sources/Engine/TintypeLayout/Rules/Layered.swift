// Overlays and backgrounds: `Rules/Frames#Overlay-and-background`.
extension LayoutPass {
  /// The secondary is proposed the primary's size and meets its real guides.
  mutating func arrangeLayered(
    _ node: NodeID, _ alignment: AlignmentPair, _ proposal: Proposal, _ size: Size,
    _ context: LayoutContext, _ slots: ChildSlots
  ) {
    slots.set(0, x: 0, y: 0, proposal: proposal)
    guard tree.childCount(of: node) > 1 else { return }
    let childProposal = Proposal(size)
    let (primary, secondary) = (tree.child(0, of: node), tree.child(1, of: node))
    let answer = self.size(of: secondary, for: childProposal, in: context)
    var start = Size.zero
    for axis in Axis.allCases {
      let key = alignment[axis]
      start[axis] =
        guide(key, of: primary, in: proposal, size: size, context)
        - guide(key, of: secondary, in: childProposal, size: answer, context)
    }
    slots.set(1, x: start.width, y: start.height, proposal: childProposal)
  }
}
