package import TintypeLayout

extension LayoutSnapshot {
  /// The layout told step by step: for each view what it was offered, what it answered and where it
  /// went, every other question it was asked, and how stacks divided their room.
  public var explanation: String {
    var lines: [String] = []
    root.explain(into: &lines, indent: "")
    for diagnostic in diagnostics { lines.append("! \(diagnostic)") }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension LayoutNode {
  /// The name of the view with its owner and identifier.
  package var title: String {
    kind + (owner.map { " (\($0))" } ?? "") + (identifier.map { " #\($0)" } ?? "")
  }

  /// The questions besides the one that was placed, each once, in order.
  package var probes: [(proposal: ProposedViewSize, size: CGSize)] {
    var seen: Set<ProposedViewSize> = [proposal]
    return queries.filter { seen.insert($0.proposal).inserted }
  }

  fileprivate func explain(into lines: inout [String], indent: String) {
    lines.append(
      "\(indent)\(title): offered \(proposal), takes \(ExplainWords.size(frame.size)), "
        + "at (\(LayoutNumber.text(frame.minX)), \(LayoutNumber.text(frame.minY)))")
    for probe in probes {
      lines.append("\(indent)  asked \(probe.proposal): \(ExplainWords.size(probe.size))")
    }
    for line in distribution?.explanation(of: children) ?? [] { lines.append("\(indent)  \(line)") }
    for line in self.lines { lines.append("\(indent)  \"\(line)\"") }
    for child in children { child.explain(into: &lines, indent: indent + "  ") }
  }
}

extension LayoutDistribution {
  /// The division in words: the sum that is divided, and an offer a line.
  package func explanation(of children: [LayoutNode]) -> [String] {
    func number(_ value: CGFloat) -> String { LayoutNumber.text(value) }
    let available = proposed - gaps
    var text = "divides \(number(available)) = \(number(proposed)) - \(number(gaps)) of gaps"
    if reserve != 0 { text += ", keeps \(number(reserve)) for lower priorities" }
    var rest = available - reserve
    var lines = [text + ":"]
    for (place, offer) in offers.enumerated() {
      let name = offer.child < children.count ? children[offer.child].kind : "child"
      if rest.isFinite, offer.taken.isFinite { rest -= offer.taken }
      var line = "\(place + 1). \(name) \(offer.child + 1)"
      if offer.priority != 0 { line += ", priority \(number(CGFloat(offer.priority)))" }
      line += ", flexible by \(number(offer.flexibility))"
      line += ": offered \(number(offer.offered)), takes \(number(offer.taken))"
      lines.append(line)
    }
    if rest.isFinite { lines.append("\(number(rest)) left over") }
    return lines
  }
}

/// Lengths in words.
enum ExplainWords {
  static func size(_ size: CGSize) -> String {
    "\(LayoutNumber.text(size.width)) x \(LayoutNumber.text(size.height))"
  }
}
