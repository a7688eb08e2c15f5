// Content and the bars over it: `Rules/Scrolling#Containers-with-bars`.
extension LayoutPass {
  /// The size of the content; where no width is proposed, the content's or the bars', whichever is
  /// wider.
  ///
  /// A screen is as wide as its window, which proposes a width; a picture that is as large as its
  /// view may offer none, and bars as narrow as the content below would cut their titles.
  mutating func barredSize(
    _ node: NodeID, _ proposal: Proposal, _ context: LayoutContext
  ) -> Size {
    size(
      of: tree.child(0, of: node), for: barredProposal(node, proposal, context), in: context)
  }

  /// The bars lie over the content, as overlays do.
  mutating func arrangeBarred(
    _ node: NodeID, _ alignment: AlignmentPair, _ proposal: Proposal, _ size: Size,
    _ context: LayoutContext, _ slots: ChildSlots
  ) {
    let childProposal = barredProposal(node, proposal, context)
    arrangeLayered(node, alignment, childProposal, size, context, slots)
  }

  /// What the content is proposed.
  private mutating func barredProposal(
    _ node: NodeID, _ proposal: Proposal, _ context: LayoutContext
  ) -> Proposal {
    guard proposal.width.isNaN else { return proposal }
    let widths = (0...1).map { size(of: tree.child($0, of: node), for: .ideal, in: context).width }
    return Proposal(width: max(widths[0], widths[1]), height: proposal.height)
  }
}
