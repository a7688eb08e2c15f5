import TintypeLayout

extension LayoutQuery: CustomStringConvertible {
  /// What a question offers, on the axes that it asks about.
  struct Offer: Hashable {
    private let axis: Axis?
    private let width: CGFloat?
    private let height: CGFloat?

    /// Makes what a proposal offers.
    ///
    /// - Parameters:
    ///   - proposal: the lengths, in points; the one across the axis does not count.
    ///   - axis: the axis that is asked about; nil for both.
    init(_ proposal: ProposedViewSize, on axis: Axis?) {
      self.axis = axis
      width = axis == .vertical ? nil : proposal.width
      height = axis == .horizontal ? nil : proposal.height
    }
  }

  /// What tells this question from others to the same view.
  var offer: Offer { Offer(proposal, on: axis) }

  /// The question and its answer in points, such as `100 x nil: 20 x 20`, or `width 0: 20` where one
  /// axis was asked about.
  public var description: String {
    switch axis {
    case nil: "\(proposal): \(LayoutWords.size(size))"
    case .horizontal?:
      "width \(LayoutWords.length(proposal.width)): \(LayoutNumber.text(size.width))"
    case .vertical?:
      "height \(LayoutWords.length(proposal.height)): \(LayoutNumber.text(size.height))"
    }
  }
}
