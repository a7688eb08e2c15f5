/// How a stack divided the room that it was offered.
public struct LayoutDistribution: Sendable, Hashable {
  /// One child's turn.
  public struct Offer: Sendable, Hashable {
    /// The child's place among its siblings, from 0.
    public var child: Int
    /// The length that it was offered, in points; nil where it was asked for its ideal one.
    public var offered: CGFloat?
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
    ///   - offered: the length that it was offered, in points; nil for its ideal one.
    ///   - taken: the length that it took, in points.
    ///   - priority: its priority.
    ///   - flexibility: how far its length can be stretched, in points; nil where nobody asked.
    public init(
      child: Int, offered: CGFloat?, taken: CGFloat, priority: Double = 0,
      flexibility: CGFloat? = nil
    ) {
      self.child = child
      self.offered = offered
      self.taken = taken
      self.priority = priority
      self.flexibility = flexibility
    }
  }

  /// The axis along which room was divided.
  public var axis: Axis
  /// The length that the stack was offered, in points; nil where it was asked for its ideal one.
  public var proposed: CGFloat?
  /// The sum of the gaps, in points.
  public var gaps: CGFloat
  /// What was kept back for the minimums of children of lower priority, in points.
  public var reserve: CGFloat
  /// The offers, in the order in which they were made.
  public var offers: [Offer]

  /// Creates a division.
  ///
  /// - Parameters:
  ///   - axis: the axis along which room was divided.
  ///   - proposed: the length that the stack was offered, in points; nil for its ideal one.
  ///   - gaps: the sum of the gaps, in points.
  ///   - reserve: what was kept back for children of lower priority, in points.
  ///   - offers: the offers, in the order in which they were made.
  public init(
    axis: Axis, proposed: CGFloat?, gaps: CGFloat, reserve: CGFloat = 0, offers: [Offer]
  ) {
    self.axis = axis
    self.proposed = proposed
    self.gaps = gaps
    self.reserve = reserve
    self.offers = offers
  }

  /// What the gaps leave of the proposal for the children, in points; nil where nothing was proposed.
  public var available: CGFloat? { proposed.map { $0 - gaps } }
}
