import Foundation
import Testing

@testable import TintypeText

/// What was recorded from Apple's own SwiftUI and does not depend on the shapes of its fonts.
///
/// DejaVu Sans has 2048 units an em, as Apple's font has; with Apple's ascent and descent written into
/// its table of metrics it stands in for it.
@Suite struct RecordedRulesTests {
  private let files = TemporaryFonts()
  private let library: FontLibrary

  init() throws {
    let source = URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
    var bytes = try [UInt8](Data(contentsOf: source))
    let table = try #require(Self.offset(of: "hhea", in: bytes))
    for (offset, value) in [(4, 1950), (6, -494), (8, 0)] {
      let bits = UInt16(bitPattern: Int16(value))
      bytes[table + offset] = UInt8(bits >> 8)
      bytes[table + offset + 1] = UInt8(bits & 0xff)
    }
    library = FontLibrary(additionalFiles: [try files.write(bytes)])
  }

  private static func offset(of tag: String, in bytes: [UInt8]) -> Int? {
    for record in 0..<Int(bytes[5]) {
      let at = 12 + record * 16
      if Array(bytes[at..<at + 4]) == Array(tag.utf8) {
        return bytes[at + 8..<at + 12].reduce(0) { $0 << 8 | Int($1) }
      }
    }
    return nil
  }

  private func layout(
    lines: Int, size: CGFloat, pitch: CGFloat? = nil, style: ParagraphStyle,
    baselineOffset: CGFloat = 0, height: CGFloat? = nil
  ) throws -> ParagraphLayout {
    let font = FontRequest(family: .named("DejaVu Sans"), size: size, pitch: pitch)
    let text = Array(repeating: "x", count: lines).joined(separator: "\n")
    let run = TextRun(text: text, font: font, baselineOffset: baselineOffset)
    return try ShapedText(runs: [run], style: style, library: library)
      .layout(width: nil, height: height)
  }

  private let twice = ParagraphStyle(displayScale: 2)

  @Test(
    arguments: [
      (10, 12), (11, 13.5), (12, 14.5), (13, 16), (15, 18), (17, 20.5), (20, 24), (22, 26.5),
      (24, 29), (26, 31.5), (32, 38.5), (40, 48),
    ] as [(CGFloat, CGFloat)])
  func oneLineOfASizedFont(size: CGFloat, height: CGFloat) throws {
    #expect(try layout(lines: 1, size: size, style: twice).size.height == height)
  }

