extension ReadableText {
  /// Both lengths of a proposal: `nil` where a view chooses itself.
  package static func proposal(_ proposal: ProposedViewSize) -> String {
    lengths(proposal.width, proposal.height)
  }
}
