/// Something odd about an answer, which matters only where the node is placed with that proposal.
struct Suspicion {
  var proposal: Proposal
  var problem: EngineDiagnostic.Problem
}

extension LayoutEngine {
  /// The levels of nodes that are laid out; deeper trees are cut with a diagnostic.
  ///
  /// Sizing takes up to six calls a level, which is two kilobytes of stack in debug builds; threads
  /// have eight megabytes.
  package static let depthLimit = 2000

  /// Looks at a node that was just placed.
  @inline(__always)
  func inspect(_ node: NodeID, _ proposal: Proposal, _ size: Size, parent: NodeID) {
    let isFinite = size.width < .infinity && size.height < .infinity
    if isFinite, !hot.pointee.isSuspicious, !nodes[node].flags.contains(.readsContainer) { return }
    inspectClosely(node, proposal, size, parent: parent)
  }

  @inline(never)
  private func inspectClosely(
    _ node: NodeID, _ proposal: Proposal, _ size: Size, parent: NodeID
  ) {
    for suspicion in suspicions[node] ?? [] where suspicion.proposal == proposal {
      report(suspicion.problem, node: node)
    }
    if case .relativeFrame(let index) = nodes[node].rule {
      let axes = relativeFrames[Int(index)].axes
      if Axis.allCases.contains(where: { axes.contains($0) && container[$0].isNaN }) {
        report(.unknownContainer, node: node)
      }
    }
    inspectInfinity(node, size, parent: parent)
  }

  /// The outermost view that is infinite is at fault; what is in it only follows.
  private func inspectInfinity(_ node: NodeID, _ size: Size, parent: NodeID) {
    for axis in Axis.allCases where size[axis] == .infinity {
      guard parent >= 0 else {
        report(.infiniteSize(width: size.width, height: size.height), node: node)
        return
      }
      guard placements[parent].size[axis] != .infinity else { continue }
      if case .scroll(let rule) = nodes[parent].rule, rule.axes.contains(axis) {
        report(.infiniteScrollContent, node: node)
      } else {
        report(.infiniteSize(width: size.width, height: size.height), node: node)
      }
      return
    }
  }

  // MARK: Depth

  /// Leaves out what is deeper than the limit below a root.
  func cutBelowLimit(_ root: NodeID) { cut(root, levels: LayoutEngine.depthLimit) }

  /// Leaves out what a geometry reader made beyond the limit.
  func cutLateContent(of node: NodeID) {
    var levels = LayoutEngine.depthLimit - 1
    var current = placements[node].parent
    while current >= 0 {
      levels -= 1
      current = placements[current].parent
    }
    for child in children(of: node) { cut(child, levels: max(levels, 1)) }
  }

  private func cut(_ root: NodeID, levels: Int) {
    guard placements[root].height > levels else { return }
    var pending = [(node: root, levels: levels)]
    while let (node, levels) = pending.popLast() {
      guard placements[node].height > levels else { continue }
      if levels > 1 {
        for child in children(of: node) { pending.append((child, levels - 1)) }
        continue
      }
      report(.tooDeep(limit: LayoutEngine.depthLimit), node: node)
      nodes[node].rule = .fixed(width: 0, height: 0)
      nodes[node].flags = [.closedForm, .rigid]
      nodes[node].childCount = 0
      placements[node].height = 1
    }
  }

  // MARK: Listening

  /// Adds a node that tells what its child is asked and answers, in the order of the questions.
  ///
  /// A question that is repeated is answered from memory and told once.
  package func makeHeard(
    child: NodeID, listener: @escaping (ProposedViewSize, CGSize) -> Void
  ) -> NodeID {
    let node = makeNode(.passthrough, children: [child])
    // A rigid subtree is asked once, whatever is offered; a separable one axis by axis.
    nodes[node].flags.subtract([.rigid, .separable])
    nodes[node].memo = .noSizes
    nodes[node].flags.insert(.isHeard)
    listeners[node] = listener
    return node
  }

  @inline(never)
  func tell(_ node: NodeID, _ proposal: Proposal, _ answer: Size) {
    listeners[node]?(proposal.proposedViewSize, answer.cgSize)
  }
}
