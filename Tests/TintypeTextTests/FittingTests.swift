import Testing

@testable import TintypeText

/// What gives way when a text does not fit: spaces at line ends, hyphens, space between letters,
/// size, and text.
@Suite struct FittingTests {
  private func layout(
    _ text: String, _ style: ParagraphStyle = ParagraphStyle(displayScale: 2),
    width: CGFloat? = nil, height: CGFloat? = nil
  ) throws -> ParagraphLayout {
    try ShapedText(
      runs: [TextRun(text: text, font: FontRequest(size: 18))], style: style, library: .standard
    ).layout(width: width, height: height)
  }

  private func width(_ text: String, _ style: ParagraphStyle = ParagraphStyle()) throws -> CGFloat {
    try layout(text, style).lines[0].width
  }

  // MARK: Truncation

  nonisolated private static let texts = [
    "The quick brown fox jumps over the lazy dog and runs through the forest",
    "דג סקרן שט בים מאוכזב ולפתע מצא לו חברה איך הקליטה",
    "ऋषियों को सताने वाले दुष्ट राक्षसों के राजा रावण का सर्वनाश",
    "天地玄黃宇宙洪荒日月盈昃辰宿列張寒來暑往秋收冬藏",
    "😀👩‍👩‍👧🇩🇪👍🏽❤️1️⃣😀👩‍👩‍👧🇩🇪👍🏽❤️1️⃣😀👩‍👩‍👧🇩🇪👍🏽❤️",
  ]

  /// Whole lines first; on the last one as many characters as fit stay at each side of the ellipsis.
  @Test(arguments: texts, 1...3)
  func theLastLineGivesWay(text: String, limit: Int) throws {
    let available: CGFloat = 131
    let whole = try layout(text, width: available).lines
    try #require(whole.count > limit)
    for mode in [ParagraphStyle.TruncationMode.head, .middle, .tail] {
      var style = ParagraphStyle(lineLimit: limit, truncationMode: mode, displayScale: 2)
      let found = try layout(text, style, width: available)
      #expect(found.lineCount == limit && found.isTruncated)
      #expect(found.lines.dropLast().map(\.text) == whole.prefix(limit - 1).map(\.text))
      let last = try #require(found.lines.last)
      let start = whole.prefix(limit - 1).last?.sourceRange.upperBound ?? 0
      let rest = String(decoding: Array(text.utf8)[start...], as: UTF8.self)
      let parts = last.text.split(separator: "…", omittingEmptySubsequences: false).map(String.init)
      try #require(parts.count == 2, "\(last.text)")
      #expect(rest.hasPrefix(parts[0]) && text.hasSuffix(parts[1]))
      #expect(parts[0].isEmpty == (mode == .head) && parts[1].isEmpty == (mode == .tail))
      #expect(!parts[0].hasSuffix(" ") && !parts[1].hasPrefix(" "))
      #expect(last.width <= available)
      // One more character, as people see it, would be too much; the sides of a middle ellipsis take turns, so that
      // the other side may have space left, as the recorded truncations have.
      style.lineLimit = nil
      let (left, right) = (parts[0].count, parts[1].count)
      var longer: [CGFloat] = []
      if mode != .tail {
        longer.append(try width("\(parts[0])…\(trimmed(text.suffix(right + 2)))"))
      }
      if mode != .head {
        longer.append(try width("\(trimmed(rest.prefix(left + 2)))…\(parts[1])"))
      }
      #expect(longer.contains { $0 > available }, "\(last.text), \(last.width) wide")
    }
  }

