import Testing
import Tintype
import TintypeTestSupport

/// Lines of texts in stacks and frames: their distances and baselines.
@MainActor
@Suite struct TextLayoutTests {
  /// Ascent and descent of San Francisco as parts of the size.
  private static let (ascent, descent): (CGFloat, CGFloat) = (1950.0 / 2048, 494.0 / 2048)

  private func height(_ view: some View) -> CGFloat { TextMeasure.size(view).height }

  @Test func lineSpacingReplacesASmallerLeading() {
    let text = Text(verbatim: "A\nB\nC")
    let natural = Self.ascent + Self.descent
    func expected(_ size: CGFloat, gap: CGFloat) -> CGFloat {
      TextMeasure.up(3 * size * natural + 2 * gap)
    }
    let sized = text.font(.system(size: 20))
    #expect(height(sized.lineSpacing(7)) == expected(20, gap: 7))
    #expect(height(sized.lineSpacing(0)) == expected(20, gap: 0))
    #expect(height(sized.lineSpacing(-9)) == expected(20, gap: 0))
    let leading = 22 - 17 * natural
    #expect(height(text.lineSpacing(leading / 2)) == expected(17, gap: leading))
    #expect(height(text.lineSpacing(leading + 5)) == expected(17, gap: leading + 5))
    #expect(height(VStack { text }.lineSpacing(leading + 5)) == expected(17, gap: leading + 5))
  }

  @Test func linesHaveTheHeightThatIsWanted() throws {
    let text = Text(verbatim: "A\nB\nC").font(.system(size: 20))
    func height(_ wanted: AttributedString.LineHeight?) -> CGFloat {
      self.height(text.lineHeight(wanted))
    }
    #expect(height(.exact(points: 30)) == 90)
    #expect(height(.exact(points: 10)) == 30)
    #expect(height(.multiple(factor: 2)) == 120)
    #expect(height(.leading(increase: 5)) == 75)
    #expect(height(.variable) == self.height(text) && height(nil) == self.height(text))
    #expect(height(.tight) < height(.normal) && height(.normal) < height(.loose))
    #expect(height(.exact(points: -5)) == 0 && height(.multiple(factor: .nan)) == 0)
    // Lines are as high as the largest font wants, those without it too.
    let mixed = text + Text(verbatim: "\nD").font(.system(size: 40))
    #expect(self.height(mixed.lineHeight(.multiple(factor: 1.5))) == 240)
    #expect(self.height(VStack { text.lineSpacing(4) }.lineHeight(.exact(points: 30))) == 98)
  }

  @Test func lettersStandInTheMiddleOfHigherLines() throws {
    let text = Text(verbatim: "A\nB").font(.system(size: 20)).lineHeight(.exact(points: 40))
    let node = try #require(TextMeasure.layout(text).nodes(kind: "Text").first)
    let middle = (40 + 20 * (Self.ascent - Self.descent)) / 2
    let baselines = node.textLines.map(\.baseline)
    try #require(baselines.count == 2)
    #expect(abs(baselines[0] - middle) <= 0.5)
    #expect(baselines[1] - baselines[0] == 40)
    // Only the one line fits whose height counts.
    let cut = TextMeasure.layout(text.frame(height: 70)).nodes(kind: "Text").first
    #expect(cut?.textLines.count == 1)
  }

  @Test func attributedStringsSayTheHeightOfLines() {
    var string = AttributedString("A\nB")
    string.font = .system(size: 20)
    string.lineHeight = .exact(points: 50)
    #expect(height(Text(string)) == 100)
    #expect(height(Text(string).lineHeight(.exact(points: 30))) == 100)
  }

  @Test func stacksAlignFirstAndLastBaselines() throws {
    func baselines(_ alignment: VerticalAlignment) -> [[LayoutTextLine]] {
      let view = HStack(alignment: alignment) {
        Text(verbatim: "Big").font(.largeTitle)
        Text(verbatim: "two\nlines").font(.caption)
        Text(verbatim: "שלום 漢字\nand\nmore").baselineOffset(3)
      }
      return TextMeasure.layout(view).nodes(kind: "Text").map(\.textLines)
    }
    let first = baselines(.firstTextBaseline)
    try #require(first.map(\.count) == [1, 2, 3])
    #expect(Set(first.map { $0[0].baseline }).count == 1)
    let last = baselines(.lastTextBaseline).compactMap(\.last?.baseline)
    // A last baseline is rounded up to a pixel, the drawing of its line is not.
    #expect((last.max() ?? 0) - (last.min() ?? 0) < 0.5)
    // Drawn baselines of first lines lie on pixels.
    #expect(first.allSatisfy { ($0[0].baseline * 2).rounded() == $0[0].baseline * 2 })
  }

