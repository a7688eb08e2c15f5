import TintypeText

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

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - font: the name of the font that has the glyphs.
  ///   - fontDigest: what tells the font from others on every machine.
  ///   - size: the size of an em, in points.
  ///   - text: the characters.
  ///   - range: the bytes of the text, in UTF-8, that the run shows.
  ///   - x: the left end on the canvas, in points.
  ///   - baseline: the baseline on the canvas, in points from the top.
  ///   - advance: the width, in points.
  ///   - direction: the direction in which the run is read.
  public init(
    font: String, fontDigest: String, size: CGFloat, text: String, range: Range<Int>, x: CGFloat,
    baseline: CGFloat, advance: CGFloat, direction: LayoutDirection = .leftToRight
  ) {
    self.font = font
    self.fontDigest = fontDigest
    self.size = size
    self.text = text
    self.range = range
    self.x = x
    self.baseline = baseline
    self.advance = advance
    self.direction = direction
  }

  /// Places a run of a text.
  ///
  /// - Parameters:
  ///   - run: the run.
  ///   - origin: the upper left corner of the text on the canvas.
  init(_ run: PositionedRun, in origin: CGPoint) {
    self.init(
      font: run.font.displayName, fontDigest: run.font.identity, size: run.size, text: run.text,
      range: run.sourceRange, x: origin.x + run.origin.x, baseline: origin.y + run.origin.y,
      advance: run.advance, direction: run.direction)
  }
}

extension LayoutTextRun: Codable {
  private enum CodingKeys: CodingKey {
    case font, fontDigest, size, text, range, x, baseline, advance, direction
  }

  /// Reads a run.
  ///
  /// - Parameter decoder: the decoder to read from.
  /// - Throws: what the decoder throws.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      font: try container.decode(String.self, forKey: .font),
      fontDigest: try container.decode(String.self, forKey: .fontDigest),
      size: try container.decodePoints(forKey: .size),
      text: try container.decode(String.self, forKey: .text),
      range: try container.decode(CodedRange.self, forKey: .range).range,
      x: try container.decodePoints(forKey: .x),
      baseline: try container.decodePoints(forKey: .baseline),
      advance: try container.decodePoints(forKey: .advance),
      direction: try container.decode(CodedDirection.self, forKey: .direction).direction)
  }

  /// Writes a run.
  ///
  /// - Parameter encoder: the encoder to write to.
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(font, forKey: .font)
    try container.encode(fontDigest, forKey: .fontDigest)
    try container.encode(points: size, forKey: .size)
    try container.encode(text, forKey: .text)
    try container.encode(CodedRange(range), forKey: .range)
    try container.encode(points: x, forKey: .x)
    try container.encode(points: baseline, forKey: .baseline)
    try container.encode(points: advance, forKey: .advance)
    try container.encode(CodedDirection(direction), forKey: .direction)
  }
}
