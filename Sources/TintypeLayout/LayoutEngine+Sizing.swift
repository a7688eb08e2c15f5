extension LayoutEngine {
  /// The size that a node answers for a proposal, in points.
  package func size(of node: NodeID, for proposal: ProposedViewSize) -> CGSize {
    size(of: node, for: Proposal(proposal)).cgSize
  }

  /// The size and guides of a node for a proposal.
  func dimensions(of node: NodeID, for proposal: Proposal) -> ViewDimensions {
    ViewDimensions(
      size: size(of: node, for: proposal), engine: self, node: node, proposal: proposal)
  }

  /// The size that a node answers for a proposal.
  @inline(never)
  func size(of node: NodeID, for proposal: Proposal) -> Size {
    if !isTracing { return untracedSize(of: node, for: proposal) }
    return tracedSize(of: node, for: proposal)
  }

  @inline(never)
  private func tracedSize(of node: NodeID, for proposal: Proposal) -> Size {
    let index = trace.count
    trace.append(TraceEntry(node: node, proposal: proposal, size: .zero))
    let size = untracedSize(of: node, for: proposal)
    trace[index].size = size
    return size
  }

  @inline(__always)
  private func untracedSize(of node: NodeID, for proposal: Proposal) -> Size {
    let flags = nodes[node].flags
    if flags.contains(.closedForm) {
      if !flags.contains(.asked) {
        nodes[node].flags.insert(.asked)
        evaluations += 1
      }
      return closedFormSize(of: node, for: proposal)
    }
    guard options.contains(.memo) else { return evaluate(node, proposal) }
    if flags.contains(.readsContainer) { return containerDependentSize(of: node, for: proposal) }
    let head = nodes[node].memo
    if flags.contains(.rigid), !head.isEmpty, usesShortcuts {
      return memo.latest(head)
    }
    if flags.contains(.separable), !flags.contains(.rigid) {
      return Size(
        width: length(of: node, along: .horizontal, for: proposal.width),
        height: length(of: node, along: .vertical, for: proposal.height))
    }
    if let size = memo.size(for: proposal, head: head) { return size }
    let size = evaluate(node, proposal)
    memo.append(size, for: proposal, to: &nodes[node].memo)
    return size
  }

  /// Sizes that follow from the container's length are kept under that length too.
  private func containerDependentSize(of node: NodeID, for proposal: Proposal) -> Size {
    let key = ContainerMemoKey(node: node, proposal: proposal, container: container)
    if let size = containerMemo[key] { return size }
    let size = evaluate(node, proposal)
    containerMemo[key] = size
    return size
  }

  /// Leaves whose answer is a comparison or two, which no memo can beat.
  @inline(__always)
  private func closedFormSize(of node: NodeID, for proposal: Proposal) -> Size {
    let width = proposal.width
    let height = proposal.height
    switch nodes[node].rule {
    case .circle:
      let side = min(width.isNaN ? 10 : width, height.isNaN ? 10 : height)
      return Size(width: side, height: side)
    case .fixed(let width, let height): return Size(width: width, height: height)
    case .resizable(let image):
      return Size(
        width: width.isNaN ? image.natural.width : max(width, image.minimum.width),
        height: height.isNaN ? image.natural.height : max(height, image.minimum.height))
    case .spacer(let minimum, let orientation):
      func length(_ offered: Double) -> Double { offered.isNaN ? minimum : max(offered, minimum) }
      return Size(
        width: orientation == .vertical ? 0 : length(width),
        height: orientation == .horizontal ? 0 : length(height))
    case .divider(let thickness, let orientation):
      return orientation == .horizontal
        ? Size(width: thickness, height: height.isNaN ? 10 : height)
        : Size(width: width.isNaN ? 10 : width, height: thickness)
    default: return Size(width: width.isNaN ? 10 : width, height: height.isNaN ? 10 : height)
    }
  }

  /// Runs a node's size rule.
  ///
  /// Each case is a function of its own, which keeps this frame small: it
  /// is on the stack once a level.
  @inline(never)
  private func evaluate(_ node: NodeID, _ proposal: Proposal) -> Size {
    evaluations += 1
    switch nodes[node].rule {
    case .stack(let rule): return stackSize(node, rule, proposal)
    case .passthrough:
      let answer = size(of: onlyChild(of: node), for: proposal)
      if nodes[node].flags.contains(.isHeard) { tell(node, proposal, answer) }
      return answer
    case .priority, .offset, .guide, .ignoresSafeArea:
      return size(of: onlyChild(of: node), for: proposal)
    case .layered: return size(of: child(0, of: node), for: proposal)
    case .fixedFrame(let rule): return fixedFrameSize(node, rule, proposal)
    case .flexibleFrame(let index):
      return flexibleFrameSize(node, flexibleFrames[Int(index)], proposal)
    case .padding(let rule): return paddingSize(node, rule, proposal)
    case .fixedSize(let horizontal, let vertical):
      return size(
        of: onlyChild(of: node),
        for: Proposal(
          width: horizontal ? Proposal.unspecified : proposal.width,
          height: vertical ? Proposal.unspecified : proposal.height))
    case .aspectRatio(let ratio, let isFill):
      return size(
        of: onlyChild(of: node), for: aspectProposal(node, ratio, isFill, proposal))
    case .leaf(let index): return leafSize(node, leaves[Int(index)], proposal)
    case .overlap(let alignment): return overlapSize(node, alignment, proposal)
    case .position: return positionSize(node, proposal)
    case .relative(let rule):
      return size(of: onlyChild(of: node), for: relativeProposal(node, rule, proposal))
    case .relativeFrame(let index):
      return relativeFrameSize(node, relativeFrames[Int(index)], proposal)
    case .custom(let index): return customSize(node, Int(index), proposal)
    case .lazyStack(let rule): return lazyStackSize(node, rule, proposal)
    case .scroll(let rule): return scrollSize(node, rule, proposal)
    case .container(let rule): return containerSize(node, rule, proposal)
    case .viewThatFits(let axes):
      guard let chosen = fittingChild(node, axes, proposal) else { return .zero }
      return size(of: chosen, for: proposal)
    case .grid(let index): return gridSize(node, Int(index), proposal)
    case .lazyGrid(let index): return lazyGridSize(node, Int(index), proposal)
    case .safeAreaInset(let rule): return safeAreaInsetSize(node, rule, proposal)
    case .geometry, .greedy, .circle, .fixed, .resizable, .spacer, .divider:
      return closedFormSize(of: node, for: proposal)
    }
  }

  private func leafSize(_ node: NodeID, _ leaf: any LayoutLeaf, _ proposal: Proposal) -> Size {
    sanitized(Size(leaf.sizeThatFits(proposal.proposedViewSize)), of: node, proposal)
  }

  /// A size without negative or undefined lengths; what was wrong becomes a diagnostic.
  ///
  /// A stack's probes are asked for extremes that nobody will see: it is reported only where the
  /// view is placed with that proposal.
  func sanitized(_ size: Size, of node: NodeID, _ proposal: Proposal) -> Size {
    if size.width >= 0, size.height >= 0 { return size }
    hot.pointee.isSuspicious = true
    suspicions[node, default: []].append(
      Suspicion(
        proposal: proposal, problem: .invalidSize(width: size.width, height: size.height)))
    return Size(
      width: size.width >= 0 ? size.width : 0, height: size.height >= 0 ? size.height : 0)
  }

  /// Adds a diagnostic once per node and kind.
  func report(_ problem: EngineDiagnostic.Problem, node: NodeID) {
    let diagnostic = EngineDiagnostic(node: node, problem: problem)
    if !diagnostics.contains(where: { $0.node == node && $0.problem.isSameKind(as: problem) }) {
      diagnostics.append(diagnostic)
    }
  }
}

/// The key of a size that depends on the container around a node.
struct ContainerMemoKey: Hashable {
  var node: NodeID
  var width: UInt64
  var height: UInt64
  var container: ContainerLengths

  init(node: NodeID, proposal: Proposal, container: ContainerLengths) {
    self.node = node
    width = proposal.width.bitPattern
    height = proposal.height.bitPattern
    self.container = container
  }
}
