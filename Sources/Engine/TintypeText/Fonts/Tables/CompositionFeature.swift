import CTintypeHarfBuzz

/// Whether the feature `ccmp` of a font can do anything to text of ASCII alone.
///
/// Fonts use it to take letters and accents apart and together. Its rules ask of each i what follows it, which takes
/// HarfBuzz a tenth of its time in DejaVu Sans and more than half of it in Inter, mostly in vain.
struct CompositionFeature {
  private let face: OpaquePointer
  private let ascii: OpaquePointer?
  private let lookups: OpaquePointer?

  /// Prepares the look at a font.
  private init(_ font: OpaquePointer) {
    face = hb_font_get_face(font)
    ascii = hb_set_create()
    lookups = hb_set_create()
    // Where a character has no glyph, there is the first one.
    hb_set_add(ascii, 0)
    var glyph: UInt32 = 0
    for character in 0..<0x80 as Range<UInt32>
    where hb_font_get_nominal_glyph(font, character, &glyph) != 0 {
      hb_set_add(ascii, glyph)
    }
  }

  /// Whether text of ASCII alone is the same without the feature, whatever other features are on.
  ///
  /// What ASCII may become by any rules of the font is a closed set of glyphs. The feature does nothing to it where
  /// none of its rules writes a glyph of the set, none adds one to it, and none takes glyphs away.
  static func isIdle(of font: OpaquePointer) -> Bool {
    let feature = CompositionFeature(font)
    defer {
      hb_set_destroy(feature.ascii)
      hb_set_destroy(feature.lookups)
    }
    return feature.isIdle
  }

  private var isIdle: Bool {
    let table = hb_tag_t(OpenTypeTag.substitutions.rawValue)
    hb_ot_layout_collect_lookups(face, table, nil, nil, nil, lookups)
    hb_ot_layout_lookups_substitute_closure(face, lookups, ascii)
    let own = [hb_tag_t(OpenTypeTag.glyphComposition.rawValue), 0]
    hb_set_clear(lookups)
    hb_ot_layout_collect_lookups(face, table, nil, nil, own, lookups)
    // `HB_SET_VALUE_INVALID`, before the first.
    var lookup = UInt32.max
    var isFound = false
    while hb_set_next(lookups, &lookup) != 0 {
      isFound = true
      if writes(lookup) { return false }
    }
    return isFound && !mayDelete
  }

  /// Whether a lookup may write a glyph where all are such as ASCII becomes.
  private func writes(_ lookup: UInt32) -> Bool {
    let (written, grown) = (hb_set_create(), hb_set_copy(ascii))
    defer {
      hb_set_destroy(written)
      hb_set_destroy(grown)
    }
    hb_ot_layout_lookup_substitute_closure(face, lookup, grown)
    guard hb_set_is_equal(grown, ascii) != 0 else { return true }
    let table = hb_tag_t(OpenTypeTag.substitutions.rawValue)
    hb_ot_layout_lookup_collect_glyphs(face, table, lookup, nil, nil, nil, written)
    hb_set_intersect(written, ascii)
    return hb_set_is_empty(written) == 0
  }

  /// Whether a rule of the font may put nothing in place of a glyph; no set of glyphs tells that.
  private var mayDelete: Bool {
    let blob = hb_face_reference_table(face, OpenTypeTag.substitutions.rawValue)
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    let data = hb_blob_get_data(blob, &length)
    let table = SubstitutionTable(
      bytes: UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length)))
    return table.mayDelete ?? true
  }
}
