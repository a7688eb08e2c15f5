/// Turns a line that was cut into glyphs at their positions.
struct LineAssembler {
  /// A part of an item on a line.
  struct Slice {
    /// The item.
    var item: ShapedSpan.Item
    /// The bytes of the item that stand on the line.
    var bytes: Range<Int>
    /// The clusters of these bytes.
    var clusters: Range<Int>
    /// The level for the order on the line; hidden in trailing white space it is the paragraph's.
    var level: Int8
  }

  let content: ShapedContent
  let style: ParagraphStyle
  /// What all lengths are multiplied with.
  let scale: CGFloat
  /// The width of the text, in points.
  let width: CGFloat

  /// The line with its glyphs.
  ///
  /// - Parameters:
  ///   - line: what stands on it.
  ///   - extent: its measures at scale 1.
  ///   - baseline: where its baseline is, in points from the top.
  /// - Returns: the line, in points from the upper left corner of the text.
  func fragment(of line: LineCut, extent: LineStack.Extent, baseline: CGFloat) -> LineFragment {
    var span = line.span
    if span == nil, line.needsShaping {
      span = content.reshape([.source(line.start..<line.visibleEnd)], paragraph: line.paragraph)
    }
    let bytes = span.map { 0..<$0.bytes.count } ?? line.start..<line.visibleEnd
    let drawn = (line.span == nil ? span?.width() : nil) ?? line.width
    let origin = CGPoint(x: left(of: drawn * scale), y: baseline)
    var fragment = LineFragment(
      text: String(decoding: (span ?? content.span).bytes[bytes], as: UTF8.self),
      sourceRange: line.start..<line.end, origin: origin, ascent: extent.ascent * scale,
      descent: extent.descent * scale, width: drawn * scale, runs: [], decorations: [],
      attachments: [])
    let slices = slices(
      of: bytes, in: span ?? content.span, base: content.paragraphs[line.paragraph].base)
    var x = origin.x
    func add(_ slice: Slice) {
      x += assemble(
        slice, of: span ?? content.span, line.tightening, CGPoint(x: x, y: baseline), &fragment)
    }
    if slices.count == 1 {
      add(slices[0])
    } else {
      for index in BidiReordering.visualOrder(of: slices.map(\.level)) { add(slices[index]) }
    }
    return fragment
  }

  /// The characters of a part of a line: most lines have one, which is the line.
  private func text(of bytes: Range<Int>, in span: ShapedSpan, _ line: LineFragment) -> String {
    bytes.count == line.text.utf8.count
      ? line.text : String(decoding: span.bytes[bytes], as: UTF8.self)
  }

  /// The left end of a line by the alignment; a line that is wider than the text starts where reading does.
  private func left(of drawn: CGFloat) -> CGFloat {
    let remaining = width - drawn
    let isReversed = style.layoutDirection == .rightToLeft
    switch style.alignment {
    case .leading: return isReversed ? remaining : 0
    case .center: return remaining / 2
    case .trailing: return isReversed ? 0 : remaining
    }
  }

  private func slices(of bytes: Range<Int>, in span: ShapedSpan, base: Int) -> [Slice] {
    var result: [Slice] = []
    guard !bytes.isEmpty else { return result }
    var index = span.item(at: bytes.lowerBound)
    // White space at the end of a line stands where the paragraph ends (rule L1).
    let ink = ParagraphBuilder.trimmedEnd(of: bytes, in: span.bytes)
    func add(_ part: Range<Int>, of item: ShapedSpan.Item, _ level: Int8) {
      guard !part.isEmpty else { return }
      let clusters = span.cluster(at: part.lowerBound)..<span.cluster(at: part.upperBound)
      result.append(Slice(item: item, bytes: part, clusters: clusters, level: level))
    }
    while index < span.items.count, span.items[index].bytes.lowerBound < bytes.upperBound {
      let item = span.items[index]
      let own = item.bytes.clamped(to: bytes)
      add(own.clamped(to: bytes.lowerBound..<ink), of: item, item.level)
      add(own.clamped(to: ink..<bytes.upperBound), of: item, Int8(base))
      index += 1
    }
    return result
  }

  /// Adds a slice at a position and returns its width.
  private func assemble(
    _ slice: Slice, of span: ShapedSpan, _ tightening: CGFloat, _ origin: CGPoint,
    _ fragment: inout LineFragment
  ) -> CGFloat {
    let run = content.runs[slice.item.run]
    let advance = span.width(of: slice.clusters, tightening: tightening) * scale
    let start = CGPoint(x: origin.x, y: origin.y - run.baselineOffset * scale)
    if let attachment = run.attachment {
      let size = CGSize(
        width: attachment.size.width * scale, height: attachment.size.height * scale)
      fragment.attachments.append(
        PositionedAttachment(
          frame: CGRect(
            origin: CGPoint(x: start.x, y: start.y - attachment.baseline * scale), size: size),
          tag: attachment.tag))
    } else {
      let glyphs = glyphs(of: slice, in: span, tightening)
      if !glyphs.isEmpty {
        fragment.runs.append(
          PositionedRun(
            content: GlyphRunContent(
              font: slice.item.face, size: slice.item.size * scale, glyphs: glyphs,
              text: text(of: slice.bytes, in: span, fragment)),
            origin: start, tag: run.tag, sourceRange: span.sourceRange(of: slice.bytes),
            direction: slice.item.level & 1 == 1 ? .rightToLeft : .leftToRight, advance: advance))
      }
    }
    if let tag = run.background {
      let box = CGRect(
        x: origin.x, y: origin.y - fragment.ascent, width: advance,
        height: fragment.ascent + fragment.descent)
      fragment.backgrounds.append(PositionedDecoration(rect: box, pattern: .solid, tag: tag))
    }
    decorate(run, metrics: content.metrics(of: slice.item.run), from: start, advance, &fragment)
    return advance
  }
}
