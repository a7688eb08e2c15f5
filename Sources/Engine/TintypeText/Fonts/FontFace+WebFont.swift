import CTintypeHarfBuzz
import TintypeDrawing

extension FontFace: EmbeddableFont {
  package func glyph(of character: Unicode.Scalar) -> UInt32? { nominalGlyph(character.value) }

  /// Whether bits 1 to 3 and 8 and 9 of OS/2's fsType leave installable, editable or preview embedding of a subset.
  ///
  /// Source: OpenType specification, OS/2, fsType.
  package var permitsEmbedding: Bool {
    guard let face = hb_font_get_face(font) else { return false }
    let tag: UInt32 = 0x4F53_2F32  // OS/2
    guard let table = hb_face_reference_table(face, tag) else { return false }
    defer { hb_blob_destroy(table) }
    var length: UInt32 = 0
    let bytes = UnsafeRawBufferPointer(
      start: hb_blob_get_data(table, &length), count: Int(length))
    // A font without a word about it has no wish.
    guard bytes.count >= 10 else { return true }
    let type = UInt16(bytes[8]) << 8 | UInt16(bytes[9])
    let (isRestricted, forbidsSubsets, isForBitmaps) = (
      type & 0xF == 0x2, type & 0x100 != 0, type & 0x200 != 0
    )
    return !isRestricted && !forbidsSubsets && !isForBitmaps
  }

  package func webFont(of characters: Set<Unicode.Scalar>) -> [UInt8]? {
    guard permitsEmbedding, let subsetter = FontSubsetter.shared,
      let file = subsetter.subset(self, characters)
    else { return nil }
    return WebFontEncoder.shared?.encoded(file)
  }
}

/// HarfBuzz's program that takes glyphs out of fonts, opened when it is first needed.
private struct FontSubsetter: Sendable {
  /// nil where it is not installed.
  static let shared = FontSubsetter()

  private let createInput: @convention(c) () -> OpaquePointer?
  private let destroyInput: @convention(c) (OpaquePointer?) -> Void
  private let characters: @convention(c) (OpaquePointer?) -> OpaquePointer?
  private let set: @convention(c) (OpaquePointer?, UInt32) -> OpaquePointer?
  private let setFlags: @convention(c) (OpaquePointer?, UInt32) -> Void
  private let pin: @convention(c) (OpaquePointer?, OpaquePointer?, UInt32, Float) -> Int32
  private let make: @convention(c) (OpaquePointer?, OpaquePointer?) -> OpaquePointer?

  private init?() {
    guard let library = SharedLibrary("libharfbuzz-subset.so.0") else { return nil }
    guard
      let createInput = library.function(
        "hb_subset_input_create_or_fail", (@convention(c) () -> OpaquePointer?).self),
      let destroyInput = library.function(
        "hb_subset_input_destroy", (@convention(c) (OpaquePointer?) -> Void).self),
      let characters = library.function(
        "hb_subset_input_unicode_set", (@convention(c) (OpaquePointer?) -> OpaquePointer?).self),
      let set = library.function(
        "hb_subset_input_set", (@convention(c) (OpaquePointer?, UInt32) -> OpaquePointer?).self),
      let setFlags = library.function(
        "hb_subset_input_set_flags", (@convention(c) (OpaquePointer?, UInt32) -> Void).self),
      let pin = library.function(
        "hb_subset_input_pin_axis_location",
        (@convention(c) (OpaquePointer?, OpaquePointer?, UInt32, Float) -> Int32).self),
      let make = library.function(
        "hb_subset_or_fail",
        (@convention(c) (OpaquePointer?, OpaquePointer?) -> OpaquePointer?).self)
    else { return nil }
    self.createInput = createInput
    self.destroyInput = destroyInput
    self.characters = characters
    self.set = set
    self.setFlags = setFlags
    self.pin = pin
    self.make = make
  }

  /// `HB_SUBSET_SETS_DROP_TABLE_TAG`.
  private static let droppedTables: UInt32 = 3
  /// `HB_SUBSET_FLAGS_NO_HINTING`.
  private static let withoutHints: UInt32 = 1

  /// A font with the glyphs of characters alone, each by its character and nothing else.
  ///
  /// Tables of layout are left out: where each letter stands is said in the picture, and no browser makes other glyphs
  /// of them. Axes stand where the face has them.
  ///
  /// - Parameters:
  ///   - face: the font.
  ///   - characters: the characters.
  /// - Returns: the file; nil where the font cannot be taken apart.
  func subset(_ face: FontFace, _ characters: Set<Unicode.Scalar>) -> [UInt8]? {
    guard let source = hb_font_get_face(face.font), let input = createInput() else { return nil }
    defer { destroyInput(input) }
    let wanted = self.characters(input)
    for character in characters { hb_set_add(wanted, character.value) }
    let dropped = set(input, Self.droppedTables)
    // GSUB, GPOS, GDEF, kern, STAT
    for tag: UInt32 in [0x4753_5542, 0x4750_4F53, 0x4744_4546, 0x6B65_726E, 0x5354_4154] {
      hb_set_add(dropped, tag)
    }
    setFlags(input, Self.withoutHints)
    var count = hb_ot_var_get_axis_count(source)
    if count > 0 {
      var axes = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
      hb_ot_var_get_axis_infos(source, 0, &count, &axes)
      for axis in axes {
        let own = face.variations.first { $0.tag.rawValue == axis.tag }?.value
        guard pin(input, source, axis.tag, own.map { Float($0) } ?? axis.default_value) != 0 else {
          return nil
        }
      }
    }
    guard let result = make(source, input) else { return nil }
    defer { hb_face_destroy(result) }
    guard let blob = hb_face_reference_blob(result) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    let bytes = UnsafeRawBufferPointer(
      start: hb_blob_get_data(blob, &length), count: Int(length))
    return bytes.isEmpty ? nil : Array(bytes)
  }
}

/// Google's program that compresses fonts as WOFF2, opened when it is first needed.
private struct WebFontEncoder: Sendable {
  /// nil where it is not installed.
  static let shared = WebFontEncoder()

  private let most: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int
  private let convert:
    @convention(c) (
      UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<Int>?
    ) -> Bool

  private init?() {
    guard let library = SharedLibrary("libwoff2enc.so.1.0.2") else { return nil }
    // Its header is C++; these two functions take nothing that C has not.
    guard
      let most = library.function(
        "_ZN5woff222MaxWOFF2CompressedSizeEPKhm",
        (@convention(c) (UnsafePointer<UInt8>?, Int) -> Int).self),
      let convert = library.function(
        "_ZN5woff217ConvertTTFToWOFF2EPKhmPhPm",
        (@convention(c) (
          UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<Int>?
        ) -> Bool).self)
    else { return nil }
    self.most = most
    self.convert = convert
  }

  /// A font file, compressed; nil where it is none.
  func encoded(_ file: [UInt8]) -> [UInt8]? {
    var length = most(file, file.count)
    var result = [UInt8](repeating: 0, count: length)
    guard convert(file, file.count, &result, &length), length <= result.count else { return nil }
    return Array(result[..<length])
  }
}