  @Test func linesOfATextStyleAreAPitchApart() throws {
    let ten = try layout(lines: 10, size: 17, pitch: 22, style: twice)
    #expect(ten.size.height == 218.5)
    var thrice = twice
    thrice.displayScale = 3
    #expect(
      abs(try layout(lines: 10, size: 17, pitch: 22, style: thrice).size.height - 218.3333) < 1e-3)
    #expect(try layout(lines: 1, size: 17, pitch: 22, style: twice).size.height == 20.5)
  }

  @Test func heightsThatApplePublished() throws {
    let cases = try #require(Oracle.shared).apple_observed.cases
    #expect(cases.count == 4)
    for item in cases {
      let isBody17 = item.font.hasSuffix("17")
      let layout = try layout(
        lines: item.lines, size: isBody17 ? 17 : 13, pitch: isBody17 ? 22 : 16,
        style: ParagraphStyle(displayScale: item.scale))
      #expect(abs(layout.size.height - item.height) < 1e-3, "\(item.font)")
    }
  }

  @Test func aLeadingMayBeNegative() throws {
    #expect(try layout(lines: 13, size: 11, pitch: 13, style: twice).size.height == 169.5)
    let text = try ShapedText(
      runs: [
        TextRun(text: "x", font: FontRequest(family: .named("DejaVu Sans"), size: 11, pitch: 13))
      ],
      style: twice, library: library)
    #expect(abs(text.spacingMetrics.leading + 0.126953125) < 1e-9)
  }

  @Test func lineSpacingOnlyWidensASmallerLeading() throws {
    var spaced = twice
    spaced.lineSpacing = 1
    #expect(try layout(lines: 4, size: 17, pitch: 22, style: spaced).size.height == 86.5)
    spaced.lineSpacing = 4
    // 4 lines of 20.287 and 3 gaps of 4, not of 4 and 1.713.
    #expect(try layout(lines: 4, size: 17, pitch: 22, style: spaced).size.height == 93.5)
  }

  @Test(
    arguments: [
      (13, 1, 12.5, 12.5), (13, 2, 12.5, 28.5), (13, 4, 12.5, 59.5), (40, 1, 38, 38),
      (40, 4, 38, 181.5),
    ] as [(CGFloat, Int, CGFloat, CGFloat)])
  func baselines(size: CGFloat, lines: Int, first: CGFloat, last: CGFloat) throws {
    let layout = try layout(lines: lines, size: size, style: twice)
    #expect(layout.firstBaseline == first)
    #expect(layout.lastBaseline == last)
    #expect(layout.lines.first?.origin.y == first)
  }

  @Test(
    arguments: [(0, 1), (8, 1), (20, 1), (32, 2), (40, 2), (48, 3), (70, 4)] as [(CGFloat, Int)])
  func aHeightHoldsWholeLinesAndAtLeastOne(height: CGFloat, lines: Int) throws {
    let layout = try layout(lines: 5, size: 13, style: twice, height: height)
    #expect(layout.lineCount == lines)
    #expect(layout.isTruncated)
  }

  @Test func reservedLinesKeepTheBaseline() throws {
    var reserving = twice
    reserving.reservedLines = 3
    let layout = try layout(lines: 1, size: 13, style: reserving)
    #expect(layout.size.height == 47)
    #expect(layout.lastBaseline == 12.5)
    let runs = [TextRun(text: "", font: FontRequest(size: 13))]
    let empty = try ShapedText(runs: runs, style: reserving, library: .standard)
    #expect(empty.layout(width: nil, height: nil).size == .zero)
  }

  @Test func aBaselineOffsetGrowsTheLine() throws {
    let up = try layout(lines: 1, size: 13, style: twice, baselineOffset: 6)
    #expect(up.size.height == 22)
    #expect(up.firstBaseline == 18.5)
    let run = try #require(up.lines.first?.runs.first)
    #expect(run.origin.y == up.firstBaseline - 6)
    let down = try layout(lines: 1, size: 13, style: twice, baselineOffset: -4)
    #expect(down.size.height == 20)
    #expect(down.firstBaseline == 12.5)
  }

  private func text(_ text: String, _ style: ParagraphStyle = ParagraphStyle()) throws -> ShapedText
  {
    try ShapedText(
      runs: [TextRun(text: text, font: FontRequest(size: 13))], style: style, library: .standard)
  }

  @Test(arguments: [
    (" PM", 3), (", ", 1), ("Hello, World", 11),
    ("Layout must wrap this sentence onto several lines inside a narrow frame.", 61),
  ])
  func atWidthZeroEachCharacterTakesALine(string: String, lines: Int) throws {
    let layout = try text(string).layout(width: 0, height: nil)
    #expect(layout.lineCount == lines)
    #expect(layout.size.width == 0)
    #expect(try text(string).layout(width: 0, height: 0).lineCount == 1)
    #expect(try text(string).layout(width: 0, height: 0).size.width == 0)
  }

  @Test func aLineLimitAppliesAtWidthZero() throws {
    #expect(
      try text("Hello", ParagraphStyle(lineLimit: 4)).layout(width: 0, height: nil).lineCount == 4)
  }

  @Test func spacesAtTheEndsOfATextCount() throws {
    let bits = try text("PM").layout(width: nil, height: nil).lines[0].width
    #expect(try text(" PM").layout(width: nil, height: nil).lines[0].width > bits)
    #expect(try text("PM ").layout(width: nil, height: nil).lines[0].width > bits)
    #expect(try text(" ").layout(width: nil, height: nil).size.width > 0)
  }

  @Test func aNewlineAtTheEndAddsNoLine() throws {
    #expect(try text("a\n").layout(width: nil, height: nil).lineCount == 1)
    #expect(try text("a\n\nb").layout(width: nil, height: nil).lines.map(\.text) == ["a", "", "b"])
    #expect(try text("a\r\nb\u{2028}c\u{85}d\u{b}e").layout(width: nil, height: nil).lineCount == 5)
    #expect(try text("").layout(width: nil, height: nil).size == .zero)
    #expect(try text("").layout(width: nil, height: nil).lineCount == 0)
  }

  @Test func kerningAndTrackingAddToEveryCharacter() throws {
    func width(_ string: String, tracking: CGFloat = 0, kerning: CGFloat = 0) throws -> CGFloat {
      let run = TextRun(
        text: string, font: FontRequest(size: 13), tracking: tracking, kerning: kerning)
      let layout = try ShapedText(runs: [run], style: twice, library: .standard)
        .layout(width: nil, height: nil)
      return try #require(layout.lines.first).width
    }
    let plain = try width("Hello")
    for value in [2, 5, -1] as [CGFloat] {
      #expect(abs(try width("Hello", tracking: value) - plain - 5 * value) < 1e-9)
      #expect(abs(try width("Hello", kerning: value) - plain - 5 * value) < 1e-9)
    }
    let marked = try width("He\u{301}llo")
    #expect(abs(try width("He\u{301}llo", tracking: 2) - marked - 10) < 1e-9)
  }

  @Test func trackingSwitchesLigaturesOffAndKerningDoesNot() throws {
    func glyphs(tracking: CGFloat = 0, kerning: CGFloat = 0) throws -> Int {
      let font = FontRequest(family: .named("DejaVu Sans"), size: 13)
      let run = TextRun(text: "waffle", font: font, tracking: tracking, kerning: kerning)
      return try ShapedText(runs: [run], style: twice, library: .standard)
        .layout(width: nil, height: nil).lines.flatMap(\.runs).flatMap(\.glyphs).count
    }
    #expect(try glyphs() == 4)
    #expect(try glyphs(kerning: 1) == 4)
    #expect(try glyphs(tracking: 1) == 6)
  }

  @Test func theSpaceOfASoftWrapIsReportedButCappedByTheProposal() throws {
    let string = "aaaa bbbb cccc dddd"
    let layout = try text(string, twice).layout(width: 70, height: nil)
    #expect(layout.lines.map(\.text) == ["aaaa bbbb", "cccc dddd"])
    let first = layout.lines[0].width
    let space = try text(" ").layout(width: nil, height: nil).lines[0].width
    #expect(layout.size.width == max((first + space), layout.lines[1].width).roundedUp(toScale: 2))
    // Between the two widths the fit test leaves the space out and the report is cut.
    let tight = (first + 0.1).roundedUp(toScale: 2)
    #expect(try text(string, twice).layout(width: tight, height: nil).size.width == tight)
  }

  @Test func aLoneWordOnTheSecondLineGetsCompany() throws {
    let string = "one two three four"
    func lines(_ style: ParagraphStyle, _ width: CGFloat) throws -> [String] {
      try text(string, style).layout(width: width, height: nil).lines.map(\.text)
    }
    let natural = try text(string).layout(width: nil, height: nil).lines[0].width
    #expect(try lines(ParagraphStyle(), natural - 1) == ["one two", "three four"])
    let greedy = ParagraphStyle(balancesShortParagraphs: false)
    #expect(try lines(greedy, natural - 1) == ["one two three", "four"])
    // Three lines stay as they are.
    let three = try lines(ParagraphStyle(), 35)
    #expect(three.count > 2)
    #expect(try lines(greedy, 35) == three)
    // A limited text that would truncate is not balanced.
    #expect(try lines(ParagraphStyle(lineLimit: 1), natural - 1).first?.hasSuffix("…") == true)
  }

  /// A narrow no-break space parts words: the second line has two of them, and the first keeps its own.
  @Test func timesOnTheSecondLineAreNotAlone() throws {
    let string = "Apr 27, 2026 at 1:10\u{202f}AM"
    let natural = try text(string).layout(width: nil, height: nil).lines[0].width
    let lines = try text(string).layout(width: natural - 1, height: nil).lines.map(\.text)
    #expect(lines == ["Apr 27, 2026 at", "1:10\u{202f}AM"])
  }

  @Test func aHardBreakAfterTheLastPermittedLineTruncates() throws {
    let layout = try text("one\ntwo", ParagraphStyle(lineLimit: 1)).layout(width: nil, height: nil)
    #expect(layout.lines.map(\.text) == ["one…"])
    #expect(layout.isTruncated)
    let head = ParagraphStyle(lineLimit: 1, truncationMode: .head)
    #expect(
      try text("one\ntwo", head).layout(width: nil, height: nil).lines.map(\.text) == ["…two"])
    let middle = ParagraphStyle(lineLimit: 1, truncationMode: .middle)
    #expect(
      try text("one\ntwo", middle).layout(width: nil, height: nil).lines.map(\.text) == ["one…two"])
  }

  @Test func aTruncatedLineIsTightenedByA72ndOfTheSize() throws {
    let style = ParagraphStyle(lineLimit: 1, allowsTightening: true)
    let layout = try text("The quick brown fox", style).layout(width: 80, height: nil)
    #expect(layout.isTruncated)
    #expect(layout.tightenings == [-13.0 / 72])
    let loose = try text("The quick brown fox", ParagraphStyle(lineLimit: 1)).layout(
      width: 80, height: nil)
    #expect(layout.lines[0].text.count >= loose.lines[0].text.count)
  }

  @Test func wrappingTextIsNeverShrunk() throws {
    let style = ParagraphStyle(minimumScaleFactor: 0.5)
    #expect(try text("The quick brown fox", style).layout(width: 60, height: nil).scaleFactor == 1)
    let limited = ParagraphStyle(lineLimit: 2, minimumScaleFactor: 0.5)
    let layout = try text("The quick brown fox jumps over it", limited).layout(
      width: 80, height: nil)
    #expect(!layout.isTruncated)
    #expect(layout.lineCount == 2)
    #expect(layout.scaleFactor < 1 && layout.scaleFactor > 0.5)
    #expect(layout.lines.allSatisfy { $0.width <= 80.001 })
    let least = try text("The quick brown fox", limited).layout(width: 20, height: nil)
    #expect(least.isTruncated)
    #expect(least.scaleFactor == 0.5)
  }

  @Test func aSoftHyphenIsDrawnWhereTheLineEnds() throws {
    let layout = try text("hyphen\u{ad}ated").layout(width: 60, height: nil)
    #expect(layout.lines.map(\.text) == ["hyphen-", "ated"])
    #expect(layout.lines.allSatisfy { $0.width <= 60 })
  }

  @Test func decorationsLieOnPixels() throws {
    let line = TextRun.Decoration(pattern: .dash, tag: 3)
    let run = TextRun(
      text: "under", font: FontRequest(size: 17), underline: line, strikethrough: line)
    let layout = try ShapedText(runs: [run], style: twice, library: .standard)
      .layout(width: nil, height: nil)
    let found = try #require(layout.lines.first).decorations
    #expect(found.count == 2)
    for decoration in found {
      #expect(decoration.rect.height == 1)
      #expect((decoration.rect.minY * 2).rounded() == decoration.rect.minY * 2)
      #expect(decoration.rect.width == layout.lines[0].width)
      #expect(decoration.tag == 3)
    }
    #expect(found[0].rect.minY > layout.firstBaseline)
    #expect(found[1].rect.minY < layout.firstBaseline)
  }
}
