/// A leaf whose size is computed outside the engine: text, or a shape with a size rule of its own.
package protocol LayoutLeaf: AnyObject {
  /// The size for a proposal, in points.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// One length of the size for a proposal, in points, where it takes less than the size; nil elsewhere.
  ///
  /// Stacks ask for it where they look how much longer a view may become, and nobody is placed with the answer.
  func length(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat?
  /// The position of a guide that the leaf sets itself, for the proposal it was measured with.
  func explicitAlignment(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat?
  /// The gaps that the leaf prefers to its neighbors.
  var spacing: ViewSpacing { get }
  /// Which guides the leaf may set.
  var guides: LeafGuides { get }
}

extension LayoutLeaf {
  /// Only with the size.
  package func length(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat? { nil }
  /// No guides.
  package func explicitAlignment(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    nil
  }
  /// The spacing of a view without preferences.
  package var spacing: ViewSpacing { ViewSpacing() }
  /// No guides.
  package var guides: LeafGuides { .none }
}

/// Which guides a leaf may set; it is not asked for others.
package enum LeafGuides: Sendable {
  /// None.
  case none
  /// The baselines of its first and last line.
  case baselines
  /// Any, edges and middles included.
  case any
}
