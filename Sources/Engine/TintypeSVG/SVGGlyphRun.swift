import TintypeDrawing
import TintypeGeometry

/// Glyphs with ink of one font in one color, until all runs are known.
struct SVGGlyphRun {
  let font: any GlyphSource
  /// The size of an em, in points.
  let size: CGFloat
  /// The attributes of the color, or what stands for them.
  let paint: SVGText
  let origin: CGPoint
  /// The glyphs, in points from the origin.
  let glyphs: [Glyph]

  /// Takes what has ink of a run.
  ///
  /// - Parameters:
  ///   - run: its glyphs; those of colors are left out.
  ///   - paint: the attributes of its color, or what stands for them.
  init(_ run: GlyphRun, paint: SVGText) {
    (font, size, origin) = (run.font, run.size, run.origin)
    self.paint = paint
    glyphs = run.drawableGlyphs.filter { glyph in
      guard !run.font.isColor(glyph.id) else { return false }
      let outline = run.font.outline(of: glyph.id)
      return !outline.isEmpty && !outline.finiteBounds.isNull
    }
  }

  /// Whether another run has the same glyphs in the same positions, and the same stands for its
  /// color.
  func isLike(_ other: SVGGlyphRun) -> Bool {
    size == other.size && origin == other.origin
      && glyphs.elementsEqual(other.glyphs) {
        $0.id == $1.id && $0.position == $1.position
      } && font.identity == other.font.identity
  }

  /// The most that a point of an outline may be off, in points: it is as much as 1/75 pixel where there are two of them a
  /// point.
  private static let tolerance: CGFloat = 0.0065

  /// The units an em has in the outlines of each font: as few as its largest letters allow, by halves of its own, so that
  /// points stay where they are wherever their numbers are even.
  ///
  /// - Parameter runs: all runs of the file.
  /// - Returns: the units, by the identities of fonts.
  static func unitsPerEm(of runs: [SVGGlyphRun]) -> [String: Int] {
    var sizes: [String: (largest: CGFloat, units: Int)] = [:]
    for run in runs {
      let identity = run.font.identity
      let largest = max(sizes[identity]?.largest ?? 0, run.size)
      sizes[identity] = (largest, run.font.unitsPerEm)
    }
    return sizes.mapValues { largest, units in
      var units = units
      while units % 2 == 0, largest / CGFloat(units) <= tolerance { units /= 2 }
      return units
    }
  }
}

/// Glyphs of a run in units of their outlines.
struct SVGGlyphLine {
  /// A glyph and where it stands.
  struct Origin {
    var id: UInt32
    var x: CGFloat
    var y: CGFloat
  }

  let run: SVGGlyphRun
  let unitsPerEm: Int
  /// Points a unit.
  let scale: String
  let unitsPerPoint: CGFloat
  let glyphs: [Origin]
  /// The tenths of a unit that places are multiples of.
  private let step: CGFloat

  /// The most that places and sizes of glyphs may be off, in points.
  ///
  /// Our own pixels place glyphs to a quarter of one.
  private static let tolerance: CGFloat = 0.01

  /// Places the glyphs of a run.
  ///
  /// - Parameters:
  ///   - run: the run.
  ///   - unitsPerEm: the units an em has in the outlines of its font.
  init(_ run: SVGGlyphRun, unitsPerEm: Int) {
    self.run = run
    self.unitsPerEm = unitsPerEm
    let unit = run.size / CGFloat(unitsPerEm)
    var decimals = 2
    var text = "0"
    // What is rounded off makes letters larger or smaller; their positions follow the rounded
    // number.
    repeat {
      decimals += 1
      text = SVGText.decimal(unit, decimals: decimals)
    } while decimals < 12 && abs((Double(text) ?? 0) / unit - 1) * run.size > Self.tolerance / 4
    scale = text
    let units = 1 / (Double(text).flatMap { $0 > 0 ? $0 : nil } ?? unit)
    unitsPerPoint = units
    step = unit / 2 <= Self.tolerance ? 10 : 1
    glyphs = run.glyphs.map {
      Origin(id: $0.id, x: $0.position.x * units, y: $0.position.y * units)
    }
  }

  /// A position in tenths of a unit, as exact as it has to be.
  func tenths(_ position: CGFloat) -> Int {
    Int(clamped: (min(max(position * 10, -1e12), 1e12) / step).rounded()) * Int(clamped: step)
  }

  /// Whether another line can stand in the same group.
  func isSameGroup(as other: SVGGlyphLine) -> Bool {
    run.paint == other.run.paint && scale == other.scale
  }
}
