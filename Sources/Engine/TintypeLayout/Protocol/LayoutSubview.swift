/// A child of a layout, as the layout sees it.
///
/// It answers while its layout is asked something. One that is kept for longer answers with zero.
public struct LayoutSubview: Equatable {
  let conversation: LayoutConversation
  let node: NodeID
  /// The position among the subviews of the layout that holds it.
  let index: Int

  /// The priority among siblings, 0 by default.
  public var priority: Double {
    conversation.ask { pass, _ in pass.tree.priority(of: node) } ?? 0
  }

  /// The gaps that the child prefers to its neighbors.
  public var spacing: ViewSpacing {
    conversation.ask { pass, _ in pass.spacing(of: node) } ?? ViewSpacing()
  }

  /// The size that the child answers for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = conversation.ask { pass, context in
      pass.size(of: node, for: Proposal(proposal), in: context)
    }
    return size?.cgSize ?? .zero
  }

  /// The size and guides of the child for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let dimensions = conversation.ask { pass, context in
      let proposal = Proposal(proposal)
      let size = pass.size(of: node, for: proposal, in: context)
      return pass.dimensions(of: node, in: proposal, size: size, context)
    }
    return dimensions ?? ViewDimensions(size: .zero, source: nil)
  }

  /// The data that the child carries for a key; the key's default where it carries none.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    conversation.ask { pass, _ in pass.tree.layoutValue(of: node, for: key) } ?? K.defaultValue
  }

  /// Places the child; the last call wins.
  ///
  /// - Parameters:
  ///   - position: where the anchor goes, in the coordinates of the layout's bounds.
  ///   - anchor: the point of the child that goes there.
  ///   - proposal: what the child is proposed; it takes the size it answers.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    guard let arrangement = conversation.arrangement else { return }
    conversation.ask { pass, context in
      pass.recordPlacement(
        of: node, index: index, at: position, anchor: anchor, proposal: Proposal(proposal),
        in: arrangement, context)
    }
  }

  /// Whether two values stand for the same child.
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool {
    a.conversation === b.conversation && a.node == b.node && a.index == b.index
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

  let conversation: LayoutConversation
  let parent: NodeID
  /// The reading direction of the container; a layout computes left to right and is mirrored.
  public let layoutDirection: LayoutDirection
  private let range: Range<Int>

  init(
    conversation: LayoutConversation, parent: NodeID, count: Int, direction: LayoutDirection
  ) {
    self.init(
      conversation: conversation, parent: parent, range: 0..<count, direction: direction)
  }

  private init(
    conversation: LayoutConversation, parent: NodeID, range: Range<Int>,
    direction: LayoutDirection
  ) {
    self.conversation = conversation
    self.parent = parent
    self.range = range
    layoutDirection = direction
  }

  /// The place of the first child.
  public var startIndex: Int { range.lowerBound }
  /// The position after the last child.
  public var endIndex: Int { range.upperBound }

  /// The child at a position.
  public subscript(index: Int) -> LayoutSubview {
    precondition(range.contains(index), "subview \(index) is out of \(range)")
    let node = conversation.ask { pass, _ in pass.tree.child(index, of: parent) }
    return LayoutSubview(conversation: conversation, node: node ?? parent, index: index)
  }

  /// The children of a range of positions.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    precondition(
      bounds.lowerBound >= range.lowerBound && bounds.upperBound <= range.upperBound,
      "subviews \(bounds) are out of \(range)")
    return LayoutSubviews(
      conversation: conversation, parent: parent, range: bounds, direction: layoutDirection)
  }

  /// The children's explicit values of a guide, moved to the container and merged.
  func mergedGuide(_ key: AlignmentKey, in bounds: CGRect) -> CGFloat? {
    guard bounds.width.isFinite, bounds.height.isFinite, !key.isFrameGuide,
      let question = conversation.guideQuestion, question.node == parent
    else { return nil }
    let value = conversation.ask { pass, context in
      key.merged(
        pass.placedGuides(
          key, of: parent, in: question.proposal, size: question.size, context))
    }
    return value?.map { CGFloat($0) }
  }

  /// Whether two values stand for the same children.
  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.conversation === b.conversation && a.parent == b.parent && a.range == b.range
  }
}
