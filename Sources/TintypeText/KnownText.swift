import Synchronization

/// A shaped text with the layouts that were made of it.
///
/// The layouts hold on to the content, to draw its glyphs; so the content must not hold on to them.
final class KnownText: Sendable {
  /// More styles than these are rare; beyond them all start anew.
  private static let capacity = 16

  /// What does not depend on a style.
  let content: ShapedContent
  private let layouts = Mutex<[(style: ParagraphStyle, memo: LayoutMemo)]>([])

  /// Begins without layouts.
  init(content: ShapedContent) { self.content = content }

  /// The layouts in one style.
  func layouts(in style: ParagraphStyle) -> LayoutMemo {
    layouts.withLock { layouts in
      for place in layouts.indices where layouts[place].style == style {
        return layouts[place].memo
      }
      if layouts.count >= Self.capacity { layouts.removeAll() }
      let memo = LayoutMemo()
      layouts.append((style, memo))
      return memo
    }
  }
}
