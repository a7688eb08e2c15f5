extension GlyphRun {
  /// The glyphs whose positions are numbers.
  package var drawableGlyphs: [Glyph] {
    func isDrawable(_ glyph: Glyph) -> Bool {
      glyph.position.x.isFinite && glyph.position.y.isFinite
    }
    return glyphs.allSatisfy(isDrawable) ? glyphs : glyphs.filter(isDrawable)
  }

  /// The pictures of the color glyphs.
  package var colorDrawings: [ImageDrawing] {
    guard font.hasColorGlyphs else { return [] }
    var alpha = 1.0
    if case .color(let color) = paint { alpha = color.clamped.alpha }
    return drawableGlyphs.compactMap { glyph in
      guard font.isColor(glyph.id), let color = font.colorImage(of: glyph.id) else { return nil }
      let frame = CGRect(
        x: origin.x + glyph.position.x + color.frame.minX * size,
        y: origin.y + glyph.position.y + color.frame.minY * size,
        width: color.frame.width * size, height: color.frame.height * size)
      return ImageDrawing(
        image: color.image, frame: frame, interpolation: .medium, opacity: alpha)
    }
  }
}
