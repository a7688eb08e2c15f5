/// A font that files can hold, so that their text is text.
package protocol EmbeddableFont: GlyphSource {
  /// Whether the font's own word on it lets files hold a part of it.
  var permitsEmbedding: Bool { get }
  /// The glyph of a character by itself; nil where the font has none.
  func glyph(of character: Unicode.Scalar) -> UInt32?
  /// A WOFF2 file that has the glyphs of some characters and no rules of layout.
  ///
  /// - Parameter characters: characters that the font has.
  /// - Returns: nil where the font does not permit it, or where what makes such files is not installed.
  func webFont(of characters: Set<Unicode.Scalar>) -> [UInt8]?
}
