import Synchronization

/// A text laid out for one proposal.
///
/// An object, since most of what is asked of it is asked by many: a text that equals another one, a stack that measures,
/// and whoever draws.
package final class ParagraphLayout: Sendable {
  /// The widths that the layout answers, in points.
  private let widths: ClosedRange<CGFloat>
  /// The heights that the layout answers, in points.
  private let heights: ClosedRange<CGFloat>
  /// The size of the text, in points, rounded up to whole pixels.
  package let size: CGSize
  /// The baseline of the first line from the top, in points, on a pixel.
  package let firstBaseline: CGFloat
  /// The baseline of the last line from the top, in points, on a pixel.
  package let lastBaseline: CGFloat
  /// What the sizes of the fonts were multiplied with to fit; 1 where nothing was shrunk.
  package let scaleFactor: CGFloat
  /// The number of lines.
  package let lineCount: Int
  /// Whether text was left out.
  package let isTruncated: Bool

  /// Whether the text is as high where no height is proposed, however narrow it is: it has one
  /// line, and would be cut to one.
  package let isLowest: Bool

  private let content: ShapedContent
  private let style: ParagraphStyle
  private let solution: LayoutSolver.Solution
  private let placed: LineStack.Placed
  private let shift: CGFloat
  private let made = Mutex<Made?>(nil)

  /// Measures a solution, by `Rules/Text-Sizes#Reported-size` and `Rules/Text-Lines#Baselines`.
  ///
  /// - Parameters:
  ///   - content: the text.
  ///   - style: how it was broken into lines.
  ///   - solution: the lines.
  ///   - width: that of the proposal, in points; may be infinite.
  ///   - height: that of the proposal, in points; may be infinite.
  init(
    content: ShapedContent, style: ParagraphStyle, solution: LayoutSolver.Solution, width: CGFloat,
    height: CGFloat
  ) {
    let scale = solution.scale
    let pixels = style.displayScale
    let stack = LineStack(content: content, style: style, scale: scale)
    let placed = stack.stacked(solution.lines)
    let longest = solution.lines.reduce(0) { max($0, $1.fullWidth * scale) }
    let size = CGSize(
      // Adding 0 turns the -0 of rounding nothing upwards into 0.
      width: min(longest, width).roundedUp(toScale: pixels) + 0,
      height: Self.height(
        placed.height * scale, isEmpty: solution.lines.isEmpty, content: content, style: style))
    let count = solution.lines.count
    let ascent = (count > 0 ? placed.baseline(of: 0) : 0) * scale
    let first = ascent.snapped(toScale: pixels)
    let shift = first - ascent
    self.size = size
    firstBaseline = first
    let last = count > 0 ? placed.baseline(of: count - 1) : 0
    lastBaseline = (last * scale + shift).roundedUp(toScale: pixels) + 0
    isTruncated = solution.isTruncated
    scaleFactor = scale
    // Lines that were tightened, scaled or reserved answer their own proposal only.
    let isExact = scale != 1 || solution.isTightened || style.reservedLines > 0
    lineCount = count
    // A smaller scale makes lines lower, and lines without a height are not cut off.
    isLowest =
      count == 1 && !isExact && content.uniform != nil && style.minimumScaleFactor >= 1
      && stack.lines(fitting: 0) == 1
    // Whether every line ends where a paragraph does and has the width that it would have in any
    // space. A single cluster stays on one line in any space; only where nothing cut its width
    // short does it also answer for wider ones.
    let isUnwrapped =
      !solution.isTruncated && longest <= width && solution.lines.allSatisfy(\.endsParagraph)
    (widths, heights) = Self.answered(
      width, height, by: size, lineCount: count, isExact: isExact, isUnwrapped: isUnwrapped,
      isTruncated: solution.isTruncated)
    self.content = content
    self.style = style
    self.solution = solution
    self.placed = placed
    self.shift = shift
  }

  /// The lines, and their glyphs where they have nothing else.
  private struct Made {
    let lines: [LineFragment]
    let plainRuns: [PositionedRun]?
  }

  /// The proposals that a layout answers: `Rules/Text-Sizes#One-layout-answers-many-proposals`.
  private static func answered(
    _ width: CGFloat, _ height: CGFloat, by size: CGSize, lineCount: Int, isExact: Bool,
    isUnwrapped: Bool, isTruncated: Bool
  ) -> (widths: ClosedRange<CGFloat>, heights: ClosedRange<CGFloat>) {
    if isExact { return (width...width, height...height) }
    // There is always a line, however low the space.
    let lowest = lineCount > 1 ? min(height, size.height) : 0
    return (
      min(width, size.width)...(isUnwrapped ? .infinity : width),
      lowest...(isTruncated ? height : .infinity)
    )
  }

  /// The length that lines may take where one is proposed, in points: 0 or more, infinite for nil and NaN.
  static func available(_ proposed: CGFloat?) -> CGFloat {
    guard let proposed, !proposed.isNaN else { return .infinity }
    return max(0, proposed)
  }

  /// Whether the layout is that of a proposal too.
  ///
  /// - Parameters:
  ///   - width: points; nil and infinity for no limit.
  ///   - height: points; nil and infinity for no limit. Where lines are reserved, their height at least.
  /// - Returns: whether the same lines would be found for it.
  package func answers(width: CGFloat?, height: CGFloat?) -> Bool {
    widths.contains(Self.available(width)) && heights.contains(Self.available(height))
  }

  /// The points that were added after each character of each line to make it fit; 0 or negative.
  var tightenings: [CGFloat] { solution.lines.map { $0.tightening * scaleFactor } }

  /// How often a width was looked up to find the lines.
  var steps: Int { solution.steps }

  /// The height that is reported, in points: on whole pixels, and of as many lines as are reserved.
  static func height(
    _ lines: CGFloat, isEmpty: Bool, content: ShapedContent, style: ParagraphStyle
  ) -> CGFloat {
    let height = lines.roundedUp(toScale: style.displayScale) + 0
    guard style.reservedLines > 0, !isEmpty, let first = content.firstMetrics else {
      return height
    }
    let reserved = LineStack(content: content, style: style).height(of: style.reservedLines, first)
    return max(height, reserved.roundedUp(toScale: style.displayScale))
  }

  /// The lines from top to bottom; made when first asked for, since measuring does not need them.
  package var lines: [LineFragment] {
    if let cached = made.withLock({ $0?.lines }) { return cached }
    return make().lines
  }

  /// All glyphs of all lines, where the lines have nothing else.
  ///
  package var plainRuns: [PositionedRun]? {
    if let cached = made.withLock({ $0.map(\.plainRuns) }) { return cached }
    return make().plainRuns
  }

  private func make() -> Made {
    let assembler = LineAssembler(
      content: content, style: style, scale: solution.scale, width: size.width)
    var lines: [LineFragment] = []
    lines.reserveCapacity(solution.lines.count)
    for (index, line) in solution.lines.enumerated() {
      let baseline = placed.baseline(of: index) * solution.scale + shift
      lines.append(
        assembler.fragment(of: line, extent: placed.extent(of: index), baseline: baseline))
    }
    let isPlain = lines.allSatisfy(\.isPlain)
    // Most texts have one line: its own runs then.
    let runs = lines.count == 1 ? lines[0].runs : lines.flatMap(\.runs)
    let result = Made(lines: lines, plainRuns: isPlain ? runs : nil)
    made.withLock { $0 = result }
    return result
  }
}
