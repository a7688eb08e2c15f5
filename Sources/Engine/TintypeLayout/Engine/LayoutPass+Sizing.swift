extension LayoutPass {
  /// The size that a node answers for a proposal outside of all containers, in points.
  package mutating func size(of node: NodeID, for proposal: ProposedViewSize) -> CGSize {
    size(of: node, for: Proposal(proposal), in: .none).cgSize
  }

  /// The size that a node answers for a proposal.
  @inline(never)
  mutating func size(
    of node: NodeID, for proposal: Proposal, in context: LayoutContext
  ) -> Size {
    if !isRecording { return answer(of: node, for: proposal, in: context) }
    return recordedAnswer(of: node, for: proposal, in: context)
  }

  @inline(never)
  private mutating func recordedAnswer(
    of node: NodeID, for proposal: Proposal, in context: LayoutContext
  ) -> Size {
    let index = trace.count
    trace.append(TraceEntry(node: node, proposal: proposal))
    let size = answer(of: node, for: proposal, in: context)
    trace[index].size = size
    return size
  }

  @inline(__always)
  private mutating func answer(
    of node: NodeID, for proposal: Proposal, in context: LayoutContext
  ) -> Size {
    let flags = tree.nodes[node].flags
    if flags.contains(.closedForm) {
      return closedFormSize(of: node, flags, for: proposal)
    }
    guard options.contains(.memo) else { return evaluate(node, proposal, context) }
    if flags.contains(.readsContainer) {
      return contextDependentSize(of: node, for: proposal, in: context)
    }
    let head = tree.nodes[node].memo
    if flags.contains(.rigid), !head.isEmpty, usesShortcuts { return memo.latest(head) }
    if flags.contains(.separable), !flags.contains(.rigid) {
      return Size(
        width: lengthAnswer(of: node, along: .horizontal, for: proposal.width),
        height: lengthAnswer(of: node, along: .vertical, for: proposal.height))
    }
    if let size = memo.size(for: proposal, head: head) { return size }
    let size = evaluate(node, proposal, context)
    keep(size, of: node, for: proposal)
    return size
  }

  /// Adds an answer to those of a node.
  @inline(__always)
  mutating func keep(_ size: Size, of node: NodeID, for proposal: Proposal) {
    // Evaluating may have added answers of the node itself.
    var head = tree.nodes[node].memo
    memo.append(size, for: proposal, to: &head)
    tree.nodes[node].memo = head
  }

  /// The size of a leaf whose answers are not worth keeping, which is counted once.
  @inline(__always)
  mutating func closedFormSize(
    of node: NodeID, _ flags: NodeFlags, for proposal: Proposal
  ) -> Size {
    if !flags.contains(.queried) {
      tree.nodes[node].flags.insert(.queried)
      evaluations += 1
    }
    guard case .closed(let form) = tree.nodes[node].rule else { return .zero }
    return form.size(for: proposal)
  }

  /// Sizes that follow from the container's length are kept under the context too.
  private mutating func contextDependentSize(
    of node: NodeID, for proposal: Proposal, in context: LayoutContext
  ) -> Size {
    let key = QuestionKey(node, proposal, context)
    if let size = contextMemo[key] { return size }
    let size = evaluate(node, proposal, context)
    contextMemo[key] = size
    return size
  }

  /// Runs a node's size rule.
  ///
  /// Each case is a function of its own, which keeps this frame small: it is on the stack once a level.
  @inline(never)
  mutating func evaluate(
    _ node: NodeID, _ proposal: Proposal, _ context: LayoutContext
  ) -> Size {
    evaluations += 1
    switch tree.nodes[node].rule {
    case .stack(let rule): return stackSize(node, rule, proposal, context)
    case .passthrough: return passthroughSize(node, proposal, context)
    case .priority, .offset, .guide, .ignoresSafeArea, .layered:
      return size(of: tree.child(0, of: node), for: proposal, in: context)
    case .fixedFrame(let rule): return fixedFrameSize(node, rule, proposal, context)
    case .flexibleFrame(let index):
      return flexibleFrameSize(node, tree.flexibleFrames[Int(index)], proposal, context)
    case .padding(let rule): return paddingSize(node, rule, proposal, context)
    case .fixedSize(let horizontal, let vertical):
      return size(
        of: tree.onlyChild(of: node),
        for: proposal.unspecified(horizontal: horizontal, vertical: vertical), in: context)
    case .aspectRatio(let ratio, let isFill):
      let childProposal = aspectProposal(node, ratio, isFill, proposal, context)
      return size(of: tree.onlyChild(of: node), for: childProposal, in: context)
    case .leaf(let index): return leafSize(node, tree.leaves[Int(index)], proposal)
    case .overlap(let alignment): return overlapSize(node, alignment, proposal, context)
    case .position: return positionSize(node, proposal, context)
    case .relative(let rule):
      let childProposal = relativeProposal(node, rule, proposal, context)
      return size(of: tree.onlyChild(of: node), for: childProposal, in: context)
    case .relativeFrame(let index):
      return relativeFrameSize(node, tree.relativeFrames[Int(index)], proposal, context)
    case .custom(let index): return customSize(node, Int(index), proposal, context)
    case .lazyStack(let rule): return lazyStackSize(node, rule, proposal, context)
    case .scroll(let rule): return scrollSize(node, rule, proposal, context)
    case .barred: return barredSize(node, proposal, context)
    case .container(let rule): return containerSize(node, rule, proposal, context)
    case .viewThatFits(let axes): return viewThatFitsSize(node, axes, proposal, context)
    case .grid(let index): return gridSize(node, Int(index), proposal, context)
    case .lazyGrid(let index): return lazyGridSize(node, Int(index), proposal, context)
    case .safeAreaInset(let rule): return safeAreaInsetSize(node, rule, proposal, context)
    case .closed(let form): return form.size(for: proposal)
    case .geometry: return ClosedForm.greedy.size(for: proposal)
    }
  }

  mutating func leafSize(
    _ node: NodeID, _ leaf: any LayoutLeaf, _ proposal: Proposal
  ) -> Size {
    sanitized(Size(leaf.sizeThatFits(proposal.proposedViewSize)), of: node, proposal)
  }

  /// A size without negative or undefined lengths; what was wrong becomes a diagnostic.
  ///
  /// A stack's probes are asked for extremes that nobody will see: it is reported only where the
  /// view is placed with that proposal.
  mutating func sanitized(_ size: Size, of node: NodeID, _ proposal: Proposal) -> Size {
    if size.width >= 0, size.height >= 0 { return size }
    suspicions[node, default: []].append(
      Suspicion(
        proposal: proposal, problem: .invalidSize(width: size.width, height: size.height)))
    return Size(
      width: size.width >= 0 ? size.width : 0, height: size.height >= 0 ? size.height : 0)
  }
}
