import CTintypeHarfBuzz
import Synchronization

/// Shapes text: divides it into items and asks HarfBuzz for their glyphs.
struct Shaper {
  /// Divides the text.
  let itemizer: Itemizer
  private let wordCache: WordCache
  private let language: OpaquePointer?

  /// Prepares the shaping of some runs.
  ///
  /// - Parameters:
  ///   - runs: the runs.
  ///   - faces: the face of each.
  ///   - resources: where fallback faces and known words come from.
  ///   - language: a BCP 47 tag.
  init(runs: [TextRun], faces: [FontFace], resources: ShapingResources, language: String) {
    itemizer = Itemizer(runs: runs, faces: faces, fonts: resources.fonts, language: language)
    wordCache = resources.wordCache
    self.language = language.withCString { hb_language_from_string($0, -1) }
  }

  /// The features that a run asks for.
  private static func features(of run: TextRun) -> [hb_feature_t] {
    if run.font.features.isEmpty, run.tracking == 0 { return [] }
    var settings = run.font.features.compactMap { feature in
      OpenTypeTag(feature.tag).map { ($0, feature.value) }
    }
    if run.tracking != 0 { settings += [(.standardLigatures, 0), (.contextualLigatures, 0)] }
    return settings.map { hb_feature_t(tag: $0.0.rawValue, value: $0.1, start: 0, end: .max) }
  }

  /// Shapes text.
  ///
  /// - Parameters:
  ///   - source: the text; its paragraphs are told their directions.
  ///   - graphemes: flags from `TextBoundaries.graphemes`, or nil for text that is all ASCII.
  ///   - counter: counts the stretches that were shaped.
  /// - Returns: the span.
  /// - Throws: `FontError`, where a fallback font is missing.
  func shape(
    _ source: inout SpanSource, graphemes: [UInt8]?, counter: borrowing Atomic<Int>
  ) throws(FontError) -> ShapedSpan {
    var span = ShapedSpan()
    span.bytes = source.bytes
    let pooled = ShapingBuffer.take()
    defer { ShapingBuffer.putBack(pooled) }
    let buffer = pooled.handle
    for index in source.paragraphs.indices {
      let paragraph = source.paragraphs[index].bytes
      if paragraph.isEmpty {
        source.paragraphs[index].base = source.base == 1 || source.base == -2 ? 1 : 0
      } else if let plain = itemizer.plainStretch(of: paragraph, in: source) {
        append(plain, paragraph: paragraph, graphemes: graphemes, buffer: buffer, to: &span)
        counter.add(1, ordering: .relaxed)
      } else {
        let (stretches, base, levels) = try itemizer.stretches(
          of: paragraph, in: source, graphemes: graphemes)
        (source.paragraphs[index].base, source.paragraphs[index].levels) = (base, levels)
        for stretch in stretches {
          append(stretch, paragraph: paragraph, graphemes: graphemes, buffer: buffer, to: &span)
          counter.add(1, ordering: .relaxed)
        }
      }
    }
    finish(&span, graphemes)
    return span
  }

  private func append(
    _ stretch: Itemizer.Stretch, paragraph: Range<Int>, graphemes: [UInt8]?,
    buffer: OpaquePointer?, to span: inout ShapedSpan
  ) {
    let run = itemizer.runs[stretch.run]
    var item = ShapedSpan.Item(
      bytes: stretch.bytes, glyphs: span.glyphs.count..<span.glyphs.count,
      clusters: span.clusters.count..<span.clusters.count, run: stretch.run, face: stretch.face,
      size: size(of: stretch), spacing: spacing(of: stretch), level: stretch.level, units: 0,
      attachmentWidth: run.attachment?.size.width)
    if run.isPlaceholder {
      item.units = appendPlaceholders(stretch, &span)
    } else if run.attachment == nil {
      item.units =
        join(stretch, graphemes, buffer, &span) ?? shape(stretch, paragraph, buffer, &span)
    } else {
      span.clusters.append(
        ShapedSpan.Cluster(start: Int32(item.bytes.lowerBound), units: 0, isUnsafe: false))
    }
    item.glyphs = item.glyphs.lowerBound..<span.glyphs.count
    item.clusters = item.clusters.lowerBound..<span.clusters.count
    span.items.append(item)
  }

  /// The size of a stretch's glyphs: that of its font, but for emoji in the text of another one.
  ///
  /// `Rules/Shaping-and-Drawing#Color-glyphs`: their pictures are a quarter larger than small text, and as large as text of 24
  /// points and more; the advance is 1.132 of that, here by way of the font's own of 1.245.
  private func size(of stretch: Itemizer.Stretch) -> CGFloat {
    let size = itemizer.runs[stretch.run].font.glyphSize
    guard stretch.face.hasColorGlyphs, stretch.face !== itemizer.faces[stretch.run] else {
      return size
    }
    return 0.909 * (size < 16 ? 1.25 * size : max(size, 12 + size / 2))
  }

