extension GlyphRun {
  /// The size above which a glyph is no longer drawn: Cairo's numbers end there.
  private static let largestSize: CGFloat = 100_000

  /// Whether the glyphs have a size that can be drawn, and not none.
  package var hasDrawableSize: Bool { size > 0 && size <= GlyphRun.largestSize }

  /// A box around the ink; null where the size or the origin cannot be drawn, or there is no glyph.
  package var bounds: CGRect {
    guard hasDrawableSize, origin.x.isFinite, origin.y.isFinite else {
      return .null
    }
    var (x0, x1) = (CGFloat.infinity, -CGFloat.infinity)
    var (y0, y1) = (CGFloat.infinity, -CGFloat.infinity)
    for glyph in glyphs where glyph.position.x.isFinite && glyph.position.y.isFinite {
      (x0, x1) = (min(x0, glyph.position.x), max(x1, glyph.position.x))
      (y0, y1) = (min(y0, glyph.position.y), max(y1, glyph.position.y))
    }
    guard x0 <= x1 else { return .null }
    let usual = GlyphRun.usualInk
    let box = CGRect(
      x: origin.x + x0 + usual.minX * size, y: origin.y + y0 + usual.minY * size,
      width: x1 - x0 + usual.width * size, height: y1 - y0 + usual.height * size)
    return usual.contains(font.inkBox) ? box.finite : box.union(farInk).finite
  }

  /// Few glyphs leave this box around their pen position, in ems.
  private static let usualInk = CGRect(x: -2, y: -2, width: 5, height: 4)

  /// The ink of a font that has wider glyphs, such as whole phrases of Arabic: looked up glyph by glyph.
  private var farInk: CGRect {
    glyphs.reduce(.null) { box, glyph in
      let outline = font.outline(of: glyph.id).finiteBounds
      let placement = CGAffineTransform(
        size, 0, 0, size, origin.x + glyph.position.x, origin.y + glyph.position.y)
      guard !outline.isNull, placement.isFinite else { return box }
      // Pens are rounded to parts of a pixel.
      return box.union(outline.insetBy(dx: -0.1, dy: -0.1).applying(placement))
    }
  }
}
