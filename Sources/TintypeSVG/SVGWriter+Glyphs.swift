import TintypeDrawing
import TintypeGeometry

extension SVGWriter {
  /// Units an em in glyph definitions: whole numbers are then exact to 1/40 pixel at 100 pixels.
  private static let unitsPerEm: CGFloat = 2048

  mutating func glyphs(_ run: GlyphRun, _ state: State) throws(RenderError) {
    let bounds = run.bounds
    guard !bounds.isNull else { return }
    if let paint = run.paint.simplified {
      if case .color(let color) = paint {
        writeUses(run, color)
      } else {
        // A gradient would follow each glyph's own coordinates: the run becomes one path.
        try fill(SVGWriter.outline(of: run), paint, FillStyle(), state)
      }
    }
    for drawing in run.colorDrawings { try image(drawing, state) }
  }

  /// Writes a reference for each glyph, at its exact place in units of the font.
  private mutating func writeUses(_ run: GlyphRun, _ color: RGBA) {
    var uses = SVGText()
    let factor = SVGWriter.unitsPerEm / run.size
    for glyph in run.drawableGlyphs where !run.font.isColor(glyph.id) {
      guard let id = define(glyph.id, of: run.font) else { continue }
      uses.add("<use href=\"#\(id)\"")
      let (x, y) = (glyph.position.x * factor, glyph.position.y * factor)
      if abs(x) >= 0.05 { uses.attribute("x", SVGText.number(x, decimals: 1)) }
      if abs(y) >= 0.05 { uses.attribute("y", SVGText.number(y, decimals: 1)) }
      uses.add("/>")
    }
    guard !uses.bytes.isEmpty else { return }
    body.add("<g")
    let label = SVGText.escaped(run.text)
    if !label.isEmpty { body.attribute("aria-label", label) }
    add(SVGPaint(value: SVGText.hex(color), opacity: color.alpha), "fill")
    let place = SVGText.list([run.origin.x, run.origin.y])
    let scale = SVGText.number(run.size / SVGWriter.unitsPerEm, decimals: 9)
    body.attribute("transform", "translate(\(place)) scale(\(scale))")
    body.add(">")
    body.add(uses)
    body.add("</g>\n")
  }

  /// The id of a glyph's definition; nil for a glyph without an outline.
  private mutating func define(_ glyph: UInt32, of font: any GlyphSource) -> String? {
    if let known = glyphIDs[font.identity]?[glyph] { return known.isEmpty ? nil : known }
    let outline = font.outline(of: glyph)
    let isDrawn = !outline.isEmpty && !outline.finiteBounds.isNull
    let id = isDrawn ? newID("g") : ""
    glyphIDs[font.identity, default: [:]][glyph] = id
    guard isDrawn else { return nil }
    let data = SVGPathData(outline, scale: SVGWriter.unitsPerEm, decimals: 0)
    definitions.add("<path id=\"\(id)\" d=\"\(data.text)\"/>\n")
    return id
  }

  private static func outline(of run: GlyphRun) -> Path {
    var path = Path()
    for glyph in run.drawableGlyphs where !run.font.isColor(glyph.id) {
      path.addPath(
        run.font.outline(of: glyph.id),
        transform: CGAffineTransform(
          run.size, 0, 0, run.size, run.origin.x + glyph.position.x,
          run.origin.y + glyph.position.y))
    }
    return path
  }
}