  @Test func reservedLinesLeaveTheLastBaselineOnTheLastLine() {
    func baseline(_ text: some View) -> CGFloat? {
      let stack = HStack(alignment: .lastTextBaseline) {
        text
        Color.red.frame(width: 1, height: 1)
      }
      return TextMeasure.layout(stack).nodes(kind: "Text").first?.textLines.last?.baseline
    }
    let text = Text(verbatim: "one").font(.system(size: 20))
    let reserved = text.lineLimit(4, reservesSpace: true)
    #expect(height(reserved) == TextMeasure.up(80 * (Self.ascent + Self.descent)))
    #expect(baseline(reserved) == baseline(text))
    #expect(height(text.lineLimit(2...4)) == TextMeasure.up(40 * (Self.ascent + Self.descent)))
    // A plain limit leaves the lines that something around it reserves.
    #expect(height(VStack { text.lineLimit(1) }.lineLimit(2...4)) == height(text.lineLimit(2...4)))
  }

  @Test("A text is tightened, then scaled, then truncated to fit its frame") func fitting() throws {
    let text = Text(verbatim: "Fit me in, please").font(.system(size: 20)).lineLimit(1)
    let natural = try #require(TextMeasure.lines(text).first?.width)
    func line(_ part: CGFloat) throws -> LayoutTextLine {
      let view = text.allowsTightening(true).minimumScaleFactor(0.5).frame(width: natural * part)
      return try #require(TextMeasure.lines(view).first)
    }
    let tight = try line(0.96)
    #expect(tight.runs.first?.size == 20 && abs(tight.width - natural * 0.96) < 1e-6)
    let small = try line(0.75)
    #expect(abs((small.runs.first?.size ?? 0) - 15) < 1e-9 && small.text == "Fit me in, please")
    #expect(abs(small.ascent - 15 * Self.ascent) < 1e-9)
    let cut = try line(0.3)
    #expect(cut.runs.first?.size == 10 && cut.text.hasSuffix("…"))
  }

  @Test func anEmptyTextTakesNoSpace() {
    #expect(TextMeasure.size(Text(verbatim: "")) == .zero)
    #expect(TextMeasure.size(Text("")) == .zero)
    #expect(height(Text(verbatim: "\n")) == height(Text(verbatim: "A")))
    #expect(height(Text(verbatim: "A") + Text(verbatim: "")) == height(Text(verbatim: "A")))
  }

  @Test("Every style at every text size", arguments: TextStyleRow.all)
  func styles(_ row: TextStyleRow) {
    let text = Text(verbatim: "A\nB").font(.system(row.style))
    for (index, typeSize) in DynamicTypeSize.allCases.enumerated() {
      let sized = text.dynamicTypeSize(typeSize)
      #expect(TextMeasure.runs(sized).first?.size == row.sizes[index], "\(typeSize)")
      let natural = row.sizes[index] * (Self.ascent + Self.descent)
      #expect(height(sized) == TextMeasure.up(natural + row.pitches[index]), "\(typeSize)")
    }
  }
}

/// A row of Apple's table of text styles: sizes and line distances from the smallest to the largest text size.
struct TextStyleRow: Sendable, CustomTestStringConvertible {
  var style: Font.TextStyle
  var sizes: [CGFloat]
  var pitches: [CGFloat]

  var testDescription: String { "\(style)" }

  private init(_ style: Font.TextStyle, _ sizes: String, _ pitches: String) {
    func values(_ text: String) -> [CGFloat] {
      text.split(separator: " ").compactMap { Double($0).map { CGFloat($0) } }
    }
    self.style = style
    self.sizes = values(sizes)
    self.pitches = values(pitches)
  }

  /// The Human Interface Guidelines; where UIKit answered another line distance, UIKit's.
  static let all = [
    TextStyleRow(
      .largeTitle, "31 32 33 34 36 38 40 44 48 52 56 60", "38 39 40 41 43 46 48 52 57 61 66 70"),
    TextStyleRow(
      .title, "25 26 27 28 30 32 34 38 43 48 53 58", "31 32 33 34 36 38 41 46 51 57 61 68"),
    TextStyleRow(
      .title2, "19 20 21 22 24 26 28 34 39 44 50 56", "24 25 26 28 30 32 34 41 47 52 59 66"),
    TextStyleRow(
      .title3, "17 18 19 20 22 24 26 31 37 43 49 55", "22 23 24 25 28 30 32 38 44 51 58 65"),
    TextStyleRow(
      .headline, "14 15 16 17 19 21 23 28 33 40 47 53", "19 20 21 22 24 26 29 34 40 48 51 62"),
    TextStyleRow(
      .body, "14 15 16 17 19 21 23 28 33 40 47 53", "19 20 21 22 24 26 29 34 40 48 56 62"),
    TextStyleRow(
      .callout, "13 14 15 16 18 20 22 26 32 38 44 51", "18 19 20 21 23 25 28 32 39 46 52 60"),
    TextStyleRow(
      .subheadline, "12 13 14 15 17 19 21 25 30 36 42 49", "16 18 19 20 22 24 26 31 36 43 50 58"),
    TextStyleRow(
      .footnote, "12 12 12 13 15 17 19 23 27 33 38 44", "16 16 16 18 20 22 24 29 33 40 46 52"),
    TextStyleRow(
      .caption, "11 11 11 12 14 16 18 22 26 32 37 43", "13 13 13 16 19 21 23 27 32 39 44 51"),
    TextStyleRow(
      .caption2, "11 11 11 11 13 15 17 20 24 29 34 40", "13 13 13 13 18 20 22 25 29 35 41 48"),
  ]
}
