/// Finds what stands on a line that cannot hold all the text that remains:
/// `Rules/Truncation-and-Tightening#Truncation`.
struct LineTruncator {
  /// What is kept: the source from the line's start to `left`, and from `right` to its end.
  private struct Remainder {
    var left: Int
    var right: Int
  }

  /// How many characters beyond the estimate are tried outside ASCII: an Arabic letter can be narrower than
  /// the one before it was at the end.
  private static let lookAhead = 3

  private let content: ShapedContent
  private let mode: ParagraphStyle.TruncationMode
  private let limit: CGFloat
  private let paragraph: Int
  private let start: Int
  /// Where the text before the gap may reach.
  private let leftLimit: Int
  /// Where the text after the gap may begin, and where it ends.
  private let rightRange: Range<Int>
  private let ellipsisWidth: CGFloat
  private let tightening: CGFloat

  /// Prepares the truncation of the line that starts at a byte.
  ///
  /// - Parameters:
  ///   - content: the text.
  ///   - paragraph: the paragraph where the line starts.
  ///   - start: the first byte of the line.
  ///   - mode: which part is left out.
  ///   - width: the space, in points.
  ///   - tightens: whether characters move together by a 72nd of their size.
  init(
    content: ShapedContent, paragraph: Int, start: Int, mode: ParagraphStyle.TruncationMode,
    width: CGFloat, tightens: Bool
  ) {
    self.content = content
    self.mode = mode
    self.paragraph = paragraph
    self.start = start
    limit = width + 1e-6 * width
    let own = content.paragraphs[paragraph].bytes
    let last = content.paragraphs[content.paragraphs.count - 1].bytes
    leftLimit = mode == .head ? start : own.upperBound
    rightRange =
      mode == .tail
      ? own.upperBound..<own.upperBound : max(start, last.lowerBound)..<last.upperBound
    let run = content.run(at: start)
    tightening = tightens ? -content.runs[run].font.glyphSize / 72 : 0
    let face = content.faces[run]
    let dots = face.nominalGlyph(0x2026).map { face.advance(of: $0) } ?? 0
    ellipsisWidth =
      CGFloat(dots) * content.runs[run].font.glyphSize / CGFloat(face.metrics.unitsPerEm)
      + content.spacing(at: start) + tightening
  }

  /// The longest line that fits; the ellipsis alone where nothing does.
  func line() -> LineCut {
    var states = [Remainder(left: start, right: rightRange.upperBound)]
    while let next = grown(states), estimate(next, count: states.count) <= limit {
      states.append(next)
    }
    let ahead = content.graphemes == nil ? 0 : Self.lookAhead
    extend(&states, by: ahead)
    var best = measured(states[states.count - 1])
    let fits = best.width <= limit
    while best.width > limit, states.count > 1 {
      states.removeLast()
      best = measured(states[states.count - 1])
    }
    // Shaped with the ellipsis, a character more may fit than the glyphs of the paragraph promised.
    while fits, let next = grown(states) {
      let addsInk = addsInk(next, to: states[states.count - 1])
      states.append(next)
      guard addsInk else { continue }
      let longer = measured(next)
      guard longer.width <= limit else { break }
      best = longer
    }
    return best
  }

  /// Whether a state keeps more than white space, which is dropped beside the ellipsis, beyond another one.
  private func addsInk(_ next: Remainder, to last: Remainder) -> Bool {
    [last.left..<next.left, next.right..<last.right].contains { part in
      ParagraphBuilder.trimmedEnd(of: part, in: content.span.bytes) > part.lowerBound
    }
  }

  private func extend(_ states: inout [Remainder], by count: Int) {
    for _ in 0..<count {
      guard let next = grown(states) else { return }
      states.append(next)
    }
  }

  /// The state with one more character; nil where everything is kept.
  private func grown(_ states: [Remainder]) -> Remainder? {
    guard var next = states.last else { return nil }
    // In one paragraph the two parts grow towards each other.
    let meets = mode != .tail && paragraph == content.paragraphs.count - 1
    let canLeft = mode != .head && next.left < (meets ? next.right : leftLimit)
    let canRight =
      mode != .tail && next.right > (meets ? max(next.left, start) : rightRange.lowerBound)
    // A middle ellipsis gives the odd character to the start of the line.
    let prefersLeft = mode == .tail || states.count % 2 == 1
    if canLeft, prefersLeft || !canRight {
      next.left = content.characterEnd(after: next.left, limit: leftLimit)
    } else if canRight {
      next.right = content.characterStart(before: next.right, limit: rightRange.lowerBound)
    } else {
      return nil
    }
    return next
  }

  private func estimate(_ remainder: Remainder, count: Int) -> CGFloat {
    let span = content.span
    let before = content.distance(
      from: span.cluster(at: start), to: span.cluster(at: remainder.left))
    let after = content.distance(
      from: span.cluster(at: remainder.right), to: span.cluster(at: rightRange.upperBound))
    return before + after + ellipsisWidth + tightening * CGFloat(count)
  }

  private func measured(_ remainder: Remainder) -> LineCut {
    let bytes = content.span.bytes
    // The space beside the ellipsis is dropped.
    let left = start..<ParagraphBuilder.trimmedEnd(of: start..<remainder.left, in: bytes)
    let right =
      ParagraphBuilder.trimmedStart(
        of: remainder.right..<rightRange.upperBound, in: bytes)..<rightRange
      .upperBound
    let neighbour =
      mode == .head && !right.isEmpty ? right.lowerBound : max(start, left.upperBound - 1)
    let face = content.faces[content.run(at: neighbour)]
    var pieces: [ShapedContent.Piece] = []
    if !left.isEmpty { pieces.append(.source(left)) }
    pieces.append(.added(face.covers(0x2026) ? "\u{2026}" : "...", at: neighbour))
    if !right.isEmpty { pieces.append(.source(right)) }
    let span = content.reshape(pieces, paragraph: paragraph)
    let width = span.width(tightening: tightening)
    return LineCut(
      paragraph: paragraph, start: start, visibleEnd: remainder.left, end: bytes.count,
      width: width,
      fullWidth: width, span: span, tightening: tightening, endsParagraph: true, isTruncated: true)
  }
}
