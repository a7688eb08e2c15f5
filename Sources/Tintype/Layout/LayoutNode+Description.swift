package import TintypeLayout

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

  func describe(
    into lines: inout [String], prefix: String, childPrefix: String,
    _ details: LayoutSnapshot.Details
  ) {
    func number(_ value: CGFloat) -> String { LayoutNumber.text(value) }
    lines.append(
      "\(prefix)\(title)  x \(number(frame.minX)) y \(number(frame.minY))"
        + "  \(ExplainWords.size(frame.size))  offered \(proposal)")
    // Details stand beside the line that leads on to the children.
    let margin = childPrefix + (children.isEmpty ? "  " : "│ ")
    for text in self.lines { lines.append("\(childPrefix)  \"\(text)\"") }
    if details.contains(.questions) {
      for probe in probes {
        lines.append("\(margin)asked \(probe.proposal): \(ExplainWords.size(probe.size))")
      }
    }
    if details.contains(.distributions), let distribution {
      for line in distribution.explanation(of: children) { lines.append(margin + line) }
    }
    for (index, child) in children.enumerated() {
      let isLast = index == children.count - 1
      child.describe(
        into: &lines, prefix: childPrefix + (isLast ? "└ " : "├ "),
        childPrefix: childPrefix + (isLast ? "  " : "│ "), details)
    }
  }
}

extension LayoutDistribution {
  /// The division in words: the room that is divided, and an offer a line.
  package func explanation(of children: [LayoutNode]) -> [String] {
    var lines = [headline]
    for (place, offer) in offers.enumerated() {
      let name = offer.child < children.count ? children[offer.child].kind : "child"
      lines.append("\(place + 1). \(name) \(offer.child + 1)\(offer.words)")
    }
    if let rest, rest != 0 {
      lines.append("\(LayoutNumber.text(abs(rest))) \(rest > 0 ? "left over" : "too much")")
    }
    return lines
  }

  private var headline: String {
    func number(_ value: CGFloat) -> String { LayoutNumber.text(value) }
    guard let proposed, let available, proposed.isFinite else {
      let offer = ExplainWords.length(proposed)
      return "offers \(offer) to each child; gaps take \(number(gaps)):"
    }
    var text = "divides \(number(available)) = \(number(proposed)) - \(number(gaps)) of gaps"
    if reserve != 0 { text += ", keeps \(number(reserve)) for lower priorities" }
    return text + ":"
  }

  /// What no child took, negative where children took more than there was; nil where the room or a
  /// child has no end.
  private var rest: CGFloat? {
    guard let available else { return nil }
    let rest = offers.reduce(available) { $0 - $1.taken }
    return rest.isFinite ? rest : nil
  }
}

extension LayoutDistribution.Offer {
  fileprivate var words: String {
    func number(_ value: CGFloat) -> String { LayoutNumber.text(value) }
    var text = ""
    if priority != 0 { text += ", priority \(number(CGFloat(priority)))" }
    if let flexibility { text += ", flexible by \(number(flexibility))" }
    return text + ": offered \(ExplainWords.length(offered)), takes \(number(taken))"
  }
}

/// Lengths in words.
enum ExplainWords {
  static func size(_ size: CGSize) -> String {
    "\(LayoutNumber.text(size.width)) x \(LayoutNumber.text(size.height))"
  }

  /// A proposed length; nil is `nil`.
  static func length(_ length: CGFloat?) -> String { length.map(LayoutNumber.text) ?? "nil" }
}
