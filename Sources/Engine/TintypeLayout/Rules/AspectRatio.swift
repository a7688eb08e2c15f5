// `Rules/Frames#Aspect-ratio`.
extension LayoutPass {
  /// What a view with a ratio proposes its child; the view's size is what the child takes.
  ///
  /// Disputed there: for `fill` with nil on one axis the other axis decides.
  mutating func aspectProposal(
    _ node: NodeID, _ ratio: Double, _ isFill: Bool, _ proposal: Proposal,
    _ context: LayoutContext
  ) -> Proposal {
    if proposal.width.isNaN, proposal.height.isNaN { return proposal }
    var base = Size(width: ratio, height: 1)
    if ratio.isNaN {
      base = size(of: tree.onlyChild(of: node), for: .ideal, in: context)
      if base.width == base.height { base = Size(width: 1, height: 1) }
    }
    let scales = [proposal.width / base.width, proposal.height / base.height].filter { !$0.isNaN }
    guard let scale = isFill ? scales.max() : scales.min() else { return proposal }
    func length(_ base: Double) -> Double {
      let length = base * scale
      return length.isNaN ? 0 : length
    }
    return Proposal(width: length(base.width), height: length(base.height))
  }
}
