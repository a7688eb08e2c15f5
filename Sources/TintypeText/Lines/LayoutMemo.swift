import Synchronization

/// Layouts of one text in one style, by the proposals that they answer:
/// `Rules/Text-Sizes#One-layout-answers-many-proposals`.
///
/// A layout made for a proposal with a smaller result answers every proposal between the two, since
/// filling lines greedily gives the same lines there. Text that nothing was left out of answers every greater
/// height, and text that no line break was put into every greater width.
final class LayoutMemo: Sendable {
  private struct Entry {
    var widths: ClosedRange<CGFloat>
    var heights: ClosedRange<CGFloat>
    var layout: ParagraphLayout
  }

  /// More proposals than these are rare; the oldest gives way.
  private static let capacity = 32
  private let entries = Mutex<[Entry]>([])

  /// The layout for a proposal, made only where no known one answers it.
  ///
  /// - Parameters:
  ///   - width: points, 0 or more, may be infinite.
  ///   - height: points, 0 or more, may be infinite.
  ///   - make: lays the text out.
  /// - Returns: the layout.
  func layout(
    width: CGFloat, height: CGFloat, make: () -> (layout: ParagraphLayout, isExact: Bool)
  ) -> ParagraphLayout {
    let known = entries.withLock { entries -> ParagraphLayout? in
      // By their places, since an entry would be copied to be looked at.
      for place in entries.indices
      where entries[place].widths.contains(width) && entries[place].heights.contains(height) {
        return entries[place].layout
      }
      return nil
    }
    if let known { return known }
    let (layout, isExact) = make()
    var entry = Entry(widths: width...width, heights: height...height, layout: layout)
    // Tightened and scaled lines depend on the proposal itself.
    if !isExact {
      entry.widths = min(width, layout.size.width)...(layout.isUnwrapped ? .infinity : width)
      entry.heights = min(height, layout.size.height)...(layout.isTruncated ? height : .infinity)
    }
    entries.withLock { entries in
      if entries.count >= Self.capacity { entries.removeFirst() }
      entries.append(entry)
    }
    return layout
  }
}
