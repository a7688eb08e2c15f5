import CTintypeHarfBuzz
import TintypeGeometry

/// What a face says about itself.
struct FontNames: Hashable, Sendable {
  /// The family that all weights share.
  var family: String
  /// The style inside the family, such as `Bold Italic`.
  var style: String
  /// Family and style in one name, such as `Inter Bold Italic`.
  var fullName: String
  /// The name for programs, such as `Inter-BoldItalic`.
  var postScriptName: String
  /// What tells it from the other faces of the family.
  var traits: FontTraits

  /// Reads the name, OS/2 and head tables of HarfBuzz's font.
  init(of font: OpaquePointer) {
    let handle = hb_font_get_face(font)
    func name(_ identifiers: [UInt32]) -> String {
      for identifier in identifiers {
        let text = Self.name(identifier, of: handle)
        if !text.isEmpty { return text }
      }
      return ""
    }
    // 16 and 17 are the typographic names, 1 and 2 those that split a family into groups of four.
    family = name([16, 1])
    style = name([17, 2])
    fullName = name([4])
    postScriptName = name([6])
    traits = FontTraits(
      weight: Int(clamped: Double(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT))),
      width: CGFloat(hb_style_get_value(font, HB_STYLE_TAG_WIDTH)),
      isItalic: hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0
        || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) != 0)
  }

  /// A name by its number in the table of names; empty where there is none.
  static func name(_ identifier: UInt32, of face: OpaquePointer?) -> String {
    var buffer = [CChar](repeating: 0, count: 256)
    var size = UInt32(buffer.count)
    let language = hb_language_from_string("en", -1)
    _ = hb_ot_name_get_utf8(face, hb_ot_name_id_t(identifier), language, &size, &buffer)
    return String(decoding: buffer.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