  /// Stacks ask first how low a text can be: the answer is that of the layout, found without it.
  @Test(arguments: texts) func theHeightIsFoundWithoutBreaking(text: String) throws {
    let styles = [
      ParagraphStyle(displayScale: 2), ParagraphStyle(lineLimit: 2, displayScale: 3),
      ParagraphStyle(reservedLines: 2, lineSpacing: 5, displayScale: 2),
      ParagraphStyle(allowsTightening: true, minimumScaleFactor: 0.5, displayScale: 2),
    ]
    for (style, isScaled) in zip(styles, [false, false, false, true]) {
      // Of words in a font that has all their letters.
      let plain = try shaped("The quick brown fox jumps over the lazy dog", style)
      let other = try shaped(text, style)
      for width in [nil, 0, 40, 131, 1000] as [CGFloat?] {
        for height in [nil, 0, 15, 47, 90, 300] as [CGFloat?] {
          let expected = plain.layout(width: width, height: height).size.height
          #expect(plain.height(width: width, height: height) == (isScaled ? nil : expected))
          if let found = other.height(width: width, height: height) {
            #expect(found == other.layout(width: width, height: height).size.height)
          }
          let layout = other.layout(width: width, height: height)
          guard layout.isLowest else { continue }
          for narrower in [0, 12, 70, nil] as [CGFloat?] {
            #expect(other.layout(width: narrower, height: 0).size.height == layout.size.height)
          }
        }
      }
    }
    #expect(try shaped("", styles[2]).height(width: 10, height: 0) ?? 0 == 0)
  }

  private func shaped(_ text: String, _ style: ParagraphStyle) throws -> ShapedText {
    try ShapedText(
      runs: [TextRun(text: text, font: FontRequest(size: 18))], style: style, library: .standard)
  }

  /// One line is scaled exactly, several by 128ths, and neither below what the author allows.
  @Test func textIsScaledAsFarAsIsAllowed() throws {
    let text = "Harbor lights"
    func scale(
      _ least: CGFloat, of share: CGFloat, lines: Int? = 1, height: CGFloat? = nil
    ) throws -> (scale: CGFloat, isTruncated: Bool) {
      let shaped = try shaped(
        text, ParagraphStyle(lineLimit: lines, minimumScaleFactor: least, displayScale: 2))
      let natural = shaped.span.width()
      let layout = shaped.layout(width: natural * share, height: height)
      return (layout.scaleFactor, layout.isTruncated)
    }
    for (least, share, expected, isTruncated) in [
      (0.5, 1, 1, false), (0.5, 0.75, 0.75, false), (0.5, 0.5, 0.5, false), (0.5, 0.49, 0.5, true),
      (1, 0.75, 1, true), (0, 0.02, 0.02, false), (0, 1.0 / 128, 1.0 / 128, false),
      (0, 0.005, 1.0 / 128, true), (0, 0, 1, true),
    ] as [(CGFloat, CGFloat, CGFloat, Bool)] {
      let found = try scale(least, of: share)
      #expect(abs(found.scale - expected) < 1e-9, "\(least) \(share)")
      #expect(found.isTruncated == isTruncated, "\(least) \(share)")
    }
    // Two lines in the height of one and a half: by 128ths.
    let line = try layout(text).size.height
    let all = try [nil, 3, 2, 1].map {
      try scale(0.5, of: 0.7, lines: $0, height: line * 1.5).scale
    }
    #expect(all[0] == all[1] && all[1] == all[2] && all[3] == 0.7)
    #expect(all[0] == 0.75)
    #expect(try scale(0.9, of: 0.55, lines: 2, height: line * 1.5).scale == 0.9)
  }

