extension LayoutPass {
  /// `Rules/Overlap-and-Spacers#Lazy-stacks`: ideal lengths along the axis, the whole proposal
  /// across it.
  mutating func lazyStackSize(
    _ node: NodeID, _ rule: StackRule, _ proposal: Proposal, _ context: LayoutContext
  ) -> Size {
    let axis = rule.axis
    let cross = proposal[axis.perpendicular]
    var main = totalGap(of: node, rule)
    var widest = 0.0
    let childProposal = Proposal(main: Proposal.unspecified, cross: cross, axis: axis)
    for index in 0..<tree.childCount(of: node) {
      let answer = size(of: tree.child(index, of: node), for: childProposal, in: context)
      main += answer[axis]
      widest = max(widest, answer[axis.perpendicular])
    }
    return Size(main: main, cross: cross.isNaN ? widest : cross, axis: axis)
  }

  /// Children follow one another, aligned to the guide of the stack's own box.
  mutating func arrangeLazyStack(
    _ node: NodeID, _ rule: StackRule, _ size: Size, _ context: LayoutContext, _ slots: ChildSlots
  ) {
    let axis = rule.axis
    let childProposal = Proposal(
      main: Proposal.unspecified, cross: size[axis.perpendicular], axis: axis)
    let line = rule.alignment.defaultValue(ofBox: size)
    var position = 0.0
    for index in 0..<tree.childCount(of: node) {
      if index > 0 { position += gap(before: index, of: node, rule) }
      let child = tree.child(index, of: node)
      let answer = self.size(of: child, for: childProposal, in: context)
      let start = line - guide(rule.alignment, of: child, in: childProposal, size: answer, context)
      slots.set(index, main: position, cross: start, axis: axis, proposal: childProposal)
      position += answer[axis]
    }
  }
}
