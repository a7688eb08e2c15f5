import CTintypeHarfBuzz
import Testing

@testable import TintypeText

/// What is remembered of a font is what its file says.
@Suite struct CachedGlyphsTests {
  /// HarfBuzz's own font for a face, which looks everything up in the file.
  private func plainFont(of face: FontFace) -> OpaquePointer? {
    guard let font = hb_font_create(hb_font_get_face(face.font)) else { return nil }
    hb_ot_font_set_funcs(font)
    let unitsPerEm = Int32(face.metrics.unitsPerEm)
    hb_font_set_scale(font, unitsPerEm, unitsPerEm)
    let settings = face.variations.map { hb_variation_t(tag: $0.tag.rawValue, value: $0.value) }
    hb_font_set_variations(font, settings, UInt32(settings.count))
    return font
  }

  @Test(arguments: [
    FontRequest(family: .system(.default), size: 12),
    FontRequest(family: .system(.default), size: 12, width: 70),
    FontRequest(family: .named("DejaVu Sans"), size: 12),
    FontRequest(family: .named("Noto Sans CJK JP"), size: 12),
  ])
  func glyphsAndAdvancesAreThoseOfTheFile(request: FontRequest) throws {
    // The library of a test alone, which remembers nothing yet.
    let face = try FontLibrary().face(for: request)
    let font = try #require(plainFont(of: face))
    defer { hb_font_destroy(font) }
    // The second time they are remembered.
    for _ in 0..<2 {
      for character in 0..<0x3100 as Range<UInt32> {
        var glyph: UInt32 = 0
        let isFound = hb_font_get_nominal_glyph(font, character, &glyph) != 0
        #expect(face.nominalGlyph(character) == (isFound ? glyph : nil), "\(character)")
      }
      for glyph in 0..<hb_face_get_glyph_count(hb_font_get_face(face.font)) + 2 {
        let advance = hb_font_get_glyph_h_advance(face.font, glyph)
        #expect(advance == hb_font_get_glyph_h_advance(font, glyph), "\(glyph)")
      }
    }
  }
}
