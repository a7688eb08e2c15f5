package import TintypeDrawing
package import TintypeText

extension TextNode: DrawnLeaf {
  /// Adds glyphs and what stands below and over them, or bars where the text is redacted.
  @MainActor package func draw(
    in frame: CGRect, proposal: ProposedViewSize, _ context: DrawingContext,
    to items: inout [DisplayItem]
  ) {
    let rect = context.drawn(frame)
    guard rect.minX.isFinite, rect.minY.isFinite else { return }
    if let redaction {
      addBars(lines(for: proposal), redaction.paint(in: rect), rect.origin, context, to: &items)
      return
    }
    if let rendering {
      return addRendered(by: rendering, proposal, rect, context, to: &items)
    }
    if !context.namesLines, let runs = layout(proposal).plainRuns {
      for number in runs.indices {
        add(
          runs[number].content, at: runs[number].origin, tag: runs[number].tag, in: rect,
          to: &items)
      }
      return
    }
    let lines = lines(for: proposal)
    // By their places: a line is long, and would be copied to be looked at.
    for number in lines.indices { add(lines[number], in: rect, context, to: &items) }
  }

  @MainActor private func add(
    _ line: LineFragment, in rect: CGRect, _ context: DrawingContext,
    to items: inout [DisplayItem]
  ) {
    for background in line.backgrounds {
      let place = context.drawn(background.rect.offsetBy(dx: rect.minX, dy: rect.minY))
      let paint = paints[Int(background.tag)].paint(in: rect)
      items.append(.fill(Path(place), paint, FillStyle()))
    }
    let corner = CGPoint(x: rect.minX, y: rect.minY)
    for number in line.runs.indices {
      let first = number == 0 && context.namesLines ? TextLine(line, at: corner) : nil
      let run = line.runs[number]
      add(run.content, at: run.origin, tag: run.tag, first, in: rect, to: &items)
    }
    for decoration in line.decorations {
      addDecoration(
        decoration, paints[Int(decoration.tag)].paint(in: rect), rect.origin, context,
        to: &items)
    }
    for attachment in line.attachments {
      guard let image = attachments[attachment.tag] else { continue }
      let place = attachment.frame.offsetBy(dx: rect.minX, dy: rect.minY)
      image.draw(in: place, proposal: ProposedViewSize(place.size), context, to: &items)
    }
  }

  /// Adds a run, and the line that it begins.
  private func add(
    _ content: GlyphRunContent, at origin: CGPoint, tag: Int32, _ line: TextLine? = nil,
    in rect: CGRect, to items: inout [DisplayItem]
  ) {
    let tag = Int(tag)
    let start = CGPoint(x: rect.minX + origin.x, y: rect.minY + origin.y)
    var glyphs = GlyphRun(content, origin: start, paint: paints[tag].paint(in: rect))
    glyphs.line = line
    paints[tag].finish(.glyphs(glyphs), to: &items)
  }

  /// What a renderer of the user's own draws.
  @MainActor private func addRendered(
    by rendering: TextRendering, _ proposal: ProposedViewSize, _ rect: CGRect,
    _ context: DrawingContext, to items: inout [DisplayItem]
  ) {
    let scope = rendering.scope
    let output = CanvasOutput(
      scope: scope, resolver: scope.apart(), environment: scope.place.environment,
      scale: context.scale, size: rect.size
    ) { [] }
    var graphics = GraphicsContext(output: output)
    rendering.renderer.draw(
      layout: Text.Layout(self, proposal, in: rect.size, context), in: &graphics)
    guard !output.items.isEmpty else { return }
    let place = CGAffineTransform(translationX: rect.minX, y: rect.minY)
    items.append(.group(DisplayGroup(items: output.items, transform: place)))
  }

  /// The lines that the text was placed with.
  package func lines(for proposal: ProposedViewSize) -> [LineFragment] { layout(proposal).lines }

  /// A bar with round corners in place of each line, a little lower than the line.
  private func addBars(
    _ lines: [LineFragment], _ paint: Paint, _ origin: CGPoint, _ context: DrawingContext,
    to items: inout [DisplayItem]
  ) {
    for line in lines where line.width > 0 {
      let place = CGRect(
        x: origin.x + line.origin.x, y: origin.y + line.origin.y - line.ascent,
        width: line.width, height: line.ascent + line.descent)
      let bar = context.drawn(place.insetBy(dx: 0, dy: place.height * 0.08))
      items.append(
        .fill(Path(roundedRect: bar, cornerRadius: bar.height * 0.2), paint, FillStyle()))
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
