/// One question and its answer.
package struct TraceEntry: Sendable {
  /// Who was asked.
  package let node: NodeID
  /// The axis that was asked about; nil for both.
  ///
  /// Of a node whose axes are apart a stack asks one length at a time.
  package let axis: Axis?
  private let proposal: Proposal
  var size: Size

  /// Begins a question on both axes.
  init(node: NodeID, proposal: Proposal) {
    self.node = node
    axis = nil
    self.proposal = proposal
    size = .zero
  }

  /// Keeps a question on one axis.
  init(node: NodeID, axis: Axis, proposed: Double, length: Double) {
    self.node = node
    self.axis = axis
    proposal = Proposal(main: proposed, cross: Proposal.unspecified, axis: axis)
    size = Size(main: length, cross: 0, axis: axis)
  }

  /// What was proposed; nil on an axis that was not asked about.
  package var proposedSize: ProposedViewSize { proposal.proposedViewSize }
  /// What was answered, in points; 0 on an axis that was not asked about.
  package var answer: CGSize { size.cgSize }
}
