// `Rules/Frames#Position`.
extension LayoutPass {
  /// The proposal; an unspecified axis takes the child's length.
  mutating func positionSize(
    _ node: NodeID, _ proposal: Proposal, _ context: LayoutContext
  ) -> Size {
    if !proposal.width.isNaN, !proposal.height.isNaN {
      return Size(width: proposal.width, height: proposal.height)
    }
    let answer = size(of: tree.onlyChild(of: node), for: proposal, in: context)
    return Size(
      width: proposal.width.isNaN ? answer.width : proposal.width,
      height: proposal.height.isNaN ? answer.height : proposal.height)
  }

  /// The child's middle goes to the point.
  mutating func arrangePosition(
    _ node: NodeID, x: Double, y: Double, _ size: Size, _ context: LayoutContext,
    _ slots: ChildSlots
  ) {
    let childProposal = Proposal(size)
    let answer = self.size(of: tree.onlyChild(of: node), for: childProposal, in: context)
    slots.set(0, x: x - answer.width / 2, y: y - answer.height / 2, proposal: childProposal)
  }
}
