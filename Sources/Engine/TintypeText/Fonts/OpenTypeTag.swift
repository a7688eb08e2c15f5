/// The number that stands for four ASCII letters in a font file.
struct OpenTypeTag: Hashable, Sendable {
  /// The letters, the first in the highest byte.
  let rawValue: UInt32

  /// Creates a tag; nil unless there are four ASCII characters.
  init?(_ letters: String) {
    guard letters.utf8.count == 4, letters.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7f }) else {
      return nil
    }
    rawValue = letters.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Creates a tag from its number.
  init(_ raw: UInt32) { rawValue = raw }

  /// The four letters.
  var letters: String {
    String(
      decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: rawValue >> $0) }, as: UTF8.self)
  }

  private init(raw: UInt32) { rawValue = raw }

  /// `head`, the table of a font's most general numbers.
  static let head = OpenTypeTag(raw: 0x6865_6164)
  /// `GSUB`, the table of glyphs that stand in for others.
  static let substitutions = OpenTypeTag(raw: 0x4753_5542)
  /// `ccmp`, what takes letters and accents apart and together.
  static let glyphComposition = OpenTypeTag(raw: 0x6363_6d70)
  /// `liga`, the ligatures that are on by default.
  static let standardLigatures = OpenTypeTag(raw: 0x6c69_6761)
  /// `clig`, ligatures that depend on what stands around them.
  static let contextualLigatures = OpenTypeTag(raw: 0x636c_6967)
  /// `calt`, alternates that depend on what stands around them.
  static let contextualAlternates = OpenTypeTag(raw: 0x6361_6c74)
  /// `kern`, the distances between pairs of glyphs.
  static let kerning = OpenTypeTag(raw: 0x6b65_726e)
  /// `tnum`, digits that are all equally wide.
  static let tabularFigures = OpenTypeTag(raw: 0x746e_756d)
  /// `wght`, the weight axis of a variable font.
  static let weightAxis = OpenTypeTag(raw: 0x7767_6874)
  /// `wdth`, the width axis.
  static let widthAxis = OpenTypeTag(raw: 0x7764_7468)
  /// `opsz`, the axis of the size that letters are drawn for, in points.
  static let opticalSizeAxis = OpenTypeTag(raw: 0x6f70_737a)
  /// `slnt`, the slant axis, in degrees counter-clockwise.
  static let slantAxis = OpenTypeTag(raw: 0x736c_6e74)
  /// `ital`, the italic axis, 0 to 1.
  static let italicAxis = OpenTypeTag(raw: 0x6974_616c)
  /// `cpht`, the metric of the height of capitals.
  static let capHeight = OpenTypeTag(raw: 0x6370_6874)
  /// `xhgt`, the metric of the height of lowercase letters.
  static let xHeight = OpenTypeTag(raw: 0x7868_6774)
}
