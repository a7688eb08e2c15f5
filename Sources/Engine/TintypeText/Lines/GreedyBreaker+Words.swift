extension GreedyBreaker {
  /// The line of a word that does not fit: as many characters as do, at least one.
  mutating func emergencyLine(
    from start: LineStart, before opportunity: Int
  ) -> LineCut {
    let wordEnd = content.opportunities[opportunity]
    let first = content.characterEnd(after: start.byte, limit: wordEnd.trimmed)
    var end = first
    // Where not even one character fits there is nothing to choose, and shaping can wait for drawing.
    let isForced = content.distance(from: start.cluster, to: content.span.cluster(at: end)) > limit
    while !isForced, end < wordEnd.trimmed {
      let next = content.characterEnd(after: end, limit: wordEnd.trimmed)
      steps += 1
      guard content.distance(from: start.cluster, to: content.span.cluster(at: next)) <= limit
      else {
        break
      }
      end = next
    }
    var line = part(from: start, to: end, defersShaping: isForced)
    var isShorter = false
    while line.width > limit, end > first {
      end = content.characterStart(before: end, limit: start.byte)
      line = part(from: start, to: end)
      isShorter = true
    }
    while !isShorter, !isForced, line.width <= limit, end < wordEnd.trimmed {
      let next = content.characterEnd(after: end, limit: wordEnd.trimmed)
      // Only where shaping alone may be narrower than the glyphs of the paragraph.
      guard next < wordEnd.trimmed,
        line.span != nil || content.isUnsafe(at: next, in: content.paragraphs[start.paragraph])
      else { break }
      let longer = part(from: start, to: next)
      guard longer.width <= limit else { break }
      (line, end) = (longer, next)
    }
    if end == wordEnd.trimmed { hideSpace(after: opportunity, in: start.paragraph, of: &line) }
    return line
  }

  /// Lets all white space after a word hang from the line that the word ends.
  private func hideSpace(after opportunity: Int, in index: Int, of line: inout LineCut) {
    let first = content.opportunities[opportunity]
    let opportunities = opportunity..<content.paragraphs[index].opportunities.upperBound
    let last =
      content.opportunities[opportunities].prefix { $0.trimmed == first.trimmed }.last ?? first
    line.end = last.end
    line.fullWidth += content.span.width(of: first.trimmedCluster..<last.endCluster)
  }

  /// The line up to a byte inside a word.
  private func part(
    from start: LineStart, to end: Int, defersShaping: Bool = false
  ) -> LineCut {
    let paragraph = content.paragraphs[start.paragraph]
    let needsShaping = start.isUnsafe || content.isUnsafe(at: end, in: paragraph)
    var line = LineCut(
      paragraph: start.paragraph, start: start.byte, visibleEnd: end, end: end, width: 0,
      fullWidth: 0)
    if needsShaping, !defersShaping {
      let span = content.reshape([.source(start.byte..<end)], paragraph: start.paragraph)
      line.width = span.width()
      line.span = span
    } else {
      let last = max(start.cluster, content.span.cluster(at: end))
      line.width = content.span.width(of: start.cluster..<last)
      line.needsShaping = needsShaping
    }
    line.fullWidth = line.width
    return line
  }
}
