extension GreedyBreaker {
  /// The line of a word that does not fit: as many characters as do, at least one.
  mutating func emergencyLine(
    _ index: Int, _ start: Int, _ cluster: Int, _ opportunity: Int, _ startsUnsafe: Bool
  ) -> LineCut {
    let place = content.opportunities[opportunity]
    var end = content.characterEnd(after: start, limit: place.trimmed)
    // Where not even one character fits there is nothing to choose, and shaping can wait for drawing.
    let isForced = content.distance(from: cluster, to: content.span.cluster(at: end)) > limit
    while !isForced, end < place.trimmed {
      let next = content.characterEnd(after: end, limit: place.trimmed)
      steps += 1
      guard content.distance(from: cluster, to: content.span.cluster(at: next)) <= limit else {
        break
      }
      end = next
    }
    var line = part(index, start, cluster, end, startsUnsafe, defersShaping: isForced)
    var isShorter = false
    while line.width > limit, end > content.characterEnd(after: start, limit: place.trimmed) {
      end = content.characterStart(before: end, limit: start)
      line = part(index, start, cluster, end, startsUnsafe)
      isShorter = true
    }
    while !isShorter, !isForced, line.width <= limit, end < place.trimmed {
      let next = content.characterEnd(after: end, limit: place.trimmed)
      // Only where shaping alone may be narrower than the glyphs of the paragraph.
      guard next < place.trimmed,
        line.span != nil || content.isUnsafe(at: next, in: content.paragraphs[index])
      else { break }
      let longer = part(index, start, cluster, next, startsUnsafe)
      guard longer.width <= limit else { break }
      (line, end) = (longer, next)
    }
    if end == place.trimmed { hideSpace(after: opportunity, in: index, of: &line) }
    return line
  }

  /// Lets all white space after a word hang from the line that the word ends.
  private func hideSpace(after opportunity: Int, in index: Int, of line: inout LineCut) {
    let first = content.opportunities[opportunity]
    let places = opportunity..<content.paragraphs[index].opportunities.upperBound
    let last = content.opportunities[places].prefix { $0.trimmed == first.trimmed }.last ?? first
    line.end = last.end
    line.fullWidth += content.span.width(of: first.trimmedCluster..<last.endCluster)
  }

  /// The line from a byte to another inside a word.
  private func part(
    _ index: Int, _ start: Int, _ cluster: Int, _ end: Int, _ startsUnsafe: Bool,
    defersShaping: Bool = false
  ) -> LineCut {
    let needsShaping = startsUnsafe || content.isUnsafe(at: end, in: content.paragraphs[index])
    var line = LineCut(
      paragraph: index, start: start, visibleEnd: end, end: end, width: 0, fullWidth: 0)
    if needsShaping, !defersShaping {
      let span = content.reshape([.source(start..<end)], paragraph: index)
      line.width = span.width()
      line.span = span
    } else {
      line.width = content.span.width(of: cluster..<max(cluster, content.span.cluster(at: end)))
      line.needsShaping = needsShaping
    }
    line.fullWidth = line.width
    return line
  }
}
