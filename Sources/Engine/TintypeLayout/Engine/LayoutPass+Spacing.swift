extension LayoutPass {
  /// The gaps that a node prefers to its neighbors, by `Rules/Spacing#Who-prefers-what`.
  mutating func spacing(of node: NodeID) -> ViewSpacing {
    let hasChildren = tree.childCount(of: node) > 0
    if hasChildren, let cached = spacingMemo[node] { return cached }
    let spacing = computeSpacing(of: node, first: hasChildren ? tree.child(0, of: node) : nil)
    if hasChildren { spacingMemo[node] = spacing }
    return spacing
  }

  private mutating func computeSpacing(of node: NodeID, first: NodeID?) -> ViewSpacing {
    switch tree.facts(of: tree.nodes[node].rule).spacing {
    case .standard: return ViewSpacing()
    case .leaf(let leaf): return tree.leaves[Int(leaf)].spacing
    case .spacer(.none): return .zero
    case .spacer(.horizontal): return .zero(on: .horizontal)
    case .spacer(.vertical): return .zero(on: .vertical)
    case .firstChild: return first.map { spacing(of: $0) } ?? ViewSpacing()
    case .firstChildOrZero: return first.map { spacing(of: $0) } ?? .zero
    case .firstChildExcept(let edges):
      guard let first else { return ViewSpacing() }
      let own = spacing(of: first)
      return tree.isSpacer(node) ? own : own.reset(edges)
    case .stack(let axis): return stackSpacing(node, axis)
    case .topChildren:
      let children = tree.children(of: node)
      let top = children.map { tree.priority(of: $0) }.max() ?? 0
      return union(of: children.filter { tree.priority(of: $0) == top })
    case .allChildren: return union(of: tree.children(of: node))
    case .custom(let layout): return customSpacing(node, Int(layout))
    }
  }

  /// The first child's start edge, the last child's end edge, all children's cross edges.
  private mutating func stackSpacing(_ node: NodeID, _ axis: Axis) -> ViewSpacing {
    let count = tree.childCount(of: node)
    guard count > 0 else { return .zero }
    let (start, end, cross): (Edge.Set, Edge.Set, Edge.Set) =
      axis == .horizontal
      ? (.leading, .trailing, .vertical) : (.top, .bottom, .horizontal)
    var result = spacing(of: tree.child(0, of: node)).only(start)
    result.formUnion(spacing(of: tree.child(count - 1, of: node)), edges: end)
    for index in 0..<count {
      result.formUnion(spacing(of: tree.child(index, of: node)), edges: cross)
    }
    return result
  }

  private mutating func union(of nodes: [NodeID]) -> ViewSpacing {
    guard let first = nodes.first else { return .zero }
    var result = spacing(of: first)
    for node in nodes.dropFirst() { result.formUnion(spacing(of: node)) }
    return result
  }
}
