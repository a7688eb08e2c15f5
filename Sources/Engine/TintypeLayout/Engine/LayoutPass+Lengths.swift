extension LayoutPass {
  /// The length of a separable or rigid node for what is proposed on the same axis.
  ///
  /// Exact: it is the length that the node's answer to any pair with this component has. There is no
  /// context, since neither kind of node reads a container.
  ///
  /// - Parameters:
  ///   - node: the node.
  ///   - axis: the axis.
  ///   - proposed: the proposal on that axis, NaN for nil.
  /// - Returns: the length, in points.
  @inline(never)
  mutating func length(of node: NodeID, along axis: Axis, for proposed: Double) -> Double {
    let length = lengthAnswer(of: node, along: axis, for: proposed)
    if isRecording { record(node, axis, proposed, length) }
    return length
  }

  /// Keeps a question on one axis.
  @inline(never)
  private mutating func record(
    _ node: NodeID, _ axis: Axis, _ proposed: Double, _ length: Double
  ) {
    trace.append(TraceEntry(node: node, axis: axis, proposed: proposed, length: length))
  }

  @inline(__always)
  mutating func lengthAnswer(
    of node: NodeID, along axis: Axis, for proposed: Double
  ) -> Double {
    let flags = tree.nodes[node].flags
    if flags.contains(.closedForm) {
      let proposal = Proposal(width: proposed, height: proposed)
      return closedFormSize(of: node, flags, for: proposal)[axis]
    }
    if flags.contains(.rigid) { return rigidLength(of: node, along: axis) }
    let latest = tree.nodes[node].memo[axis]
    if let cached = lengths.length(for: proposed, latest: latest) { return cached }
    evaluations += 1
    let length = evaluateLength(of: node, along: axis, for: proposed)
    keep(length, of: node, along: axis, for: proposed)
    return length
  }

  /// Adds an answer to those of a separable node.
  @inline(__always)
  private mutating func keep(
    _ length: Double, of node: NodeID, along axis: Axis, for proposed: Double
  ) {
    // Evaluating may have added answers of the node itself.
    var latest = tree.nodes[node].memo[axis]
    lengths.append(length, for: proposed, latest: &latest)
    tree.nodes[node].memo[axis] = latest
  }

  /// The length of a node that has one size.
  private mutating func rigidLength(of node: NodeID, along axis: Axis) -> Double {
    let head = tree.nodes[node].memo
    if !head.isEmpty { return memo.latest(head)[axis] }
    let proposal = Proposal.ideal
    let size = evaluate(node, proposal, .none)
    keep(size, of: node, for: proposal)
    return size[axis]
  }

  @inline(never)
  private mutating func evaluateLength(
    of node: NodeID, along axis: Axis, for proposed: Double
  ) -> Double {
    switch tree.nodes[node].rule {
    case .stack(let rule): return stackLength(node, rule, along: axis, for: proposed)
    case .padding(let rule): return paddingLength(node, rule, along: axis, for: proposed)
    case .fixedFrame(let rule): return fixedFrameLength(node, rule, along: axis, for: proposed)
    case .flexibleFrame(let index):
      let bounds = tree.flexibleFrames[Int(index)][axis]
      return flexibleFrameLength(node, bounds, along: axis, for: proposed)
    case .fixedSize(let horizontal, let vertical):
      let isFixed = axis == .horizontal ? horizontal : vertical
      return length(
        of: tree.onlyChild(of: node), along: axis,
        for: isFixed ? Proposal.unspecified : proposed)
    case .passthrough, .priority, .offset, .layered:
      return length(of: tree.child(0, of: node), along: axis, for: proposed)
    case .closed, .leaf, .lazyStack, .overlap, .custom, .grid, .lazyGrid, .viewThatFits, .scroll,
      .geometry, .aspectRatio, .position,
      .guide, .relativeFrame, .relative, .container, .barred, .ignoresSafeArea, .safeAreaInset:
      // No row of the table says that these axes are apart. Where one did, any pair would do.
      return evaluate(node, Proposal(width: proposed, height: proposed), .none)[axis]
    }
  }

  // MARK: Extremes

  /// The lengths of a child along a stack for nothing and for infinity, all that probing looks at.
  @inline(__always)
  mutating func mainExtremes(
    of child: NodeID, cross: Double, axis: Axis, _ context: LayoutContext
  ) -> Extremes {
    if tree.nodes[child].flags.contains(.separable) { return extremes(of: child, along: axis) }
    let least = Proposal(main: 0, cross: cross, axis: axis)
    return Extremes(
      low: leafLength(of: child, along: axis, for: least)
        ?? size(of: child, for: least, in: context)[axis],
      high: size(
        of: child, for: Proposal(main: .infinity, cross: cross, axis: axis), in: context)[axis])
  }

  /// One length of a leaf that knows it without the other, which is no step of the layout; nil for all others.
  private mutating func leafLength(
    of node: NodeID, along axis: Axis, for proposal: Proposal
  ) -> Double? {
    guard usesShortcuts, case .leaf(let leafIndex) = tree.nodes[node].rule else { return nil }
    // A question that is known is repeated, which is recorded as others are.
    if let cached = memo.size(for: proposal, head: tree.nodes[node].memo) {
      return isRecording ? nil : cached[axis]
    }
    let leaf = tree.leaves[Int(leafIndex)]
    guard let length = leaf.length(along: axis, for: proposal.proposedViewSize) else { return nil }
    if isRecording {
      // Readers are told what the leaf answers to the whole question.
      var entry = TraceEntry(node: node, proposal: proposal)
      entry.size = leafSize(node, leaf, proposal)
      trace.append(entry)
    }
    return Double(length)
  }

  /// The lengths of a separable or rigid node for nothing and for infinity on an axis.
  ///
  /// Both are found in one walk over the children.
  ///
  /// - Parameters:
  ///   - node: the node.
  ///   - axis: the axis.
  /// - Returns: both lengths, in points.
  @inline(never)
  mutating func extremes(of node: NodeID, along axis: Axis) -> Extremes {
    let extremes = extremesAnswer(of: node, along: axis)
    if isRecording {
      record(node, axis, 0, extremes.low)
      record(node, axis, .infinity, extremes.high)
    }
    return extremes
  }

  @inline(__always)
  private mutating func extremesAnswer(of node: NodeID, along axis: Axis) -> Extremes {
    let flags = tree.nodes[node].flags
    if !flags.isDisjoint(with: [.closedForm, .rigid]) {
      return separateExtremes(of: node, along: axis)
    }
    let latest = tree.nodes[node].memo[axis]
    if let cached = lengths.extremes(latest: latest) { return cached }
    guard latest < 0, let extremes = extremesInOneWalk(of: node, flags, along: axis) else {
      return separateExtremes(of: node, along: axis)
    }
    evaluations += 2
    keep(extremes.low, of: node, along: axis, for: 0)
    keep(extremes.high, of: node, along: axis, for: .infinity)
    return extremes
  }

  private mutating func separateExtremes(of node: NodeID, along axis: Axis) -> Extremes {
    Extremes(
      low: lengthAnswer(of: node, along: axis, for: 0),
      high: lengthAnswer(of: node, along: axis, for: .infinity))
  }

  /// Both lengths where children are proposed just what the node is proposed; nil elsewhere.
  private mutating func extremesInOneWalk(
    of node: NodeID, _ flags: NodeFlags, along axis: Axis
  ) -> Extremes? {
    if case .stack(let rule) = tree.nodes[node].rule {
      return stackExtremes(node, rule, along: axis)
    }
    guard flags.contains(.answersAsFirstChild) else { return nil }
    return extremes(of: tree.child(0, of: node), along: axis)
  }
}
