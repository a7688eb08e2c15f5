/// The glyphs of Cupertino Icons 1.0.8 by their names.
///
/// The font has no names of glyphs. These are those of Flutter's `CupertinoIcons`, read from the
/// program that lies beside the font in the package `flet-web` 0.25.2.
enum CupertinoNames {
  private static let table = NameTable(codePoints) { parts in
    parts.first.flatMap { UInt32($0, radix: 16) }
  }

  /// The code point of a glyph; nil where the set has none of that name.
  static func codePoint(_ name: some StringProtocol) -> UInt32? { table[name] }

  /// The names of all glyphs, sorted.
  static var all: [String] { table.names }
}
