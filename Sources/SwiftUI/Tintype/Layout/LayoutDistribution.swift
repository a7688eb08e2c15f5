/// How a stack divided the space that it was proposed.
public struct LayoutDistribution: Sendable, Hashable {
  /// One child's turn.
  public struct ChildProposal: Sendable, Hashable {
    /// The child's place among its siblings, from 0.
    public var child: Int
    /// The length that it was proposed, in points; nil where it was asked for its ideal one.
    public var proposed: CGFloat?
    /// The length that it took, in points.
    public var taken: CGFloat
    /// Its priority.
    public var priority: Double
    /// How far its length can be stretched, in points; nil where nothing was divided, so that
    /// nobody asked.
    public var flexibility: CGFloat?

    /// Creates a turn.
    ///
    /// - Parameters:
    ///   - child: the child's place among its siblings, from 0.
    ///   - proposed: the length that it was proposed, in points; nil for its ideal one.
    ///   - taken: the length that it took, in points.
    ///   - priority: its priority.
    ///   - flexibility: how far its length can be stretched, in points; nil where nobody asked.
    public init(
      child: Int, proposed: CGFloat?, taken: CGFloat, priority: Double = 0,
      flexibility: CGFloat? = nil
    ) {
      self.child = child
      self.proposed = proposed
      self.taken = taken
      self.priority = priority
      self.flexibility = flexibility
    }
  }

  /// The axis along which space was divided.
  public var axis: Axis
  /// The length that the stack was proposed, in points; nil where it was asked for its ideal one.
  public var proposed: CGFloat?
  /// The sum of the gaps, in points.
  public var gaps: CGFloat
  /// What was kept back for the minimums of children of lower priority, in points.
  public var reserve: CGFloat
  /// The proposals, in the order in which they were made.
  public var proposals: [ChildProposal]

  /// Creates a division.
  ///
  /// - Parameters:
  ///   - axis: the axis along which space was divided.
  ///   - proposed: the length that the stack was proposed, in points; nil for its ideal one.
  ///   - gaps: the sum of the gaps, in points.
  ///   - reserve: what was kept back for children of lower priority, in points.
  ///   - proposals: the proposals, in the order in which they were made.
  public init(
    axis: Axis, proposed: CGFloat?, gaps: CGFloat, reserve: CGFloat = 0, proposals: [ChildProposal]
  ) {
    self.axis = axis
    self.proposed = proposed
    self.gaps = gaps
    self.reserve = reserve
    self.proposals = proposals
  }

  /// What the gaps leave of the proposal for the children, in points; nil where nothing was proposed.
  public var available: CGFloat? { proposed.map { $0 - gaps } }
}
