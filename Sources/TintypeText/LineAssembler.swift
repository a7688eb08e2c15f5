/// Turns a line that was cut into glyphs at their places.
struct LineAssembler {
  /// A part of an item on a line.
  private struct Slice {
    var item: ShapedSpan.Item
    var bytes: Range<Int>
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
    for index in BidiReordering.visualOrder(of: slices.map(\.level)) {
      x += place(
        slices[index], of: span ?? content.span, line.tightening, CGPoint(x: x, y: baseline),
        &fragment)
    }
    return fragment
  }

  /// The left end of a line by the alignment; a line that is wider than the text starts where reading does.
  private func left(of drawn: CGFloat) -> CGFloat {
    let room = width - drawn
    let isReversed = style.layoutDirection == .rightToLeft
    switch style.alignment {
    case .leading: return isReversed ? room : 0
    case .center: return room / 2
    case .trailing: return isReversed ? 0 : room
    }
  }

  private func slices(of bytes: Range<Int>, in span: ShapedSpan, base: Int) -> [Slice] {
    var result: [Slice] = []
    guard !bytes.isEmpty else { return result }
    var index = span.item(at: bytes.lowerBound)
    // White space at the end of a line stands where the paragraph ends (rule L1).
    let ink = ParagraphBuilder.trimmedEnd(of: bytes, in: span.bytes)
    while index < span.items.count, span.items[index].bytes.lowerBound < bytes.upperBound {
      let item = span.items[index]
      let own = item.bytes.clamped(to: bytes)
      for part in [
        own.clamped(to: bytes.lowerBound..<ink), own.clamped(to: ink..<bytes.upperBound),
      ]
      where !part.isEmpty {
        let isHidden = part.lowerBound >= ink
        result.append(
          Slice(
            item: item, bytes: part,
            clusters: span.cluster(at: part.lowerBound)..<span.cluster(at: part.upperBound),
            level: isHidden ? Int8(base) : item.level))
      }
      index += 1
    }
    return result
  }

  /// Adds a slice at a place and returns its width.
  private func place(
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
            font: slice.item.face, size: slice.item.size * scale, glyphs: glyphs, origin: start,
            tag: run.tag, text: String(decoding: span.bytes[slice.bytes], as: UTF8.self),
            direction: slice.item.level & 1 == 1 ? .rightToLeft : .leftToRight, advance: advance))
      }
    }
    decorate(run, metrics: content.metrics[slice.item.run], from: start, advance, &fragment)
    return advance
  }

  private func glyphs(of slice: Slice, in span: ShapedSpan, _ tightening: CGFloat) -> [Glyph] {
    let item = slice.item
    let isReversed = item.level & 1 == 1
    let range = Self.glyphs(of: slice.bytes, in: item, span, isReversed: isReversed)
    let spacing = item.spacing + tightening
    var result: [Glyph] = []
    result.reserveCapacity(range.count)
    var pen: Int64 = 0
    var characters: Int32 = 0
    for index in range {
      let glyph = span.glyphs[index]
      if spacing != 0, isReversed,
        index == range.lowerBound || span.glyphs[index - 1].cluster != glyph.cluster
      {
        characters += Self.characters(of: glyph.cluster, in: span)
      }
      let extra = spacing * CGFloat(characters)
      result.append(
        Glyph(
          id: glyph.id,
          position: CGPoint(
            x: (item.points(pen + Int64(glyph.x)) + extra) * scale,
            y: -item.points(Int64(glyph.y)) * scale),
          cluster: glyph.cluster - Int32(slice.bytes.lowerBound)))
      pen += Int64(glyph.advance)
      if spacing != 0, !isReversed,
        index + 1 == range.upperBound || span.glyphs[index + 1].cluster != glyph.cluster
      {
        characters += Self.characters(of: glyph.cluster, in: span)
      }
    }
    return result
  }

  private static func characters(of cluster: Int32, in span: ShapedSpan) -> Int32 {
    let index = span.cluster(at: Int(cluster))
    return span.clusters[index + 1].characters - span.clusters[index].characters
  }

  /// The glyphs whose clusters start inside a range of bytes; clusters of an item never go back and forth.
  private static func glyphs(
    of bytes: Range<Int>, in item: ShapedSpan.Item, _ span: ShapedSpan, isReversed: Bool
  ) -> Range<Int> {
    func first(where isBeyond: (Int) -> Bool) -> Int {
      var (low, high) = (item.glyphs.lowerBound, item.glyphs.upperBound)
      while low < high {
        let middle = (low + high) / 2
        if isBeyond(Int(span.glyphs[middle].cluster)) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    if isReversed {
      return first { $0 < bytes.upperBound }..<first { $0 < bytes.lowerBound }
    }
    return first { $0 >= bytes.lowerBound }..<first { $0 >= bytes.upperBound }
  }

  /// Adds the lines under and through a run, joined with those of the run before where they agree.
  private func decorate(
    _ run: TextRun, metrics: ShapedContent.RunMetrics, from start: CGPoint, _ advance: CGFloat,
    _ fragment: inout LineFragment
  ) {
    let size = run.font.size * scale
    let pixels = style.displayScale
    // Recorded from Apple: thickness and place of the underline as parts of the size, see text-recorded.md 6.
    let thickness = (0.05859 * size).roundedUp(toScale: pixels)
    let places: [(TextRun.Decoration?, CGFloat)] = [
      (run.underline, start.y + 0.15137 * size),
      (run.strikethrough, start.y - metrics.xHeight * scale / 2),
    ]
    for case (let decoration?, let center) in places {
      let top = (center - thickness / 2).snapped(toScale: pixels)
      let rect = CGRect(x: start.x, y: top, width: advance, height: thickness)
      if let last = fragment.decorations.lastIndex(where: {
        $0.rect.maxX == rect.minX && $0.rect.minY == top && $0.rect.height == thickness
          && $0.tag == decoration.tag && $0.pattern == decoration.pattern
      }) {
        fragment.decorations[last].rect.size.width += advance
      } else {
        fragment.decorations.append(
          PositionedDecoration(rect: rect, pattern: decoration.pattern, tag: decoration.tag))
      }
    }
  }
}
