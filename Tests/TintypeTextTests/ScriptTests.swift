import Testing

@testable import TintypeText

/// Scripts, directions, fallback fonts and emoji.
@Suite struct ScriptTests {
  private func line(_ text: String, language: String = "en") throws -> LineFragment {
    let runs = [TextRun(text: text, font: FontRequest(size: 17))]
    let style = ParagraphStyle(language: language)
    let lines = try ShapedText(runs: runs, style: style, library: .standard)
      .layout(width: nil, height: nil).lines
    return try #require(lines.first)
  }

  private func fonts(_ text: String, language: String = "en") throws -> [String] {
    try line(text, language: language).runs.map { "\($0.text)=\($0.font.displayName)" }
  }

  @Test func eachScriptHasItsFont() throws {
    #expect(try fonts("שלום") == ["שלום=Noto Sans Hebrew Regular"])
    #expect(try fonts("नमस्ते") == ["नमस्ते=Noto Sans Devanagari Regular"])
    #expect(try fonts("สวัสดี") == ["สวัสดี=Noto Sans Thai Regular"])
    #expect(try fonts("привет") == ["привет=Inter Regular"])
    #expect(try fonts("☋") == ["☋=DejaVu Sans Book"])
  }

  @Test func everyScriptWithAFontIsDrawn() throws {
    let samples = "ᎠᐁᚠⵣꀀⲀ𐌰ᨀᮃᰀᤀꯀ𞤀ꆈཀကខልখગਖଖఖಖഖඛກกაԱܐހߊꦏᬓ𒀀𓀀"
    for character in samples {
      let line = try line(String(character))
      let glyphs = line.runs.flatMap(\.glyphs)
      #expect(!glyphs.contains { $0.id == 0 }, "\(character) \(line.runs.map(\.font.displayName))")
    }
  }

  @Test func ideographsTakeTheShapesOfTheLanguage() throws {
    #expect(try fonts("漢") == ["漢=Noto Sans CJK JP Regular"])
    #expect(try fonts("漢", language: "zh-Hans") == ["漢=Noto Sans CJK SC Regular"])
    #expect(try fonts("漢", language: "zh-Hant") == ["漢=Noto Sans CJK TC Regular"])
    #expect(try fonts("한국어") == ["한국어=Noto Sans CJK KR Regular"])
  }

  @Test func boldTextFallsBackToBoldFonts() throws {
    let runs = [TextRun(text: "שלום", font: FontRequest(size: 17, weight: 700))]
    let lines = try ShapedText(runs: runs, style: ParagraphStyle(), library: .standard)
      .layout(width: nil, height: nil).lines
    #expect(lines.first?.runs.first?.font.displayName == "Noto Sans Hebrew Bold")
  }

  @Test(arguments: ["😀", "👩‍👩‍👧", "🇩🇪", "👍🏽", "1️⃣", "☺️", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"])
  func anEmojiIsOneColoredGlyph(_ emoji: String) throws {
    let runs = try line(emoji).runs
    #expect(runs.map(\.font.displayName) == ["Noto Color Emoji Regular"])
    let glyphs = runs.flatMap(\.glyphs)
    #expect(glyphs.count == 1)
    let font = try #require(runs.first?.font)
    let glyph = try #require(glyphs.first?.id)
    #expect(font.isColor(glyph))
    let picture = try #require(font.colorImage(of: glyph))
    #expect(picture.image.bitmap.width == 136)
    #expect(picture.image.bitmap.pixels.contains { $0 != 0 })
    #expect(abs(picture.frame.width - 136.0 / 109) < 1e-9)
    #expect(font.outline(of: glyph).isEmpty)
  }

  /// What the text's font lacks is in color, as on an iPhone; what it has stays text.
  @Test(arguments: [("🗑", true), ("🕷", true), ("🗑\u{fe0e}", false), ("©", false), ("7", false)])
  func whatCanBeAnEmojiIsOneWhereTheFontLacksIt(_ text: String, isColored: Bool) throws {
    let run = try #require(try line(text).runs.first)
    #expect(run.font.isColor(run.glyphs.first?.id ?? 0) == isColored)
  }

  @Test func aTextSelectorKeepsAnEmojiBlack() throws {
    let run = try #require(try line("☺\u{fe0e}").runs.first)
    #expect(!run.font.isColor(run.glyphs.first?.id ?? 0))
  }

  @Test func aRightToLeftTextStartsAtTheRight() throws {
    let line = try line("שלום abc 12")
    #expect(
      line.runs.map(\.text) == ["12", " ", "abc", " ", "שלום"]
        || line.runs.map(\.text) == ["abc 12", " ", "שלום"])
    let hebrew = try #require(line.runs.last)
    #expect(hebrew.direction == .rightToLeft)
    #expect(hebrew.glyphs.map(\.cluster) == [6, 4, 2, 0])
    for (left, right) in zip(line.runs, line.runs.dropFirst()) {
      #expect(abs(left.origin.x + left.advance - right.origin.x) < 1e-9)
    }
  }

  @Test func arabicLettersJoin() throws {
    let joined = try line("بب").runs.flatMap(\.glyphs).map(\.id)
    let apart = try line("ب\u{200c}ب").runs.flatMap(\.glyphs).map(\.id)
    #expect(joined.count == 2)
    #expect(Set(joined) != Set(apart))
  }

  @Test func aMarkDoesNotMoveThePen() throws {
    let plain = try line("e").width
    #expect(try line("e\u{301}").width == plain)
    #expect(try line("e\u{323}\u{308}").width >= plain)
  }

  @Test func theEllipsisOfARightToLeftLineStandsAtItsLeft() throws {
    let runs = [TextRun(text: "שלום עולם שלום", font: FontRequest(size: 17))]
    let style = ParagraphStyle(lineLimit: 1, layoutDirection: .rightToLeft)
    let layout = try ShapedText(runs: runs, style: style, library: .standard)
      .layout(width: 70, height: nil)
    let line = try #require(layout.lines.first)
    #expect(layout.isTruncated)
    #expect(line.text.hasSuffix("…"))
    #expect(line.runs.first?.text == "…")
    #expect(line.width <= 70)
  }

  @Test(
    arguments: [ParagraphStyle.Alignment.leading, .trailing],
    [LayoutDirection.leftToRight, .rightToLeft])
  func alignmentIsMirroredInARightToLeftEnvironment(
    alignment: ParagraphStyle.Alignment, direction: LayoutDirection
  ) throws {
    let runs = [TextRun(text: "wide wide wide", font: FontRequest(size: 17))]
    let style = ParagraphStyle(
      alignment: alignment, balancesShortParagraphs: false, layoutDirection: direction)
    let layout = try ShapedText(runs: runs, style: style, library: .standard)
      .layout(width: 112, height: nil)
    #expect(layout.lines.map(\.text) == ["wide wide", "wide"])
    let last = try #require(layout.lines.last)
    let isAtLeft = (alignment == .leading) == (direction == .leftToRight)
    let x = isAtLeft ? 0 : layout.size.width - last.width
    #expect(abs(last.origin.x - x) < 1e-9)
  }
}
