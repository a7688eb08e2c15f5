/// How the stack that was asked for its size last divided its space.
///
/// Mostly it is placed next, in a frame or at the root, with what it was proposed: then its
/// children are not probed, sorted and served once more, though each of their answers is known.
///
/// An object: a pass that is longer makes all frames of its functions longer, which are on the stack once a level.
final class LatestDivision {
  /// Stacks of more children are divided again: to keep theirs would take longer than it spares.
  private static let mostChildren = 16

  // Written and read in one step each, by the one pass that has it.
  @exclusivity(unchecked) private var node: NodeID = -1
  @exclusivity(unchecked) private var proposal = Proposal.ideal
  @exclusivity(unchecked) private var context = LayoutContext.none
  @exclusivity(unchecked) private var extent = CrossExtent()
  @exclusivity(unchecked) private var columns: [Double] = []

  /// Keeps a division in place of the one before.
  ///
  /// - Parameters:
  ///   - node: the stack.
  ///   - proposal: what it was proposed.
  ///   - context: the container around it.
  ///   - division: what was proposed to its children, and what they took.
  ///   - count: the number of its children.
  ///   - extent: that of its children across the axis.
  func keep(
    _ node: NodeID, _ proposal: Proposal, _ context: LayoutContext, _ division: StackScratch,
    count: Int, _ extent: CrossExtent
  ) {
    guard count <= Self.mostChildren else { return }
    (self.node, self.proposal, self.context, self.extent) = (node, proposal, context, extent)
    columns.removeAll(keepingCapacity: true)
    columns.append(contentsOf: division.values(count: count))
  }

  /// Takes the division over, where it is that of a stack for a proposal.
  ///
  /// - Parameters:
  ///   - node: the stack.
  ///   - proposal: what it is proposed.
  ///   - context: the container around it.
  ///   - division: where the values of its children go.
  ///   - count: the number of its children.
  /// - Returns: the extent across the axis; nil, with nothing done, where another division is kept.
  func restore(
    _ node: NodeID, _ proposal: Proposal, _ context: LayoutContext, into division: StackScratch,
    count: Int
  ) -> CrossExtent? {
    guard node == self.node, proposal == self.proposal, context == self.context,
      columns.count == division.values(count: count).count
    else { return nil }
    _ = division.values(count: count).update(fromContentsOf: columns)
    return extent
  }
}
