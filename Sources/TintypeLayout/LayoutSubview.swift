/// A child of a layout, as the layout sees it.
public struct LayoutSubview: Equatable {
  let engine: LayoutEngine
  let node: NodeID
  /// The place among the subviews of the layout that holds it.
  let index: Int

  /// The priority among siblings, 0 by default.
  public var priority: Double { engine.priority(of: node) }

  /// The gaps that the child prefers to its neighbors.
  public var spacing: ViewSpacing { engine.spacing(of: node) }

  /// The size that the child answers for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    engine.size(of: node, for: Proposal(proposal)).cgSize
  }

  /// The size and guides of the child for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    engine.dimensions(of: node, for: Proposal(proposal))
  }

  /// The data that the child carries for a key; the key's default where it carries none.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    engine.layoutValue(of: node, for: key)
  }

  /// Places the child; the last call wins.
  ///
  /// - Parameters:
  ///   - position: where the anchor goes, in the coordinates of the layout's bounds.
  ///   - anchor: the point of the child that goes there.
  ///   - proposal: what the child is offered; it takes the size it answers.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    engine.recordPlacement(
      of: self, at: position, anchor: anchor, proposal: Proposal(proposal))
  }

  /// Whether two values stand for the same child.
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool {
    a.engine === b.engine && a.node == b.node && a.index == b.index
  }
}

/// The children of a layout.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  /// A child.
  public typealias Element = LayoutSubview
  /// The place of a child.
  public typealias Index = Int
  /// Children that follow one another.
  public typealias SubSequence = LayoutSubviews

  let engine: LayoutEngine
  let parent: NodeID
  private let range: Range<Int>

  init(engine: LayoutEngine, parent: NodeID) {
    self.engine = engine
    self.parent = parent
    range = 0..<engine.childCount(of: parent)
  }

  private init(engine: LayoutEngine, parent: NodeID, range: Range<Int>) {
    self.engine = engine
    self.parent = parent
    self.range = range
  }

  /// The reading direction of the container; a layout computes left to right and is mirrored.
  public var layoutDirection: LayoutDirection {
    engine.isRightToLeft(parent) ? .rightToLeft : .leftToRight
  }

  /// The place of the first child.
  public var startIndex: Int { range.lowerBound }
  /// The place after the last child.
  public var endIndex: Int { range.upperBound }

  /// The child at a place.
  public subscript(index: Int) -> LayoutSubview {
    precondition(range.contains(index), "subview \(index) is out of \(range)")
    return LayoutSubview(engine: engine, node: engine.child(index, of: parent), index: index)
  }

  /// The children of a range of places.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    precondition(
      bounds.lowerBound >= range.lowerBound && bounds.upperBound <= range.upperBound,
      "subviews \(bounds) are out of \(range)")
    return LayoutSubviews(engine: engine, parent: parent, range: bounds)
  }

  /// The children's explicit values of a guide, moved to the container and merged.
  func mergedGuide(_ key: AlignmentKey, in bounds: CGRect) -> CGFloat? {
    guard bounds.width.isFinite, bounds.height.isFinite else { return nil }
    return engine.mergedGuideOfCurrentQuery(key, parent: parent).map { CGFloat($0) }
  }

  /// Whether two values stand for the same children.
  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.engine === b.engine && a.parent == b.parent && a.range == b.range
  }
}
