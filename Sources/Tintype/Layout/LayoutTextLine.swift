import TintypeText

/// One line of a text: what stands on it, and what it measures.
public struct LayoutTextLine: Sendable, Hashable {
  /// What stands on the line, an ellipsis or a hyphen that layout added included.
  public var text: String
  /// The bytes of the text, in UTF-8, that the line stands for; lines follow each other without a gap.
  public var range: Range<Int>
  /// The left end of the line on the canvas, in points.
  public var x: CGFloat
  /// The baseline on the canvas, in points from the top.
  public var baseline: CGFloat
  /// The advance of what is drawn, in points, without white space that a soft break hides.
  public var width: CGFloat
  /// From the baseline to the top of the line, in points.
  public var ascent: CGFloat
  /// From the baseline to the bottom of the line, in points.
  public var descent: CGFloat
  /// The stretches of one font and direction, from left to right.
  public var runs: [LayoutTextRun]

  /// Places a line of a text.
  ///
  /// - Parameters:
  ///   - line: the line.
  ///   - origin: the upper left corner of the text on the canvas.
  init(_ line: LineFragment, in origin: CGPoint) {
    text = line.text
    range = line.sourceRange
    x = origin.x + line.origin.x
    baseline = origin.y + line.origin.y
    width = line.width
    ascent = line.ascent
    descent = line.descent
    runs = line.runs.map { LayoutTextRun($0, in: origin) }
  }
}

/// Characters of one font and direction on a line.
public struct LayoutTextRun: Sendable, Hashable {
  /// The name of the font that has the glyphs, such as `Inter Bold`; after a fallback not the one asked for.
  public var font: String
  /// What tells the font's file, face and axes from others on every machine: a digest and numbers.
  public var fontDigest: String
  /// The size of an em, in points, after any scaling to fit.
  public var size: CGFloat
  /// The characters.
  public var text: String
  /// The bytes of the text, in UTF-8, that the run shows; what layout added counts for nothing.
  public var range: Range<Int>
  /// The left end of the run on the canvas, in points.
  public var x: CGFloat
  /// The baseline of the run on the canvas, in points from the top; a baseline offset has moved it.
  public var baseline: CGFloat
  /// The width, in points.
  public var advance: CGFloat
  /// The direction in which the run is read.
  public var direction: LayoutDirection

  /// Places a run of a text.
  ///
  /// - Parameters:
  ///   - run: the run.
  ///   - origin: the upper left corner of the text on the canvas.
  init(_ run: PositionedRun, in origin: CGPoint) {
    font = run.font.displayName
    fontDigest = run.font.identity
    size = run.size
    text = run.text
    range = run.sourceRange
    x = origin.x + run.origin.x
    baseline = origin.y + run.origin.y
    advance = run.advance
    direction = run.direction
  }
}
