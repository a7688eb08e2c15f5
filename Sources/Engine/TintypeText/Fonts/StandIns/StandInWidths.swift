import CTintypeHarfBuzz
import TintypeGeometry

/// The widths that a free face takes over from the font that it stands in for: `Rules/System-Font#Widths`.
///
/// The outlines stay the face's own; half of what a width changes stands on either side of them.
final class StandInWidths: Sendable {
  /// What is known of a glyph.
  struct Entry: Sendable {
    /// The index of the ASCII character whose kerning the glyph has; nil for none.
    var kerned: UInt8?
    /// The distance to the next glyph without kerning, in units of the face.
    var advance: Int32
    /// How much more that is than in the face's own file.
    var change: Int32
  }

  /// By glyph; nil for those that stay as they are in the file.
  private let entries: [Entry?]
  /// What is added between two ASCII characters, in units of the face.
  private let kerning: [Int16]

  /// Looks the glyphs of a face up.
  ///
  /// - Parameters:
  ///   - master: the face that it stands in for.
  ///   - font: the face.
  ///   - unitsPerEm: the units of an em in it, a multiple of the tables'.
  init(_ master: SystemFontMaster, _ font: OpaquePointer, unitsPerEm: Int) {
    let scale = Float(unitsPerEm) / Float(SystemFontWidths.unitsPerEm)
    var glyphs = StandInGlyphs(font: font)
    let tables = SystemFontWidths.tables
    let advances = tables.advances(in: master).map {
      Int32(clamped: Double(($0 * scale).rounded()))
    }
    for (character, model) in StandInGlyphs.models {
      guard let index = tables.index(ofAdvance: model), let glyph = glyphs.glyph(of: character)
      else { continue }
      glyphs.add(
        glyph: glyph, advance: advances[index], kerned: SystemFontWidths.index(of: model))
    }
    glyphs.addDashes()
    glyphs.addMeasuredSigns(unit: scale)
    glyphs.addTabularDigits()
    entries = glyphs.entries
    kerning = tables.kerning(in: master, scale: scale)
  }

  /// How much wider a glyph is than in its file, in units of the face.
  func change(of glyph: UInt32) -> Int32 { entry(of: glyph)?.change ?? 0 }

  private func entry(of glyph: UInt32) -> Entry? {
    Int(glyph) < entries.count ? entries[Int(glyph)] : nil
  }

  /// Gives shaped glyphs their widths and the kerning between them.
  ///
  /// Where both neighbors are known their kerning takes the place of what the face's file says; where it is not 0, a
  /// break between them is flagged as HarfBuzz flags one.
  ///
  /// - Parameters:
  ///   - infos: the glyphs; flags are added.
  ///   - positions: their positions, which change.
  ///   - count: how many glyphs there are.
  ///   - kerns: whether neighbors are kerned.
  func apply(
    to infos: UnsafeMutablePointer<hb_glyph_info_t>,
    _ positions: UnsafeMutablePointer<hb_glyph_position_t>, count: Int, kerns: Bool
  ) {
    // HarfBuzz draws characters without ink as spaces without a width.
    func spaced(_ index: Int) -> Entry? {
      index < count && positions[index].x_advance != 0 ? entry(of: infos[index].codepoint) : nil
    }
    var next = spaced(0)
    // What the base of the marks that follow is wider.
    var change: Int32 = 0
    for index in 0..<count {
      let own = next
      next = spaced(index + 1)
      guard let own else {
        // A mark was put over the width of its base.
        if positions[index].x_advance == 0 {
          positions[index].x_offset -= change - change / 2
        } else {
          change = 0
        }
        continue
      }
      change = own.change
      positions[index].x_offset += change / 2
      guard kerns, let left = own.kerned, let next else {
        positions[index].x_advance += change
        continue
      }
      positions[index].x_advance = own.advance
      guard let right = next.kerned else { continue }
      let added = kerning[Int(left) * SystemFontWidths.characterCount + Int(right)]
      if added != 0 {
        positions[index].x_advance += Int32(added)
        infos[index + 1].mask |=
          HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue | HB_GLYPH_FLAG_UNSAFE_TO_CONCAT.rawValue
      }
    }
  }
}

/// The glyphs of a face whose widths are known, while they are collected.
private struct StandInGlyphs {
  let font: OpaquePointer
  var entries: [StandInWidths.Entry?] = []

  /// Each character that is measured or has a model, with the character that it is as wide as.
  ///
  /// Letters with marks have the width and kerning of the letter, quotation marks that of the straight ones: nobody
  /// measured them.
  static let models: [(character: UInt32, model: UInt32)] = {
    var result: [(UInt32, UInt32)] = (0x20...0x7e).map { ($0, $0) }
    result += [
      (0xa0, 0x20), (0x131, 0x69), (0x2010, 0x2d), (0x2011, 0x2d), (0x2018, 0x27), (0x2019, 0x27),
      (0x201a, 0x27), (0x201c, 0x22), (0x201d, 0x22), (0x201e, 0x22), (0x2022, 0x2022),
      (0x2026, 0x2026), (0x2212, 0x2b),
    ]
    let letters = [0xc0...0x24f, 0x1e00...0x1eff] as [ClosedRange<UInt32>]
    return result + letters.joined().compactMap { letter in base(of: letter).map { (letter, $0) } }
  }()

