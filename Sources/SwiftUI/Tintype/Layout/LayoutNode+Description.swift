import TintypeLayout

extension LayoutNode {
  /// The name of the view with its owner and identifier.
  package var title: String {
    kind + (owner.map { " (\($0))" } ?? "") + (identifier.map { " #\($0)" } ?? "")
  }

  /// The questions besides the one that was placed, each once, in order.
  ///
  /// Where axes are asked apart, a question on one axis is part of the one that was placed if it
  /// proposes the same there.
  package var probes: [LayoutQuery] {
    var seen = Set([nil, .horizontal, .vertical].map { LayoutQuery.Question(proposal, on: $0) })
    return queries.filter { seen.insert($0.question).inserted }
  }

  func describe(
    into lines: inout [String], prefix: String, childPrefix: String,
    _ details: LayoutSnapshot.Details
  ) {
    func length(_ value: CGFloat) -> String { LayoutNumber.text(value) }
    lines.append(
      "\(prefix)\(title)  x \(length(frame.minX)) y \(length(frame.minY))"
        + "  \(LayoutText.size(frame.size))  proposed \(proposal)")
    // Details stand beside the line that leads on to the children.
    let margin = childPrefix + (children.isEmpty ? "  " : "│ ")
    for text in self.lines { lines.append("\(childPrefix)  \"\(text)\"") }
    if details.contains(.questions) {
      for probe in probes {
        lines.append("\(margin)asked \(probe)")
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
