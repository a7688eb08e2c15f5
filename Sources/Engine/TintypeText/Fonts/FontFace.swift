import CTintypeHarfBuzz
import Synchronization
import TintypeGeometry

/// One face of a font file, at one place of its variable axes, ready for shaping and drawing.
package final class FontFace: Sendable {
  /// The file.
  let file: FontFile
  /// The place of the face in its file.
  let index: Int
  /// Where the face stands on its axes; empty for a static font.
  let variations: [FontVariation]
  /// What makes the face stand in for one of Apple's; nil for a face that is asked for by name.
  let standIn: StandIn?
  /// The vertical measures of the glyphs, in the units in which text is shaped.
  let metrics: FontMetrics
  /// The units of an em in the outlines of the file.
  package let unitsPerEm: Int
  /// The vertical measures of a line in the face: its own, or those of the font that it stands in for.
  let lineMetrics: FontMetrics
  /// The features that are off where a text asks for none.
  let features: [hb_feature_t]
  private let asciiFeaturesCache = Mutex<[hb_feature_t]?>(nil)
  /// The widths that the face takes over from one of Apple's; nil where they are its own.
  let widths: StandInWidths?
  /// A box around the ink of each glyph, in ems, y downwards.
  package let inkBox: CGRect
  /// Whether each printable ASCII character has a glyph.
  let coversASCII: Bool
  // Made immutable before it is stored: HarfBuzz lets any number of threads shape with it.
  nonisolated(unsafe) let font: OpaquePointer
  /// The shapes of the glyphs.
  let glyphs: GlyphStore
  private let identityCache = Mutex<String?>(nil)
  private let nameCache = Mutex<String?>(nil)

  /// Opens a face.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - index: the place of the face in the file, from 0.
  ///   - variations: settings of variable axes.
  ///   - standIn: what makes the face stand in for one of Apple's.
  ///   - glyphs: the shapes, where another face of the same file and place has them.
  /// - Throws: `FontError.notAFont` where the face has no glyphs.
  init(
    file: FontFile, index: Int, variations: [FontVariation] = [], standIn: StandIn? = nil,
    glyphs: GlyphStore? = nil
  ) throws(FontError) {
    let face = hb_face_create(file.blob, UInt32(index))
    defer { hb_face_destroy(face) }
    unitsPerEm = Int(hb_face_get_upem(face))
    let units = standIn?.master == nil ? unitsPerEm : StandIn.unitsPerEm
    guard hb_face_get_glyph_count(face) > 0, unitsPerEm > 0,
      let font = Self.font(of: face, unitsPerEm: units, variations)
    else { throw .notAFont(path: file.path) }
    self.file = file
    self.index = index
    self.variations = variations
    self.font = font
    self.standIn = standIn
    metrics = Self.readMetrics(font, unitsPerEm: units)
    lineMetrics = standIn == nil ? metrics : StandIn.line
    features = (standIn?.disabledFeatures ?? []).map(Self.off)
    widths = standIn?.master.map { StandInWidths($0, font, unitsPerEm: units) }
    inkBox = Self.readInkBox(face, unitsPerEm: unitsPerEm)
    var glyph: UInt32 = 0
    coversASCII = (0x20...0x7e).allSatisfy { hb_font_get_nominal_glyph(font, $0, &glyph) != 0 }
    self.glyphs =
      glyphs
      ?? GlyphStore(file: file, index: index, variations: variations, unitsPerEm: unitsPerEm)
  }

  deinit { hb_font_destroy(font) }

  /// A font in font units, at a place of its axes.
  private static func font(
    of face: OpaquePointer?, unitsPerEm: Int, _ variations: [FontVariation]
  ) -> OpaquePointer? {
    guard let font = hb_font_create(face) else { return nil }
    hb_ot_font_set_funcs(font)
    hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
    if !variations.isEmpty {
      let settings = variations.map { hb_variation_t(tag: $0.tag.rawValue, value: $0.value) }
      hb_font_set_variations(font, settings, UInt32(settings.count))
    }
    hb_font_make_immutable(font)
    return CachedGlyphs.font(over: font)
  }

  /// The features that are off where a text of ASCII alone asks for none: also what would do nothing to it.
  var asciiFeatures: [hb_feature_t] {
    asciiFeaturesCache.withLock { cached in
      if let cached { return cached }
      var result = features
      if CompositionFeature.isIdle(of: font) { result.append(Self.off(.glyphComposition)) }
      // Between any two characters of ASCII the kerning is that of the font which the face stands in for.
      if widths != nil { result.append(Self.off(.kerning)) }
      cached = result
      return result
    }
  }

  private static func off(_ feature: OpenTypeTag) -> hb_feature_t {
    hb_feature_t(tag: feature.rawValue, value: 0, start: 0, end: .max)
  }

  /// Whether the face has a glyph for a character.
  func covers(_ character: UInt32) -> Bool {
    var glyph: UInt32 = 0
    return hb_font_get_nominal_glyph(font, character, &glyph) != 0
  }

  /// The glyph of a character, or nil.
  func nominalGlyph(_ character: UInt32) -> UInt32? {
    var glyph: UInt32 = 0
    return hb_font_get_nominal_glyph(font, character, &glyph) != 0 ? glyph : nil
  }

  /// The size of a capital as high as a small letter, relative to the font's.
  package var smallCapitalScale: CGFloat {
    min(1, CGFloat(metrics.xHeight) / CGFloat(metrics.capHeight))
  }

  /// Whether the face has glyphs for a feature.
  package func substitutes(_ feature: FontFeature) -> Bool {
    guard let wanted = OpenTypeTag(feature.tag) else { return false }
    let face = hb_font_get_face(font)
    let table = hb_tag_t(OpenTypeTag.substitutions.rawValue)
    let total = hb_ot_layout_table_get_feature_tags(face, table, 0, nil, nil)
    var (count, tags) = (total, [hb_tag_t](repeating: 0, count: Int(total)))
    hb_ot_layout_table_get_feature_tags(face, table, 0, &count, &tags)
    return tags.prefix(Int(count)).contains(wanted.rawValue)
  }

  /// The advance of a glyph before any kerning, in the units of `metrics`.
  func advance(of glyph: UInt32) -> Int32 {
    hb_font_get_glyph_h_advance(font, glyph) + (widths?.change(of: glyph) ?? 0)
  }

  private static func readMetrics(_ font: OpaquePointer, unitsPerEm: Int) -> FontMetrics {
    var extents = hb_font_extents_t()
    // hhea, unless it is empty or the font asks for the typographic values.
    hb_font_get_h_extents(font, &extents)
    return FontMetrics(
      unitsPerEm: unitsPerEm, ascent: Int(extents.ascender), descent: -Int(extents.descender),
      lineGap: max(0, Int(extents.line_gap)),
      capHeight: height(.capHeight, of: 0x48, font, fallback: unitsPerEm * 7 / 10),
      xHeight: height(.xHeight, of: 0x78, font, fallback: unitsPerEm / 2))
  }

  /// The box of the table `head`.
  private static func readInkBox(_ face: OpaquePointer?, unitsPerEm: Int) -> CGRect {
    let table = hb_face_reference_table(face, OpenTypeTag.head.rawValue)
    defer { hb_blob_destroy(table) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(table, &length), length >= 44 else { return .zero }
    let sides = stride(from: 36, to: 44, by: 2).map { at in
      let prefix =
        UInt16(UInt8(bitPattern: bytes[at])) << 8 | UInt16(UInt8(bitPattern: bytes[at + 1]))
      return CGFloat(Int16(bitPattern: prefix)) / CGFloat(unitsPerEm)
    }
    return CGRect(
      x: sides[0], y: -sides[3], width: sides[2] - sides[0], height: sides[3] - sides[1]
    ).standardized
  }

  /// A metric of OS/2, or for the old version of that table the height of a letter.
  private static func height(
    _ tag: OpenTypeTag, of letter: UInt32, _ font: OpaquePointer, fallback: Int
  ) -> Int {
    var value: Int32 = 0
    if hb_ot_metrics_get_position(font, hb_ot_metrics_tag_t(tag.rawValue), &value) != 0, value > 0 {
      return Int(value)
    }
    var glyph: UInt32 = 0
    var extents = hb_glyph_extents_t()
    guard hb_font_get_nominal_glyph(font, letter, &glyph) != 0,
      hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.y_bearing > 0
    else { return fallback }
    return Int(extents.y_bearing)
  }
}

extension FontFace: GlyphSource {
  /// The digest of the file, the index of the face and its axes.
  package var identity: String {
    identityCache.withLock { cached in
      if let cached { return cached }
      // Renderers ask for every glyph.
      let identity = variations.reduce("\(file.digest)#\(index)") {
        "\($0),\($1.tag.rawValue)=\($1.value)"
      }
      cached = identity
      return identity
    }
  }

  /// The family and style that the file itself names, such as `Inter Bold`.
  package var displayName: String {
    nameCache.withLock { cached in
      if let cached { return cached }
      let names = FontNames(of: font)
      let style = FontAxis.style(of: font, at: variations, usual: names.style)
      let name = style.isEmpty ? names.family : "\(names.family) \(style)"
      cached = name
      return name
    }
  }

  /// Whether the glyphs are colored bitmaps.
  package var hasColorGlyphs: Bool { glyphs.isBitmapFont }

  /// Whether the glyph is a colored bitmap and has no outline.
  package func isColor(_ glyph: UInt32) -> Bool { glyphs.isBitmapFont }

  /// The distance to the next glyph at a size of one em = 1, without kerning.
  package func width(of glyph: UInt32) -> CGFloat {
    CGFloat(advance(of: glyph)) / CGFloat(metrics.unitsPerEm)
  }

  /// The outline at a size of one em = 1, y downwards, unhinted; empty for a space.
  package func outline(of glyph: UInt32) -> Path { glyphs.outline(of: glyph) }

  /// The coverage of an upright glyph, rendered without hinting; nil where there is no ink.
  package func mask(
    of glyph: UInt32, pixelSize: CGFloat, subpixelX: Int, subpixelY: Int
  ) -> GlyphMask? {
    glyphs.mask(of: glyph, pixelSize: pixelSize, subpixelX: subpixelX, subpixelY: subpixelY)
  }

  /// The picture of a color glyph, or nil for an outline glyph.
  package func colorImage(of glyph: UInt32) -> ColorGlyph? { glyphs.colorImage(of: glyph) }
}
