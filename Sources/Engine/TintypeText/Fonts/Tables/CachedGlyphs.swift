import CTintypeHarfBuzz
import Synchronization

/// Glyphs of Latin characters and widths of glyphs that a font was asked for before.
///
/// HarfBuzz asks for them for every character of every text, and by itself looks into the tables of the file each
/// time. All threads write the same numbers, so that it does not matter which of them does.
final class CachedGlyphs: Sendable {
  /// The characters up to here, those of `PlainText`, are nearly all that a look-up pays for.
  private static let characterCount = 0x250
  /// Fonts put the glyphs of Latin letters first; those of others are many.
  private static let mostAdvances = 4096
  /// An advance is kept with another sign, so that 0 stands for none.
  private static let sign = Int32.min

  // Immutable.
  private nonisolated(unsafe) let font: OpaquePointer
  // Atomics at fixed places for as long as the object lives; 0 stands for what nobody asked for.
  private nonisolated(unsafe) let glyphs: UnsafeMutableBufferPointer<Atomic<UInt32>>
  private nonisolated(unsafe) let advances: UnsafeMutableBufferPointer<Atomic<Int32>>

  private init(_ font: OpaquePointer, glyphCount: Int) {
    self.font = font
    glyphs = .allocate(capacity: Self.characterCount)
    advances = .allocate(capacity: min(glyphCount, Self.mostAdvances))
    for index in glyphs.indices { glyphs.initializeElement(at: index, to: Atomic(0)) }
    for index in advances.indices { advances.initializeElement(at: index, to: Atomic(0)) }
  }

  deinit {
    glyphs.deinitialize().deallocate()
    advances.deinitialize().deallocate()
    hb_font_destroy(font)
  }

  /// A font that answers as another one does, and remembers.
  ///
  /// - Parameter font: an immutable font, which the new one owns.
  /// - Returns: an immutable font of the same face, scale and axes.
  static func font(over font: OpaquePointer) -> OpaquePointer? {
    guard let result = hb_font_create_sub_font(font) else { return nil }
    let count = Int(hb_face_get_glyph_count(hb_font_get_face(font)))
    let cache = Unmanaged.passRetained(CachedGlyphs(font, glyphCount: count))
    hb_font_set_funcs(result, functions, cache.toOpaque()) { data in
      if let data { Unmanaged<CachedGlyphs>.fromOpaque(data).release() }
    }
    hb_font_make_immutable(result)
    return result
  }

  // Immutable.
  private nonisolated(unsafe) static let functions: OpaquePointer? = {
    let functions = hb_font_funcs_create()
    hb_font_funcs_set_nominal_glyphs_func(
      functions,
      { _, data, count, characters, characterStride, glyphs, glyphStride, _ in
        guard let data, let characters, let glyphs else { return 0 }
        return Unmanaged<CachedGlyphs>.fromOpaque(data)._withUnsafeGuaranteedRef {
          $0.findGlyphs(
            Int(count), UnsafeRawPointer(characters), Int(characterStride),
            UnsafeMutableRawPointer(glyphs), Int(glyphStride))
        }
      }, nil, nil)
    hb_font_funcs_set_glyph_h_advances_func(
      functions,
      { _, data, count, glyphs, glyphStride, advances, advanceStride, _ in
        guard let data, let glyphs, let advances else { return }
        Unmanaged<CachedGlyphs>.fromOpaque(data)._withUnsafeGuaranteedRef {
          $0.findAdvances(
            Int(count), UnsafeRawPointer(glyphs), Int(glyphStride),
            UnsafeMutableRawPointer(advances), Int(advanceStride))
        }
      }, nil, nil)
    hb_font_funcs_make_immutable(functions)
    return functions
  }()

  /// Writes the glyphs of characters up to the first without one, and returns how many these are.
  private func findGlyphs(
    _ count: Int, _ characters: UnsafeRawPointer, _ characterStride: Int,
    _ result: UnsafeMutableRawPointer, _ resultStride: Int
  ) -> UInt32 {
    for index in 0..<count {
      let character = characters.load(
        fromByteOffset: index &* characterStride, as: hb_codepoint_t.self)
      var glyph: hb_codepoint_t = 0
      if character < Self.characterCount {
        glyph = glyphs[Int(character)].load(ordering: .relaxed)
      }
      if glyph == 0 {
        guard hb_font_get_nominal_glyph(font, character, &glyph) != 0 else { return UInt32(index) }
        if character < Self.characterCount {
          glyphs[Int(character)].store(glyph, ordering: .relaxed)
        }
      }
      result.storeBytes(of: glyph, toByteOffset: index &* resultStride, as: hb_codepoint_t.self)
    }
    return UInt32(count)
  }

  /// Writes the advances of glyphs.
  private func findAdvances(
    _ count: Int, _ wanted: UnsafeRawPointer, _ wantedStride: Int,
    _ result: UnsafeMutableRawPointer, _ resultStride: Int
  ) {
    for index in 0..<count {
      let glyph = wanted.load(fromByteOffset: index &* wantedStride, as: hb_codepoint_t.self)
      var cached: Int32 = 0
      if glyph < advances.count { cached = advances[Int(glyph)].load(ordering: .relaxed) }
      if cached == 0 {
        cached = hb_font_get_glyph_h_advance(font, glyph) ^ Self.sign
        if glyph < advances.count { advances[Int(glyph)].store(cached, ordering: .relaxed) }
      }
      result.storeBytes(
        of: cached ^ Self.sign, toByteOffset: index &* resultStride, as: hb_position_t.self)
    }
  }
}