  /// The ASCII letter below the marks of a letter; nil where there are none.
  private static func base(of letter: UInt32) -> UInt32? {
    var (base, first, mark) = (letter, UInt32(0), UInt32(0))
    let functions = hb_unicode_funcs_get_default()
    while hb_unicode_decompose(functions, base, &first, &mark) != 0, first != base { base = first }
    return base < 0x80 ? base : nil
  }

  init(font: OpaquePointer) { self.font = font }

  /// The glyph of a character; nil for one that the face lacks.
  func glyph(of character: UInt32) -> UInt32? {
    var glyph: UInt32 = 0
    return hb_font_get_nominal_glyph(font, character, &glyph) != 0 ? glyph : nil
  }

  /// Adds a glyph.
  ///
  /// - Parameters:
  ///   - glyph: the glyph.
  ///   - advance: its width in units of the face.
  ///   - kerned: the index of the ASCII character that it is kerned as; nil for none.
  mutating func add(glyph: UInt32, advance: Int32, kerned: Int?) {
    let index = Int(glyph)
    if index >= entries.count {
      entries += [StandInWidths.Entry?](repeating: nil, count: index + 1 - entries.count)
    }
    let change = advance - hb_font_get_glyph_h_advance(font, glyph)
    entries[index] = StandInWidths.Entry(
      kerned: kerned.map { UInt8(clamping: $0) }, advance: advance, change: change)
  }

  /// Adds the dashes, which are to the face's own as the hyphen is to its own.
  ///
  /// An em dash was measured in pictures of iOS 26, 1771 units of 2048 at 15 points, where that made 2099 of it:
  /// `Rules/System-Font#Widths`.
  mutating func addDashes() {
    guard let hyphen = glyph(of: 0x2d), let entry = entries[Int(hyphen)] else { return }
    let own = entry.advance - entry.change
    guard own > 0 else { return }
    for dash: UInt32 in [0x2012, 0x2013, 0x2014, 0x2015] {
      guard let glyph = glyph(of: dash) else { continue }
      var width = Int64(hb_font_get_glyph_h_advance(font, glyph)) * Int64(entry.advance)
      if dash >= 0x2014 { width = width * 1771 / 2099 }
      add(glyph: glyph, advance: Int32(width / Int64(own)), kerned: nil)
    }
  }

  /// Adds what was measured in pictures of iOS 26.
  ///
  /// The narrow space that no line breaks at, as before "PM", is 0.56 of a space, and the command sign 1823 units at 15
  /// points, where the face has 2051. Two arrows are those of a font of one weight: 14 lines at 12 points in
  /// cashapp/AccessibilitySnapshot, iOS 26.2.
  mutating func addMeasuredSigns(unit: Float) {
    for (arrow, width) in [(0x21b3, 1756), (0x21ba, 1716)] as [(UInt32, Float)] {
      guard let glyph = glyph(of: arrow) else { continue }
      add(glyph: glyph, advance: Int32(width * unit), kerned: nil)
    }
    if let narrow = glyph(of: 0x202f), let space = glyph(of: 0x20).flatMap({ entries[Int($0)] }) {
      add(glyph: narrow, advance: space.advance * 56 / 100, kerned: nil)
    }
    if let command = glyph(of: 0x2318) {
      let width = Int64(hb_font_get_glyph_h_advance(font, command)) * 1823 / 2051
      add(glyph: command, advance: Int32(width), kerned: nil)
    }
  }

  /// Adds the digits that are all equally wide, as wide as a zero: nobody measured them.
  mutating func addTabularDigits() {
    guard let zero = glyph(of: 0x30), let advance = entries[Int(zero)]?.advance else { return }
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_utf8(buffer, "0123456789", -1, 0, -1)
    hb_buffer_guess_segment_properties(buffer)
    let tag = OpenTypeTag.tabularFigures.rawValue
    hb_shape(font, buffer, [hb_feature_t(tag: tag, value: 1, start: 0, end: .max)], 1)
    var count: UInt32 = 0
    let infos = UnsafeBufferPointer(
      start: hb_buffer_get_glyph_infos(buffer, &count), count: Int(count))
    // A font without them leaves its digits.
    for glyph in infos.map(\.codepoint)
    where Int(glyph) >= entries.count || entries[Int(glyph)] == nil {
      add(glyph: glyph, advance: advance, kerned: nil)
    }
  }
}
