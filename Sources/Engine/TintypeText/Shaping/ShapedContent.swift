/// Runs of text after shaping, without any width: what all layouts of the same text share.
final class ShapedContent: Sendable {
  /// A stretch between hard breaks.
  struct Paragraph: Sendable {
    /// The bytes, without the break.
    var bytes: Range<Int>
    /// Where the next paragraph starts.
    var next: Int
    /// The clusters.
    var clusters: Range<Int>
    /// The positions where a line may end; the last one is the end of the paragraph.
    var opportunities: Range<Int>
    /// 1 where the paragraph runs from right to left, else 0.
    var base: Int
    /// The embedding level of each byte, where there is more than one.
    var levels: [Int8]?
  }

  /// A place where a line may end.
  ///
  /// There is one for every word of a text, so they are kept small.
  struct Opportunity: Sendable {
    private var bounds: (end: Int32, trimmed: Int32, endCluster: Int32, trimmedCluster: Int32)
    /// Whether a hyphen is drawn when the line ends here.
    var isSoftHyphen: Bool
    /// Whether the glyphs before the position depend on those after it.
    var needsShaping: Bool

    /// Where the next line starts.
    var end: Int { Int(bounds.end) }
    /// Where the white space before `end` starts.
    var trimmed: Int { Int(bounds.trimmed) }
    /// The cluster at `end`.
    var endCluster: Int { Int(bounds.endCluster) }
    /// The cluster at `trimmed`.
    var trimmedCluster: Int { Int(bounds.trimmedCluster) }
    /// Whether white space ends here, and so a word.
    var isWordEnd: Bool { trimmed < end }

    /// Creates a position; the clusters are those at the two bytes.
    init(
      end: Int, trimmed: Int, endCluster: Int, trimmedCluster: Int, isSoftHyphen: Bool,
      needsShaping: Bool
    ) {
      bounds = (Int32(end), Int32(trimmed), Int32(endCluster), Int32(trimmedCluster))
      self.isSoftHyphen = isSoftHyphen
      self.needsShaping = needsShaping
    }
  }

  /// The measures of a run, in points.
  struct RunMetrics: Hashable, Sendable {
    var ascent: CGFloat
    var descent: CGFloat
    var leading: CGFloat
    var capHeight: CGFloat
    var xHeight: CGFloat
  }

  let runs: [TextRun]
  let faces: [FontFace]
  let language: String
  let resources: ShapingResources
  let span: ShapedSpan
  /// Flags from `TextBoundaries.graphemes`; nil for ASCII, where each byte is a character.
  let graphemes: [UInt8]?
  let paragraphs: [Paragraph]
  let opportunities: [Opportunity]
  /// The measures of every line, where all text has the same.
  let uniform: RunMetrics?

  /// Shapes runs.
  ///
  /// - Parameters:
  ///   - runs: the text; empty runs are kept, since the first one rules the metrics.
  ///   - language: a BCP 47 tag.
  ///   - direction: the direction of a paragraph without a strong character.
  ///   - resources: the fonts and the words.
  /// - Throws: `FontError`, where a font is missing.
  init(
    runs: [TextRun], language: String, direction: LayoutDirection, resources: ShapingResources
  ) throws(FontError) {
    var runs = runs
    for index in runs.indices where !(runs[index].font.size >= 0 && runs[index].font.size.isFinite)
    {
      // Nothing can be drawn at such a size, and its measures would spread through the whole layout.
      runs[index].font.size = 0
    }
    var faces: [FontFace] = []
    for run in runs { faces.append(try resources.fonts.face(for: run.font)) }
    var source = SpanSource(base: direction == .leftToRight ? -1 : -2)
    for (index, run) in runs.enumerated() {
      source.append(run.shapedText.utf8, run: index)
    }
    let breaks = TextBoundaries.lineBreaks(in: source.bytes, language: language)
    let isASCII = source.bytes.withUnsafeBufferPointer { $0.reduce(0, |) } < 0x80
    let graphemes = isASCII ? nil : TextBoundaries.graphemes(in: source.bytes)
    source.paragraphs = Self.paragraphs(in: source.bytes, breaks: breaks)
    let shaper = Shaper(runs: runs, faces: faces, resources: resources, language: language)
    let span = try shaper.shape(&source, graphemes: graphemes, counter: resources.shapings)
    var builder = ParagraphBuilder(span: span, breaks: breaks, graphemes: graphemes)
    for extent in source.paragraphs { builder.append(extent) }
    self.runs = runs
    self.faces = faces
    self.language = language
    self.resources = resources
    self.graphemes = graphemes
    self.span = span
    paragraphs = builder.paragraphs
    opportunities = builder.opportunities
    uniform = Self.uniformMetrics(runs, faces, span)
  }

