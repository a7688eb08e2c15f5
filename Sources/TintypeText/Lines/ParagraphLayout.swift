import Synchronization

/// A text laid out for one proposal.
package struct ParagraphLayout: Sendable {
  /// The size of the text, in points, rounded up to whole pixels.
  package let size: CGSize
  /// The baseline of the first line from the top, in points, on a pixel.
  package let firstBaseline: CGFloat
  /// The baseline of the last line from the top, in points, on a pixel.
  package let lastBaseline: CGFloat
  /// Whether text was left out.
  package let isTruncated: Bool
  /// What the sizes of the fonts were multiplied with to fit; 1 where nothing was shrunk.
  package let scaleFactor: CGFloat
  /// The number of lines.
  package let lineCount: Int
  private let store: LineStore

  /// The lines from top to bottom; made when first asked for, since measuring does not need them.
  package var lines: [LineFragment] { store.lines }

  /// All glyphs of all lines, where the lines have nothing else.
  ///
  /// Whoever draws a text copies no line for it.
  package var plainRuns: [PositionedRun]? { store.plainRuns }

  /// Whether every line ends where a paragraph does and has the width that it would have in any room.
  package let isUnwrapped: Bool

  /// Whether the layout answers no proposal but its own, since its lines were tightened, scaled or reserved.
  package let isExact: Bool

  /// Whether the text is as high where no height is offered, however narrow it is: it has one line, and would be cut to
  /// one.
  package let isLowest: Bool

  /// The points that were added after each character of each line to make it fit; 0 or negative.
  var tightenings: [CGFloat] { store.solution.lines.map { $0.tightening * scaleFactor } }

  /// How often a width was looked up to find the lines.
  var steps: Int { store.solution.steps }

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

  /// Measures a solution, by `Rules/Text-Sizes#Reported-size` and `Rules/Text-Lines#Baselines`.
  init(
    content: ShapedContent, style: ParagraphStyle, solution: LayoutSolver.Solution, width: CGFloat
  ) {
    let scale = solution.scale
    let pixels = style.displayScale
    let stack = LineStack(content: content, style: style, scale: scale)
    let placed = stack.place(solution.lines)
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
    isExact = scale != 1 || solution.isTightened || style.reservedLines > 0
    lineCount = count
    // A smaller scale makes lines lower, and lines without a height are not cut off.
    isLowest =
      count == 1 && !isExact && content.uniform != nil && style.minimumScaleFactor >= 1
      && stack.lines(fitting: 0) == 1
    // A single cluster stays on one line in any room; only where nothing cut its width short does it
    // also answer for wider ones.
    isUnwrapped =
      !solution.isTruncated && longest <= width && solution.lines.allSatisfy(\.endsParagraph)
    store = LineStore(
      content: content, style: style, solution: solution, placed: placed, width: size.width,
      shift: shift)
  }
}

/// Makes the lines of a layout when they are first asked for.
private final class LineStore: Sendable {
  let content: ShapedContent
  let style: ParagraphStyle
  let solution: LayoutSolver.Solution
  let placed: LineStack.Placed
  let width: CGFloat
  let shift: CGFloat
  private let made = Mutex<Made?>(nil)

  /// The lines, and their glyphs where they have nothing else.
  private struct Made {
    let lines: [LineFragment]
    let plainRuns: [PositionedRun]?
  }

  init(
    content: ShapedContent, style: ParagraphStyle, solution: LayoutSolver.Solution,
    placed: LineStack.Placed, width: CGFloat, shift: CGFloat
  ) {
    self.content = content
    self.style = style
    self.solution = solution
    self.placed = placed
    self.width = width
    self.shift = shift
  }

  var lines: [LineFragment] {
    if let known = made.withLock({ $0?.lines }) { return known }
    return make().lines
  }

  var plainRuns: [PositionedRun]? {
    if let known = made.withLock({ $0.map(\.plainRuns) }) { return known }
    return make().plainRuns
  }

  private func make() -> Made {
    let assembler = LineAssembler(
      content: content, style: style, scale: solution.scale, width: width)
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
