/// What a built-in layout keeps: a node of its own over the subviews, with the built-in rule.
///
/// So `HStackLayout` and `HStack` share one algorithm.
public struct BuiltInLayoutCache {
  /// The node; nil where the layout is used when nobody asks it.
  fileprivate var node: NodeID?
}

/// A layout that the engine has a rule for.
package protocol BuiltInLayout: Layout where Cache == BuiltInLayoutCache {
  /// Adds a node with the rule over nodes that exist already.
  ///
  /// - Parameters:
  ///   - children: the nodes below, which carry what the layout reads of them.
  ///   - tree: where the nodes are.
  ///   - isRightToLeft: whether children are mirrored when they are placed.
  /// - Returns: the new node.
  func makeNode(children: [NodeID], in tree: inout LayoutTree, isRightToLeft: Bool) -> NodeID
}

/// A built-in layout whose rule does not depend on what its children say.
package protocol StackedLayout: BuiltInLayout {
  /// The rule.
  var rule: LayoutRule { get }
}

extension StackedLayout {
  package func makeNode(
    children: [NodeID], in tree: inout LayoutTree, isRightToLeft: Bool
  ) -> NodeID {
    tree.makeNode(rule, children: children, isRightToLeft: isRightToLeft)
  }
}

extension BuiltInLayout {
  /// Creates what is kept for a list of subviews.
  public func makeCache(subviews: Subviews) -> BuiltInLayoutCache {
    let children = subviews.map(\.node)
    let node = subviews.conversation.ask { pass, _ in
      let first = pass.tree.nodeCount
      let node = makeNode(children: children, in: &pass.tree, isRightToLeft: false)
      pass.adoptNodes(from: first)
      return node
    }
    return BuiltInLayoutCache(node: node)
  }

  /// The size of the container, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout BuiltInLayoutCache
  ) -> CGSize {
    guard let node = cache.node else { return .zero }
    let size = subviews.conversation.ask { pass, context in
      pass.size(of: node, for: Proposal(proposal), in: context)
    }
    return size?.cgSize ?? .zero
  }

  /// Places the subviews.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout BuiltInLayoutCache
  ) {
    guard let node = cache.node else { return }
    let placements = subviews.conversation.ask { pass, context in
      pass.childIndices(of: node, proposal: Proposal(proposal), Size(bounds.size), context)
    }
    for (index, placement) in placements ?? [] {
      subviews[subviews.startIndex + index].place(
        at: CGPoint(x: bounds.minX + placement.x, y: bounds.minY + placement.y),
        anchor: .topLeading,
        proposal: placement.proposal.proposedViewSize)
    }
  }

  /// The gaps that the container prefers to its neighbors, by its rule.
  public func spacing(subviews: Subviews, cache: inout BuiltInLayoutCache) -> ViewSpacing {
    guard let node = cache.node else { return ViewSpacing() }
    return subviews.conversation.ask { pass, _ in pass.spacing(of: node) } ?? ViewSpacing()
  }
}

extension LayoutPass {
  /// Where a rule puts its children, and what it proposes them.
  fileprivate mutating func childIndices(
    of node: NodeID, proposal: Proposal, _ size: Size, _ context: LayoutContext
  ) -> [(index: Int, place: (x: CGFloat, y: CGFloat, proposal: Proposal))] {
    withSlots(of: node) { pass, slots in
      var scope = ArrangingScope(context: context)
      pass.arrange(node, proposal, size, &scope, slots)
      return (0..<slots.count).filter(slots.isSet).map { index in
        (index, (CGFloat(slots.x(index)), CGFloat(slots.y(index)), slots.proposal(index)))
      }
    }
  }
}

/// A horizontal stack as a layout.
public struct HStackLayout: StackedLayout {
  /// What the layout keeps.
  public typealias Cache = BuiltInLayoutCache
  /// The guide on which children are aligned.
  public var alignment: VerticalAlignment
  /// The gap between children in points; nil for their own preferences.
  public var spacing: CGFloat?

  /// Creates a horizontal stack.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  package var rule: LayoutRule {
    .stack(StackRule(axis: .horizontal, alignment: alignment.key, spacing: spacing))
  }

  /// Horizontal.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }
}

/// A vertical stack as a layout.
public struct VStackLayout: StackedLayout {
  /// What the layout keeps.
  public typealias Cache = BuiltInLayoutCache
  /// The guide on which children are aligned.
  public var alignment: HorizontalAlignment
  /// The gap between children in points; nil for their own preferences.
  public var spacing: CGFloat?

  /// Creates a vertical stack.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  package var rule: LayoutRule {
    .stack(StackRule(axis: .vertical, alignment: alignment.key, spacing: spacing))
  }

  /// Vertical.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }
}

/// Children on top of one another as a layout.
public struct ZStackLayout: StackedLayout {
  /// What the layout keeps.
  public typealias Cache = BuiltInLayoutCache
  /// The guides on which children are aligned.
  public var alignment: Alignment

  /// Creates an overlapping stack.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  package var rule: LayoutRule { .overlap(AlignmentPair(alignment)) }
}
