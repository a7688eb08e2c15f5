extension LineAssembler {
  /// The glyphs of a slice, their pen positions from its left end.
  func glyphs(of slice: Slice, in span: ShapedSpan, _ tightening: CGFloat) -> [Glyph] {
    let item = slice.item
    let isReversed = item.level & 1 == 1
    let range = Self.glyphs(of: slice.bytes, in: item, span, isReversed: isReversed)
    let spacing = item.spacing + tightening
    var result: [Glyph] = []
    result.reserveCapacity(range.count)
    var pen: Int64 = 0
    var characters = 0
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

  private static func characters(of cluster: Int32, in span: ShapedSpan) -> Int {
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
}
