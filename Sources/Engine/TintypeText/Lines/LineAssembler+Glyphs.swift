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
    var walk = ClusterWalk(slice, in: span, isReversed: isReversed)
    for index in range {
      let glyph = span.glyphs[index]
      let extra = spacing == 0 ? 0 : spacing * CGFloat(walk.characters(before: glyph.cluster))
      result.append(
        Glyph(
          id: glyph.id,
          position: CGPoint(
            x: (item.points(pen + Int64(glyph.x)) + extra) * scale,
            y: -item.points(Int64(glyph.y)) * scale),
          cluster: glyph.cluster - Int32(slice.bytes.lowerBound)))
      pen += Int64(glyph.advance)
    }
    return result
  }

  /// Goes along the clusters of a slice as its glyphs are passed from left to right.
  private struct ClusterWalk {
    private let clusters: [ShapedSpan.Cluster]
    private let range: Range<Int>
    private let isReversed: Bool
    private var index: Int

    init(_ slice: Slice, in span: ShapedSpan, isReversed: Bool) {
      clusters = span.clusters
      range = slice.clusters
      self.isReversed = isReversed
      index = isReversed ? max(range.lowerBound, range.upperBound - 1) : range.lowerBound
    }

    /// The characters whose space lies to the left of a glyph; a character's stands where it ends.
    mutating func characters(before cluster: Int32) -> Int {
      if isReversed {
        while index > range.lowerBound, clusters[index].start > cluster { index -= 1 }
        return clusters[range.upperBound].characters - clusters[index].characters
      }
      while index + 1 < range.upperBound, clusters[index + 1].start <= cluster { index += 1 }
      return clusters[index].characters - clusters[range.lowerBound].characters
    }
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