  private func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  @Test(arguments: [1, 2]) func theEllipsisStandsWhereTextWasLeftOut(limit: Int) throws {
    let text = Self.texts[1]
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      func runs(_ mode: ParagraphStyle.TruncationMode) throws -> [String] {
        let style = ParagraphStyle(
          lineLimit: limit, truncationMode: mode, layoutDirection: direction)
        return try #require(try layout(text, style, width: 120).lines.last).runs.map(\.text)
      }
      // Read from the right: the end is at the left.
      #expect(try runs(.tail).first == "…")
      #expect(try runs(.head).last == "…")
      #expect(try runs(.middle).dropFirst().dropLast().contains("…"))
    }
  }

  @Test func theEllipsisOfAMixedLineFollowsItsParagraph() throws {
    func last(_ text: String) throws -> LineFragment {
      try layout(text, ParagraphStyle(lineLimit: 1), width: 110).lines[0]
    }
    let latin = try last("mixed עברית ארוכה מאוד מאוד")
    #expect(latin.runs.last?.text == "…" && latin.runs.first?.text.hasPrefix("mixed") == true)
    let hebrew = try last("עברית mixed with English words")
    #expect(hebrew.runs.first?.text == "…")
    #expect(hebrew.runs.last?.text.hasPrefix("עברית") == true)
  }

  // MARK: Tightening, then scaling, then truncating

  @Test func tighteningComesBeforeScalingAndScalingBeforeTruncating() throws {
    let text = "The quick brown fox"
    let natural = try width(text)
    let style = ParagraphStyle(
      lineLimit: 1, allowsTightening: true, minimumScaleFactor: 0.5, displayScale: 2)
    func at(_ available: CGFloat) throws -> ParagraphLayout {
      try layout(text, style, width: available)
    }
    let fitting = try at(natural)
    #expect(fitting.scaleFactor == 1 && fitting.tightenings == [0])
    let tightened = try at(natural / 1.04)
    #expect(tightened.scaleFactor == 1 && !tightened.isTruncated)
    let each = (natural / 1.04 - natural) / CGFloat(text.count)
    #expect(abs((tightened.tightenings.first ?? 0) - each) < 1e-9)
    #expect(abs(tightened.lines[0].width - natural / 1.04) < 1e-6)
    let scaled = try at(natural / 1.25)
    #expect(abs(scaled.scaleFactor - 0.8) < 1e-9 && scaled.tightenings == [0])
    #expect(!scaled.isTruncated && scaled.lines[0].text == text)
    let cut = try at(natural / 2.5)
    #expect(cut.isTruncated && cut.scaleFactor == 0.5)
    #expect(cut.tightenings == [-18.0 / 72 * 0.5])
    // A smaller font has a lower line, and its baseline lies higher.
    #expect(scaled.size.height < fitting.size.height)
    #expect(abs(cut.size.height - (fitting.lines[0].ascent + fitting.lines[0].descent) / 2) <= 0.5)
  }

  @Test func aLineThatFitsIsNotTouched() throws {
    let style = ParagraphStyle(
      lineLimit: 2, allowsTightening: true, minimumScaleFactor: 0.2, displayScale: 2)
    let wrapped = try layout("The quick brown fox", style, width: 100)
    #expect(wrapped.lineCount == 2 && wrapped.scaleFactor == 1 && wrapped.tightenings == [0, 0])
  }

  // MARK: Hyphens and spaces

  @Test func aSoftHyphenIsDrawnOnlyAtALineEndAndCounted() throws {
    let text = "so hyphen\u{ad}ated"
    #expect(try layout(text).lines.map(\.text).count == 1)
    #expect(try abs(width(text) - width("so hyphenated")) < 1e-9)
    let needed = try width("so hyphen-")
    #expect(try layout(text, width: needed).lines.map(\.text) == ["so hyphen-", "ated"])
    // Without space for the hyphen the word goes to the next line, where it has space for it.
    #expect(try layout(text, width: needed - 0.1).lines.map(\.text) == ["so", "hyphen-", "ated"])
    let hyphen = try #require(try layout(text, width: needed).lines[0].runs.last)
    #expect(hyphen.text.hasSuffix("-") && hyphen.sourceRange.upperBound <= 9)
  }

  @Test func anySpacesHangAtASoftBreakAndStayAtAHardOne() throws {
    let word = try width("bbb")
    let soft = try layout("bbb     aaa", width: word)
    #expect(soft.lines.map(\.text) == ["bbb", "aaa"])
    #expect(soft.size.width - word < 0.5 && soft.lines[0].width == word)
    let hard = try layout("aaa   \nbbb")
    #expect(try hard.lines[0].width == width("aaa   "))
    // A space that does not break is part of the word.
    let fixed = try layout("bbb\u{a0}aaa", width: word + 6).lines[0]
    #expect(try fixed.text == "bbb\u{a0}" && fixed.width == width("bbb\u{a0}"))
    // From right to left they hang at the left: the words end at the same position as without them.
    let right = ParagraphStyle(
      alignment: .leading, balancesShortParagraphs: false, layoutDirection: .rightToLeft)
    let hebrew = try layout("שלום      עולם", right, width: width("שלום") + 1)
    for line in hebrew.lines {
      #expect(abs(line.origin.x + line.width - hebrew.size.width) < 1e-9)
      #expect(line.runs.map(\.text) == [line.text])
    }
  }

  @Test func loneSurrogatesAndBrokenBytesAreReplacementCharacters() throws {
    let surrogates = String(
      decoding: [0x61, 0xd800, 0xdc00, 0xd800, 0x62] as [UInt16], as: UTF16.self)
    let bytes = String(decoding: [0x61, 0xed, 0xa0, 0x80, 0xff, 0x62] as [UInt8], as: UTF8.self)
    for text in [surrogates, bytes] {
      let line = try layout(text, width: nil).lines[0]
      #expect(line.text == text && text.unicodeScalars.contains("\u{fffd}"))
      #expect(line.sourceRange == 0..<text.utf8.count && line.width > 0)
      #expect(try layout(text, width: 0).lines.map(\.text).joined() == text)
    }
  }
}

