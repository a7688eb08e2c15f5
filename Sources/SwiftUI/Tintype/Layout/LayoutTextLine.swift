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

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - text: what stands on the line.
  ///   - range: the bytes of the text, in UTF-8, that the line stands for.
  ///   - x: the left end on the canvas, in points.
  ///   - baseline: the baseline on the canvas, in points from the top.
  ///   - width: the advance of what is drawn, in points.
  ///   - ascent: from the baseline to the top of the line, in points.
  ///   - descent: from the baseline to the bottom of the line, in points.
  ///   - runs: the stretches of one font and direction, from left to right.
  public init(
    text: String, range: Range<Int>, x: CGFloat, baseline: CGFloat, width: CGFloat,
    ascent: CGFloat, descent: CGFloat, runs: [LayoutTextRun] = []
  ) {
    self.text = text
    self.range = range
    self.x = x
    self.baseline = baseline
    self.width = width
    self.ascent = ascent
    self.descent = descent
    self.runs = runs
  }

  /// Places a line of a text.
  ///
  /// - Parameters:
  ///   - line: the line.
  ///   - origin: the upper left corner of the text on the canvas.
  init(_ line: LineFragment, in origin: CGPoint) {
    self.init(
      text: line.text, range: line.sourceRange, x: origin.x + line.origin.x,
      baseline: origin.y + line.origin.y, width: line.width, ascent: line.ascent,
      descent: line.descent, runs: line.runs.map { LayoutTextRun($0, in: origin) })
  }
}

extension LayoutTextLine: Codable {
  private enum CodingKeys: CodingKey {
    case text, range, x, baseline, width, ascent, descent, runs
  }

  /// Reads a line.
  ///
  /// - Parameter decoder: the decoder to read from.
  /// - Throws: what the decoder throws.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      text: try container.decode(String.self, forKey: .text),
      range: try container.decode(CodedRange.self, forKey: .range).range,
      x: try container.decodePoints(forKey: .x),
      baseline: try container.decodePoints(forKey: .baseline),
      width: try container.decodePoints(forKey: .width),
      ascent: try container.decodePoints(forKey: .ascent),
      descent: try container.decodePoints(forKey: .descent),
      runs: try container.decode([LayoutTextRun].self, forKey: .runs))
  }

  /// Writes a line.
  ///
  /// - Parameter encoder: the encoder to write to.
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(text, forKey: .text)
    try container.encode(CodedRange(range), forKey: .range)
    try container.encode(points: x, forKey: .x)
    try container.encode(points: baseline, forKey: .baseline)
    try container.encode(points: width, forKey: .width)
    try container.encode(points: ascent, forKey: .ascent)
    try container.encode(points: descent, forKey: .descent)
    try container.encode(runs, forKey: .runs)
  }
}
