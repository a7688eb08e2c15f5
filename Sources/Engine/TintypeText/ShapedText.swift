/// A text, shaped once and laid out for as many proposals as are asked.
package final class ShapedText: Sendable {
  private let laidOut: LaidOutText
  /// How lines are broken and stand.
  package let style: ParagraphStyle

  private var content: ShapedContent { laidOut.content }

  /// Shapes a text, or finds that the same one was shaped before.
  ///
  /// - Parameters:
  ///   - runs: the text.
  ///   - style: how it is broken into lines.
  ///   - library: the fonts.
  /// - Throws: `FontError`, where a font is missing.
  package init(runs: [TextRun], style: ParagraphStyle, library: FontLibrary) throws(FontError) {
    let key = ContentCache.Key(
      runs: runs, language: style.language, direction: style.layoutDirection)
    self.style = style
    if let cached = library.contents.text(for: key) {
      laidOut = cached
    } else {
      let content = try ShapedContent(
        runs: runs, language: style.language, direction: style.layoutDirection,
        resources: library.shaping)
      laidOut = LaidOutText(key: key, content: content, style: style)
      library.contents.insert(laidOut)
    }
  }

  /// The layout for a proposal.
  ///
  /// - Parameters:
  ///   - width: points; nil and infinity for no limit, 0 for one character a line.
  ///   - height: points; nil and infinity for no limit. There is always at least one line.
  /// - Returns: the layout; of size 0 for an empty text.
  package func layout(width: CGFloat?, height: CGFloat?) -> ParagraphLayout {
    let available = ParagraphLayout.available(width)
    let limit = limit(height)
    return laidOut.layout(in: style, width: available, height: limit) {
      let solver = LayoutSolver(content: content, style: style, width: available, height: limit)
      return ParagraphLayout(
        content: content, style: style, solution: solver.solve(), width: available, height: limit)
    }
  }

  /// The layout without limits, where it is known already; nil elsewhere.
  package var unlimitedLayout: ParagraphLayout? {
    laidOut.cachedLayout(in: style, width: .infinity, height: .infinity)
  }

  /// The height that the layout for a proposal has, where it is known without the layout.
  ///
  /// - Parameters:
  ///   - width: points; nil and infinity for no limit.
  ///   - height: points; nil and infinity for no limit.
  /// - Returns: points; nil where what stands on the lines decides how high they are.
  package func height(width: CGFloat?, height: CGFloat?) -> CGFloat? {
    let solver = LayoutSolver(
      content: content, style: style, width: ParagraphLayout.available(width), height: limit(height)
    )
    guard let count = solver.lineCount, let metrics = content.uniform else { return nil }
    return ParagraphLayout.height(
      LineStack(content: content, style: style).height(of: count, metrics), isEmpty: count == 0,
      content: content, style: style)
  }

  /// The height that lines may take: at least that of those that are reserved.
  private func limit(_ height: CGFloat?) -> CGFloat {
    let limit = ParagraphLayout.available(height)
    guard style.reservedLines > 0, let first = content.firstMetrics else { return limit }
    return max(
      limit, LineStack(content: content, style: style).height(of: style.reservedLines, first))
  }

  /// The measures that a stack's default spacing beside this text is made of: those of the first run, in
  /// points, not rounded; all 0 without a run.
  package var spacingMetrics:
    (ascent: CGFloat, descent: CGFloat, leading: CGFloat, capHeight: CGFloat)
  {
    guard let first = content.firstMetrics else { return (0, 0, 0, 0) }
    return (first.ascent, first.descent, first.leading, first.capHeight)
  }

  /// The width below which a line breaks within a word, in points; 0 for an empty text.
  package var widestWord: CGFloat {
    var widest: CGFloat = 0
    for paragraph in content.paragraphs {
      var start = paragraph.clusters.lowerBound
      for opportunity in content.opportunities[paragraph.opportunities] {
        // Of spaces alone nothing is left at a line's end.
        if opportunity.trimmedCluster > start {
          widest = max(widest, content.span.width(of: start..<opportunity.trimmedCluster))
        }
        start = opportunity.endCluster
      }
    }
    return widest
  }

  /// The text of all runs.
  package var text: String { String(decoding: content.span.bytes, as: UTF8.self) }

  /// What the text is made of.
  package var runs: [TextRun] { content.runs }

  /// The glyphs of the whole text, for tests against other shapers.
  var span: ShapedSpan { content.span }
}
