// `Rules/Views-That-Fit#Choosing`: the first child whose ideal size fits; else the last.
extension LayoutPass {
  /// The chosen child's size; nothing without children.
  mutating func viewThatFitsSize(
    _ node: NodeID, _ axes: Axis.Set, _ proposal: Proposal, _ context: LayoutContext
  ) -> Size {
    guard let index = fittingIndex(node, axes, proposal, context) else { return .zero }
    return size(of: tree.child(index, of: node), for: proposal, in: context)
  }

  /// An unspecified axis rejects nothing.
  private mutating func fittingIndex(
    _ node: NodeID, _ axes: Axis.Set, _ proposal: Proposal, _ context: LayoutContext
  ) -> Int? {
    let count = tree.childCount(of: node)
    guard count > 0 else { return nil }
    for index in 0..<(count - 1) {
      let answer = size(of: tree.child(index, of: node), for: .ideal, in: context)
      let fits = Axis.allCases.allSatisfy { axis in
        !axes.contains(axis) || proposal[axis].isNaN || answer[axis] <= proposal[axis]
      }
      if fits { return index }
    }
    return count - 1
  }

  /// The chosen child alone is placed.
  mutating func arrangeViewThatFits(
    _ node: NodeID, _ axes: Axis.Set, _ proposal: Proposal, _ context: LayoutContext,
    _ slots: ChildSlots
  ) {
    guard let index = fittingIndex(node, axes, proposal, context) else { return }
    slots.set(index, x: 0, y: 0, proposal: proposal)
  }
}
