import CTintypeCairo
import TintypeDrawing
import TintypeGeometry

/// The fonts of one PDF: each holds the outlines of the glyphs used, once, and the text that they show.
final class PDFFonts {
  private var faces: [String: (face: OpaquePointer, source: GlyphSourceBox)] = [:]

  deinit {
    for entry in faces.values { cairo_font_face_destroy(entry.face) }
  }

  /// Draws the outline glyphs of a run as text that can be selected and searched.
  func draw(
    _ run: GlyphRun, _ painter: CairoPainter, _ bounds: CGRect, _ state: CairoPainter.State
  ) throws(RenderError) {
    let context = painter.context
    guard let face = face(for: run.font),
      let source = try painter.setSource(run.paint, covering: bounds, state)
    else { return }
    let glyphs = run.drawableGlyphs.filter { !run.font.isColor($0.id) }
    guard !glyphs.isEmpty else { return }
    painter.setTransform(state.transform)
    cairo_set_font_face(context, face)
    cairo_set_font_size(context, run.size)
    let placed = glyphs.map { glyph in
      cairo_glyph_t(
        index: UInt(glyph.id), x: run.origin.x + glyph.position.x,
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

  private func face(for font: any GlyphSource) -> OpaquePointer? {
    if let known = faces[font.identity] { return known.face }
    guard let face = cairo_user_font_face_create() else { return nil }
    let box = GlyphSourceBox(font)
    cairo_font_face_set_user_data(
      face, PDFFonts.sourceKey, Unmanaged.passRetained(box).toOpaque(),
      { pointer in
        guard let pointer else { return }
        Unmanaged<GlyphSourceBox>.fromOpaque(pointer).release()
      })
    cairo_user_font_face_set_init_func(face) { _, _, extents in
      // Cairo clips text to a box that reaches this far from its glyphs' origins, in ems. Ink may reach farther
      // than an em: Tibetan vowels upwards, some ligatures of Arabic many ems to the side.
      extents?.pointee.height = PDFFonts.reach
      extents?.pointee.max_x_advance = PDFFonts.reach
      return CAIRO_STATUS_SUCCESS
    }
    cairo_user_font_face_set_render_glyph_func(face) { scaled, glyph, context, extents in
      PDFFonts.render(scaled, glyph, context, extents)
    }
    faces[font.identity] = (face, box)
    return face
  }

  /// How far from its origin a glyph may have ink, in ems; no font of ours has any beyond a third of it.
  private static let reach = 32.0

  // Unsafe is safe here: Cairo takes the address for a name, and nobody reads or writes what is there.
  private nonisolated(unsafe) static let sourceKey = UnsafeMutablePointer<
    cairo_user_data_key_t
  >.allocate(capacity: 1)

  private static func render(
    _ scaled: OpaquePointer?, _ glyph: UInt, _ context: OpaquePointer?,
    _ extents: UnsafeMutablePointer<cairo_text_extents_t>?
  ) -> cairo_status_t {
    guard let context,
      let pointer = cairo_font_face_get_user_data(
        cairo_scaled_font_get_font_face(scaled), sourceKey)
    else { return CAIRO_STATUS_USER_FONT_ERROR }
    let font = Unmanaged<GlyphSourceBox>.fromOpaque(pointer).takeUnretainedValue().font
    let outline = font.outline(of: UInt32(glyph))
    let box = outline.finiteBounds
    // Readers take the advance for the width of a selection; positions are given glyph by glyph.
    extents?.pointee.x_advance = box.isNull ? 0.25 : max(box.maxX, 0)
    guard !box.isNull else { return CAIRO_STATUS_SUCCESS }
    CairoPainter.append(outline, to: context)
    cairo_fill(context)
    return CAIRO_STATUS_SUCCESS
  }
}

/// A font for Cairo's callbacks, which take one pointer.
private final class GlyphSourceBox {
  let font: any GlyphSource

  init(_ font: any GlyphSource) { self.font = font }
}

/// Which bytes of a text which glyphs show.
private struct TextClusters {
  var clusters: [cairo_text_cluster_t] = []
  var isBackward = false

  /// Groups glyphs by cluster; nil where they are in no order, or point outside of the text.
  init?(_ glyphs: [Glyph], text: String) {
    let length = text.utf8.count
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
