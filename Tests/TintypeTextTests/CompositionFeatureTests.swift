import CTintypeHarfBuzz
import Testing

@testable import TintypeText

/// A feature is left out where it does nothing to ASCII, and only there.
@Suite struct CompositionFeatureTests {
  private static let families: [FontRequest.Family] = [
    .system(.default), .system(.serif), .system(.monospaced), .named("Inter"),
    .named("Inter Display"), .named("DejaVu Sans"), .named("DejaVu Serif"),
    .named("DejaVu Sans Mono"), .named("Noto Sans"), .named("Noto Serif"),
  ]

  private func face(_ family: FontRequest.Family) throws -> FontFace {
    try FontLibrary.standard.face(for: FontRequest(family: family, size: 12))
  }

  /// The numbers of the glyphs of a text.
  private func glyphs(
    _ text: [UInt8], of face: FontFace, _ features: [hb_feature_t]
  ) -> [[Int32]] {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    text.withUnsafeBytes {
      hb_buffer_add_utf8(
        buffer, $0.bindMemory(to: CChar.self).baseAddress, Int32(text.count), 0, Int32(text.count))
    }
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, HB_SCRIPT_LATIN)
    hb_shape(face.font, buffer, features, UInt32(features.count))
    var count: UInt32 = 0
    let infos = UnsafeBufferPointer(
      start: hb_buffer_get_glyph_infos(buffer, &count), count: Int(count))
    let positions = UnsafeBufferPointer(
      start: hb_buffer_get_glyph_positions(buffer, &count), count: Int(count))
    return zip(infos, positions).map { info, position in
      [
        Int32(bitPattern: info.codepoint), Int32(bitPattern: info.cluster), position.x_advance,
        position.x_offset, position.y_offset,
      ]
    }
  }

  /// Two thirds of the texts are of letters alone, the others of any ASCII, controls too.
  @Test(arguments: families)
  func asciiIsTheSameWithoutIt(family: FontRequest.Family) throws {
    let face = try face(family)
    let unkerned = hb_feature_t(
      tag: OpenTypeTag.kerning.rawValue, value: 0, start: 0, end: .max)
    // What stands in for another font has that font's kerning.
    let others = face.features + (face.widths == nil ? [] : [unkerned])
    var random = SplitMix(seed: 7)
    for index in 0..<600 {
      let range: ClosedRange<UInt8> = index % 3 == 0 ? 0...127 : 97...122
      let text = (0..<40).map { _ in UInt8.random(in: range, using: &random) }
      #expect(
        glyphs(text, of: face, face.asciiFeatures) == glyphs(text, of: face, others),
        "\(text)")
    }
  }

  /// It takes more than half of the time of shaping in the fonts that most texts are in.
  @Test(arguments: ["Inter", "Inter Display", "DejaVu Sans", "DejaVu Serif", "DejaVu Sans Mono"])
  func fontsOfMostTextsAreReadWithoutIt(family: String) throws {
    let face = try face(.named(family))
    #expect(CompositionFeature.isIdle(of: face.font))
    #expect(face.asciiFeatures.count == face.features.count + 1)
  }

  /// Other rules of Noto Sans put glyphs in place of ASCII that this feature writes too.
  @Test func featuresThatMayWriteASCIIGlyphsAreApplied() throws {
    let face = try face(.named("Noto Sans"))
    #expect(!CompositionFeature.isIdle(of: face.font))
    #expect(face.asciiFeatures.count == face.features.count)
  }

  /// A table with one lookup of one subtable, by the OpenType specification.
  private func table(kind: UInt16, _ subtable: [UInt16]) -> [UInt8] {
    let values: [UInt16] = [1, 0, 0, 0, 10, 1, 4, kind, 0, 1, 8] + subtable
    return values.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] }
  }

  private func mayDelete(_ bytes: [UInt8]) -> Bool? {
    bytes.withUnsafeBytes { SubstitutionTable(bytes: $0).mayDelete }
  }

  /// Several glyphs in place of one: two sequences, of which the second has the given length.
  private func sequences(_ length: UInt16) -> [UInt16] { [1, 0, 2, 10, 14, 1, 7, length, 7] }

  @Test func rulesThatTakeGlyphsAwayAreSeen() {
    #expect(mayDelete(table(kind: 2, sequences(1))) == false)
    #expect(mayDelete(table(kind: 2, sequences(0))) == true)
    #expect(mayDelete(table(kind: 4, sequences(0))) == false)
    #expect(mayDelete(table(kind: 7, [1, 2, 0, 8] + sequences(1))) == false)
    #expect(mayDelete(table(kind: 7, [1, 2, 0, 8] + sequences(0))) == true)
    #expect(mayDelete(table(kind: 7, [1, 2, 0, 12, 9, 9] + sequences(0))) == true)
    #expect(mayDelete(table(kind: 7, [1, 2, 0, 12, 9, 9] + sequences(1))) == false)
    #expect(mayDelete(table(kind: 7, [2, 2, 0, 8] + sequences(0))) == nil)
    #expect(mayDelete(table(kind: 2, [2] + sequences(0).dropFirst())) == nil)
  }

  /// Each sequence of each subtable of each lookup is looked at, the last as well as the first.
  @Test(arguments: 0..<8)
  func everySequenceIsLookedAt(empty: Int) {
    // Two lookups of two subtables of two sequences, each of which says where it lies from its parent on.
    var values: [UInt16] = [1, 0, 0, 0, 10, 2, 6, 58]
    for lookup in 0..<2 {
      values += [2, 0, 2, 10, 30]
      for subtable in 0..<2 {
        let lengths = (0..<2).map { UInt16(4 * lookup + 2 * subtable + $0 == empty ? 0 : 1) }
        values += [1, 0, 2, 10, 14, 0, lengths[0], 7, lengths[1], 7]
      }
      values += [0]
    }
    let bytes = values.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] }
    #expect(mayDelete(bytes) == true)
  }

  /// A place beyond 64 KiB, which only the upper half of its number tells.
  @Test func farSubtablesAreFound() {
    let far = table(kind: 7, [1, 2, 1, 0]) + [UInt8](repeating: 0, count: 65_536 - 8)
    for length in [0, 1] as [UInt16] {
      let bytes = far + sequences(length).flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] }
      #expect(mayDelete(bytes) == (length == 0))
    }
  }

  @Test func tablesThatAreCutAreNotUnderstood() {
    let whole = table(kind: 7, [1, 2, 0, 8] + sequences(0))
    #expect(mayDelete([]) == nil)
    for length in 0..<whole.count - 2 { #expect(mayDelete(Array(whole[..<length])) == nil) }
    // A version of which nothing is known, and lookups that lead to themselves.
    #expect(mayDelete([0, 2] + whole.dropFirst(2)) == nil)
    #expect(mayDelete(table(kind: 7, [1, 7, 0, 0])) == nil)
  }
}
