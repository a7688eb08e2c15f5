// Nodes that lay out as their child does: what only draws, sets a guide, moves what is drawn, or has a
// priority. `Rules/Frames#Offset` and `Rules/Frames#Modifiers-that-only-draw`.
extension LayoutTree {
  /// Adds a node that reports a priority of its own to its container.
  package mutating func makePriority(_ priority: Double, child: NodeID) -> NodeID {
    let node = makeNode(.priority, around: child)
    nodes[node].priority = priority
    return node
  }
}

extension LayoutPass {
  /// The child's size, which somebody may listen to.
  mutating func passthroughSize(
    _ node: NodeID, _ proposal: Proposal, _ context: LayoutContext
  ) -> Size {
    let answer = size(of: tree.onlyChild(of: node), for: proposal, in: context)
    if tree.nodes[node].flags.contains(.hasListener) { tell(node, proposal, answer) }
    return answer
  }
}
