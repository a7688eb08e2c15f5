/// Layouts of one text in one style, each of which answers many proposals:
/// `Rules/Text-Sizes#One-layout-answers-many-proposals`.
///
/// A layout made for a proposal with a smaller result answers every proposal between the two, since
/// filling lines greedily gives the same lines there. Text that nothing was left out of answers every greater
/// height, and text that no line break was put into every greater width.
struct LayoutMemo: Sendable {
  /// More proposals than these are rare; the oldest of the others gives way.
  private static let capacity = 32
  // Most texts have two: one without limits and one in the available width.
  private var first: ParagraphLayout?
  private var second: ParagraphLayout?
  private var others: [ParagraphLayout] = []

  /// The layout for a proposal, where one that is known answers it.
  ///
  /// - Parameters:
  ///   - width: points, 0 or more, may be infinite.
  ///   - height: points, 0 or more, may be infinite.
  /// - Returns: the layout; nil where none answers.
  func layout(width: CGFloat, height: CGFloat) -> ParagraphLayout? {
    guard let first else { return nil }
    if first.answers(width: width, height: height) { return first }
    guard let second else { return nil }
    if second.answers(width: width, height: height) { return second }
    return others.first { $0.answers(width: width, height: height) }
  }

  /// Keeps a layout.
  mutating func insert(_ layout: ParagraphLayout) {
    if first == nil {
      first = layout
      return
    }
    if second == nil {
      second = layout
      return
    }
    if others.count >= Self.capacity { others.removeFirst() }
    others.append(layout)
  }
}
