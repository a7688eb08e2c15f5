import TintypeLayout

extension LayoutDistribution {
  /// The division as people read it: the space, a proposal a line, and what nobody took.
  ///
  /// - Parameter children: the views of the stack.
  /// - Returns: the lines.
  package func readableLines(of children: [LayoutNode]) -> [String] {
    let names = StepNames(children)
    return [readableHeadline] + readableProposals { names[$0] } + [readableRest].compactMap { $0 }
  }

  /// A line for each proposal, in the order of turns.
  ///
  /// - Parameter name: what a child is called.
  /// - Returns: the lines.
  func readableProposals(_ name: (Int) -> String) -> [String] {
    proposals.enumerated().map { index, proposal in
      "\(index + 1). \(name(proposal.child))\(proposal.readableText)"
    }
  }

  /// What is divided, as people read it.
  var readableHeadline: String {
    guard let proposed, let available, proposed.isFinite else {
      return
        "proposes \(ReadableText.length(proposed)) to each; gaps take \(ReadableText.length(gaps)):"
    }
    var text = "divides \(ReadableText.length(available))"
    if gaps != 0 {
      text += " = \(ReadableText.length(proposed)) − \(ReadableText.length(gaps)) of gaps"
    }
    if reserve != 0 { text += ", keeps \(ReadableText.length(reserve)) for lower priorities" }
    return text + ":"
  }

  /// What nobody took, or what was taken too much; nil for neither.
  var readableRest: String? {
    guard let available else { return nil }
    let rest = proposals.reduce(available) { $0 - $1.taken }
    guard rest.isFinite, abs(rest) >= 0.05 else { return nil }
    return "\(ReadableText.length(abs(rest))) \(rest > 0 ? "left over" : "too much")"
  }
}

extension LayoutDistribution.ChildProposal {
  /// What a view was proposed and took along the axis, as people read it.
  var readableText: String {
    var text = ""
    if priority != 0 { text += ", priority \(ReadableText.length(CGFloat(priority)))" }
    if let flexibility { text += ", flexible by \(ReadableText.length(flexibility))" }
    return text + ": proposed \(ReadableText.length(proposed)), takes \(ReadableText.length(taken))"
  }
}
