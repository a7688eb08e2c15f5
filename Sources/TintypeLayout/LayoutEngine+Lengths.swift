extension LayoutEngine {
  /// Whether separable nodes are answered axis by axis.
  ///
  /// Not while questions are recorded: a record shows what a container asks, which are pairs.
  var asksByAxis: Bool { usesShortcuts && !isTracing && options.contains(.memo) }

  /// The length of a separable or rigid node for what is proposed on the same axis.
  ///
  /// Exact: it is the length that the node's answer to any pair with this component has.
  ///
  /// - Parameters:
  ///   - node: the node.
  ///   - axis: the axis.
  ///   - proposed: the proposal on that axis, NaN for nil.
  /// - Returns: the length, in points.
  @inline(never)
  func length(of node: NodeID, along axis: Axis, for proposed: Double) -> Double {
    let flags = nodes[node].flags
    if !flags.isDisjoint(with: [.closedForm, .rigid]) {
      return size(of: node, for: Proposal(width: proposed, height: proposed))[axis]
    }
    let latest = nodes[node].memo[axis]
    if let known = lengths.length(for: proposed, latest: latest) { return known }
    evaluations += 1
    let length = evaluateLength(of: node, along: axis, for: proposed)
    lengths.append(length, for: proposed, latest: &nodes[node].memo[axis])
    return length
  }

  @inline(never)
  private func evaluateLength(
    of node: NodeID, along axis: Axis, for proposed: Double
  ) -> Double {
    switch nodes[node].rule {
    case .stack(let rule): return stackLength(node, rule, along: axis, for: proposed)
    case .padding(let rule):
      return paddingLength(node, rule, along: axis, for: proposed)
    case .fixedFrame(let rule):
      let given = rule[axis]
      return given.isNaN ? length(of: onlyChild(of: node), along: axis, for: proposed) : given
    case .flexibleFrame(let index):
      return flexibleFrameLength(
        node, flexibleFrames[Int(index)][axis], along: axis, for: proposed)
    case .fixedSize(let horizontal, let vertical):
      let isFixed = axis == .horizontal ? horizontal : vertical
      return length(
        of: onlyChild(of: node), along: axis, for: isFixed ? Proposal.unspecified : proposed)
    default:
      // What answers as its first child does.
      return length(of: child(0, of: node), along: axis, for: proposed)
    }
  }

  // MARK: Extremes

  /// The lengths of a child along a stack for nothing and for infinity, all that probing looks at.
  @inline(__always)
  func mainExtremes(of child: NodeID, cross: Double, axis: Axis) -> Extremes {
    if nodes[child].flags.contains(.separable) { return extremes(of: child, along: axis) }
    return Extremes(
      low: size(of: child, for: Proposal(main: 0, cross: cross, axis: axis))[axis],
      high: size(of: child, for: Proposal(main: .infinity, cross: cross, axis: axis))[axis])
  }

  /// The lengths of a separable or rigid node for nothing and for infinity on an axis.
  ///
  /// The two are always wanted together, and together they take one walk over what is below instead
  /// of two, which is a third less waiting for memory in a large tree.
  ///
  /// - Parameters:
  ///   - node: the node.
  ///   - axis: the axis.
  /// - Returns: both lengths, in points.
  @inline(never)
  func extremes(of node: NodeID, along axis: Axis) -> Extremes {
    let flags = nodes[node].flags
    if !flags.isDisjoint(with: [.closedForm, .rigid]) {
      return separateExtremes(of: node, along: axis)
    }
    let latest = nodes[node].memo[axis]
    if let known = lengths.extremes(latest: latest) { return known }
    guard latest < 0, let extremes = extremesInOneWalk(of: node, along: axis) else {
      return separateExtremes(of: node, along: axis)
    }
    evaluations += 2
    lengths.append(extremes.low, for: 0, latest: &nodes[node].memo[axis])
    lengths.append(extremes.high, for: .infinity, latest: &nodes[node].memo[axis])
    return extremes
  }

  private func separateExtremes(of node: NodeID, along axis: Axis) -> Extremes {
    Extremes(
      low: length(of: node, along: axis, for: 0),
      high: length(of: node, along: axis, for: .infinity))
  }

  /// Both lengths where children are offered just what the node is offered; nil elsewhere.
  private func extremesInOneWalk(of node: NodeID, along axis: Axis) -> Extremes? {
    switch nodes[node].rule {
    case .stack(let rule): return stackExtremes(node, rule, along: axis)
    case .passthrough, .priority, .offset, .layered:
      return extremes(of: child(0, of: node), along: axis)
    default: return nil
    }
  }
}

/// The lengths that a node answers to a proposal of nothing and to one of infinity, in points.
struct Extremes {
  var low: Double
  var high: Double
}
