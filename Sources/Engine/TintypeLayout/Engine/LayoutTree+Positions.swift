extension LayoutTree {
  /// Whether a node stands below other views: a stack on the way to it has children above it.
  ///
  /// - Parameters:
  ///   - node: the node that is looked for.
  ///   - root: the node whose descendants are looked through.
  /// - Returns: false also where the node is not among them.
  package func isBelowOthers(_ node: NodeID, in root: NodeID) -> Bool {
    var rest = [(node: root, isBelow: false)]
    while let (current, isBelow) = rest.popLast() {
      if current == node { return isBelow }
      let isColumn = isColumn(current)
      for index in 0..<childCount(of: current) {
        rest.append((child(index, of: current), isBelow || (isColumn && index > 0)))
      }
    }
    return false
  }

  private func isColumn(_ node: NodeID) -> Bool {
    switch nodes[node].rule {
    case .stack(let rule), .lazyStack(let rule): rule.axis == .vertical
    default: false
    }
  }
}
