import TintypeGeometry

/// Glyphs of one font at one size in one color, positioned.
package struct GlyphRun: Sendable {
  /// What is drawn, wherever it is.
  package var content: GlyphRunContent
  /// The start of the run on its baseline, in the coordinates of the display list.
  package var origin: CGPoint
  /// What the glyphs are filled with; color glyphs only take its alpha.
  package var paint: Paint
  /// The line that begins with the run on the left, for text search in SVG; nil for what goes on, for glyphs of no
  /// line, and where nobody searches.
  package var line: TextLine?

  /// Creates a run.
  package init(
    _ content: GlyphRunContent, origin: CGPoint, paint: Paint, line: TextLine? = nil
  ) {
    self.content = content
    self.origin = origin
    self.paint = paint
    self.line = line
  }

  /// Where outlines and masks come from.
  package var font: any GlyphSource { content.font }
  /// The size of an em, in points.
  package var size: CGFloat { content.size }
  /// The glyphs, positions in points relative to `origin`.
  package var glyphs: [Glyph] { content.glyphs }
  /// The characters that the run shows, for text search in PDF; clusters index its UTF-8.
  package var text: String { content.text }
}

/// Glyphs of one font at one size, and what they say.
///
/// It is made once for a line of a text, and shared by all pictures that draw it.
package final class GlyphRunContent: Sendable {
  /// Where outlines and masks come from.
  package let font: any GlyphSource
  /// The size of an em, in points.
  package let size: CGFloat
  /// The glyphs, positions in points relative to the start of the run on its baseline.
  package let glyphs: [Glyph]
  /// The characters that the glyphs show; clusters index its UTF-8.
  package let text: String

  /// Creates the content of a run.
  package init(font: any GlyphSource, size: CGFloat, glyphs: [Glyph], text: String) {
    self.font = font
    self.size = size
    self.glyphs = glyphs
    self.text = text
  }
}

/// One positioned glyph.
package struct Glyph: Sendable, Hashable {
  /// The number of the glyph in its font.
  package var id: UInt32
  /// The pen position relative to the run's origin, in points, y downwards.
  package var position: CGPoint
  /// The first UTF-8 byte of the cluster in the run's text.
  package var cluster: Int32

  /// Creates a glyph.
  package init(id: UInt32, position: CGPoint, cluster: Int32) {
    self.id = id
    self.position = position
    self.cluster = cluster
  }
}

/// A font as a renderer sees it: shapes of glyphs, nothing about text.
///
/// Implementations may be called from any thread.
package protocol GlyphSource: AnyObject, Sendable {
  /// A name that is the same on every machine: digest, face index and variations of the file.
  var identity: String { get }
  /// The name that a person would use, such as `Inter Bold`.
  var displayName: String { get }
  /// The units an em that outlines are drawn in, above 0: points of outlines that are not varied lie on whole ones.
  var unitsPerEm: Int { get }
  /// A box around the ink of each glyph at a size of one em = 1, y downwards, as the font says itself.
  var inkBox: CGRect { get }
  /// Whether some glyphs are colored bitmaps: whoever looks for them asks this first, once for all glyphs of a run.
  var hasColorGlyphs: Bool { get }
  /// Whether the glyph is a colored bitmap and has no outline.
  func isColor(_ glyph: UInt32) -> Bool
  /// The distance to the next glyph at a size of one em = 1, without kerning.
  func width(of glyph: UInt32) -> CGFloat
  /// The outline at a size of one em = 1, y downwards, unhinted; empty for a space.
  func outline(of glyph: UInt32) -> Path
  /// The coverage of an upright glyph.
  ///
  /// - Parameters:
  ///   - glyph: the number of the glyph.
  ///   - pixelSize: the size of an em, in pixels.
  ///   - subpixelX: quarters of a pixel to the right, 0 to 3.
  ///   - subpixelY: quarters of a pixel down, 0 to 3.
  /// - Returns: the mask, or nil where the glyph has no ink.
  func mask(of glyph: UInt32, pixelSize: CGFloat, subpixelX: Int, subpixelY: Int) -> GlyphMask?
  /// The picture of a color glyph, or nil for an outline glyph.
  func colorImage(of glyph: UInt32) -> ColorGlyph?
}

/// The coverage of one glyph on the pixel grid.
package final class GlyphMask: Sendable {
  /// Pixels from the pen position's pixel to the left column, negative to the left.
  package let left: Int
  /// Pixels from the baseline's pixel row to the upper row, negative above.
  package let top: Int
  /// Pixels across.
  package let width: Int
  /// Pixels down.
  package let height: Int
  /// One byte a pixel, rows without padding.
  package let coverage: [UInt8]

  /// Creates a mask.
  package init(left: Int, top: Int, width: Int, height: Int, coverage: [UInt8]) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
    self.coverage = coverage
  }
}

/// The picture of one color glyph.
package struct ColorGlyph: Sendable {
  /// The pixels.
  package var image: PixelImage
  /// The place of the picture at a size of one em = 1, pen position at the origin, y downwards.
  package var frame: CGRect

  /// Creates a color glyph.
  package init(image: PixelImage, frame: CGRect) {
    self.image = image
    self.frame = frame
  }
}

extension GlyphMask {
  /// Whether another mask, so many pixels further right and down, has ink where this one has some.
  fileprivate func sharesInk(with other: GlyphMask, dx: Int, dy: Int) -> Bool {
    let columns = max(0, dx)..<max(0, dx, min(width, other.width + dx))
    let rows = max(0, dy)..<max(0, dy, min(height, other.height + dy))
    // Edges of letters that only touch are blended as they always were.
    let least: UInt8 = 32
    return rows.contains { row in
      columns.contains { column in
        coverage[row * width + column] > least
          && other.coverage[(row - dy) * other.width + column - dx] > least
      }
    }
  }
}

/// Whether neighbors share ink among masks that come one after the other, as those of letters that join do.
package struct MaskOverlap {
  private var last: (mask: GlyphMask, x: Int, y: Int)?
  /// Whether two of them did.
  package private(set) var isFound = false

  /// Begins without a mask.
  package init() {}

  /// Looks at the next mask, whose upper left pixel lies at a position.
  package mutating func add(_ mask: GlyphMask, x: Int, y: Int) {
    guard !isFound else { return }
    if let last { isFound = mask.sharesInk(with: last.mask, dx: last.x - x, dy: last.y - y) }
    last = (mask, x, y)
  }
}

extension GlyphRun {
  /// Whether neighbors share ink, as letters that join or stand close together do: seen at 64 pixels an em.
  package var overlaps: Bool {
    var overlap = MaskOverlap()
    for glyph in glyphs {
      guard let mask = font.mask(of: glyph.id, pixelSize: 64, subpixelX: 0, subpixelY: 0) else {
        continue
      }
      overlap.add(
        mask, x: Int(clamped: glyph.position.x * 64 / size) + mask.left,
        y: Int(clamped: glyph.position.y * 64 / size) + mask.top)
    }
    return overlap.isFound
  }
}
