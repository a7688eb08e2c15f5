import TintypeGeometry

/// Fills lines one after the other, each with as much as fits: `Rules/Line-Breaking#Greedy-lines`.
///
/// The widths come from the one shaping of the whole text; only where a line's end falls between
/// glyphs that depend on each other is the line shaped again.
struct GreedyBreaker {
  /// The place where a line begins.
  struct LineStart {
    /// The paragraph.
    var paragraph: Int
    /// The first byte.
    var byte: Int
    /// The first cluster.
    var cluster: Int
    /// Whether the glyphs at the start depend on those before it.
    var isUnsafe: Bool
  }

  /// How much wider than the space a line's glyphs may be in the paragraph for it to be shaped on
  /// its own.
  ///
  /// Alone, its ends may be narrower: letters that no longer join, a kern or a ligature that is cut. A
  /// quarter is more than such ends make up even in a narrow space, and spares the shaping of lines
  /// that have no chance.
  private static let widestTrial: CGFloat = 1.25

  let content: ShapedContent
  /// The width that is proposed, in points; may be infinite.
  let width: CGFloat
  /// The width up to which a line fits, with the slack of `Rules/Line-Breaking#Greedy-lines`.
  let limit: CGFloat
  private let balances: Bool
  /// The lines so far.
  private(set) var lines: [LineCut] = []
  /// How often a width was looked up; grows with the text and not with its square.
  var steps = 0

  /// Prepares the filling of lines.
  init(content: ShapedContent, width: CGFloat, balances: Bool) {
    self.content = content
    self.width = width
    self.balances = balances
    limit = width + 1e-6 * width
  }

  /// Fills lines until the text or the allowance ends.
  ///
  /// - Parameter maximum: the most lines, at least 1.
  /// - Returns: whether the whole text stands on lines.
  mutating func run(maximum: Int) -> Bool {
    lines.reserveCapacity(min(maximum, expectedLines))
    for index in content.paragraphs.indices {
      guard lines.count < maximum else { return false }
      let first = lines.count
      guard fill(index, maximum: maximum) else { return false }
      if balances, lines.count == first + 2 { balance(first) }
    }
    return true
  }

  /// About as many lines as there will be, for their memory.
  private var expectedLines: Int {
    let full = content.span.end / Double(width)
    return content.paragraphs.count + (full > 0 && full < 100 ? Int(clamped: full * 1.15) : 0)
  }

  private mutating func fill(_ index: Int, maximum: Int) -> Bool {
    let paragraph = content.paragraphs[index]
    var start = paragraph.bytes.lowerBound
    var next = paragraph.opportunities.lowerBound
    repeat {
      guard lines.count < maximum else { return false }
      let line = nextLine(index, start: start, from: next)
      lines.append(line)
      start = line.end
      while next < paragraph.opportunities.upperBound,
        content.opportunities[next].end <= start
      {
        next += 1
      }
    } while start < paragraph.bytes.upperBound
    lines[lines.count - 1].endsParagraph = true
    lines[lines.count - 1].end = paragraph.next
    return true
  }

  /// The line that starts at a byte.
  private mutating func nextLine(_ index: Int, start: Int, from first: Int) -> LineCut {
    let start = lineStart(at: start, in: index)
    let last = content.paragraphs[index].opportunities.upperBound - 1
    guard width.isFinite else { return cut(from: start, to: last) }
    var best = first - 1
    while best < last, estimate(from: start, to: best + 1) <= limit { best += 1 }
    if best >= first {
      var line = cut(from: start, to: best)
      while line.width > limit, best > first {
        best -= 1
        line = cut(from: start, to: best)
      }
      if line.width <= limit {
        return extended(line, from: start, to: best, last: last)
      }
    } else if start.isUnsafe || content.opportunities[first].needsShaping, limit > 0 {
      // Shaped alone, a word can be narrower than as a part of the paragraph.
      if estimate(from: start, to: first) <= limit * Self.widestTrial {
        let line = cut(from: start, to: first)
        if line.width <= limit { return line }
      }
    }
    return emergencyLine(from: start, before: first)
  }

  private func lineStart(at byte: Int, in paragraph: Int) -> LineStart {
    LineStart(
      paragraph: paragraph, byte: byte, cluster: content.span.cluster(at: byte),
      isUnsafe: content.isUnsafe(at: byte, in: content.paragraphs[paragraph]))
  }

