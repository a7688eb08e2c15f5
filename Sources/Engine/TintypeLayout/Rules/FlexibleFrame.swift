/// A frame of flexible lengths on both axes.
package struct FlexibleFrameRule {
  /// The bounds of one axis after normalising; NaN for none.
  struct Bounds {
    var min: Double
    var ideal: Double
    var max: Double

    /// `Rules/Frames#Flexible-frames`: min is at least 0, ideal at least min, max at least ideal.
    init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
      self.min = min.map { Swift.max(Double($0), 0) } ?? .nan
      self.ideal = ideal.map { Double($0) } ?? .nan
      if let ideal { self.ideal = Swift.max(Double(ideal), self.min.isNaN ? 0 : self.min) }
      self.max = max.map { Double($0) } ?? .nan
      if let max { self.max = Swift.max(Double(max), self.ideal.isNaN ? 0 : self.ideal) }
    }
  }

  var horizontal: Bounds
  var vertical: Bounds
  var alignment: AlignmentPair

  package init(
    minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?, minHeight: CGFloat?,
    idealHeight: CGFloat?, maxHeight: CGFloat?, alignment: Alignment
  ) {
    horizontal = Bounds(min: minWidth, ideal: idealWidth, max: maxWidth)
    vertical = Bounds(min: minHeight, ideal: idealHeight, max: maxHeight)
    self.alignment = AlignmentPair(alignment)
  }

  subscript(axis: Axis) -> Bounds { axis == .horizontal ? horizontal : vertical }

  /// The edges at which the frame and not the child meets a neighbor.
  var edges: Edge.Set { Edge.Set(width: horizontal.isGiven, height: vertical.isGiven) }
}

extension FlexibleFrameRule.Bounds {
  /// Whether there is any bound.
  var isGiven: Bool { !min.isNaN || !ideal.isNaN || !max.isNaN }
}

extension LayoutTree {
  /// Adds a frame of flexible lengths.
  package mutating func makeFlexibleFrame(
    _ rule: FlexibleFrameRule, child: NodeID, isRightToLeft: Bool
  ) -> NodeID {
    flexibleFrames.append(rule)
    return makeNode(
      .flexibleFrame(Int32(flexibleFrames.count - 1)), around: child,
      isRightToLeft: isRightToLeft)
  }
}

extension LayoutPass {
  /// What the child is proposed on one axis.
  private func childProposal(_ bounds: FlexibleFrameRule.Bounds, _ proposed: Double) -> Double {
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

  /// The frame's length on one axis out of what it proposed and what the child took.
  private func length(
    _ bounds: FlexibleFrameRule.Bounds, proposed: Double, childProposal: Double, taken: Double
  ) -> Double {
    switch (bounds.min.isNaN, bounds.max.isNaN) {
    case (true, true): return taken
    case (false, false):
      // Bounds that stay out of order are skipped; otherwise the proposal is nil here.
      return bounds.min > bounds.max ? taken : clamp(taken, bounds)
    case (false, true):
      return proposed.isNaN ? max(bounds.min, taken) : max(bounds.min, min(taken, childProposal))
    case (true, false):
      return proposed.isNaN ? min(bounds.max, taken) : min(bounds.max, max(taken, childProposal))
    }
  }

  /// The table of `Rules/Frames#Flexible-frames`, one axis at a time; the child is asked only where
  /// it matters.
  mutating func flexibleFrameSize(
    _ node: NodeID, _ rule: FlexibleFrameRule, _ proposal: Proposal, _ context: LayoutContext
  ) -> Size {
    let width = lengthWithoutChild(rule.horizontal, proposal.width)
    let height = lengthWithoutChild(rule.vertical, proposal.height)
    if let width, let height { return Size(width: width, height: height) }
    let childProposal = Proposal(
      width: childProposal(rule.horizontal, proposal.width),
      height: childProposal(rule.vertical, proposal.height))
    let taken = size(of: tree.onlyChild(of: node), for: childProposal, in: context)
    return Size(
      width: width
        ?? length(
          rule.horizontal, proposed: proposal.width, childProposal: childProposal.width,
          taken: taken.width),
      height: height
        ?? length(
          rule.vertical, proposed: proposal.height, childProposal: childProposal.height,
          taken: taken.height))
  }

  /// A row of the same table, where the axes do not depend on each other.
  mutating func flexibleFrameLength(
    _ node: NodeID, _ bounds: FlexibleFrameRule.Bounds, along axis: Axis, for proposed: Double
  ) -> Double {
    if let length = lengthWithoutChild(bounds, proposed) { return length }
    let childProposal = childProposal(bounds, proposed)
    let taken = length(of: tree.onlyChild(of: node), along: axis, for: childProposal)
    return length(bounds, proposed: proposed, childProposal: childProposal, taken: taken)
  }

  /// The child is proposed the frame's own size, except where its ideal length was asked and
  /// stands.
  mutating func arrangeFlexibleFrame(
    _ node: NodeID, _ rule: FlexibleFrameRule, _ proposal: Proposal, _ size: Size,
    _ context: LayoutContext, _ slots: ChildSlots
  ) {
    var childProposal = Proposal(size)
    for axis in Axis.allCases {
      let bounds = rule[axis]
      guard proposal[axis].isNaN, bounds.ideal.isNaN else { continue }
      let isAboveMin = bounds.min.isNaN || bounds.min < size[axis]
      let isBelowMax = bounds.max.isNaN || size[axis] < bounds.max
      if isAboveMin, isBelowMax { childProposal[axis] = Proposal.unspecified }
    }
    align(node, rule.alignment, in: size, childProposal, context, slots)
  }
}
