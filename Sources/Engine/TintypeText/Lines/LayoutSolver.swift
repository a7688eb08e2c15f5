import TintypeGeometry

/// Breaks shaped text into lines for one proposal: wrap, then tighten, then scale, then truncate.
///
/// The order and its limits are those of `Rules/Truncation-and-Tightening`.
struct LayoutSolver {
  /// The lines that were found.
  struct Solution: Sendable {
    /// The lines, measured at scale 1.
    var lines: [LineCut]
    /// Whether text was left out.
    var isTruncated: Bool
    /// What all lengths are to be multiplied with.
    var scale: CGFloat
    /// Whether characters were moved together.
    var isTightened: Bool
    /// How often a width was looked up.
    var steps = 0
  }

  let content: ShapedContent
  let style: ParagraphStyle
  /// The proposed width, in points; may be infinite.
  let width: CGFloat
  /// The proposed height, in points; may be infinite.
  let height: CGFloat

  /// The lines for the proposal.
  func solve() -> Solution {
    let plain = solve(scale: 1, tightens: style.allowsTightening)
    guard plain.isTruncated, style.minimumScaleFactor < 1, width > 0 else { return plain }
    // Any size is allowed at 0; a 128th stands for it.
    let least = max(style.minimumScaleFactor, 1.0 / 128)
    var best: CGFloat = 0
    if let exact = singleLineScale, exact >= least { best = exact }
    if style.lineLimit.map({ $0 > 1 }) ?? true { best = max(best, gridScale(from: least)) }
    guard best > 0 else { return solve(scale: least, tightens: style.allowsTightening) }
    return solve(scale: best, tightens: false)
  }

  /// The number of lines, where their heights do not depend on what stands on them; nil elsewhere.
  ///
  /// It spares what takes longest of a text that does not fit: to find out how much of its last line stays.
  var lineCount: Int? {
    guard content.uniform != nil, style.minimumScaleFactor >= 1 else { return nil }
    if allowedLines(scale: 1) == 1 { return min(content.paragraphs.count, 1) }
    return broken(scale: 1).breaker.lines.count
  }

  /// The scale at which everything stands on one line.
  ///
  /// Apple searches in steps and stays a little under; widths are linear here, so this one is exact:
  /// `Rules/Truncation-and-Tightening#Scaling`.
  private var singleLineScale: CGFloat? {
    guard content.paragraphs.count == 1, let only = content.paragraphs.first else { return nil }
    let wordEnd = content.opportunities[only.opportunities.upperBound - 1]
    let natural = content.span.width(of: only.clusters.lowerBound..<wordEnd.trimmedCluster)
    return natural > width ? width / natural : nil
  }

  /// The largest scale on a grid of 128ths at which no text is left out; 0 where there is none.
  private func gridScale(from least: CGFloat) -> CGFloat {
    var (low, high) = (Int(clamped: (least * 128).rounded(.up)) - 1, 127)
    while low < high {
      let middle = (low + high + 1) / 2
      if solve(scale: CGFloat(middle) / 128, tightens: false).isTruncated {
        high = middle - 1
      } else {
        low = middle
      }
    }
    return CGFloat(low) / 128 >= least ? CGFloat(low) / 128 : 0
  }

  private func solve(scale: CGFloat, tightens: Bool) -> Solution {
    let available = width / scale
    let metrics = LineStack(content: content, style: style, scale: scale)
    let (breaker, allFit) = broken(scale: scale)
    var isComplete = allFit
    var lines = breaker.lines
    if content.uniform == nil, height.isFinite {
      let fitting = metrics.count(of: lines, fitting: height / scale)
      if fitting < lines.count {
        lines.removeLast(lines.count - fitting)
        isComplete = false
      }
    }
    var solution = Solution(lines: lines, isTruncated: false, scale: scale, isTightened: false)
    solution.steps = breaker.steps
    if !isComplete, let last = lines.last {
      shorten(last, in: &solution, available: available, tightens: tightens)
    }
    return solution
  }

  /// As many lines as are allowed and, where all are equally high, as fit.
  private func broken(scale: CGFloat) -> (breaker: GreedyBreaker, isComplete: Bool) {
    var breaker = GreedyBreaker(
      content: content, width: width / scale, balances: style.balancesShortParagraphs)
    let isComplete = breaker.run(maximum: allowedLines(scale: scale))
    return (breaker, isComplete)
  }

  /// The most lines that there may be, and that fit where all are equally high; at least 1.
  private func allowedLines(scale: CGFloat) -> Int {
    let allowed = max(1, style.lineLimit ?? Int.max)
    guard content.uniform != nil else { return allowed }
    let stack = LineStack(content: content, style: style, scale: scale)
    return min(allowed, stack.lines(fitting: height / scale))
  }

  private func shorten(
    _ last: LineCut, in solution: inout Solution, available: CGFloat, tightens: Bool
  ) {
    let wordEnd = solution.lines.count - 1
    if tightens, let line = tightened(last, available: available) {
      solution.lines[wordEnd] = line
      solution.isTightened = true
      return
    }
    let truncator = LineTruncator(
      content: content, paragraph: last.paragraph, start: last.start, mode: style.truncationMode,
      width: available, tightens: tightens)
    solution.lines[wordEnd] = truncator.line()
    solution.isTruncated = true
    solution.isTightened = tightens
  }

  /// All the text that remains, moved together to fit; nil where it is more than a 20th too wide:
  /// `Rules/Truncation-and-Tightening#Tightening`.
  private func tightened(_ line: LineCut, available: CGFloat) -> LineCut? {
    guard line.paragraph == content.paragraphs.count - 1, available > 0, available.isFinite else {
      return nil
    }
    let paragraph = content.paragraphs[line.paragraph]
    let wordEnd = content.opportunities[paragraph.opportunities.upperBound - 1]
    let first = content.span.cluster(at: line.start)
    guard first < wordEnd.trimmedCluster, !content.isUnsafe(at: line.start, in: paragraph) else {
      return nil
    }
    let natural = content.span.width(of: first..<wordEnd.trimmedCluster)
    let clusters = content.span.clusters
    let count = clusters[wordEnd.trimmedCluster].characters - clusters[first].characters
    guard natural <= available * 1.05, count > 0 else { return nil }
    let tightening = (available - natural) / CGFloat(count)
    let width = content.span.width(of: first..<wordEnd.trimmedCluster, tightening: tightening)
    return LineCut(
      paragraph: line.paragraph, start: line.start, visibleEnd: wordEnd.trimmed,
      end: paragraph.next,
      width: width, fullWidth: width, tightening: tightening, endsParagraph: true)
  }
}
