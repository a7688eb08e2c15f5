/// What a built-in layout keeps: a node of its own over the subviews, with the built-in rule.
///
/// So `HStackLayout` and `HStack` share one algorithm.
public struct BuiltInLayoutCache {
  fileprivate var node: NodeID
}

/// A layout that the engine has a rule for.
package protocol BuiltInLayout: Layout where Cache == BuiltInLayoutCache {
  /// Adds a node with the rule over nodes that exist already.
  ///
  /// - Parameters:
  ///   - children: the nodes below, which carry what the layout reads of them.
  ///   - engine: where the nodes are.
  ///   - isRightToLeft: whether children are mirrored when they are placed.
  /// - Returns: the new node.
  func makeNode(children: [NodeID], in engine: LayoutEngine, isRightToLeft: Bool) -> NodeID
}

/// A built-in layout whose rule does not depend on what its children say.
package protocol StackedLayout: BuiltInLayout {
  /// The rule.
  var rule: LayoutRule { get }
}

extension StackedLayout {
  package func makeNode(
    children: [NodeID], in engine: LayoutEngine, isRightToLeft: Bool
  ) -> NodeID {
    engine.makeNode(rule, children: children, isRightToLeft: isRightToLeft)
  }
}

extension BuiltInLayout {
  /// Creates what is kept for a list of subviews.
  public func makeCache(subviews: Subviews) -> BuiltInLayoutCache {
    BuiltInLayoutCache(
      node: makeNode(
        children: subviews.map(\.node), in: subviews.engine, isRightToLeft: false))
  }

  /// The size of the container, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout BuiltInLayoutCache
  ) -> CGSize {
    subviews.engine.size(of: cache.node, for: Proposal(proposal)).cgSize
  }

  /// Places the subviews.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout BuiltInLayoutCache
  ) {
    let places = subviews.engine.childPlaces(
      of: cache.node, proposal: Proposal(proposal), size: Size(bounds.size))
    for (index, place) in places {
      subviews[subviews.startIndex + index].place(
        at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), anchor: .topLeading,
        proposal: place.proposal.proposedViewSize)
    }
  }

  /// The gaps that the container prefers to its neighbors, by its rule.
  public func spacing(subviews: Subviews, cache: inout BuiltInLayoutCache) -> ViewSpacing {
    subviews.engine.spacing(of: cache.node)
  }
}

extension LayoutEngine {
  /// Where a rule puts its children, and what it offers them.
  fileprivate func childPlaces(
    of node: NodeID, proposal: Proposal, size: Size
  ) -> [(index: Int, place: (x: CGFloat, y: CGFloat, proposal: Proposal))] {
    let count = childCount(of: node)
    let mark = scratch.mark()
    defer { scratch.release(to: mark) }
    let slots = ChildSlots(scratch.take(ChildSlots.stride * count), count: count)
    slots.clear()
    arrange(node, proposal, size, slots)
    return (0..<count).filter(slots.isSet).map { index in
      (index, (CGFloat(slots.x(index)), CGFloat(slots.y(index)), slots.proposal(index)))
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
