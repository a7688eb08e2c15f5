import CTintypeHarfBuzz

extension ShapedSpan {
  /// Adds glyphs, and returns whether one of them is missing in the font.
  mutating func appendGlyphs(
    _ infos: UnsafePointer<hb_glyph_info_t>, _ positions: UnsafePointer<hb_glyph_position_t>,
    count: Int
  ) -> Bool {
    // Room is made once and filled through a pointer: this runs for every glyph of every text.
    var isMissing = false
    let added = [Glyph](unsafeUninitializedCapacity: count) { glyphs, filled in
      for i in 0..<count {
        let (info, position) = (infos[i], positions[i])
        isMissing = isMissing || info.codepoint == 0
        glyphs.initializeElement(at: i, to: Glyph(info, position))
      }
      filled = count
    }
    if glyphs.isEmpty { glyphs = added } else { glyphs += added }
    return isMissing
  }

  /// Adds the clusters of the last glyphs in the order of the text, and returns their advance.
  ///
  /// - Parameters:
  ///   - infos: what HarfBuzz says of these glyphs.
  ///   - range: the glyphs, at least one.
  ///   - isReversed: whether they run from right to left.
  /// - Returns: the advance of all, in font units.
  mutating func appendClusters(
    _ infos: UnsafePointer<hb_glyph_info_t>, glyphs range: PartialRangeFrom<Int>,
    isReversed: Bool
  ) -> Int64 {
    let count = glyphs.count - range.lowerBound
    var units: Int64 = 0
    // With space for the end of the text.
    let added = [Cluster](unsafeUninitializedCapacity: count + 1) { clusters, end in
      glyphs.withUnsafeBufferPointer { glyphs in
        var last: Int32 = -1
        for step in 0..<count {
          let index = isReversed ? count &- 1 &- step : step
          let glyph = glyphs[range.lowerBound &+ index]
          let flags = infos[index].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue
          if glyph.cluster != last {
            last = glyph.cluster
            clusters.initializeElement(
              at: end, to: Cluster(start: glyph.cluster, units: units, isUnsafe: flags != 0))
            end &+= 1
          } else if flags != 0 {
            clusters[end &- 1].isUnsafe = true
          }
          units &+= Int64(glyph.advance)
        }
      }
    }
    if clusters.isEmpty { clusters = added } else { clusters += added }
    return units
  }
}

extension ShapedSpan.Glyph {
  /// A glyph as it stands in HarfBuzz's buffer.
  init(_ info: hb_glyph_info_t, _ position: hb_glyph_position_t) {
    self.init(
      id: info.codepoint, cluster: Int32(bitPattern: info.cluster), advance: position.x_advance,
      x: position.x_offset, y: position.y_offset)
  }
}

extension Shaper {
  /// Adds the end, and counts characters along the span and points along its items.
  func finish(_ span: inout ShapedSpan, _ graphemes: [UInt8]?) {
    let end = span.items.last?.bytes.upperBound ?? 0
    span.clusters.append(
      ShapedSpan.Cluster(start: Int32(end), units: 0, isUnsafe: false))
    var characters = 0
    var position = 0.0
    for index in span.items.indices {
      span.items[index].position = position
      let item = span.items[index]
      let first = characters
      span.clusters.withUnsafeMutableBufferPointer { clusters in
        let (end, last) = (item.bytes.upperBound, item.clusters.upperBound &- 1)
        for c in item.clusters {
          let start = Int(clusters[c].start)
          clusters[c].characters = characters
          // What has no width of its own gets no space behind it either.
          let units = c < last ? clusters[c &+ 1].units : item.units
          guard units != clusters[c].units || item.attachmentWidth != nil else { continue }
          let next = c < last ? Int(clusters[c &+ 1].start) : end
          characters &+=
            graphemes == nil ? next &- start : Self.characters(in: start..<next, graphemes)
        }
      }
      position =
        position + Double(item.attachmentWidth ?? item.points(item.units)) + Double(item.spacing)
        * Double(characters - first)
    }
    span.clusters[span.clusters.count - 1].characters = characters
    span.end = position
  }

  private static func characters(in bytes: Range<Int>, _ graphemes: [UInt8]?) -> Int {
    guard let graphemes else { return bytes.count }
    var count = 0
    for end in bytes where graphemes[end + 1] != 0 { count += 1 }
    return count
  }
}
