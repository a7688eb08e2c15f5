import TintypeLayout
import TintypeViews

/// What stages tell of a view that its layout does not say.
struct StepDetails {
  /// One of several views of which one is shown.
  struct Candidate {
    let name: String
    /// What it asks for where nothing is proposed, in points; nil where it was not asked.
    let ideal: CGSize?
    let isChosen: Bool
  }

  /// The lines of a text as long as its author broke them; empty for other views.
  var idealLines: [LayoutTextLine] = []
  /// Its lines in the width that it was placed with, without an end of height.
  var allLines: [LayoutTextLine] = []
  /// The views of which the first that fits is shown.
  var candidates: [Candidate] = []

  /// Nothing.
  init() {}

  /// Asks the placed views.
  init(of identifier: NodeID, _ node: LayoutNode, in views: PlacedViews) {
    if !node.textLines.isEmpty, case .leaf(let leaf) = views.record(of: identifier)?.drawing {
      func lines(_ proposal: ProposedViewSize) -> [LayoutTextLine] {
        leaf.lines(for: proposal).map { LayoutTextLine($0, in: .zero) }
      }
      idealLines = lines(.unspecified)
      allLines = lines(ProposedViewSize(width: node.proposal.width, height: nil))
    }
    guard views.tree.reading(of: identifier).role == .chooses else { return }
    let children = views.tree.children(of: identifier)
    var ideals: [NodeID: CGSize] = [:]
    for entry in views.tree.trace where entry.axis == nil && entry.proposedSize == .unspecified {
      if children.contains(entry.node) { ideals[entry.node] = entry.answer }
    }
    candidates = children.enumerated().map { index, child in
      Candidate(
        name: views.record(of: child).map(\.kind).flatMap { $0.isEmpty ? nil : $0 } ?? "view",
        ideal: ideals[child], isChosen: views.tree.frame(of: child) != nil)
    }
  }
}
