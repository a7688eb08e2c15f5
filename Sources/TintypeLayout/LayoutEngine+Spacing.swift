extension LayoutEngine {
  /// The gaps that a node prefers to its neighbors, by `layout.md` 3.2.
  package func spacing(of node: NodeID) -> ViewSpacing {
    switch nodes[node].rule {
    case .greedy, .circle, .fixed, .resizable, .divider, .position: return ViewSpacing()
    case .leaf(let index): return leaves[Int(index)].spacing
    default: break
    }
    if let spacing = spacingCache[node] { return spacing }
    let spacing = computeSpacing(of: node)
    spacingCache[node] = spacing
    return spacing
  }

  private func computeSpacing(of node: NodeID) -> ViewSpacing {
    let isSpacer = nodes[node].flags.contains(.spacer)
    switch nodes[node].rule {
    case .spacer(_, let orientation):
      switch orientation {
      case .none: return .zero
      case .horizontal: return .zero(on: .horizontal)
      case .vertical: return .zero(on: .vertical)
      }
    case .fixedFrame(let rule):
      let child = spacing(of: onlyChild(of: node))
      if isSpacer { return child }
      return child.reset(edges(width: !rule.width.isNaN, height: !rule.height.isNaN))
    case .flexibleFrame(let index):
      let child = spacing(of: onlyChild(of: node))
      if isSpacer { return child }
      func isGiven(_ bounds: FlexibleFrameRule.Bounds) -> Bool {
        !bounds.min.isNaN || !bounds.ideal.isNaN || !bounds.max.isNaN
      }
      let rule = flexibleFrames[Int(index)]
      return child.reset(edges(width: isGiven(rule.horizontal), height: isGiven(rule.vertical)))
    case .relativeFrame(let index):
      let axes = relativeFrames[Int(index)].axes
      return spacing(of: onlyChild(of: node))
        .reset(edges(width: axes.contains(.horizontal), height: axes.contains(.vertical)))
    case .padding(let rule): return spacing(of: onlyChild(of: node)).reset(rule.edges)
    case .stack(let rule), .lazyStack(let rule): return stackSpacing(node, rule.axis)
    case .overlap: return overlapSpacing(node)
    case .custom(let index): return customLayouts[Int(index)].spacing(engine: self, node: node)
    case .grid, .lazyGrid: return unionOfChildren(node) { _ in true }
    case .scroll, .geometry, .container: return ViewSpacing()
    case .viewThatFits: return childCount(of: node) > 0 ? spacing(of: child(0, of: node)) : .zero
    default: return childCount(of: node) > 0 ? spacing(of: child(0, of: node)) : ViewSpacing()
    }
  }

  private func edges(width: Bool, height: Bool) -> Edge.Set {
    var edges: Edge.Set = []
    if width { edges.formUnion(.horizontal) }
    if height { edges.formUnion(.vertical) }
    return edges
  }

  /// The first child's start edge, the last child's end edge, all children's cross edges.
  private func stackSpacing(_ node: NodeID, _ axis: Axis) -> ViewSpacing {
    let count = childCount(of: node)
    guard count > 0 else { return .zero }
    let (start, end, cross): (Edge.Set, Edge.Set, Edge.Set) =
      axis == .horizontal
      ? (.leading, .trailing, .vertical) : (.top, .bottom, .horizontal)
    var result = spacing(of: child(0, of: node)).only(start)
    result.formUnion(spacing(of: child(count - 1, of: node)), edges: end)
    for index in 0..<count {
      result.formUnion(spacing(of: child(index, of: node)), edges: cross)
    }
    return result
  }

  private func overlapSpacing(_ node: NodeID) -> ViewSpacing {
    let top = children(of: node).map { nodes[$0].priority }.max() ?? 0
    return unionOfChildren(node) { nodes[$0].priority == top }
  }

  private func unionOfChildren(_ node: NodeID, where isIncluded: (NodeID) -> Bool) -> ViewSpacing {
    let included = children(of: node).filter(isIncluded)
    guard let first = included.first else { return .zero }
    return included.dropFirst().reduce(into: spacing(of: first)) {
      $0.formUnion(spacing(of: $1))
    }
  }
}
