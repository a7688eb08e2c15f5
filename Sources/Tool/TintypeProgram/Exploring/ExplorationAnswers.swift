import Foundation
import Tintype
import TintypeGeometry

/// Asks one view many questions before it answers its own: the views within are asked in turn, and all answers are
/// recorded.
struct AnswerProbe: Layout {
  let questions: [ProposedViewSize]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard subviews.count == 1 else { return .zero }
    for question in questions { _ = subviews[0].sizeThatFits(question) }
    return subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}

/// What views answer to widths: to nil, 0 and infinity, and a curve of the lengths between.
enum ExplorationAnswers {
  /// A curve has no more points.
  private static let mostPoints = 24
  /// More sets of answers than these would make a page large.
  static let mostSets = 500

  /// The questions of a page.
  ///
  /// - Parameters:
  ///   - widths: the widths that a reader can propose; nil for none.
  ///   - proposal: what is proposed where nothing else is, and the size that the view then has.
  ///   - size: the size of the view.
  /// - Returns: nil, 0, infinity and widths at even steps.
  static func questions(
    _ widths: ExplorationRange?, _ proposal: ProposedViewSize, size: CGSize
  ) -> [ProposedViewSize] {
    let end = max(widths?.upper ?? 0, proposal.width ?? 0, 1.5 * size.width, 40)
    let step = (end / Double(mostPoints)).rounded(.up)
    let lengths = (1...mostPoints).map { CGFloat(step * Double($0)) }
    return ([nil, 0, .infinity] + lengths).map {
      ProposedViewSize(width: $0, height: proposal.height)
    }
  }

  /// The answers of the author's views, as JSON in the order of the tree.
  ///
  /// Each has three sizes, to nil, 0 and infinity, in thousandths, 0 by 0 where it was not asked; then triples of a
  /// proposed width and the size that answered it.
  ///
  /// - Parameter root: the layout of the probe.
  /// - Returns: an array a view; nil where the probe is not the root.
  static func json(of root: LayoutNode) -> [String]? {
    var listed: [LayoutNode] = []
    func visit(_ node: LayoutNode) {
      if ExplorationViews.isListed(node) { listed.append(node) }
      for child in node.children { visit(child) }
    }
    visit(root)
    guard listed.first?.kind.hasSuffix("AnswerProbe") == true else { return nil }
    return listed.dropFirst().map { json(of: $0.queries) }
  }

  private static func json(of queries: [LayoutQuery]) -> String {
    let queries = queries.filter { $0.axis != .vertical }
    func answer(to width: CGFloat?) -> String {
      let found =
        queries.last { $0.proposal.width == width && $0.axis == nil }
        ?? queries.last { $0.proposal.width == width }
      guard let found else { return "null" }
      let height = found.axis == nil ? written(found.size.height) : "0"
      return "[\(written(found.size.width)),\(height)]"
    }
    var points: [CGFloat: LayoutQuery] = [:]
    for query in queries {
      guard let width = query.proposal.width, width.isFinite else { continue }
      // A question on one axis says nothing of the height.
      if query.axis == nil || points[width] == nil { points[width] = query }
    }
    let widths = points.keys.sorted()
    // Stacks ask more than once.
    let every = max(1, (widths.count + 2 * mostPoints - 1) / (2 * mostPoints))
    let curve = widths.enumerated().filter { $0.offset % every == 0 }.flatMap {
      _, width -> [String] in
      guard let query = points[width] else { return [] }
      let height = query.axis == nil ? written(query.size.height) : "null"
      return [written(width), written(query.size.width), height]
    }
    let ends = [nil, 0, CGFloat.infinity].map { answer(to: $0) }
    return "[\((ends + curve).joined(separator: ","))]"
  }

  /// A length in thousandths; -1 for one without an end.
  private static func written(_ length: CGFloat) -> String {
    length.isFinite ? "\(ExplorationViews.thousandths(length))" : "-1"
  }
}
