import Testing

@testable import TintypeText

/// Texts of several runs, attachments, and what is inserted.
@Suite struct RunTests {
  private func layout(
    _ runs: [TextRun], _ style: ParagraphStyle = ParagraphStyle(displayScale: 2),
    width: CGFloat? = nil
  ) throws -> ParagraphLayout {
    try ShapedText(runs: runs, style: style, library: .standard).layout(width: width, height: nil)
  }

  private func run(
    _ text: String, size: CGFloat = 17, weight: Int = 400, tag: Int32 = 0
  ) -> TextRun {
    TextRun(text: text, font: FontRequest(size: size, weight: weight), tag: tag)
  }

  @Test func theLargestRunRulesTheLine() throws {
    let mixed = try layout([run("small ", size: 10), run("large", size: 30)])
    let large = try layout([run("large", size: 30)])
    #expect(mixed.size.height == large.size.height)
    #expect(mixed.firstBaseline == large.firstBaseline)
    let wrapped = try layout([run("small\n", size: 10), run("large", size: 30)])
    let small = try layout([run("small", size: 10)])
    #expect(
      abs(
        wrapped.size.height
          - (small.lines[0].ascent + small.lines[0].descent + large.lines[0].ascent
            + large.lines[0].descent)) <= 0.5)
  }

  @Test func aHeightHoldsLinesOfDifferentSizes() throws {
    let runs = [run("small\n", size: 10), run("large\n", size: 30), run("small", size: 10)]
    func lines(_ height: CGFloat) throws -> Int {
      try ShapedText(runs: runs, style: ParagraphStyle(), library: .standard)
        .layout(width: nil, height: height).lineCount
    }
    let (small, large) = (10.0 * 2444 / 2048, 30.0 * 2444 / 2048)
    #expect(try lines(0) == 1)
    #expect(try lines(small + large - 0.1) == 1)
    #expect(try lines(small + large) == 2)
    #expect(try lines(2 * small + large - 0.1) == 2)
    #expect(try lines(2 * small + large) == 3)
  }

  @Test func runsKeepTheirTagsAndFollowEachOther() throws {
    let line = try layout([
      run("one ", tag: 1), run("two ", weight: 700, tag: 2), run("three", tag: 3),
    ]).lines[0]
    #expect(line.runs.map(\.tag) == [1, 2, 3])
    #expect(line.runs.map(\.text) == ["one ", "two ", "three"])
    #expect(line.runs.map(\.font.displayName) == ["Inter Regular", "Inter Bold", "Inter Regular"])
    #expect(line.text == "one two three")
    #expect(abs(line.runs.reduce(0) { $0 + $1.advance } - line.width) < 1e-9)
  }

  @Test func aWordOfTwoRunsIsOneWord() throws {
    let lines = try layout([run("aaa bb"), run("bb ccc", weight: 700)], width: 60).lines
    #expect(lines.map(\.text).contains { $0.contains("bbbb") })
  }

  @Test func theEllipsisTakesTheAttributesBesideIt() throws {
    let runs = [run("regular ", tag: 1), run("bold bold bold", weight: 700, tag: 2)]
    let style = ParagraphStyle(lineLimit: 1)
    let line = try layout(runs, style, width: 120).lines[0]
    let last = try #require(line.runs.last)
    #expect(last.text.hasSuffix("…"))
    #expect(last.tag == 2)
    #expect(last.font.displayName == "Inter Bold")
  }

  @Test func anAttachmentStandsInTheLine() throws {
    let image = TextRun.Attachment(size: CGSize(width: 30, height: 40), baseline: 35, tag: 9)
    let runs = [
      run("before "), TextRun(text: "", font: FontRequest(size: 17), attachment: image),
      run(" after"),
    ]
    let layout = try layout(runs)
    let line = layout.lines[0]
    let placed = try #require(line.attachments.first)
    #expect(placed.tag == 9)
    #expect(placed.frame.size == image.size)
    #expect(abs(placed.frame.minY + 35 - line.origin.y) < 1e-9)
    #expect(line.ascent == 35)
    #expect(layout.size.height >= 40)
    let before = try self.layout([run("before ")]).lines[0].width
    #expect(abs(placed.frame.minX - before) < 1e-9)
    #expect(try self.layout(runs, width: 60).lineCount == 3)
  }

  @Test func featuresReachTheShaper() throws {
    func width(_ text: String, _ features: [FontFeature]) throws -> CGFloat {
      try layout([TextRun(text: text, font: FontRequest(size: 17, features: features))]).lines[0]
        .width
    }
    #expect(try width("1111", []) < width("0000", []))
    #expect(try width("1111", [.monospacedDigit]) == width("0000", [.monospacedDigit]))
    #expect(try width("1111", [FontFeature(tag: "bad")]) == width("1111", []))
  }

  @Test func spacingMetricsAreThoseOfTheFirstRun() throws {
    let text = try ShapedText(
      runs: [TextRun(text: "a", font: FontRequest(size: 17, pitch: 22)), run("b", size: 40)],
      style: ParagraphStyle(), library: .standard)
    let metrics = text.spacingMetrics
    #expect(abs(metrics.ascent - 16.1865) < 1e-4)
    #expect(abs(metrics.leading - (22 - 20.2871)) < 1e-3)
    #expect(abs(metrics.capHeight - 17.0 * 1443 / 2048) < 1e-9)
    let dejavu = try FontLibrary.standard.face(
      for: FontRequest(family: .named("DejaVu Sans"), size: 1))
    #expect(dejavu.metrics.capHeight == 1493)
    #expect(dejavu.metrics.xHeight == 1120)
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e-9, 1e9] as [CGFloat])
  func anySizeHasAnAnswer(size: CGFloat) throws {
    for width in [nil, 0, 50] as [CGFloat?] {
      let layout = try layout([run("any size\nhas one", size: size)], width: width)
      #expect(layout.size.width.isFinite && layout.size.height.isFinite)
      #expect(layout.lines.count == layout.lineCount)
    }
  }

  @Test func noRunsAreNoText() throws {
    let layout = try layout([])
    #expect(layout.size == .zero)
    #expect(layout.lines.isEmpty)
  }

  @Test func centeredLinesShareTheirMiddle() throws {
    let layout = try layout([run("a much longer line\nshort")], ParagraphStyle(alignment: .center))
    for line in layout.lines {
      #expect(abs(line.origin.x + line.width / 2 - layout.size.width / 2) < 1e-9)
    }
  }
}
