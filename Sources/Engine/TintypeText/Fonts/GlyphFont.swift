/// A font whose glyphs are asked for one by one, such as a set of symbols.
package final class GlyphFont: OutlineSource {
  private let face: FontFace

  /// Opens a font file.
  ///
  /// - Parameters:
  ///   - path: where the file is.
  ///   - axes: values of variable axes by their tags, such as `wght`; others keep the font's own.
  /// - Returns: nil where the file cannot be read.
  /// - Throws: `FontError.notAFont` where it holds no font.
  package static func open(
    path: String, axes: [String: Float] = [:]
  ) throws(FontError) -> GlyphFont? {
    guard let file = try FontFile.open(path: path) else { return nil }
    let variations = axes.sorted { $0.key < $1.key }.compactMap { name, value in
      OpenTypeTag(name).map { FontVariation(tag: $0, value: value) }
    }
    return GlyphFont(face: try FontFace(file: file, index: 0, variations: variations))
  }

  private init(face: FontFace) { self.face = face }

  /// The SHA-256 of the file in hexadecimal; reads the whole file when first asked for.
  package var identity: String { face.file.digest }
  /// The family that the file names.
  package var displayName: String { FontNames(of: face.font).family }

  /// The outline of a character's glyph at a size of one em = 1, y downwards.
  ///
  /// - Parameter character: a Unicode scalar value.
  /// - Returns: nil where the font has no glyph; an empty path for a space.
  package func outline(of character: UInt32) -> Path? { face.outline(ofCharacter: character) }
}

extension FontFace {
  /// The outline of a character's glyph at a size of one em = 1, y downwards.
  ///
  /// - Parameter character: a Unicode scalar value.
  /// - Returns: nil where the font has no glyph; an empty path for a space.
  package func outline(ofCharacter character: UInt32) -> Path? {
    nominalGlyph(character).map { outline(of: $0) }
  }

  /// The distance to the next character without kerning, in ems; nil where the font has no glyph.
  package func advance(ofCharacter character: UInt32) -> CGFloat? {
    nominalGlyph(character).map { CGFloat(advance(of: $0)) / CGFloat(metrics.unitsPerEm) }
  }
}