  /// Adds a cluster of 1000/2048 em for each character, and returns the advance of all in font units.
  private func appendPlaceholders(_ stretch: Itemizer.Stretch, _ span: inout ShapedSpan) -> Int64 {
    let advance = Int64(stretch.face.metrics.unitsPerEm) * 1000 / 2048
    var units: Int64 = 0
    for byte in stretch.bytes where span.bytes[byte] & 0xc0 != 0x80 {
      span.clusters.append(
        ShapedSpan.Cluster(start: Int32(byte), units: units, isUnsafe: false))
      units += advance
    }
    return units
  }

  /// The points after each character: the author's, and those of the system font.
  private func spacing(of stretch: Itemizer.Stretch) -> CGFloat {
    let run = itemizer.runs[stretch.run]
    guard run.attachment == nil, let standIn = stretch.face.standIn else { return run.spacing }
    return run.spacing + standIn.tracking(at: run.font.glyphSize)
  }

  /// Adds the glyphs and clusters of a stretch out of words that were shaped before.
  private func join(
    _ stretch: Itemizer.Stretch, _ graphemes: [UInt8]?, _ buffer: OpaquePointer?,
    _ span: inout ShapedSpan
  ) -> Int64? {
    guard stretch.level & 1 == 0, Self.features(of: itemizer.runs[stretch.run]).isEmpty,
      let context = WordCache.Context(
        face: stretch.face, script: stretch.script, language: language,
        isASCII: graphemes == nil || Self.isASCII(stretch.bytes, of: span))
    else { return nil }
    return wordCache.append(
      stretch.bytes, graphemes: graphemes, context: context, buffer: buffer, to: &span)
  }

  /// Whether some bytes are all ASCII.
  private static func isASCII(_ range: Range<Int>, of span: ShapedSpan) -> Bool {
    span.bytes.withUnsafeBufferPointer { $0[range].reduce(0, |) } < 0x80
  }

  /// Shapes a stretch, adds its glyphs and clusters, and returns its advance in font units.
  private func shape(
    _ stretch: Itemizer.Stretch, _ paragraph: Range<Int>, _ buffer: OpaquePointer?,
    _ span: inout ShapedSpan
  ) -> Int64 {
    hb_buffer_reset(buffer)
    // The paragraph around the item lets Arabic letters join across items.
    span.bytes.withUnsafeBytes { bytes in
      hb_buffer_add_utf8(
        buffer, bytes.bindMemory(to: CChar.self).baseAddress, Int32(paragraph.upperBound),
        UInt32(stretch.bytes.lowerBound), Int32(stretch.bytes.count))
    }
    let isReversed = stretch.level & 1 == 1
    hb_buffer_set_direction(buffer, isReversed ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, stretch.script)
    hb_buffer_set_language(buffer, language)
    let wanted = Self.features(of: itemizer.runs[stretch.run])
    let isPlain = wanted.isEmpty && !isReversed && Self.isASCII(stretch.bytes, of: span)
    let features = (isPlain ? stretch.face.asciiFeatures : stretch.face.features) + wanted
    hb_shape(stretch.face.font, buffer, features, UInt32(features.count))
    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    let positions = hb_buffer_get_glyph_positions(buffer, &count)
    guard count > 0, let infos, let positions else {
      span.clusters.append(
        ShapedSpan.Cluster(start: Int32(stretch.bytes.lowerBound), units: 0, isUnsafe: false))
      return 0
    }
    let isKerned =
      !isReversed && !wanted.contains { $0.tag == OpenTypeTag.kerning.rawValue && $0.value == 0 }
    stretch.face.widths?.apply(to: infos, positions, count: Int(count), kerns: isKerned)
    if stretch.script == HB_SCRIPT_HANGUL, itemizer.isFallback(stretch) {
      StandIn.moveTogether(positions, count: Int(count))
    }
    let first = span.glyphs.count
    if span.appendGlyphs(infos, positions, count: Int(count)) {
      replaceControls(in: first..., of: stretch.face, &span)
    }
    return span.appendClusters(infos, glyphs: first..., isReversed: isReversed)
  }

  /// Control characters would show as boxes: a tab becomes four spaces wide, the others vanish.
  private func replaceControls(
    in range: PartialRangeFrom<Int>, of face: FontFace, _ span: inout ShapedSpan
  ) {
    for i in range.lowerBound..<span.glyphs.count where span.glyphs[i].id == 0 {
      let byte = span.bytes[Int(span.glyphs[i].cluster)]
      guard byte < 0x20 || byte == 0x7f, let space = face.nominalGlyph(0x20) else { continue }
      span.glyphs[i].id = space
      span.glyphs[i].advance = byte == 0x09 ? 4 * face.advance(of: space) : 0
    }
  }
}
