import CTintypeHarfBuzz

extension Shaper {
  /// Adds the clusters of an item's glyphs in the order of the text.
  func appendClusters(
    of item: ShapedSpan.Item, buffer: OpaquePointer?, to span: inout ShapedSpan
  ) -> Int64 {
    guard !item.glyphs.isEmpty else {
      span.clusters.append(
        ShapedSpan.Cluster(start: Int32(item.bytes.lowerBound), units: 0, isUnsafe: false))
      return 0
    }
    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    let isReversed = item.level & 1 == 1
    var units: Int64 = 0
    var last: Int32 = -1
    for step in 0..<item.glyphs.count {
      let place = isReversed ? item.glyphs.count - 1 - step : step
      let glyph = span.glyphs[item.glyphs.lowerBound + place]
      let mask = infos.map { hb_glyph_info_get_glyph_flags($0 + place) } ?? HB_GLYPH_FLAG_DEFINED
      let isUnsafe = mask.rawValue & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0
      if glyph.cluster != last {
        last = glyph.cluster
        span.clusters.append(
          ShapedSpan.Cluster(start: glyph.cluster, units: units, isUnsafe: isUnsafe))
      } else if isUnsafe {
        span.clusters[span.clusters.count - 1].isUnsafe = true
      }
      units += Int64(glyph.advance)
    }
    return units
  }

  /// Adds the end, and counts characters and points along the span.
  func finish(_ span: inout ShapedSpan, _ graphemes: [UInt8]?) {
    let end = span.items.last?.bytes.upperBound ?? 0
    span.clusters.append(
      ShapedSpan.Cluster(start: Int32(end), units: 0, isUnsafe: false))
    var characters = 0
    var position = 0.0
    for item in span.items {
      let base = position
      let first = characters
      for c in item.clusters {
        span.clusters[c].characters = characters
        span.clusters[c].position =
          base + Double(item.points(span.clusters[c].units)) + Double(item.spacing)
          * Double(characters - first)
        let next =
          c + 1 < item.clusters.upperBound
          ? Int(span.clusters[c + 1].start) : item.bytes.upperBound
        characters += Self.characters(in: Int(span.clusters[c].start)..<next, graphemes)
      }
      position =
        base + Double(item.attachmentWidth ?? item.points(item.units)) + Double(item.spacing)
        * Double(characters - first)
    }
    span.clusters[span.clusters.count - 1].characters = characters
    span.clusters[span.clusters.count - 1].position = position
  }

  private static func characters(in bytes: Range<Int>, _ graphemes: [UInt8]?) -> Int {
    guard let graphemes else { return bytes.count }
    var count = 0
    for end in bytes where graphemes[end + 1] != 0 { count += 1 }
    return count
  }
}
