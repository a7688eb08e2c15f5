import Synchronization

/// A shaped text with the layouts that were made of it.
///
/// The layouts hold on to the content, to draw its glyphs; so the content must not hold on to them.
final class LaidOutText: Sendable {
  private struct Layouts {
    /// The layouts in the first style that was asked for.
    var first = LayoutMemo()
    var others: [(style: ParagraphStyle, memo: LayoutMemo)] = []
  }

  /// More styles than these are rare; beyond them all but the first start anew.
  private static let capacity = 16

  /// What the text is known by.
  let key: ContentCache.Key
  /// What does not depend on a style.
  let content: ShapedContent
  private let style: ParagraphStyle
  private let layouts = Mutex(Layouts())

  /// Begins without layouts.
  ///
  /// - Parameters:
  ///   - key: what the text is known by.
  ///   - content: the text.
  ///   - style: the first style in which it is laid out.
  init(key: ContentCache.Key, content: ShapedContent, style: ParagraphStyle) {
    self.key = key
    self.content = content
    self.style = style
  }

  /// Whether the text is known by a key.
  func hasKey(by key: ContentCache.Key) -> Bool { self.key == key }

  /// The layout in a style for a proposal, where one that is known answers it.
  ///
  /// - Parameters:
  ///   - style: the style.
  ///   - width: points, 0 or more, may be infinite.
  ///   - height: points, 0 or more, may be infinite.
  /// - Returns: the layout; nil where none answers.
  func cachedLayout(
    in style: ParagraphStyle, width: CGFloat, height: CGFloat
  ) -> ParagraphLayout? {
    let isFirst = style == self.style
    return layouts.withLock { layouts in
      if isFirst { return layouts.first.layout(width: width, height: height) }
      let index = layouts.others.firstIndex { $0.style == style }
      return index.flatMap { layouts.others[$0].memo.layout(width: width, height: height) }
    }
  }

  /// The layout in a style for a proposal, made only where no known one answers it.
  ///
  /// - Parameters:
  ///   - style: the style.
  ///   - width: points, 0 or more, may be infinite.
  ///   - height: points, 0 or more, may be infinite.
  ///   - make: lays the text out.
  /// - Returns: the layout.
  func layout(
    in style: ParagraphStyle, width: CGFloat, height: CGFloat,
    make: () -> ParagraphLayout
  ) -> ParagraphLayout {
    if let cached = cachedLayout(in: style, width: width, height: height) { return cached }
    let isFirst = style == self.style
    let layout = make()
    layouts.withLock { layouts in
      if isFirst {
        layouts.first.insert(layout)
        return
      }
      if let index = layouts.others.firstIndex(where: { $0.style == style }) {
        layouts.others[index].memo.insert(layout)
        return
      }
      var memo = LayoutMemo()
      memo.insert(layout)
      if layouts.others.count >= Self.capacity { layouts.others.removeAll() }
      layouts.others.append((style, memo))
    }
    return layout
  }
}