/// How much work it is to make a text fit, counted and not timed.
@Suite struct FittingCostTests {
  private func shapings(_ text: String, _ style: ParagraphStyle) throws -> Int {
    let library = FontLibrary()
    let layout = try ShapedText(
      runs: [TextRun(text: text, font: FontRequest(size: 18))], style: style, library: library
    ).layout(width: 85, height: nil)
    #expect(layout.isTruncated && layout.size.width <= 85)
    return library.reshapingCount
  }

  /// What hides beside the ellipsis has no width, however much of it there is.
  @Test(arguments: [" ", "\u{200b}", "\u{2060}", "\u{301}", "\u{200d}"])
  func whatHasNoWidthCostsNoShaping(filler: String) throws {
    // What is invisible is shaped in stretches; a line is shaped again a few times, not once a character.
    let most = 60 + 3 * 3000 / Itemizer.mostInvisible
    let text = "aaa" + String(repeating: filler, count: 3000) + " bbb ccc ddd eee fff ggg"
    for mode in [ParagraphStyle.TruncationMode.head, .middle, .tail] {
      let style = ParagraphStyle(lineLimit: 1, truncationMode: mode)
      #expect(try shapings(text, style) < most, "\(mode)")
      #expect(try shapings(String(text.reversed()), style) < most, "\(mode), reversed")
    }
  }

  /// A line of a named font reaches as far as the fonts of all its letters, in thousandths of their size.
  @Test func aLineIsAsHighAsTheFontsOfAllItsLetters() throws {
    func line(_ text: String) throws -> [Int] {
      let font = FontRequest(family: .named("DejaVu Sans Mono"), size: 1000)
      let layout = try ShapedText(
        runs: [TextRun(text: text, font: font)], style: ParagraphStyle(), library: .standard
      ).layout(width: nil, height: nil)
      return [layout.firstBaseline, layout.size.height - layout.firstBaseline].map {
        Int($0.rounded())
      }
    }
    let (latin, han, both) = (try line("a"), try line("漢"), try line("a漢"))
    #expect(latin == [928, 237])
    #expect(han == [1160, 288])
    #expect(both == [max(latin[0], han[0]), max(latin[1], han[1])])
  }
}
