import TintypeDrawing
package import TintypeText

/// A text in the layout: it answers proposals with its shaped lines, and draws the same lines.
package final class TextNode: LayoutLeaf {
  let shaped: ShapedText
  /// The characters.
  package let text: String
  /// What each tag of the runs is painted with.
  let paints: [ResolvedPaint]
  /// What each tag of an attachment draws.
  let attachments: [Int32: any InlinePicture]
  /// What stands in place of the lines; nil where they show.
  let redaction: Redaction?
  /// What assistive technology says; nil for the characters.
  fileprivate(set) var speech: String?
  /// Who draws the lines; nil for the system.
  let rendering: TextRendering?
  let pixelLength: CGFloat
  /// The last layout that was asked for.
  ///
  /// Repeated proposals are answered from here, others from the memory that equal texts share.
  private var latest: ParagraphLayout?

  init(
    shaped: ShapedText, text: String, paints: [ResolvedPaint],
    attachments: [Int32: any InlinePicture],
    redaction: Redaction?, rendering: TextRendering?, pixelLength: CGFloat
  ) {
    self.shaped = shaped
    self.text = text
    self.paints = paints
    self.attachments = attachments
    self.redaction = redaction
    self.rendering = rendering
    self.pixelLength = pixelLength
    // What is asked first of most texts; the text that is known was looked at just now, and later would have to be
    // fetched again.
    latest = shaped.unlimitedLayout
  }

  /// The same text in other colors.
  package func recolored(_ change: (RGBA) -> RGBA) -> any DrawnLeaf {
    TextNode(
      shaped: shaped, text: text, paints: paints.map { $0.recolored(change) },
      attachments: attachments, redaction: redaction,
      rendering: rendering, pixelLength: pixelLength)
  }

  /// The laid-out lines for a proposal.
  package func layout(_ proposal: ProposedViewSize) -> ParagraphLayout {
    if let cached = cached(proposal) { return cached }
    let layout = shaped.layout(width: proposal.width, height: proposal.height)
    latest = layout
    return layout
  }

  /// The last layout, where it answers a proposal.
  private func cached(_ proposal: ProposedViewSize) -> ParagraphLayout? {
    guard let latest, latest.answers(width: proposal.width, height: proposal.height) else {
      return nil
    }
    return latest
  }

  /// The size of the lines, in points.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard let rendering else {
      let layout = layout(proposal)
      guard redaction?.isPlaceholder == true, let width = proposal.width, width.isFinite,
        layout.lines.dropLast().contains(where: \.isWrapped)
      else { return layout.size }
      // Bars reach as far as the lines might.
      return CGSize(width: max(width, layout.size.width), height: layout.size.height)
    }
    return rendering.renderer.sizeThatFits(proposal: proposal, text: TextProxy(node: self))
  }

  /// The height of the lines, in points, where it is known without what stands on them.
  package func length(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat? {
    guard axis == .vertical, rendering == nil else { return nil }
    // What stacks ask first is how low a text can be; all that they ask of one that is not wrapped is answered by
    // the layout that it has in any space.
    if latest == nil { _ = layout(.unspecified) }
    if proposal.height == 0, let latest, latest.isLowest { return latest.size.height }
    if let cached = cached(proposal) { return cached.size.height }
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
      let node = tree.makeLeaf(leaf)
      addText(node, leaf.text, drawing: .leaf(leaf))
      let headingLevel = text.ownAttributes?.values.headingLevel
      guard leaf.speech != nil || headingLevel != nil else { return }
      var properties = AccessibilityProperties()
      (properties.label, properties.headingLevel) = (leaf.speech, headingLevel)
      describe(node, properties)
    } else {
      let string = TextRunBuilder(text, in: self).string
      addText(tree.makeNode(.fixed(width: 0, height: 0)), string, drawing: .none)
    }
  }

  /// A text, shaped in the current environment; nil where its font is missing, which is reported.
  func textNode(of text: Text) -> TextNode? {
    let builder = TextRunBuilder(text, in: self)
    let setting = builder.setting
    do throws(FontError) {
      var style = builder.lineHeight.map { environment.paragraphStyle($0) } ?? setting.paragraph
      if let language = text.ownAttributes?.values.language { style.language = language }
      let shaped = try ShapedText(
        runs: builder.runs, style: style, library: resources.fonts)
      let rendering = setting.renderer.map {
        TextRendering(
          renderer: $0, scope: DeferredScope(of: self), marks: builder.marks)
      }
      let node = TextNode(
        shaped: shaped, text: builder.string, paints: builder.paints,
        attachments: builder.attachments, redaction: setting.redaction, rendering: rendering,
        pixelLength: setting.environment.pixelLength)
      node.speech = builder.speech
      return node
    } catch {
      resources.report(error)
      report("cannot show the text \"\(builder.string.prefix(40))\": \(error)")
      return nil
    }
  }

  private func addText(_ node: NodeID, _ string: String, drawing: NodeDrawing) {
    record(node, NodeRecord(kind: "Text", role: .text, detail: string, drawing: drawing))
    add(node)
  }
}
