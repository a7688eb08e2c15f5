/// The key of what was found out for a question: its arguments, and nothing else.
struct QuestionKey: Hashable {
  private let node: NodeID
  // Bits, since nil is a NaN, which does not equal itself.
  private let width: UInt64
  private let height: UInt64
  private let context: LayoutContext

  init(_ node: NodeID, _ proposal: Proposal, _ context: LayoutContext) {
    self.node = node
    width = proposal.width.bitPattern
    height = proposal.height.bitPattern
    self.context = context
  }
}

/// The key of an alignment guide that was computed for a question.
struct GuideKey: Hashable {
  let guide: AlignmentKey
  let question: QuestionKey
}
