/// Something odd about an answer, which matters only where the node is placed with that proposal.
struct Suspicion {
  var proposal: Proposal
  var problem: EngineDiagnostic.Problem
}

extension LayoutPass {
  /// The levels of nodes that are laid out; deeper trees are cut with a diagnostic.
  ///
  /// Sizing takes up to six calls a level, which is two kilobytes of stack in debug builds; threads
  /// have eight megabytes.
  package static let depthLimit = 2000

  /// Looks at a node that was just placed.
  @inline(__always)
  mutating func inspect(
    _ node: NodeID, _ proposal: Proposal, _ size: Size, parent: NodeID, _ context: LayoutContext
  ) {
    let isFinite = size.width < .infinity && size.height < .infinity
    if isFinite, suspicions.isEmpty, !tree.nodes[node].flags.contains(.readsContainer) { return }
    inspectClosely(node, proposal, size, parent: parent, context)
  }

  @inline(never)
  private mutating func inspectClosely(
    _ node: NodeID, _ proposal: Proposal, _ size: Size, parent: NodeID, _ context: LayoutContext
  ) {
    for suspicion in suspicions[node] ?? [] where suspicion.proposal == proposal {
      tree.report(suspicion.problem, at: node)
    }
    if case .relativeFrame(let index) = tree.nodes[node].rule {
      let axes = tree.relativeFrames[Int(index)].axes
      let container = containers[context]
      if Axis.allCases.contains(where: { axes.contains($0) && container[$0].isNaN }) {
        tree.report(.unknownContainer, at: node)
      }
    }
    inspectInfinity(node, size, parent: parent)
  }

  /// The outermost view that is infinite is at fault; what is in it only follows.
  private mutating func inspectInfinity(_ node: NodeID, _ size: Size, parent: NodeID) {
    for axis in Axis.allCases where size[axis] == .infinity {
      guard parent >= 0 else {
        tree.report(.infiniteSize(width: size.width, height: size.height), at: node)
        return
      }
      guard placements.base[Int(parent)].size[axis] != .infinity else { continue }
      if case .scroll(let rule) = tree.nodes[parent].rule, rule.axes.contains(axis) {
        tree.report(.infiniteScrollContent, at: node)
      } else {
        tree.report(.infiniteSize(width: size.width, height: size.height), at: node)
      }
      return
    }
  }

  // MARK: Depth

  /// Leaves out what is deeper than the limit below a root.
  mutating func cutBelowLimit(_ root: NodeID) {
    // A tree of few nodes cannot be deep.
    guard tree.nodeCount > Self.depthLimit else { return }
    cut([root], levels: Self.depthLimit, from: 0)
  }

  /// Leaves out what a geometry reader made beyond the limit.
  mutating func cutContent(of node: NodeID, from first: Int) {
    var levels = Self.depthLimit - 1
    var current = placements.parent(of: node)
    while let step = current {
      levels -= 1
      current = placements.parent(of: step)
    }
    cut(tree.children(of: node), levels: max(levels, 1), from: first)
  }

  /// Leaves out what is below a number of levels.
  ///
  /// - Parameters:
  ///   - roots: the nodes at the first level.
  ///   - levels: the levels that are kept, at least 1.
  ///   - first: a number below which no node of the roots' trees is.
  private mutating func cut(_ roots: [NodeID], levels: Int, from first: Int) {
    var heights = heights(from: first)
    var pending = roots.map { (node: $0, levels: levels) }
    while let (node, levels) = pending.popLast() {
      guard heights[Int(node) - first] > levels else { continue }
      if levels > 1 {
        for child in tree.children(of: node) { pending.append((child, levels - 1)) }
        continue
      }
      tree.report(.tooDeep(limit: Self.depthLimit), at: node)
      tree.leaveOut(node)
      heights[Int(node) - first] = 1
    }
  }

  /// The levels below each node from one on, itself included; children come before their parents.
  private func heights(from first: Int) -> [Int32] {
    var heights = [Int32](repeating: 1, count: tree.nodeCount - first)
    for node in NodeID(first)..<NodeID(tree.nodeCount) {
      var height: Int32 = 0
      for index in 0..<tree.childCount(of: node) {
        height = max(height, heights[Int(tree.child(index, of: node)) - first])
      }
      heights[Int(node) - first] = height + 1
    }
    return heights
  }

  @inline(never)
  mutating func tell(_ node: NodeID, _ proposal: Proposal, _ answer: Size) {
    tree.listeners[node]?(proposal.proposedViewSize, answer.cgSize)
  }
}
