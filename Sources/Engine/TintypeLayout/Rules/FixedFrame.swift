/// A frame of fixed lengths; NaN for a free axis: `Rules/Frames#Fixed-frames`.
package struct FixedFrameRule {
  var width: Double
  var height: Double
  var alignment: AlignmentPair

  package init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = width.map(Double.init) ?? .nan
    self.height = height.map(Double.init) ?? .nan
    self.alignment = AlignmentPair(alignment)
  }

  subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }

  /// Whether both lengths are given, so that the child has no say.
  var isComplete: Bool { !width.isNaN && !height.isNaN }

  /// The edges at which the frame and not the child meets a neighbor.
  var edges: Edge.Set { Edge.Set(width: !width.isNaN, height: !height.isNaN) }
}

extension Edge.Set {
  /// The edges across the axes on which a frame has a length of its own.
  init(width: Bool, height: Bool) {
    self = []
    if width { formUnion(.horizontal) }
    if height { formUnion(.vertical) }
  }
}

extension LayoutPass {
  private func fixedFrameProposal(_ rule: FixedFrameRule, _ proposal: Proposal) -> Proposal {
    Proposal(
      width: rule.width.isNaN ? proposal.width : rule.width,
      height: rule.height.isNaN ? proposal.height : rule.height)
  }

  /// Given lengths as they are; free axes take the child's length.
  mutating func fixedFrameSize(
    _ node: NodeID, _ rule: FixedFrameRule, _ proposal: Proposal, _ context: LayoutContext
  ) -> Size {
    if rule.isComplete { return Size(width: rule.width, height: rule.height) }
    let answer = size(
      of: tree.onlyChild(of: node), for: fixedFrameProposal(rule, proposal), in: context)
    return Size(
      width: rule.width.isNaN ? answer.width : rule.width,
      height: rule.height.isNaN ? answer.height : rule.height)
  }

  /// The same on one axis, where the axes do not depend on each other.
  mutating func fixedFrameLength(
    _ node: NodeID, _ rule: FixedFrameRule, along axis: Axis, for proposed: Double
  ) -> Double {
    let given = rule[axis]
    return given.isNaN
      ? length(of: tree.onlyChild(of: node), along: axis, for: proposed) : given
  }

  /// The child is proposed the given lengths and aligned by the frame's default guides.
  mutating func arrangeFixedFrame(
    _ node: NodeID, _ rule: FixedFrameRule, _ proposal: Proposal, _ size: Size,
    _ context: LayoutContext, _ slots: ChildSlots
  ) {
    align(node, rule.alignment, in: size, fixedFrameProposal(rule, proposal), context, slots)
  }
}
