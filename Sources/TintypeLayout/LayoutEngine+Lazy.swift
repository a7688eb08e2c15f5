extension LayoutEngine {
  /// `layout.md` 6.6: ideal lengths along the axis, the whole proposal across it.
  func lazyStackSize(_ node: NodeID, _ rule: StackRule, _ proposal: Proposal) -> Size {
    let axis = rule.axis
    let cross = proposal[axis.perpendicular]
    var main = totalGap(of: node, rule)
    var widest = 0.0
    let offer = Proposal(main: Proposal.unspecified, cross: cross, axis: axis)
    for index in 0..<childCount(of: node) {
      let answer = size(of: child(index, of: node), for: offer)
      main += answer[axis]
      widest = max(widest, answer[axis.perpendicular])
    }
    return Size(main: main, cross: cross.isNaN ? widest : cross, axis: axis)
  }

  /// Children follow one another, aligned to the guide of the stack's own box.
  func arrangeLazyStack(
    _ node: NodeID, _ rule: StackRule, _ proposal: Proposal, _ size: Size, _ slots: ChildSlots
  ) {
    let axis = rule.axis
    let offer = Proposal(
      main: Proposal.unspecified, cross: size[axis.perpendicular], axis: axis)
    let line = defaultGuide(rule.alignment, of: size)
    var position = 0.0
    for index in 0..<childCount(of: node) {
      if index > 0 { position += gap(before: index, of: node, rule) }
      let child = child(index, of: node)
      let answer = self.size(of: child, for: offer)
      let start = line - guide(rule.alignment, of: child, in: offer, size: answer)
      slots.set(index, main: position, cross: start, axis: axis, proposal: offer)
      position += answer[axis]
    }
  }
}