  /// Takes further opportunities whose own shaping fits though the paragraph's glyphs do not.
  private mutating func extended(
    _ line: LineCut, from start: LineStart, to best: Int, last: Int
  ) -> LineCut {
    var (line, best) = (line, best)
    while best < last, start.isUnsafe || content.opportunities[best + 1].needsShaping,
      estimate(from: start, to: best + 1) <= limit * Self.widestTrial
    {
      let longer = cut(from: start, to: best + 1)
      guard longer.width <= limit else { break }
      line = longer
      best += 1
    }
    return line
  }

  /// The width up to an opportunity by the glyphs of the paragraph.
  private mutating func estimate(from start: LineStart, to opportunity: Int) -> CGFloat {
    steps += 1
    let wordEnd = content.opportunities[opportunity]
    return content.distance(from: start.cluster, to: wordEnd.trimmedCluster)
  }

  /// The line up to an opportunity, measured.
  private func cut(from start: LineStart, to opportunity: Int) -> LineCut {
    let paragraph = content.paragraphs[start.paragraph]
    let wordEnd = content.opportunities[opportunity]
    let isLast = opportunity == paragraph.opportunities.upperBound - 1
    // White space that stands between two opportunities may belong to the line before.
    let trimmed = max(start.byte, wordEnd.trimmed)
    let trimmedCluster = max(start.cluster, wordEnd.trimmedCluster)
    var line = LineCut(
      paragraph: start.paragraph, start: start.byte, visibleEnd: trimmed, end: wordEnd.end,
      width: 0,
      fullWidth: 0)
    if start.isUnsafe || wordEnd.needsShaping {
      let pieces: [ShapedContent.Piece] =
        wordEnd.isSoftHyphen
        ? [.source(start.byte..<max(start.byte, trimmed - 2)), .added("-", at: trimmed - 2)]
        : [.source(start.byte..<trimmed)]
      let span = content.reshape(pieces, paragraph: start.paragraph)
      line.width = span.width()
      line.span = span
    } else {
      line.width = content.span.width(of: start.cluster..<trimmedCluster)
    }
    let hidden = content.span.width(of: trimmedCluster..<wordEnd.endCluster)
    line.fullWidth = line.width + hidden
    if isLast, hidden > 0, line.span == nil {
      // White space at the end of a paragraph is part of it, as far as there is space.
      line.visibleEnd = wordEnd.end
      line.width = min(line.fullWidth, max(width, line.width))
    }
    return line
  }

  /// Whether a line has words that a narrow no-break space keeps together, as in "1:10 AM".
  private func isPartedByNarrowSpace(_ line: LineCut) -> Bool {
    let bytes = content.span.bytes[line.start..<line.visibleEnd]
    return zip(zip(bytes, bytes.dropFirst()), bytes.dropFirst(2)).contains {
      $0.0 == 0xe2 && $0.1 == 0x80 && $1 == 0xaf
    }
  }

  /// Gives a lone word on the second of two lines the last word of the first:
  /// `Rules/Line-Breaking#Two-line-paragraphs`.
  ///
  /// A word is what stands between white space and has no other place to break: only then do the lines
  /// come out the same at every width between the proposed and the reported one.
  private mutating func balance(_ first: Int) {
    let (one, two) = (lines[first], lines[first + 1])
    let paragraph = content.paragraphs[one.paragraph]
    let opportunities = content.opportunities[paragraph.opportunities]
    guard width.isFinite,
      let wordEnd = opportunities.lastIndex(where: { $0.end < one.end }),
      opportunities[wordEnd].isWordEnd,
      opportunities[wordEnd].trimmed > one.start,
      opportunities[wordEnd + 1].end == one.end, opportunities[wordEnd + 1].isWordEnd,
      wordEnd + 3 == opportunities.endIndex
    else { return }
    // The first line of a paragraph starts where its glyphs do.
    var upper = cut(from: lineStart(at: one.start, in: one.paragraph), to: wordEnd)
    var lower = cut(from: lineStart(at: upper.end, in: one.paragraph), to: wordEnd + 2)
    guard lower.width <= limit, abs(upper.width - lower.width) < abs(one.width - two.width),
      !isPartedByNarrowSpace(two)
    else { return }
    (lower.end, lower.endsParagraph) = (paragraph.next, true)
    upper.endsParagraph = false
    lines[first] = upper
    lines[first + 1] = lower
  }
}
