/// Layouts of one text in one style, by the proposals that they answer:
/// `Rules/Text-Sizes#One-layout-answers-many-proposals`.
///
/// A layout made for a proposal with a smaller result answers every proposal between the two, since
/// filling lines greedily gives the same lines there. Text that nothing was left out of answers every greater
/// height, and text that no line break was put into every greater width.
struct LayoutMemo: Sendable {
  private struct Entry {
    var widths: ClosedRange<CGFloat>
    var heights: ClosedRange<CGFloat>
    var layout: ParagraphLayout

    func answers(_ width: CGFloat, _ height: CGFloat) -> Bool {
      widths.contains(width) && heights.contains(height)
    }
  }

  /// More proposals than these are rare; the oldest of the others gives way.
  private static let capacity = 32
  /// Apart from the others, since most texts have one, which then needs no memory of its own.
  private var first: Entry?
  private var others: [Entry] = []

  /// The layout for a proposal, where one that is known answers it.
  ///
  /// - Parameters:
  ///   - width: points, 0 or more, may be infinite.
  ///   - height: points, 0 or more, may be infinite.
  /// - Returns: the layout; nil where none answers.
  func layout(width: CGFloat, height: CGFloat) -> ParagraphLayout? {
    if first?.answers(width, height) == true { return first?.layout }
    // By their places, since an entry would be copied to be looked at.
    let place = others.indices.first { others[$0].answers(width, height) }
    return place.map { others[$0].layout }
  }

  /// Keeps a layout.
  ///
  /// - Parameters:
  ///   - layout: the layout.
  ///   - width: that of its proposal, in points.
  ///   - height: that of its proposal, in points.
  ///   - isExact: whether it answers no other proposal: tightened and scaled lines depend on their own.
  mutating func insert(
    _ layout: ParagraphLayout, width: CGFloat, height: CGFloat, isExact: Bool
  ) {
    var entry = Entry(widths: width...width, heights: height...height, layout: layout)
    if !isExact {
      entry.widths = min(width, layout.size.width)...(layout.isUnwrapped ? .infinity : width)
      entry.heights = min(height, layout.size.height)...(layout.isTruncated ? height : .infinity)
    }
    guard first != nil else {
      first = entry
      return
    }
    if others.count >= Self.capacity { others.removeFirst() }
    others.append(entry)
  }
}
