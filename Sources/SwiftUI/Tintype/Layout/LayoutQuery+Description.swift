import TintypeLayout

extension LayoutQuery: CustomStringConvertible {
  /// What a question proposals, on the axes that it asks about.
  struct Question: Hashable {
    private let axis: Axis?
    private let width: CGFloat?
    private let height: CGFloat?

    /// Makes what a proposal proposals.
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
  var question: Question { Question(proposal, on: axis) }

  /// The question and its answer in points, such as `100 x nil: 20 x 20`, or `width 0: 20` where one
  /// axis was asked about.
  public var description: String {
    switch axis {
    case nil: "\(proposal): \(LayoutText.size(size))"
    case .horizontal?:
      "width \(LayoutText.length(proposal.width)): \(LayoutNumber.text(size.width))"
    case .vertical?:
      "height \(LayoutText.length(proposal.height)): \(LayoutNumber.text(size.height))"
    }
  }
}
