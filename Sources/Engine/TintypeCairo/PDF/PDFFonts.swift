import CTintypeCairo
import TintypeDrawing
import TintypeGeometry

/// The fonts of one PDF: each holds the outlines of the glyphs used, once, and the text that they show.
final class PDFFonts {
  private var faces: [String: (face: OpaquePointer, source: GlyphSourceBox)] = [:]

  deinit {
    for entry in faces.values { cairo_font_face_destroy(entry.face) }
  }

  /// The face that draws a font's outlines; nil without memory.
  func face(for font: any GlyphSource) -> OpaquePointer? {
    if let cached = faces[font.identity] { return cached.face }
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
    // Readers take the advance for the width of a selection, and what is between advances for spaces; positions are
    // given glyph by glyph.
    extents?.pointee.x_advance = max(font.width(of: UInt32(glyph)), 0)
    guard !box.isNull else { return CAIRO_STATUS_SUCCESS }
    outline.append(to: context)
    cairo_fill(context)
    return CAIRO_STATUS_SUCCESS
  }
}

/// A font for Cairo's callbacks, which take one pointer.
private final class GlyphSourceBox {
  let font: any GlyphSource

  init(_ font: any GlyphSource) { self.font = font }
}
