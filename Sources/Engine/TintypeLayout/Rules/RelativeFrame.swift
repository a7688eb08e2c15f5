/// A frame whose lengths follow from the container around it:
/// `Rules/Scrolling#Lengths-by-the-container`.
struct RelativeFrameRule {
  var axes: Axis.Set
  var alignment: AlignmentPair
  var length: (CGFloat, Axis) -> CGFloat

  /// The edges at which the frame and not the child meets a neighbor.
  var edges: Edge.Set {
    Edge.Set(width: axes.contains(.horizontal), height: axes.contains(.vertical))
  }
}

extension LayoutTree {
  /// Adds a frame whose lengths follow from the container around it.
  package mutating func makeRelativeFrame(
    axes: Axis.Set, alignment: Alignment, child: NodeID, isRightToLeft: Bool,
    length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> NodeID {
    relativeFrames.append(
      RelativeFrameRule(axes: axes, alignment: AlignmentPair(alignment), length: length))
    return makeNode(
      .relativeFrame(Int32(relativeFrames.count - 1)), around: child,
      isRightToLeft: isRightToLeft)
  }
}

extension LayoutPass {
  private func relativeFrameProposal(
    _ rule: RelativeFrameRule, _ proposal: Proposal, _ context: LayoutContext
  ) -> Proposal {
    let container = containers[context]
    var childProposal = proposal
    for axis in Axis.allCases where rule.axes.contains(axis) {
      let length = container[axis]
      if length.isNaN {
        childProposal[axis] = Proposal.unspecified
      } else {
        let wanted = Double(rule.length(CGFloat(length), axis))
        childProposal[axis] = wanted >= 0 ? wanted : 0
      }
    }
    return childProposal
  }

  /// The wanted length on the listed axes, the child's on the others.
  mutating func relativeFrameSize(
    _ node: NodeID, _ rule: RelativeFrameRule, _ proposal: Proposal, _ context: LayoutContext
  ) -> Size {
    let childProposal = relativeFrameProposal(rule, proposal, context)
    let answer = size(of: tree.onlyChild(of: node), for: childProposal, in: context)
    func length(_ axis: Axis) -> Double {
      rule.axes.contains(axis) && !childProposal[axis].isNaN ? childProposal[axis] : answer[axis]
    }
    return Size(width: length(.horizontal), height: length(.vertical))
  }

  /// The child is proposed the wanted lengths and aligned in them.
  mutating func arrangeRelativeFrame(
    _ node: NodeID, _ rule: RelativeFrameRule, _ proposal: Proposal, _ size: Size,
    _ context: LayoutContext, _ slots: ChildSlots
  ) {
    let childProposal = relativeFrameProposal(rule, proposal, context)
    if isRecording {
      let seen = containers[context]
      func length(_ axis: Axis) -> Double { rule.axes.contains(axis) ? seen[axis] : .nan }
      containersSeen[node] = ContainerLengths(
        Proposal(width: length(.horizontal), height: length(.vertical)))
    }
    align(node, rule.alignment, in: size, childProposal, context, slots)
  }
}
