/// What a font measures at its size, in points.
package struct FontMeasures: Hashable, Sendable {
  /// From the baseline up to the top of a line.
  package var ascent: CGFloat
  /// From the baseline down to the bottom of a line; positive.
  package var descent: CGFloat
  /// What the font wants between two lines; negative where a text style sets lines closer.
  package var leading: CGFloat
  /// The height of a capital.
  package var capHeight: CGFloat
  /// The height of a lowercase letter without ascender.
  package var xHeight: CGFloat
  /// Whether narrow and wide letters are equally wide.
  package var isMonospaced: Bool

  /// Those of no font: all 0.
  package static let none = FontMeasures(
    ascent: 0, descent: 0, leading: 0, capHeight: 0, xHeight: 0, isMonospaced: false)
}

extension FontLibrary {
  /// What the face that answers a request measures.
  ///
  /// - Parameter request: the font; its family may be one that another stands in for.
  /// - Returns: the measures, all 0 for a size that is no number.
  /// - Throws: `FontError`, where not even what stands in for the family is there.
  package func measures(of request: FontRequest) throws(FontError) -> FontMeasures {
    var request = substitute(for: request)?.applied(to: request) ?? request
    if !(request.size >= 0 && request.size.isFinite) { request.size = 0 }
    let face = try face(for: request)
    let metrics = ShapedContent.RunMetrics(run: TextRun(text: "", font: request), face: face)
    return FontMeasures(
      ascent: metrics.ascent, descent: metrics.descent, leading: metrics.leading,
      capHeight: metrics.capHeight, xHeight: metrics.xHeight, isMonospaced: face.isMonospaced)
  }
}

extension FontFace {
  /// Whether narrow and wide letters are equally wide.
  fileprivate var isMonospaced: Bool {
    guard let narrow = nominalGlyph(0x69), let wide = nominalGlyph(0x57) else { return false }
    return advance(of: narrow) == advance(of: wide)
  }
}
