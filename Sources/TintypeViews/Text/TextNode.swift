import TintypeDrawing
package import TintypeText

/// A text in the layout: it answers proposals with its shaped lines, and draws the same lines.
package final class TextNode: LayoutLeaf {
  let shaped: ShapedText
  /// What each tag of the runs is painted with.
  let paints: [ResolvedPaint]
  /// What each tag of an attachment draws.
  let attachments: [Int32: any InlinePicture]
  /// What bars stand in place of the lines; nil where the lines show.
  let redaction: ResolvedPaint?
  /// Who draws the lines; nil for the system.
  let rendering: TextRendering?
  private let pixelLength: CGFloat

  init(
    shaped: ShapedText, paints: [ResolvedPaint], attachments: [Int32: any InlinePicture],
    redaction: ResolvedPaint?, rendering: TextRendering?, pixelLength: CGFloat
  ) {
    self.shaped = shaped
    self.paints = paints
    self.attachments = attachments
    self.redaction = redaction
    self.rendering = rendering
    self.pixelLength = pixelLength
  }

  /// The characters.
  package var text: String { shaped.text }

  /// The laid-out lines for a proposal.
  package func layout(_ proposal: ProposedViewSize) -> ParagraphLayout {
    shaped.layout(width: proposal.width, height: proposal.height)
  }

  /// The size of the lines, in points.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard let rendering else { return layout(proposal).size }
    return rendering.renderer.sizeThatFits(proposal: proposal, text: TextProxy(node: self))
  }

  /// The height of the lines, in points, where it is known without what stands on them.
  package func length(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat? {
    guard axis == .vertical, rendering == nil else { return nil }
    return shaped.height(width: proposal.width, height: proposal.height)
  }

  /// Texts set the two baselines, where separators of rows start, and how far their widest word reaches.
  package var guides: LeafGuides { .baselines }

  /// The first and last baseline, in points from the upper side, the start of a row's separator, and the width of
  /// the widest word.
  package func explicitAlignment(
    _ key: AlignmentKey, in proposal: ProposedViewSize
  ) -> CGFloat? {
    switch key {
    case .firstTextBaseline: layout(proposal).firstBaseline
    case .lastTextBaseline: layout(proposal).lastBaseline
    case .listRowSeparatorLeading: 0
    case .widestWord: shaped.widestWord
    default: nil
    }
  }

  /// The gaps that follow from the first run's font.
  package var spacing: ViewSpacing {
    let metrics = shaped.spacingMetrics
    return .text(
      ascent: metrics.ascent, descent: metrics.descent, leading: metrics.leading,
      capHeight: metrics.capHeight, pixelLength: pixelLength)
  }
}

extension ViewResolver {
  /// Adds the node of a text.
  func addText(_ text: Text) {
    if let measurer = resources.textMeasurer {
      let string = TextRunBuilder(text, in: self).string
      if let leaf = measurer.leaf(for: string) {
        addText(tree.makeLeaf(leaf), string, drawing: .none)
        return
      }
    }
    if let leaf = textNode(of: text) {
      addText(tree.makeLeaf(leaf), leaf.text, drawing: .leaf(leaf))
    } else {
      let string = TextRunBuilder(text, in: self).string
      addText(tree.makeNode(.fixed(width: 0, height: 0)), string, drawing: .none)
    }
  }

  /// A text, shaped in the current environment; nil where its font is missing, which is reported.
  func textNode(of text: Text) -> TextNode? {
    let builder = TextRunBuilder(text, in: self)
    do throws(FontError) {
      let shaped = try ShapedText(
        runs: builder.runs, style: paragraphStyle(builder.lineHeight), library: resources.fonts)
      let rendering = environment.textRenderer.map {
        TextRendering(
          renderer: $0, scope: DeferredScope(store: store, resources: resources, place: place),
          marks: builder.marks)
      }
      return TextNode(
        shaped: shaped, paints: builder.paints, attachments: builder.attachments,
        redaction: environment.redactionPaint, rendering: rendering,
        pixelLength: environment.pixelLength)
    } catch {
      resources.report(error)
      report("cannot show the text \"\(builder.string.prefix(40))\": \(error)")
      return nil
    }
  }

  private func addText(_ node: NodeID, _ string: String, drawing: NodeDrawing) {
    var record = NodeRecord(kind: "Text", role: .text, drawing: drawing)
    record.detail = string
    self.record(node, record)
    add(node)
  }

  /// How a text is broken into lines; the height of a line is the text's own before the environment's.
  private func paragraphStyle(_ lineHeight: AttributedString.LineHeight?) -> ParagraphStyle {
    if lineHeight == nil, let last = lastParagraph, last.environment.isCopy(of: environment) {
      return last.style
    }
    let style = newParagraphStyle(lineHeight)
    if lineHeight == nil { lastParagraph = (environment, style) }
    return style
  }

  private func newParagraphStyle(_ lineHeight: AttributedString.LineHeight?) -> ParagraphStyle {
    var style = environment[feature: TextEnvironment.self].paragraphStyle(lineHeight)
    style.layoutDirection = environment.layoutDirection
    style.displayScale = environment.displayScale
    style.language = environment.textLanguage
    return style
  }
}

extension TextEnvironment {
  /// How a text is broken into lines, as far as the values of text say; the height of a line is the text's own
  /// before the environment's.
  fileprivate func paragraphStyle(_ own: AttributedString.LineHeight?) -> ParagraphStyle {
    var style = ParagraphStyle()
    style.lineLimit = lineLimit
    style.reservedLines = reservedLines
    switch truncationMode {
    case .head: style.truncationMode = .head
    case .middle: style.truncationMode = .middle
    case .tail: style.truncationMode = .tail
    }
    switch multilineTextAlignment {
    case .leading: style.alignment = .leading
    case .center: style.alignment = .center
    case .trailing: style.alignment = .trailing
    }
    style.lineSpacing = max(0, lineSpacing)
    style.lineHeight = (own ?? lineHeight)?.style
    style.allowsTightening = allowsTightening
    style.minimumScaleFactor = minimumScaleFactor
    style.balancesShortParagraphs = balancesShortParagraphs
    return style
  }
}
