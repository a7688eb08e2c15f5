/// Fills lines one after the other, each with as much as fits.
///
/// The widths come from the one shaping of the whole text; only where a line's end falls between
/// glyphs that depend on each other is the line shaped again.
struct GreedyBreaker {
  let content: ShapedContent
  /// The width that is offered, in points; may be infinite.
  let width: CGFloat
  /// The width up to which a line fits, with the slack of the specification.
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
    for index in content.paragraphs.indices {
      guard lines.count < maximum else { return false }
      let first = lines.count
      guard fill(index, maximum: maximum) else { return false }
      if balances, lines.count == first + 2 { balance(first) }
    }
    return true
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
    let paragraph = content.paragraphs[index]
    let last = paragraph.opportunities.upperBound - 1
    let cluster = content.span.cluster(at: start)
    let startsUnsafe = content.isUnsafe(at: start, in: paragraph)
    guard width.isFinite else { return cut(index, start, cluster, last, startsUnsafe) }
    var best = first - 1
    while best < last, estimate(cluster, best + 1) <= limit { best += 1 }
    if best >= first {
      var line = cut(index, start, cluster, best, startsUnsafe)
      while line.width > limit, best > first {
        best -= 1
        line = cut(index, start, cluster, best, startsUnsafe)
      }
      if line.width <= limit {
        return extended(line, index, cluster, best, last, startsUnsafe)
      }
    } else if startsUnsafe || content.opportunities[first].needsShaping, limit > 0 {
      // Shaped alone, a word can be narrower than as a part of the paragraph.
      if estimate(cluster, first) <= limit * 1.25 {
        let line = cut(index, start, cluster, first, startsUnsafe)
        if line.width <= limit { return line }
      }
    }
    return emergencyLine(index, start, cluster, first, startsUnsafe)
  }

  /// Takes further opportunities whose own shaping fits though the paragraph's glyphs do not.
  private mutating func extended(
    _ line: LineCut, _ index: Int, _ cluster: Int, _ best: Int, _ last: Int, _ startsUnsafe: Bool
  ) -> LineCut {
    var (line, best) = (line, best)
    while best < last, startsUnsafe || content.opportunities[best + 1].needsShaping,
      estimate(cluster, best + 1) <= limit * 1.25
    {
      let longer = cut(index, line.start, cluster, best + 1, startsUnsafe)
      guard longer.width <= limit else { break }
      line = longer
      best += 1
    }
    return line
  }

  private mutating func estimate(_ cluster: Int, _ opportunity: Int) -> CGFloat {
    steps += 1
    let place = content.opportunities[opportunity]
    return content.distance(from: cluster, to: place.trimmedCluster)
  }

  /// The line from a byte to an opportunity, measured.
  private func cut(
    _ index: Int, _ start: Int, _ cluster: Int, _ opportunity: Int, _ startsUnsafe: Bool
  ) -> LineCut {
    let paragraph = content.paragraphs[index]
    let place = content.opportunities[opportunity]
    let isLast = opportunity == paragraph.opportunities.upperBound - 1
    // White space that stands between two opportunities may belong to the line before.
    let trimmed = max(start, place.trimmed)
    let trimmedCluster = max(cluster, place.trimmedCluster)
    var line = LineCut(
      paragraph: index, start: start, visibleEnd: trimmed, end: place.end, width: 0, fullWidth: 0)
    if startsUnsafe || place.needsShaping {
      let pieces: [ShapedContent.Piece] =
        place.isSoftHyphen
        ? [.source(start..<max(start, trimmed - 2)), .added("-", at: trimmed - 2)]
        : [.source(start..<trimmed)]
      let span = content.reshape(pieces, paragraph: index)
      line.width = span.width()
      line.span = span
    } else {
      line.width = content.span.width(of: cluster..<trimmedCluster)
    }
    let hidden = content.span.width(of: trimmedCluster..<place.endCluster)
    line.fullWidth = line.width + hidden
    if isLast, hidden > 0, line.span == nil {
      // White space at the end of a paragraph is part of it, as far as there is room.
      line.visibleEnd = place.end
      line.width = min(line.fullWidth, max(width, line.width))
    }
    return line
  }

  /// Gives a lone word on the second of two lines the last word of the first.
  ///
  /// A word is what stands between white space and has no other place to break: only then do the lines
  /// come out the same at every width between the offered and the reported one.
  private mutating func balance(_ first: Int) {
    let (one, two) = (lines[first], lines[first + 1])
    let paragraph = content.paragraphs[one.paragraph]
    let places = content.opportunities[paragraph.opportunities]
    guard width.isFinite,
      let place = places.lastIndex(where: { $0.end < one.end }), places[place].isWordEnd,
      places[place].trimmed > one.start,
      places[place + 1].end == one.end, places[place + 1].isWordEnd, place + 3 == places.endIndex
    else { return }
    var upper = cut(one.paragraph, one.start, content.span.cluster(at: one.start), place, false)
    let start = upper.end
    var lower = cut(
      one.paragraph, start, content.span.cluster(at: start), place + 2,
      content.isUnsafe(at: start, in: paragraph))
    guard lower.width <= limit, abs(upper.width - lower.width) < abs(one.width - two.width) else {
      return
    }
    (lower.end, lower.endsParagraph) = (paragraph.next, true)
    upper.endsParagraph = false
    lines[first] = upper
    lines[first + 1] = lower
  }
}
