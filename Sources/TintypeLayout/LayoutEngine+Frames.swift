extension LayoutEngine {
  // MARK: Fixed frames (`layout.md` 7.1)

  private func fixedFrameProposal(_ rule: FixedFrameRule, _ proposal: Proposal) -> Proposal {
    Proposal(
      width: rule.width.isNaN ? proposal.width : rule.width,
      height: rule.height.isNaN ? proposal.height : rule.height)
  }

  /// Given lengths as they are; free axes take the child's length.
  func fixedFrameSize(_ node: NodeID, _ rule: FixedFrameRule, _ proposal: Proposal) -> Size {
    if !rule.width.isNaN, !rule.height.isNaN {
      return Size(width: rule.width, height: rule.height)
    }
    let answer = size(of: onlyChild(of: node), for: fixedFrameProposal(rule, proposal))
    return Size(
      width: rule.width.isNaN ? answer.width : rule.width,
      height: rule.height.isNaN ? answer.height : rule.height)
  }

  /// The child is offered the given lengths and aligned by the frame's default guides.
  func arrangeFixedFrame(
    _ node: NodeID, _ rule: FixedFrameRule, _ proposal: Proposal, _ size: Size,
    _ slots: ChildSlots
  ) {
    align(node, rule.alignment, in: size, fixedFrameProposal(rule, proposal), slots)
  }

  /// Puts the only child where its guides meet the default guides of a box.
  ///
  /// `layout.md` 4.6: the box's own size decides its side, the child's real guide the other.
  func align(
    _ node: NodeID, _ alignment: AlignmentPair, in size: Size, _ proposal: Proposal,
    _ slots: ChildSlots
  ) {
    let child = onlyChild(of: node)
    let answer = self.size(of: child, for: proposal)
    let x =
      defaultGuide(alignment.horizontal, of: size)
      - guide(alignment.horizontal, of: child, in: proposal, size: answer)
    let y =
      defaultGuide(alignment.vertical, of: size)
      - guide(alignment.vertical, of: child, in: proposal, size: answer)
    slots.set(0, x: x, y: y, proposal: proposal)
  }

  // MARK: Flexible frames (`layout.md` 7.2)

  /// What the child is offered on one axis.
  private func offer(_ bounds: FlexibleFrameRule.Bounds, _ proposed: Double) -> Double {
    let wanted = proposed.isNaN ? bounds.ideal : proposed
    if wanted.isNaN { return Proposal.unspecified }
    return clamp(wanted, bounds)
  }

  /// A length within bounds; where they are out of order, the upper one wins.
  private func clamp(_ length: Double, _ bounds: FlexibleFrameRule.Bounds) -> Double {
    var result = length
    if !bounds.min.isNaN { result = max(result, bounds.min) }
    if !bounds.max.isNaN { result = min(result, bounds.max) }
    return result
  }

  /// The frame's length on one axis; nil where only the child can say.
  private func lengthWithoutChild(
    _ bounds: FlexibleFrameRule.Bounds, _ proposed: Double
  ) -> Double? {
    if proposed.isNaN { return bounds.ideal.isNaN ? nil : bounds.ideal }
    if !bounds.min.isNaN, !bounds.max.isNaN, bounds.min <= bounds.max {
      return clamp(proposed, bounds)
    }
    return nil
  }

  /// The frame's length on one axis out of what it offered and what the child took.
  private func length(
    _ bounds: FlexibleFrameRule.Bounds, proposed: Double, offered: Double, taken: Double
  ) -> Double {
    switch (bounds.min.isNaN, bounds.max.isNaN) {
    case (true, true): return taken
    case (false, false):
      // Bounds that stay out of order are skipped; otherwise the proposal is nil here.
      return bounds.min > bounds.max ? taken : clamp(taken, bounds)
    case (false, true):
      return proposed.isNaN ? max(bounds.min, taken) : max(bounds.min, min(taken, offered))
    case (true, false):
      return proposed.isNaN ? min(bounds.max, taken) : min(bounds.max, max(taken, offered))
    }
  }

  /// The table of `layout.md` 7.2, one axis at a time; the child is asked only where it matters.
  func flexibleFrameSize(
    _ node: NodeID, _ rule: FlexibleFrameRule, _ proposal: Proposal
  ) -> Size {
    let width = lengthWithoutChild(rule.horizontal, proposal.width)
    let height = lengthWithoutChild(rule.vertical, proposal.height)
    if let width, let height { return Size(width: width, height: height) }
    let offered = Proposal(
      width: offer(rule.horizontal, proposal.width), height: offer(rule.vertical, proposal.height))
    let taken = size(of: onlyChild(of: node), for: offered)
    return Size(
      width: width
        ?? length(
          rule.horizontal, proposed: proposal.width, offered: offered.width, taken: taken.width),
      height: height
        ?? length(
          rule.vertical, proposed: proposal.height, offered: offered.height, taken: taken.height))
  }

  /// A row of the same table, where the axes do not depend on each other.
  func flexibleFrameLength(
    _ node: NodeID, _ bounds: FlexibleFrameRule.Bounds, along axis: Axis, for proposed: Double
  ) -> Double {
    if let length = lengthWithoutChild(bounds, proposed) { return length }
    let offered = offer(bounds, proposed)
    return length(
      bounds, proposed: proposed, offered: offered,
      taken: length(of: onlyChild(of: node), along: axis, for: offered))
  }

  /// The child is offered the frame's own size, except where its ideal length was asked and stands.
  func arrangeFlexibleFrame(
    _ node: NodeID, _ rule: FlexibleFrameRule, _ proposal: Proposal, _ size: Size,
    _ slots: ChildSlots
  ) {
    var offered = Proposal(size)
    for axis in Axis.allCases {
      let bounds = rule[axis]
      guard proposal[axis].isNaN, bounds.ideal.isNaN else { continue }
      let isAboveMin = bounds.min.isNaN || bounds.min < size[axis]
      let isBelowMax = bounds.max.isNaN || size[axis] < bounds.max
      if isAboveMin, isBelowMax { offered[axis] = Proposal.unspecified }
    }
    align(node, rule.alignment, in: size, offered, slots)
  }

  // MARK: Padding (`layout.md` 7.4)

  private func paddingProposal(_ rule: PaddingRule, _ proposal: Proposal) -> Proposal {
    Proposal(
      width: lengthInside(rule, .horizontal, proposal.width),
      height: lengthInside(rule, .vertical, proposal.height))
  }

  /// What is left of a proposed length for the child.
  private func lengthInside(_ rule: PaddingRule, _ axis: Axis, _ proposed: Double) -> Double {
    // max(0, nil) would be 0: nil has to stay nil.
    proposed.isNaN ? proposed : max(0, proposed - rule.sum(along: axis))
  }

  /// The child's size and the insets.
  func paddingSize(_ node: NodeID, _ rule: PaddingRule, _ proposal: Proposal) -> Size {
    let answer = size(of: onlyChild(of: node), for: paddingProposal(rule, proposal))
    return Size(
      width: max(0, answer.width + rule.sum(along: .horizontal)),
      height: max(0, answer.height + rule.sum(along: .vertical)))
  }

  /// The child's length and the insets on one axis, where the axes do not depend on each other.
  func paddingLength(
    _ node: NodeID, _ rule: PaddingRule, along axis: Axis, for proposed: Double
  ) -> Double {
    let inside = lengthInside(rule, axis, proposed)
    let answer = length(of: onlyChild(of: node), along: axis, for: inside)
    return max(0, answer + rule.sum(along: axis))
  }

  func arrangePadding(_ rule: PaddingRule, _ proposal: Proposal, _ slots: ChildSlots) {
    slots.set(0, x: rule.leading, y: rule.top, proposal: paddingProposal(rule, proposal))
  }

  // MARK: Aspect ratio (`layout.md` 7.5)

  /// What a view with a ratio offers its child; the view's size is what the child takes.
  ///
  /// Disputed there: for `fill` with nil on one axis the other axis decides.
  func aspectProposal(
    _ node: NodeID, _ ratio: Double, _ isFill: Bool, _ proposal: Proposal
  ) -> Proposal {
    if proposal.width.isNaN, proposal.height.isNaN { return proposal }
    var base = Size(width: ratio, height: 1)
    if ratio.isNaN {
      base = size(
        of: onlyChild(of: node),
        for: Proposal(width: Proposal.unspecified, height: Proposal.unspecified))
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

  // MARK: Position (`layout.md` 7.6)

  /// The proposal; an unspecified axis takes the child's length.
  func positionSize(_ node: NodeID, _ proposal: Proposal) -> Size {
    if !proposal.width.isNaN, !proposal.height.isNaN {
      return Size(width: proposal.width, height: proposal.height)
    }
    let answer = size(of: onlyChild(of: node), for: proposal)
    return Size(
      width: proposal.width.isNaN ? answer.width : proposal.width,
      height: proposal.height.isNaN ? answer.height : proposal.height)
  }

  /// The child's middle goes to the point.
  func arrangePosition(_ node: NodeID, x: Double, y: Double, _ size: Size, _ slots: ChildSlots) {
    let offered = Proposal(size)
    let answer = self.size(of: onlyChild(of: node), for: offered)
    slots.set(0, x: x - answer.width / 2, y: y - answer.height / 2, proposal: offered)
  }

  // MARK: Shares of the proposal (beyond SwiftUI)

  /// The proposal times the factors.
  ///
  /// A nil or infinite component is passed on as it is; the probing variant asks the child for its
  /// answer to it and offers the share of that.
  func relativeProposal(
    _ node: NodeID, _ rule: RelativeRule, _ proposal: Proposal
  ) -> Proposal {
    var result = proposal
    for axis in Axis.allCases where !rule[axis].isNaN {
      if rule.probes, proposal[axis].isNaN || proposal[axis].isInfinite {
        let own = size(of: onlyChild(of: node), for: proposal)[axis]
        result[axis] = own.isInfinite ? own : own * rule[axis]
      } else {
        // 0 times infinity is undefined: a share of nothing is nothing.
        result[axis] = rule[axis] == 0 && !proposal[axis].isNaN ? 0 : proposal[axis] * rule[axis]
      }
    }
    return result
  }

  /// The child in the middle of what it reported, at the upper leading corner.
  func arrangeRelative(
    _ node: NodeID, _ rule: RelativeRule, _ proposal: Proposal, _ slots: ChildSlots
  ) {
    slots.set(0, x: 0, y: 0, proposal: relativeProposal(node, rule, proposal))
  }
}
