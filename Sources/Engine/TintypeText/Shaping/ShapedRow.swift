import CTintypeHarfBuzz

/// Bytes that HarfBuzz shaped together with a space behind them, with what it says of their joints.
///
/// The glyphs are those of the buffer, and good until it is used again.
struct ShapedRow {
  private let infos: UnsafeBufferPointer<hb_glyph_info_t>
  private let positions: UnsafeBufferPointer<hb_glyph_position_t>
  /// The glyphs without that of the added space.
  let count: Int
  /// Whether the added space has a glyph of its own, and no glyph is missing.
  let isAlone: Bool

  /// Shapes bytes.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8, left to right, at least one.
  ///   - context: font, script and language.
  ///   - buffer: what to shape with.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ context: WordCache.Context, _ buffer: OpaquePointer?
  ) {
    hb_buffer_reset(buffer)
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: bytes.count + 1) { text in
      for index in bytes.indices { text[index] = CChar(bitPattern: bytes[index]) }
      text[bytes.count] = 0x20
      hb_buffer_add_utf8(buffer, text.baseAddress, Int32(text.count), 0, Int32(text.count))
    }
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, context.script)
    hb_buffer_set_language(buffer, context.language)
    hb_buffer_set_flags(buffer, HB_BUFFER_FLAG_PRODUCE_UNSAFE_TO_CONCAT)
    let features = context.features
    hb_shape(context.face.font, buffer, features, UInt32(features.count))
    var total: UInt32 = 0
    let (first, positions) = (
      hb_buffer_get_glyph_infos(buffer, &total), hb_buffer_get_glyph_positions(buffer, &total)
    )
    count = max(0, Int(total) - 1)
    if let first, let positions {
      // The added space is no neighbor, and no pair begins with a space.
      context.face.widths?.apply(to: first, positions, count: count, kerns: true)
    }
    let infos = UnsafeBufferPointer(start: first, count: Int(total))
    self.infos = infos
    self.positions = UnsafeBufferPointer(start: positions, count: Int(total))
    isAlone =
      count > 0 && infos[count].cluster == bytes.count && infos[count - 1].cluster < bytes.count
      && infos.dropLast().allSatisfy { $0.codepoint != 0 }
  }

  /// The byte where the cluster of a glyph begins.
  func cluster(of glyph: Int) -> Int { Int(infos[glyph].cluster) }

  /// Whether no rule looked across the joint before a glyph; `count` stands for the added space.
  func joins(at glyph: Int) -> Bool {
    infos[glyph].mask & HB_GLYPH_FLAG_UNSAFE_TO_CONCAT.rawValue == 0
  }

  /// Whether a break before the glyph's cluster changes the glyphs around.
  func isUnsafeToBreak(at glyph: Int) -> Bool {
    infos[glyph].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0
  }

  /// A glyph, in font units.
  func glyph(_ index: Int) -> ShapedSpan.Glyph {
    ShapedSpan.Glyph(infos[index], positions[index])
  }
}
