import TintypeLayout

extension LayoutDistribution {
  /// The division in words: the space that is divided, and a proposal a line.
  package func explanation(of children: [LayoutNode]) -> [String] {
    var lines = [headline]
    for (index, proposal) in proposals.enumerated() {
      let name = proposal.child < children.count ? children[proposal.child].kind : "child"
      lines.append("\(index + 1). \(name) \(proposal.child + 1)\(proposal.details)")
    }
    if let rest, rest != 0 {
      lines.append("\(LayoutNumber.text(abs(rest))) \(rest > 0 ? "left over" : "too much")")
    }
    return lines
  }

  private var headline: String {
    func length(_ value: CGFloat) -> String { LayoutNumber.text(value) }
    guard let proposed, let available, proposed.isFinite else {
      let proposal = LayoutText.length(proposed)
      return "proposes \(proposal) to each child; gaps take \(length(gaps)):"
    }
    var text = "divides \(length(available)) = \(length(proposed)) - \(length(gaps)) of gaps"
    if reserve != 0 { text += ", keeps \(length(reserve)) for lower priorities" }
    return text + ":"
  }

  /// What no child took, negative where children took more than there was; nil where the space or a
  /// child has no end.
  private var rest: CGFloat? {
    guard let available else { return nil }
    let rest = proposals.reduce(available) { $0 - $1.taken }
    return rest.isFinite ? rest : nil
  }
}

extension LayoutDistribution.ChildProposal {
  fileprivate var details: String {
    func length(_ value: CGFloat) -> String { LayoutNumber.text(value) }
    var text = ""
    if priority != 0 { text += ", priority \(length(CGFloat(priority)))" }
    if let flexibility { text += ", flexible by \(length(flexibility))" }
    return text + ": proposed \(LayoutText.length(proposed)), takes \(length(taken))"
  }
}
