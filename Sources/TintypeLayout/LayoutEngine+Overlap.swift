extension LayoutEngine {
  /// `layout.md` 6.1: the union of the aligned frames of the children of the highest priority.
  func overlapSize(_ node: NodeID, _ alignment: AlignmentPair, _ proposal: Proposal) -> Size {
    guard childCount(of: node) > 0 else { return .zero }
    let extents = overlapExtents(node, alignment, proposal)
    return Size(
      width: extents.before.width + extents.after.width,
      height: extents.before.height + extents.after.height)
  }

  /// How far the children of the highest priority reach before and after the guides' lines.
  private func overlapExtents(
    _ node: NodeID, _ alignment: AlignmentPair, _ proposal: Proposal
  ) -> (before: Size, after: Size) {
    var before = Size(width: -.infinity, height: -.infinity)
    var after = before
    let top = topPriority(of: node)
    for index in 0..<childCount(of: node) {
      let child = child(index, of: node)
      guard nodes[child].priority == top else { continue }
      let answer = size(of: child, for: proposal)
      for axis in Axis.allCases {
        let guide = guide(alignment[axis], of: child, in: proposal, size: answer)
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
    for index in 0..<childCount(of: node) {
      top = max(top, nodes[child(index, of: node)].priority)
    }
    return top
  }

  /// Children meet at the guides' lines and are offered the container's own size.
  func arrangeOverlap(
    _ node: NodeID, _ alignment: AlignmentPair, _ size: Size, _ slots: ChildSlots
  ) {
    guard childCount(of: node) > 0 else { return }
    let offered = Proposal(size)
    let line = overlapExtents(node, alignment, offered).before
    for index in 0..<childCount(of: node) {
      let child = child(index, of: node)
      let answer = self.size(of: child, for: offered)
      slots.set(
        index,
        x: line.width - guide(alignment.horizontal, of: child, in: offered, size: answer),
        y: line.height - guide(alignment.vertical, of: child, in: offered, size: answer),
        proposal: offered)
    }
  }

  /// `layout.md` 7.8: the secondary is offered the primary's size and meets its real guides.
  func arrangeLayered(
    _ node: NodeID, _ alignment: AlignmentPair, _ proposal: Proposal, _ size: Size,
    _ slots: ChildSlots
  ) {
    slots.set(0, x: 0, y: 0, proposal: proposal)
    guard childCount(of: node) > 1 else { return }
    let offered = Proposal(size)
    let (primary, secondary) = (child(0, of: node), child(1, of: node))
    let answer = self.size(of: secondary, for: offered)
    func start(_ key: AlignmentKey) -> Double {
      guide(key, of: primary, in: proposal, size: size)
        - guide(key, of: secondary, in: offered, size: answer)
    }
    slots.set(
      1, x: start(alignment.horizontal), y: start(alignment.vertical), proposal: offered)
  }

  /// `layout.md` 10: the first child whose ideal size fits; else the last.
  ///
  /// An unspecified axis rejects nothing.
  func fittingChild(_ node: NodeID, _ axes: Axis.Set, _ proposal: Proposal) -> NodeID? {
    fittingIndex(node, axes, proposal).map { child($0, of: node) }
  }

  private func fittingIndex(_ node: NodeID, _ axes: Axis.Set, _ proposal: Proposal) -> Int? {
    let count = childCount(of: node)
    guard count > 0 else { return nil }
    let ideal = Proposal(width: Proposal.unspecified, height: Proposal.unspecified)
    for index in 0..<(count - 1) {
      let answer = size(of: child(index, of: node), for: ideal)
      let fits = Axis.allCases.allSatisfy { axis in
        !axes.contains(axis) || proposal[axis].isNaN || answer[axis] <= proposal[axis]
      }
      if fits { return index }
    }
    return count - 1
  }

  func arrangeViewThatFits(
    _ node: NodeID, _ axes: Axis.Set, _ proposal: Proposal, _ slots: ChildSlots
  ) {
    guard let index = fittingIndex(node, axes, proposal) else { return }
    slots.set(index, x: 0, y: 0, proposal: proposal)
  }
}
