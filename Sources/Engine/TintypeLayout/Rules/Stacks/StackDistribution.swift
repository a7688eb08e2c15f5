/// What a stack did with the space that it was proposed, for `inspect` and `--explain`.
package struct StackDistribution: Sendable {
  /// One child's turn.
  package struct ChildProposal: Sendable {
    /// The child's place among its siblings.
    package var child: Int
    /// The length that it was proposed; nil asks for the ideal.
    package var proposed: CGFloat?
    /// The length that it took, in points.
    package var taken: CGFloat
    /// Its priority.
    package var priority: Double
    /// How far its length can be stretched, in points; nil where nothing was divided, so that
    /// nobody asked.
    package var flexibility: CGFloat?
  }

  /// The axis along which the stack distributes.
  package var axis: Axis
  /// The length that the stack was proposed; nil asks for the ideal.
  package var proposed: CGFloat?
  /// The sum of the gaps, in points.
  package var gaps: CGFloat
  /// What is kept for the minimums of children of lower priority, in points.
  package var reserve: CGFloat
  /// The proposals in the order in which they were made.
  package var proposals: [ChildProposal]
}
