/// A layout of a type that the engine does not know.
protocol LayoutBox: AnyObject {
  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, _ subviews: LayoutSubviews)
  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing
  func explicitAlignment(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGFloat?
}

/// A user's layout with its cache, made when the first question comes.
private final class CustomLayoutBox<L: Layout>: LayoutBox {
  private let layout: L
  private var cache: L.Cache?

  init(_ layout: L) { self.layout = layout }

  private func withCache<Result>(
    _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
  ) -> Result {
    var current = cache ?? layout.makeCache(subviews: subviews)
    cache = current
    let result = body(&current)
    cache = current
    return result
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    withCache(subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) {
    withCache(subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    withCache(subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  func explicitAlignment(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGFloat? {
    withCache(subviews) { cache in
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(storedKey: key), in: bounds, proposal: proposal,
          subviews: subviews, cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(storedKey: key), in: bounds, proposal: proposal,
          subviews: subviews, cache: &cache)
    }
  }
}

extension LayoutTree {
  /// Adds a container that lays out by a user's type.
  package mutating func makeCustom<L: Layout>(
    _ layout: L, children: [NodeID], isRightToLeft: Bool
  ) -> NodeID {
    customLayouts.append(CustomLayoutBox(layout))
    return makeNode(
      .custom(Int32(customLayouts.count - 1)), children: children, isRightToLeft: isRightToLeft)
  }
}

// `Rules/Layout-Protocol`.
extension LayoutPass {
  /// Has a user's layout answer, which may ask its subviews.
  private mutating func converse<Answer>(
    with layout: Int, of node: NodeID, _ context: LayoutContext,
    arranging arrangement: LayoutConversation.Arrangement? = nil,
    asking question: LayoutConversation.GuideQuestion? = nil,
    _ body: (any LayoutBox, LayoutSubviews) -> Answer
  ) -> Answer {
    let box = tree.customLayouts[layout]
    let subviews = LayoutSubviews(
      conversation: conversation, parent: node, count: tree.childCount(of: node),
      direction: tree.isRightToLeft(node) ? .rightToLeft : .leftToRight)
    return converse { conversation in
      conversation.during(context, arranging: arrangement, asking: question) {
        body(box, subviews)
      }
    }
  }

  /// The size that a user's layout answers.
  mutating func customSize(
    _ node: NodeID, _ layout: Int, _ proposal: Proposal, _ context: LayoutContext
  ) -> Size {
    let answer = converse(with: layout, of: node, context) { box, subviews in
      box.sizeThatFits(proposal.proposedViewSize, subviews)
    }
    return sanitized(Size(answer), of: node, proposal)
  }

  /// The gaps that a user's layout prefers to its neighbors.
  mutating func customSpacing(_ node: NodeID, _ layout: Int) -> ViewSpacing {
    converse(with: layout, of: node, .none) { box, subviews in box.spacing(subviews) }
  }

  /// Children that the layout does not place stand in the middle, with the container's proposal.
  mutating func arrangeCustom(
    _ node: NodeID, _ layout: Int, _ proposal: Proposal, _ size: Size, _ scope: ArrangingScope,
    _ slots: ChildSlots
  ) {
    let isForGood = scope.frame != nil
    let arrangement = LayoutConversation.Arrangement(
      node: node, slots: slots, isForGood: isForGood)
    converse(with: layout, of: node, scope.context, arranging: arrangement) { box, subviews in
      box.placeSubviews(
        in: CGRect(origin: .zero, size: size.cgSize), proposal: proposal.proposedViewSize,
        subviews)
    }
    var unplaced = 0
    for index in 0..<slots.count where !slots.isSet(index) {
      unplaced += 1
      let answer = self.size(of: tree.child(index, of: node), for: proposal, in: scope.context)
      slots.set(
        index, x: (size.width - answer.width) / 2, y: (size.height - answer.height) / 2,
        proposal: proposal)
    }
    // A guide that is asked for arranges too; only what ends up on the canvas is worth a word.
    guard unplaced > 0, isForGood else { return }
    tree.report(
      unplaced == slots.count
        ? .noPlacement : .partialPlacement(unplaced: unplaced, count: slots.count), at: node)
  }

  /// Keeps where a layout put a child; the last call wins.
  mutating func recordPlacement(
    of subview: NodeID, index: Int, at position: CGPoint, anchor: UnitPoint, proposal: Proposal,
    in arrangement: LayoutConversation.Arrangement, _ context: LayoutContext
  ) {
    guard index < arrangement.slots.count, tree.child(index, of: arrangement.node) == subview
    else { return }
    guard !position.x.isNaN, !position.y.isNaN else {
      if arrangement.isForGood {
        tree.report(.undefinedPlacement(child: index), at: arrangement.node)
      }
      return
    }
    let answer = size(of: subview, for: proposal, in: context)
    arrangement.slots.set(
      index, x: Double(position.x) - Double(anchor.x) * answer.width,
      y: Double(position.y) - Double(anchor.y) * answer.height, proposal: proposal)
  }

  /// The guide that a user's layout sets; nil where it sets none.
  mutating func customGuide(
    _ node: NodeID, _ layout: Int, _ key: AlignmentKey, _ proposal: Proposal, _ size: Size,
    _ context: LayoutContext
  ) -> Double? {
    let question = LayoutConversation.GuideQuestion(node: node, proposal: proposal, size: size)
    return converse(with: layout, of: node, context, asking: question) { box, subviews in
      box.explicitAlignment(
        key, in: CGRect(origin: .zero, size: size.cgSize), proposal: proposal.proposedViewSize,
        subviews)
    }.map(Double.init)
  }
}
