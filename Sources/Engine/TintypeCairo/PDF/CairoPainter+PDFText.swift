import CTintypeCairo
import TintypeDrawing
import TintypeGeometry

extension CairoPainter {
  /// Draws the outline glyphs of a run as text that can be selected and searched.
  mutating func drawText(
    _ run: GlyphRun, with fonts: PDFFonts, _ bounds: CGRect, _ state: State
  ) throws(RenderError) {
    let glyphs = PDFFonts.textGlyphs(of: run)
    guard !glyphs.isEmpty else { return }
    guard let font = fonts.font(for: run.font) else { return try drawOutlines(run, bounds, state) }
    guard let source = try setSource(run.paint, covering: bounds, state) else { return }
    setTransform(state.transform)
    cairo_set_font_face(context, font.face)
    cairo_set_font_size(context, run.size)
    let placed = glyphs.map { glyph in
      cairo_glyph_t(
        index: font.indices[glyph.id] ?? 0, x: run.origin.x + glyph.position.x,
        y: run.origin.y + glyph.position.y)
    }
    if let clusters = TextClusters(glyphs, text: run.text) {
      cairo_show_text_glyphs(
        context, run.text, Int32(run.text.utf8.count), placed, Int32(placed.count),
        clusters.clusters, Int32(clusters.clusters.count),
        clusters.isBackward ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(0))
    } else {
      cairo_show_glyphs(context, placed, Int32(placed.count))
    }
    withExtendedLifetime(source) {}
  }
}

/// Which bytes of a text which glyphs show.
private struct TextClusters {
  var clusters: [cairo_text_cluster_t] = []
  var isBackward = false

  /// Groups glyphs by cluster; nil where they are in no order, or point outside of the text.
  init?(_ glyphs: [Glyph], text: String) {
    let length = text.utf8.count
    // Cairo refuses text with what Unicode promises never to be a character; glyphs are drawn all the same.
    guard !text.unicodeScalars.contains(where: \.properties.isNoncharacterCodePoint) else {
      return nil
    }
    guard let first = glyphs.first, let last = glyphs.last, length > 0 else { return nil }
    isBackward = last.cluster < first.cluster
    let ordered = isBackward ? Array(glyphs.reversed()) : glyphs
    var starts: [(byte: Int, glyphs: Int)] = []
    for glyph in ordered {
      let byte = Int(glyph.cluster)
      guard byte >= 0, byte < length, byte >= starts.last?.byte ?? 0 else { return nil }
      if let open = starts.last, open.byte == byte {
        starts[starts.count - 1].glyphs += 1
      } else {
        starts.append((byte, 1))
      }
    }
    let head = starts.first?.byte ?? 0
    if head > 0 { clusters.append(cairo_text_cluster_t(num_bytes: Int32(head), num_glyphs: 0)) }
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1].byte : length
      guard TextClusters.isBoundary(start.byte, of: text) else { return nil }
      clusters.append(
        cairo_text_cluster_t(
          num_bytes: Int32(end - start.byte), num_glyphs: Int32(start.glyphs)))
    }
  }

  private static func isBoundary(_ byte: Int, of text: String) -> Bool {
    let index = text.utf8.index(text.startIndex, offsetBy: byte)
    return index.samePosition(in: text.unicodeScalars) != nil
  }
}
