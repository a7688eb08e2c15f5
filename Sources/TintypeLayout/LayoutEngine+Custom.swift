/// A layout of a type that the engine does not know.
protocol LayoutBox: AnyObject {
  func sizeThatFits(_ proposal: ProposedViewSize, engine: LayoutEngine, node: NodeID) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, engine: LayoutEngine, node: NodeID)
  func spacing(engine: LayoutEngine, node: NodeID) -> ViewSpacing
  func explicitAlignment(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, engine: LayoutEngine,
    node: NodeID
  ) -> CGFloat?
}

/// A user's layout with its cache, made when the first question comes.
final class CustomLayoutBox<L: Layout>: LayoutBox {
  private let layout: L
  private var cache: L.Cache?

  init(_ layout: L) { self.layout = layout }

  private func withCache<Result>(
    _ engine: LayoutEngine, _ node: NodeID, _ body: (LayoutSubviews, inout L.Cache) -> Result
  ) -> Result {
    let subviews = LayoutSubviews(engine: engine, parent: node)
    var current = cache ?? layout.makeCache(subviews: subviews)
    cache = current
    let result = body(subviews, &current)
    cache = current
    return result
  }

  func sizeThatFits(_ proposal: ProposedViewSize, engine: LayoutEngine, node: NodeID) -> CGSize {
    withCache(engine, node) { subviews, cache in
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, engine: LayoutEngine, node: NodeID
  ) {
    withCache(engine, node) { subviews, cache in
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  func spacing(engine: LayoutEngine, node: NodeID) -> ViewSpacing {
    withCache(engine, node) { subviews, cache in
      layout.spacing(subviews: subviews, cache: &cache)
    }
  }

  func explicitAlignment(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, engine: LayoutEngine,
    node: NodeID
  ) -> CGFloat? {
    withCache(engine, node) { subviews, cache in
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

/// The layout that is placing its children.
struct ArrangingFrame {
  var node: NodeID
  var slots: ChildSlots
}

extension LayoutEngine {
  func customSize(_ node: NodeID, _ index: Int, _ proposal: Proposal) -> Size {
    let answer = customLayouts[index].sizeThatFits(
      proposal.proposedViewSize, engine: self, node: node)
    return sanitized(Size(answer), of: node, proposal)
  }

  /// Children that the layout does not place stand in the middle, with the container's proposal.
  func arrangeCustom(
    _ node: NodeID, _ index: Int, _ proposal: Proposal, _ size: Size, _ slots: ChildSlots
  ) {
    let outer = arranging
    arranging = ArrangingFrame(node: node, slots: slots)
    customLayouts[index].placeSubviews(
      in: CGRect(origin: .zero, size: size.cgSize), proposal: proposal.proposedViewSize,
      engine: self, node: node)
    arranging = outer
    var unplaced = 0
    for index in 0..<slots.count where !slots.isSet(index) {
      unplaced += 1
      let answer = self.size(of: child(index, of: node), for: proposal)
      slots.set(
        index, x: (size.width - answer.width) / 2, y: (size.height - answer.height) / 2,
        proposal: proposal)
    }
    // A guide that is asked for arranges too; only what ends up on the canvas is worth a word.
    guard unplaced > 0, placing == node else { return }
    report(
      unplaced == slots.count
        ? .noPlacement : .partialPlacement(unplaced: unplaced, count: slots.count), node: node)
  }

  /// Keeps where a layout put a child; the last call wins.
  func recordPlacement(
    of subview: LayoutSubview, at position: CGPoint, anchor: UnitPoint, proposal: Proposal
  ) {
    guard let arranging, subview.index < arranging.slots.count,
      child(subview.index, of: arranging.node) == subview.node
    else { return }
    guard !position.x.isNaN, !position.y.isNaN else {
      if placing == arranging.node {
        report(.undefinedPlacement(child: subview.index), node: arranging.node)
      }
      return
    }
    let answer = size(of: subview.node, for: proposal)
    arranging.slots.set(
      subview.index, x: Double(position.x) - Double(anchor.x) * answer.width,
      y: Double(position.y) - Double(anchor.y) * answer.height, proposal: proposal)
  }

  func customGuide(
    _ node: NodeID, _ index: Int, _ key: AlignmentKey, _ proposal: Proposal, _ size: Size
  ) -> Double? {
    let outer = guideQuery
    guideQuery = (node, proposal, size)
    defer { guideQuery = outer }
    return customLayouts[index].explicitAlignment(
      key, in: CGRect(origin: .zero, size: size.cgSize), proposal: proposal.proposedViewSize,
      engine: self, node: node
    ).map(Double.init)
  }
}
