extension LayoutRecord {
  /// One line of a text, in canvas coordinates.
  package struct TextLine: Codable, Sendable {
    /// What stands on the line.
    package var text: String
    /// The bytes of the text that the line stands for.
    package var range: ByteRange
    /// The left end, in points.
    package var x: Length
    /// The baseline, in points from the top.
    package var baseline: Length
    /// The advance of what is drawn, in points.
    package var width: Length
    /// From the baseline to the top of the line, in points.
    package var ascent: Length
    /// From the baseline to the bottom of the line, in points.
    package var descent: Length
    /// The runs, from left to right.
    package var runs: [TextRun]

    /// Copies a line.
    package init(_ line: LayoutTextLine) {
      text = line.text
      range = ByteRange(line.range)
      x = Length(line.x)
      baseline = Length(line.baseline)
      width = Length(line.width)
      ascent = Length(line.ascent)
      descent = Length(line.descent)
      runs = line.runs.map(TextRun.init)
    }
  }

  /// Characters of one font and direction on a line, in canvas coordinates.
  package struct TextRun: Codable, Sendable {
    /// The name of the font that has the glyphs.
    package var font: String
    /// The size of an em, in points.
    package var size: Length
    /// The characters.
    package var text: String
    /// The bytes of the text that the run shows.
    package var range: ByteRange
    /// The left end, in points.
    package var x: Length
    /// The baseline of the run, in points from the top.
    package var baseline: Length
    /// The width, in points.
    package var advance: Length
    /// `leftToRight` or `rightToLeft`.
    package var direction: String

    /// Copies a run.
    package init(_ run: LayoutTextRun) {
      font = run.font
      size = Length(run.size)
      text = run.text
      range = ByteRange(run.range)
      x = Length(run.x)
      baseline = Length(run.baseline)
      advance = Length(run.advance)
      direction = run.direction.rawValue
    }
  }

  /// A stretch of a text, in bytes of UTF-8.
  package struct ByteRange: Codable, Sendable {
    /// The first byte.
    package var start: Int
    /// The byte after the last one.
    package var end: Int

    /// Copies a range.
    package init(_ range: Range<Int>) {
      start = range.lowerBound
      end = range.upperBound
    }
  }
}
