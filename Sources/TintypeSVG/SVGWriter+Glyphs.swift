import TintypeDrawing
import TintypeGeometry

/// How often glyphs are drawn in a picture, so that what stands there once needs no name.
struct GlyphCounts {
  private var counts: [String: [UInt32: Int]] = [:]

  /// Counts the glyphs of items and of all that is in them.
  init(_ items: [DisplayItem]) { add(items) }

  private mutating func add(_ items: [DisplayItem]) {
    for item in items {
      switch item {
      case .glyphs(let run):
        for glyph in run.glyphs {
          counts[run.font.identity, default: [:]][glyph.id, default: 0] += 1
        }
      case .group(let group):
        add(group.items)
        if let mask = group.mask { add(mask) }
      case .fill, .stroke, .image: break
      }
    }
  }

  /// How often a glyph of a font is drawn.
  func count(of glyph: UInt32, in font: String) -> Int { counts[font]?[glyph] ?? 0 }
}

/// A glyph that stands somewhere in the file.
struct DrawnGlyph {
  /// The id of its outline; empty for a glyph without ink.
  var id: String
  /// Where the outline is drawn, in tenths of a unit.
  var x: Int
  /// Where the outline is drawn, in tenths of a unit.
  var y: Int
}

extension SVGWriter {
  /// Units an em in outlines of glyphs: whole numbers are then exact to 1/40 pixel at 100 pixels.
  private static let unitsPerEm: CGFloat = 2048

  mutating func glyphs(_ run: GlyphRun, _ state: State) throws(RenderError) {
    let bounds = run.bounds
    guard !bounds.isNull else { return }
    if let paint = run.paint.simplified {
      if case .color(let color) = paint {
        write(run, color)
      } else {
        // A gradient would follow each glyph's own coordinates: the run becomes one path.
        try fill(SVGWriter.outline(of: run), paint, FillStyle(), state)
      }
    }
    for drawing in run.colorDrawings { try image(drawing, state) }
  }

  /// Writes the outline of each glyph where it first stands, and a reference wherever it stands again.
  private mutating func write(_ run: GlyphRun, _ color: RGBA) {
    var outlines = SVGText()
    let font = run.font.identity
    var known = drawnGlyphs.removeValue(forKey: font) ?? [:]
    let grid = GlyphGrid(run, unitsPerEm: SVGWriter.unitsPerEm)
    for glyph in run.drawableGlyphs where !run.font.isColor(glyph.id) {
      let (x, y) = (grid.tenths(glyph.position.x), grid.tenths(glyph.position.y))
      if let drawn = known[glyph.id] {
        if !drawn.id.isEmpty { outlines.addUse(drawn, x, y) }
        continue
      }
      let outline = run.font.outline(of: glyph.id)
      guard !outline.isEmpty, !outline.finiteBounds.isNull else {
        known[glyph.id] = DrawnGlyph(id: "", x: 0, y: 0)
        continue
      }
      if definesOutlines {
        let drawn = DrawnGlyph(id: newID(), x: 0, y: 0)
        known[glyph.id] = drawn
        define(outline, as: drawn)
        outlines.addUse(drawn, x, y)
        continue
      }
      outlines.add("<path")
      if glyphCounts.count(of: glyph.id, in: font) > 1 {
        let id = newID()
        known[glyph.id] = DrawnGlyph(id: id, x: x, y: y)
        outlines.attribute("id", id)
      }
      let data = SVGPathData(glyph: outline, unitsPerEm: SVGWriter.unitsPerEm, x: x, y: y)
      outlines.add(" d=\"")
      outlines.add(data.bytes)
      outlines.add("\"/>")
    }
    drawnGlyphs[font] = known
    guard !outlines.bytes.isEmpty else { return }
    body.add("<g")
    add(.color(color), "fill")
    let place = SVGText.list([run.origin.x, run.origin.y])
    body.attribute("transform", "translate(\(place))scale(\(grid.scale))")
    body.add(">")
    body.add(outlines)
    body.add("</g>\n")
  }

  /// Defines an outline at the origin.
  private mutating func define(_ outline: Path, as glyph: DrawnGlyph) {
    definitions.add("<path")
    definitions.attribute("id", glyph.id)
    let data = SVGPathData(
      glyph: outline, unitsPerEm: SVGWriter.unitsPerEm, x: glyph.x, y: glyph.y)
    definitions.attribute("d", data.text)
    definitions.add("/>\n")
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

/// The places of a run's glyphs in units of their outlines.
private struct GlyphGrid {
  /// Units a point.
  private let factor: CGFloat
  /// Points a unit.
  let scale: String

  /// The most that the scale's last digit may move a glyph, in points.
  private static let mostMoved: CGFloat = 1e-4

  init(_ run: GlyphRun, unitsPerEm: CGFloat) {
    factor = unitsPerEm / run.size
    let reach = run.glyphs.reduce(run.size) {
      let place = max(abs($1.position.x), abs($1.position.y))
      return place.isFinite ? max($0, place) : $0
    }
    var decimals = 5
    while decimals < 12 {
      let rounded = Double(SVGText.number(1 / factor, decimals: decimals)) ?? 0
      if abs(rounded * factor - 1) * reach < GlyphGrid.mostMoved { break }
      decimals += 1
    }
    scale = SVGText.number(1 / factor, decimals: decimals)
  }

  /// A place in tenths of a unit: no viewer tells the next one from it.
  func tenths(_ position: CGFloat) -> Int {
    Int(min(max(position * factor * 10, -1e12), 1e12).rounded())
  }
}

extension SVGText {
  /// Adds a reference to a glyph that was drawn elsewhere.
  fileprivate mutating func addUse(_ glyph: DrawnGlyph, _ x: Int, _ y: Int) {
    add("<use href=\"#\(glyph.id)\"")
    for (name, tenths) in [("x", x - glyph.x), ("y", y - glyph.y)] where tenths != 0 {
      add(" \(name)=\"")
      add(tenths: tenths)
      add("\"")
    }
    add("/>")
  }
}
