/// A leaf whose size is computed outside the engine: text, or a shape with a size rule of its own.
package protocol LayoutLeaf: AnyObject {
  /// The size for a proposal, in points.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// The position of a guide that the leaf sets itself, for the proposal it was measured with.
  func explicitAlignment(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat?
  /// The gaps that the leaf prefers to its neighbors.
  var spacing: ViewSpacing { get }
  /// Whether the leaf sets guides, such as baselines.
  var hasGuides: Bool { get }
}

extension LayoutLeaf {
  /// No guides.
  package func explicitAlignment(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    nil
  }
  /// The spacing of a view without preferences.
  package var spacing: ViewSpacing { ViewSpacing() }
  /// No guides.
  package var hasGuides: Bool { false }
}
