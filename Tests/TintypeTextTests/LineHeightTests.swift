import Testing

@testable import TintypeText

/// How high lines are: by their largest parts, by what the text asks for, and how many of them a height has space for.
@Suite struct LineHeightTests {
  /// San Francisco's shares of a size above and below the line.
  private let above: CGFloat = 1950 / 2048
  private let below: CGFloat = 494 / 2048

  private func run(_ text: String, _ size: CGFloat, offset: CGFloat = 0) -> TextRun {
    TextRun(text: text, font: FontRequest(size: size), baselineOffset: offset)
  }

  private func picture(_ height: CGFloat, baseline: CGFloat) -> TextRun {
    var run = run("\u{FFFC}", 10)
    run.attachment = TextRun.Attachment(
      size: CGSize(width: 10, height: height), baseline: baseline, tag: 0)
    return run
  }

  private func layout(
    _ runs: [TextRun], height: CGFloat? = nil, _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) throws -> ParagraphLayout {
    // A scale at which rounding does not show.
    var style = ParagraphStyle(displayScale: 10_000)
    change(&style)
    return try ShapedText(runs: runs, style: style, library: .standard)
      .layout(width: nil, height: height)
  }

  private func height(
    _ runs: TextRun..., change: (inout ParagraphStyle) -> Void = { _ in }
  ) throws -> CGFloat { try layout(runs, change).size.height }

  private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.01 }

  /// The highest part above the line and the lowest below it, in any order.
  @Test func linesOfSeveralParts() throws {
    #expect(isNear(try height(run("x", 10), run("x", 20)), 20 * (above + below)))
    #expect(isNear(try height(run("x", 20), run("x", 10)), 20 * (above + below)))
    for offset in [5, 15, -2, -15] as [CGFloat] {
      let (up, down) = (
        max(20 * above, 10 * above + offset), max(20 * below, 10 * below - offset)
      )
      #expect(isNear(try height(run("x", 20), run("x", 10, offset: offset)), up + down))
      #expect(isNear(try height(run("x", 10, offset: offset), run("x", 20)), up + down))
    }
    // A part that is moved keeps the space where it would stand.
    #expect(isNear(try height(run("x", 10, offset: 5)), 10 * (above + below) + 5))
    #expect(isNear(try height(run("x", 10, offset: -5)), 10 * (above + below) + 5))
  }

  @Test func linesOfPictures() throws {
    for (size, baseline) in [(30, 25), (30, 5), (4, 2), (30, 30), (30, 0)] as [(CGFloat, CGFloat)] {
      let expected = max(10 * above, baseline) + max(10 * below, size - baseline)
      #expect(isNear(try height(run("x", 10), picture(size, baseline: baseline)), expected))
      #expect(isNear(try height(picture(size, baseline: baseline), run("x", 10)), expected))
    }
  }

  /// Each line of several has its own height.
  @Test func linesOfTheirOwn() throws {
    let three = try layout([run("a\n", 10), run("b\nc", 20)])
    #expect(three.lines.count == 3 && isNear(three.size.height, 50 * (above + below)))
    let baselines = three.lines.map(\.origin.y)
    #expect(isNear(baselines[1] - baselines[0], 10 * below + 20 * above))
    #expect(isNear(baselines[2] - baselines[1], 20 * (above + below)))
  }

  /// What a text asks for counts from its largest part, and is never less than nothing.
  @Test func heightsThatAreWanted() throws {
    for (wanted, expected) in [
      (.multiple(2), 40), (.multiple(0.5), 10), (.multiple(-1), 0), (.increase(7), 27),
      (.increase(-30), 0), (.exact(30), 30), (.exact(0), 0), (.exact(-5), 0),
      (.exact(.infinity), 0),
      (.exact(.nan), 0),
    ] as [(ParagraphStyle.LineHeight, CGFloat)] {
      for sizes in [(10, 20), (20, 10)] as [(CGFloat, CGFloat)] {
        let found = try height(run("x", sizes.0), run("x", sizes.1)) { $0.lineHeight = wanted }
        #expect(isNear(found, expected), "\(wanted)")
      }
      let two = try height(run("x\nx", 20)) { $0.lineHeight = wanted }
      #expect(isNear(two, 2 * expected), "\(wanted)")
    }
  }

  @Test(arguments: [(-5, 0), (0, 0), (5, 5)] as [(CGFloat, CGFloat)])
  func gapsOfLines(spacing: CGFloat, gap: CGFloat) throws {
    let line = 10 * (above + below)
    for count in 1...3 {
      let text = Array(repeating: "x", count: count).joined(separator: "\n")
      let found = try height(run(text, 10)) { $0.lineSpacing = spacing }
      #expect(isNear(found, CGFloat(count) * line + CGFloat(count - 1) * gap))
    }
    let mixed = try height(run("x\n", 10), run("x", 20)) { $0.lineSpacing = spacing }
    #expect(isNear(mixed, 3 * line + gap))
  }

  /// As many lines as a height has space for, and one at least.
  @Test(
    arguments: [
      (0, 1), (11, 1), (23.86, 1), (23.87, 2), (35.79, 2), (35.81, 3), (100, 3),
      (CGFloat.infinity, 3),
    ] as [(CGFloat, Int)])
  func linesThatFit(height: CGFloat, count: Int) throws {
    #expect(try layout([run("a\nb\nc", 10)], height: height).lines.count == count)
    let spaced = try layout([run("a\nb\nc", 10)], height: height + CGFloat(count - 1) * 5) {
      $0.lineSpacing = 5
    }
    #expect(spaced.lines.count == count)
  }

  @Test(
    arguments: [
      (0, 1), (35.79, 1), (35.81, 2), (59.66, 2), (59.68, 3), (CGFloat.infinity, 3),
    ] as [(CGFloat, Int)])
  func linesOfTheirOwnThatFit(height: CGFloat, count: Int) throws {
    #expect(
      try layout([run("a\n", 10), run("b\nc", 20)], height: height).lines.count == count)
  }

  /// A limit and a reserve of lines, whichever is less or more.
  @Test(
    arguments: [
      (nil, 0, 3, 3), (0, 0, 1, 1), (1, 0, 1, 1), (2, 0, 2, 2), (9, 0, 3, 3), (nil, 5, 3, 5),
      (nil, 2, 3, 3), (2, 2, 2, 2), (1, 4, 1, 4), (-1, 0, 1, 1),
    ] as [(Int?, Int, Int, CGFloat)])
  func limitsOfLines(limit: Int?, reserved: Int, count: Int, high: CGFloat) throws {
    let found = try layout([run("a\nb\nc", 10)]) {
      $0.lineLimit = limit
      $0.reservedLines = reserved
    }
    #expect(found.lines.count == count)
    #expect(isNear(found.size.height, high * 10 * (above + below)))
  }
}
