import CTintypeHarfBuzz
import Testing

@testable import TintypeText

/// What is done to glyphs that HarfBuzz shaped, glyph by glyph.
@Suite struct ShapedGlyphTests {
  private func positions(_ advances: [Int32]) -> [hb_glyph_position_t] {
    advances.map { advance in
      var position = hb_glyph_position_t()
      position.x_advance = advance
      return position
    }
  }

  /// One glyph of a font that is missing says so, wherever it stands.
  @Test(
    arguments: [
      ([5, 6], false), ([0, 6], true), ([6, 0], true), ([0, 0], true), ([0], true), ([1], false),
      ([4, 0, 4], true),
    ] as [([UInt32], Bool)])
  func missingGlyphs(ids: [UInt32], isMissing: Bool) throws {
    let infos = ids.map { id in
      var info = hb_glyph_info_t()
      info.codepoint = id
      return info
    }
    var span = ShapedSpan()
    let offsets = positions(ids.map { 10 * Int32($0) })
    #expect(span.appendGlyphs(infos, offsets, count: ids.count) == isMissing)
    #expect(
      span.glyphs.map(\.id) == ids && span.glyphs.map(\.advance) == ids.map { 10 * Int32($0) })
    // Further ones stand behind them.
    #expect(span.appendGlyphs(infos, offsets, count: 1) == (ids[0] == 0))
    #expect(span.glyphs.map(\.id) == ids + [ids[0]])
  }

  /// Hangul is 0.94 as wide, and its letters stay in their middle.
  @Test func lettersAreMovedTogether() {
    var found = positions([1000, -500, 77])
    found[1].x_offset = 7
    StandIn.moveTogether(&found, count: 2)
    #expect(found.map(\.x_advance) == [940, -470, 77] && found.map(\.x_offset) == [-30, 22, 0])
  }
}
