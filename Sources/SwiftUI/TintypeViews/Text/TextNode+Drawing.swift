package import TintypeDrawing
package import TintypeText

extension TextNode: DrawnLeaf {
  /// Adds glyphs and what stands below and over them, or bars where the text is redacted.
  package func draw(
    in frame: CGRect, proposal: ProposedViewSize, _ context: DrawingContext,
    to items: inout [DisplayItem]
  ) {
    let rect = context.drawn(frame)
    guard rect.minX.isFinite, rect.minY.isFinite else { return }
    if let redaction {
      addBars(redaction, layout(proposal).lines, in: rect, context, to: &items)
      return
    }
    if let rendering {
      guard let drawn = rendering.items.value, !drawn.isEmpty else { return }
      let position = CGAffineTransform(translationX: rect.minX, y: rect.minY)
      items.append(.group(DisplayGroup(items: drawn, transform: position)))
      return
    }
    let layout = layout(proposal)
    if !context.namesLines, let runs = layout.plainRuns {
      return add(runs, nil, in: rect, to: &items)
    }
    let lines = layout.lines
    let corner = CGPoint(x: rect.minX, y: rect.minY)
    for index in lines.indices {
      let line = context.namesLines ? TextLine(index, of: lines, at: corner) : nil
      if lines[index].isPlain {
        add(lines[index].runs, line, in: rect, to: &items)
      } else {
        add(lines[index], line, in: rect, context, to: &items)
      }
    }
  }

  /// Adds runs, the first with the line that it begins.
  private func add(
    _ runs: [PositionedRun], _ line: TextLine?, in rect: CGRect, to items: inout [DisplayItem]
  ) {
    for index in runs.indices {
      let tag = Int(runs[index].tag)
      let origin = runs[index].origin
      let start = CGPoint(x: rect.minX + origin.x, y: rect.minY + origin.y)
      let glyphs = GlyphRun(
        runs[index].content, origin: start, paint: paints[tag].paint(in: rect),
        line: index == 0 ? line : nil)
      paints[tag].finish(.glyphs(glyphs), to: &items)
    }
  }

  /// Adds a line, with what stands below and over its glyphs.
  private func add(
    _ line: LineFragment, _ name: TextLine?, in rect: CGRect, _ context: DrawingContext,
    to items: inout [DisplayItem]
  ) {
    for background in line.backgrounds {
      let placement = context.drawn(background.rect.offsetBy(dx: rect.minX, dy: rect.minY))
      let paint = paints[Int(background.tag)].paint(in: rect)
      items.append(.fill(Path(placement), paint, FillStyle()))
    }
    add(line.runs, name, in: rect, to: &items)
    for decoration in line.decorations {
      addDecoration(
        decoration, paints[Int(decoration.tag)].paint(in: rect), rect.origin, context,
        to: &items)
    }
    for attachment in line.attachments {
      guard let image = attachments[attachment.tag] else { continue }
      let placement = attachment.frame.offsetBy(dx: rect.minX, dy: rect.minY)
      image.draw(in: placement, proposal: ProposedViewSize(placement.size), context, to: &items)
    }
  }

  /// Runs a renderer of the user's own, and closures that draw pictures in the text.
  @MainActor package func record(
    in frame: CGRect, proposal: ProposedViewSize, _ context: DrawingContext
  ) {
    let rect = context.drawn(frame)
    guard rect.minX.isFinite, rect.minY.isFinite, redaction == nil else { return }
    if let rendering { return rendering.items.record((self, proposal, rect.size, context)) }
    for (_, picture) in attachments.sorted(by: { $0.key < $1.key }) {
      picture.record(in: rect, proposal: proposal, context)
    }
  }

  /// The lines that the text was placed with.
  package func lines(for proposal: ProposedViewSize) -> [LineFragment] {
    var lines = layout(proposal).lines
    guard redaction?.isPlaceholder == true else { return lines }
    // What was shaped stands for these characters, one for each.
    var rest = text[...]
    for index in lines.indices {
      let isWrapped = lines[index].isWrapped
      lines[index].text = String(rest.prefix(lines[index].text.count))
      rest = rest.dropFirst(lines[index].text.count + (isWrapped ? 0 : 1))
    }
    return lines
  }

  /// A bar on the baseline in place of each line, as high as capitals: `Rules/Text-Runs#Placeholders`.
  private func addBars(
    _ redaction: Redaction, _ lines: [LineFragment], in rect: CGRect, _ context: DrawingContext,
    to items: inout [DisplayItem]
  ) {
    let paint = redaction.paint.paint(in: rect)
    let height = (shaped.spacingMetrics.capHeight / pixelLength).rounded(.up) * pixelLength
    for (index, line) in lines.enumerated() where line.width > 0 {
      let isFull = redaction.isPlaceholder && line.isWrapped && index + 1 < lines.count
      let bar = context.drawn(
        CGRect(
          x: rect.minX + (isFull ? 0 : line.origin.x), y: rect.minY + line.origin.y - height,
          width: isFull ? rect.width : line.width, height: height))
      items.append(
        .fill(Path(roundedRect: bar, cornerRadius: bar.height / 5), paint, FillStyle()))
    }
  }

  private func addDecoration(
    _ decoration: PositionedDecoration, _ paint: Paint, _ origin: CGPoint,
    _ context: DrawingContext, to items: inout [DisplayItem]
  ) {
    let rect = context.drawn(decoration.rect.offsetBy(dx: origin.x, dy: origin.y))
    let unit = rect.height
    let dash: [CGFloat] =
      switch decoration.pattern {
      case .solid: []
      case .dot: [unit, unit]
      case .dash: [unit * 4, unit * 2]
      case .dashDot: [unit * 4, unit * 2, unit, unit * 2]
      case .dashDotDot: [unit * 4, unit * 2, unit, unit * 2, unit, unit * 2]
      }
    guard !dash.isEmpty else {
      items.append(.fill(Path(rect), paint, FillStyle()))
      return
    }
    var line = Path()
    line.move(to: CGPoint(x: rect.minX, y: rect.midY))
    line.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    items.append(.stroke(line, paint, StrokeStyle(lineWidth: unit, dash: dash)))
  }
}
