import Testing
import Tintype
import TintypeDrawing
import TintypeTestSupport

/// Lines under and through texts, and backgrounds behind them.
@MainActor
@Suite struct TextDecorationTests {
  /// What is drawn besides glyphs.
  private func lines(_ text: Text) throws -> [DisplayItem] {
    let renderer = ImageRenderer(
      content: text.font(.system(size: 20)).foregroundStyle(.black).fixedSize())
    renderer.scale = 2
    return try renderer.displayList().items.filter { item in
      if case .glyphs = item { false } else { true }
    }
  }

  private func boxes(_ text: Text) throws -> [CGRect] {
    try lines(text).compactMap { item in
      if case .fill(let path, _, _) = item { path.boundingRect } else { nil }
    }
  }

  private func plain(_ string: String) -> Text { Text(verbatim: string) }

  @Test func aLineGoesThroughRunsOfTheSameSize() throws {
    let text =
      plain("regular ") + plain("bold ").bold() + plain("italic ").italic() + plain("עברית 漢字 😀")
    let width = TextMeasure.size(text.font(.system(size: 20))).width
    for marked in [text.underline(), text.strikethrough()] {
      let found = try boxes(marked)
      #expect(found.count == 1 && abs((found.first?.width ?? 0) - width) <= 0.5)
    }
  }

  /// Recorded from Apple: centers at 0.15137 of the size below the baseline, and half the height of a
  /// small letter above it; 0.05859 of the size thick, in whole pixels.
  @Test(arguments: [10, 17, 20, 34, 60] as [CGFloat])
  func positionsAndThicknessesFollowTheSize(size: CGFloat) throws {
    let text = plain("x").font(.system(size: size))
    let renderer = ImageRenderer(content: text.underline().strikethrough())
    renderer.scale = 2
    let rects = try renderer.displayList().items.compactMap { item -> CGRect? in
      if case .fill(let path, _, _) = item { path.boundingRect } else { nil }
    }
    try #require(rects.count == 2)
    let baseline = TextMeasure.lines(text)[0].baseline
    let thickness = TextMeasure.up(0.05859 * size)
    #expect(rects.allSatisfy { $0.height == thickness })
    #expect(abs(rects[0].midY - baseline - 0.15137 * size) <= 0.26)
    // A small letter of Inter, and of Inter Display.
    let xHeight: CGFloat = size < 20 ? 1536 / 2816 : 1056 / 2048
    #expect(abs(rects[1].midY - baseline + size * xHeight / 2) <= 0.26)
  }

  @Test(
    arguments: [
      (Text.LineStyle.Pattern.dot, [1, 1]), (.dash, [4, 2]), (.dashDot, [4, 2, 1, 2]),
      (.dashDotDot, [4, 2, 1, 2, 1, 2]),
    ] as [(Text.LineStyle.Pattern, [CGFloat])])
  func aPatternIsMeasuredInThicknesses(pattern: Text.LineStyle.Pattern, dashes: [CGFloat]) throws {
    let items = try lines(
      plain("pattern").underline(pattern: pattern, color: .red).strikethrough(pattern: pattern))
    #expect(items.count == 2)
    for item in items {
      guard case .stroke(let path, _, let style) = item else {
        Issue.record("a dashed line is a stroke")
        continue
      }
      #expect(style.lineWidth == 1.5 && style.dash == dashes.map { $0 * 1.5 })
      #expect(path.boundingRect.height == 0)
    }
  }

  @Test func aRaisedRunTakesItsLinesAlong() throws {
    let text = plain("a").underline() + plain("b").underline().baselineOffset(6)
    let found = try boxes(text)
    try #require(found.count == 2)
    #expect(found[0].minY - found[1].minY == 6)
  }

  @Test func hiddenSpacesHaveNoLine() throws {
    let text = plain("bbbb     aaaa").font(.system(size: 20)).underline()
    let word = TextMeasure.lines(plain("bbbb").font(.system(size: 20)))[0].width
    let renderer = ImageRenderer(content: text.frame(width: word + 4).foregroundStyle(.black))
    renderer.scale = 2
    let widths = try renderer.displayList().items.compactMap { item -> CGFloat? in
      if case .fill(let path, _, _) = item { path.boundingRect.width } else { nil }
    }
    #expect(widths.count == 2 && widths.allSatisfy { $0 <= word + 0.5 })
  }
}
