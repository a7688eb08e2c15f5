// `Rules/Overlap-and-Spacers#ZStack`.
extension LayoutPass {
  /// The union of the aligned frames of the children of the highest priority.
  mutating func overlapSize(
    _ node: NodeID, _ alignment: AlignmentPair, _ proposal: Proposal, _ context: LayoutContext
  ) -> Size {
    guard tree.childCount(of: node) > 0 else { return .zero }
    let extents = overlapExtents(node, alignment, proposal, context)
    return Size(
      width: extents.before.width + extents.after.width,
      height: extents.before.height + extents.after.height)
  }

  /// How far the children of the highest priority reach before and after the guides' lines.
  private mutating func overlapExtents(
    _ node: NodeID, _ alignment: AlignmentPair, _ proposal: Proposal, _ context: LayoutContext
  ) -> (before: Size, after: Size) {
    var before = Size(width: -.infinity, height: -.infinity)
    var after = before
    let top = topPriority(of: node)
    for index in 0..<tree.childCount(of: node) {
      let child = tree.child(index, of: node)
      guard tree.nodes[child].priority == top else { continue }
      let answer = size(of: child, for: proposal, in: context)
      for axis in Axis.allCases {
        let guide = guide(alignment[axis], of: child, in: proposal, size: answer, context)
        let rest = answer[axis] - guide
        // An infinite child has an undefined middle: it reaches infinitely far on one side.
        before[axis] = max(before[axis], guide.isNaN ? 0 : guide)
        after[axis] = max(after[axis], rest.isNaN ? .infinity : rest)
      }
    }
    return (before, after)
  }

  private func topPriority(of node: NodeID) -> Double {
    var top = -Double.infinity
    for index in 0..<tree.childCount(of: node) {
      top = max(top, tree.nodes[tree.child(index, of: node)].priority)
    }
    return top
  }

  /// Children meet at the guides' lines and are proposed the container's own size.
  mutating func arrangeOverlap(
    _ node: NodeID, _ alignment: AlignmentPair, _ size: Size, _ context: LayoutContext,
    _ slots: ChildSlots
  ) {
    guard tree.childCount(of: node) > 0 else { return }
    let childProposal = Proposal(size)
    let line = overlapExtents(node, alignment, childProposal, context).before
    if isRecording { guideLines[node] = line }
    for index in 0..<tree.childCount(of: node) {
      let child = tree.child(index, of: node)
      let answer = self.size(of: child, for: childProposal, in: context)
      let x = guide(alignment.horizontal, of: child, in: childProposal, size: answer, context)
      let y = guide(alignment.vertical, of: child, in: childProposal, size: answer, context)
      slots.set(index, x: line.width - x, y: line.height - y, proposal: childProposal)
    }
  }
}
