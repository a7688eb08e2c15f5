/// Layouts of one text in one style, by the proposals that they answer:
/// `Rules/Text-Sizes#One-layout-answers-many-proposals`.
///
/// A layout made for a proposal with a smaller result answers every proposal between the two, since
/// filling lines greedily gives the same lines there. Text that nothing was left out of answers every greater
/// height, and text that no line break was put into every greater width.
struct LayoutMemo: Sendable {
  /// The proposals that a layout answers, in points.
  private struct Room {
    var widths: ClosedRange<CGFloat>
    var heights: ClosedRange<CGFloat>

    func holds(_ width: CGFloat, _ height: CGFloat) -> Bool {
      widths.contains(width) && heights.contains(height)
    }
  }

  /// More proposals than these are rare; the oldest of the others gives way.
  private static let capacity = 32
  /// Apart from the others, since most texts have one, which then needs no memory of its own.
  private var first: ParagraphLayout?
  /// Apart from its layout, which would be copied with it to be looked at.
  private var firstRoom = Room(widths: 0...0, heights: 0...0)
  private var others: [(room: Room, layout: ParagraphLayout)] = []

  /// The layout for a proposal, where one that is known answers it.
  ///
  /// - Parameters:
  ///   - width: points, 0 or more, may be infinite.
  ///   - height: points, 0 or more, may be infinite.
  /// - Returns: the layout; nil where none answers.
  func layout(width: CGFloat, height: CGFloat) -> ParagraphLayout? {
    // Before there is a first one, there are no others.
    if firstRoom.holds(width, height) || first == nil { return first }
    // By their places, for the same reason.
    let place = others.indices.first { others[$0].room.holds(width, height) }
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
    var room = Room(widths: width...width, heights: height...height)
    if !isExact {
      room.widths = min(width, layout.size.width)...(layout.isUnwrapped ? .infinity : width)
      room.heights = min(height, layout.size.height)...(layout.isTruncated ? height : .infinity)
    }
    guard first != nil else {
      (first, firstRoom) = (layout, room)
      return
    }
    if others.count >= Self.capacity { others.removeFirst() }
    others.append((room, layout))
  }
}