  /// The stretches between hard breaks; a break at the very end starts no line.
  private static func paragraphs(
    in bytes: [UInt8], breaks: [UInt8]
  ) -> [SpanSource.Extent] {
    var result: [SpanSource.Extent] = []
    var start = 0
    for end in 1..<max(bytes.count + 1, 1) where breaks[end] & TextBoundaries.hard != 0 {
      let content = start..<contentEnd(of: start..<end, in: bytes)
      result.append(SpanSource.Extent(bytes: content, next: end))
      start = end
    }
    if start < bytes.count {
      result.append(SpanSource.Extent(bytes: start..<bytes.count, next: bytes.count))
    }
    return result
  }

  /// Where the characters of the hard break at the end of a range begin.
  private static func contentEnd(of range: Range<Int>, in bytes: [UInt8]) -> Int {
    let end = range.upperBound
    let last = bytes[end - 1]
    if last == 0x0a, end - 2 >= range.lowerBound, bytes[end - 2] == 0x0d { return end - 2 }
    if (0x0a...0x0d).contains(last) { return end - 1 }
    if last == 0x85, end - 2 >= range.lowerBound, bytes[end - 2] == 0xc2 { return end - 2 }
    if last == 0xa8 || last == 0xa9, end - 3 >= range.lowerBound, bytes[end - 3] == 0xe2,
      bytes[end - 2] == 0x80
    {
      return end - 3
    }
    return end
  }

  private static func uniformMetrics(
    _ runs: [TextRun], _ faces: [FontFace], _ span: ShapedSpan
  ) -> RunMetrics? {
    guard let run = runs.first, let face = faces.first else { return nil }
    let first = RunMetrics(run: run, face: face)
    for bounds in runs.indices {
      guard runs[bounds].attachment == nil, runs[bounds].baselineOffset == 0,
        bounds == 0 || RunMetrics(run: runs[bounds], face: faces[bounds]) == first
      else { return nil }
    }
    return span.items.allSatisfy { $0.face === faces[$0.run] } ? first : nil
  }

  /// The measures of a run.
  func metrics(of run: Int) -> RunMetrics { RunMetrics(run: runs[run], face: faces[run]) }

  /// The measures of the first run; nil without one.
  var firstMetrics: RunMetrics? { runs.isEmpty ? nil : uniform ?? metrics(of: 0) }

  /// The end of the first character, as people see it, after a byte.
  func characterEnd(after byte: Int, limit: Int) -> Int {
    guard let graphemes else { return min(byte + 1, limit) }
    var end = byte + 1
    while end < limit, graphemes[end] == 0 { end += 1 }
    return min(end, limit)
  }

  /// The start of the last character before a byte.
  func characterStart(before byte: Int, limit: Int) -> Int {
    guard let graphemes else { return max(byte - 1, limit) }
    var start = byte - 1
    while start > limit, graphemes[start] == 0 { start -= 1 }
    return max(start, limit)
  }
}

extension ShapedContent.RunMetrics {
  /// The measures of a run: those of a line in its face at its size, with the leading of a text style.
  init(run: TextRun, face: FontFace) {
    let metrics = face.lineMetrics
    let scale = run.font.size / CGFloat(metrics.unitsPerEm)
    ascent = CGFloat(metrics.ascent) * scale
    descent = CGFloat(metrics.descent) * scale
    capHeight = CGFloat(metrics.capHeight) * scale
    xHeight =
      CGFloat(face.metrics.xHeight) * run.font.size / CGFloat(face.metrics.unitsPerEm)
    if let pitch = run.font.pitch {
      leading = pitch - (ascent + descent)
    } else if case .named = run.font.family {
      leading = CGFloat(metrics.lineGap) * scale
    } else {
      leading = 0
    }
  }
}
