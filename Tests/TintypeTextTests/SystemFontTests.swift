import Foundation
import Testing
import TintypeTestSupport

@testable import TintypeText

/// Free faces in the place of San Francisco.
@Suite struct SystemFontTests {
  private func line(
    _ text: String, size: CGFloat, weight: Int = 400, features: [FontFeature] = [],
    tracking: CGFloat = 0
  ) throws -> LineFragment {
    let font = FontRequest(size: size, weight: weight, features: features)
    let run = TextRun(text: text, font: font, tracking: tracking)
    return try #require(
      try ShapedText(runs: [run], style: ParagraphStyle(displayScale: 2), library: .standard)
        .layout(width: nil, height: nil).lines.first)
  }

  @Test("The face changes at 20 points", arguments: [(19.9, "Inter"), (20, "Inter Display")])
  func faces(size: CGFloat, family: String) throws {
    #expect(try line("a", size: size).runs[0].font.displayName == "\(family) Regular")
  }

  @Test(
    "The tracking is in 1/2048 em, and between two sizes of the table what lies between",
    arguments: [
      (0, 82), (3, 82), (6, 82), (6.5, 74.5), (11, 12), (12, 0), (13, -12), (15, -32), (16.5, -46),
      (17, -52), (20, -46), (22, -24), (28, 28), (34, 23), (53, 12), (54, 12), (55, 11.5),
      (60, 9), (78, 1), (80, 0), (500, 0),
    ] as [(CGFloat, CGFloat)])
  func tracking(size: CGFloat, units: CGFloat) {
    #expect(abs(SystemFontWidths.tracking(at: size) - units * size / 2048) < 1e-9)
  }

  @Test(
    "Letters come nearer to those for display from 17 to 28 points",
    arguments: [
      (1, 0), (17, 0), (17.25, 11), (17.5, 23), (17.75, 34), (18, 45), (18.5, 68), (19, 91),
      (20, 236), (24, 818), (27.5, 977), (28, 1000), (90, 1000),
    ] as [(CGFloat, Int)])
  func opticalSizes(size: CGFloat, thousandths: Int) {
    #expect(SystemFontWidths.opticalBlend(at: size) == thousandths)
  }

  @Test(
    "Weights lie between the four that were measured",
    arguments: [
      (100, 1253), (200, 1261), (400, 1290), (500, 1321.167), (700, 1375), (900, 1460), (0, 1253),
      (1000, 1460),
    ] as [(Int, Float)])
  func weights(weight: Int, advance: Float) throws {
    let master = SystemFontMaster(weight: weight)
    let plus = SystemFontWidths.tables.advances(in: master)[0x2b - 0x20]
    #expect(abs(plus - advance) < 0.1, "\(plus)")
  }

  /// Widths are rounded up to the pixel, as SwiftUI reports them.
  @Test func recordedWidthsAndWrapsAreMet() throws {
    let records = try RecordedWidth.all()
    #expect(records.count > 450)
    var missed: [String] = []
    for record in records {
      let font = FontRequest(size: record.size, weight: record.weight)
      let text = try ShapedText(
        runs: [TextRun(text: record.text, font: font)], style: ParagraphStyle(displayScale: 2),
        library: .standard)
      let layout = text.layout(width: record.proposed, height: nil)
      let width = layout.size.width.roundedUp(toScale: 2)
      if abs(width - record.width) > 1e-6 || layout.lines.count != record.lines {
        missed.append("\(record): \(width), \(layout.lines.count) lines")
      }
    }
    // The ellipsis is as wide as three recordings allow; one of them is this.
    #expect(missed.isEmpty, "\(missed.joined(separator: "\n"))")
  }

  /// Recorded from CoreText on macOS at 13 points, where the letters have the widths of iOS.
  @Test(
    "Widths are not rounded before the text is measured",
    arguments: [
      ("Hello, World", 73.658203125),
      ("The quick brown fox jumps over the lazy dog", 270.1181640625),
    ] as [(String, CGFloat)])
  func unroundedWidths(text: String, recorded: CGFloat) throws {
    let line = try line(text, size: 13)
    let units = line.runs.flatMap(\.glyphs).count
    #expect(units == text.count)
    let shaped = try ShapedText(
      runs: [TextRun(text: text, font: FontRequest(size: 13))], style: ParagraphStyle(),
      library: .standard)
    #expect(abs(shaped.span.width() - recorded) < 1e-9, "\(shaped.span.width())")
  }

  /// A letter with a mark has the width and the kerning of the letter, composed or not.
  @Test(arguments: ["Á", "é", "ñ", "ử", "’", "”", "−"])
  func charactersWithoutAMeasureHaveThatOfTheirModel(character: String) throws {
    let models = ["’": "'", "”": "\"", "−": "+"]
    let base = character.decomposedStringWithCanonicalMapping.unicodeScalars.first.map {
      String($0)
    }
    let model = try #require(models[character] ?? base)
    for size in [11, 17, 21, 34] as [CGFloat] {
      let widths = try ["T\(character)n", "T\(model)n", character, model].map {
        try line($0, size: size).width
      }
      #expect(abs(widths[0] - widths[1]) < 1e-6 && abs(widths[2] - widths[3]) < 1e-6)
    }
    let taken = character.decomposedStringWithCanonicalMapping
    #expect(abs(try line(taken, size: 17).width - line(character, size: 17).width) < 1e-6)
  }

  /// Measured in pictures of iOS 26: 0.56 of a space in times of day, two signs at 15 points and two arrows at 12.
  @Test func charactersBeyondASCIIThatWereMeasured() throws {
    func width(_ text: String, _ size: CGFloat, _ weight: Int = 400) throws -> CGFloat {
      try line(text, size: size, weight: weight).width - SystemFontWidths.tracking(at: size)
    }
    #expect(abs(try width("\u{202f}", 22, 700) - width(" ", 22, 700) * 0.56) < 1e-1)
    #expect(abs(try width("\u{2014}", 15) - 1771 * 15 / 2048) < 0.1)
    #expect(abs(try width("\u{2318}", 15) - 1823 * 15 / 2048) < 0.1)
    for weight in [400, 700] {
      #expect(abs(try width("\u{21b3}", 12, weight) - 1756 * 12 / 2048) < 0.1)
      #expect(abs(try width("\u{21ba}", 12, weight) - 1716 * 12 / 2048) < 0.1)
    }
  }

  /// Widths in units of 2048 at the sizes of the measurements: dashes are to the face's own as the hyphen is to its own.
  @Test(
    arguments: [
      ("\u{2012}", 15, 1359.5), ("\u{2013}", 15, 1049.5), ("\u{2014}", 15, 1770.9),
      ("\u{2015}", 15, 1770.9), ("\u{2318}", 15, 1822.9), ("\u{202f}", 22, 276.5),
      ("\u{21b3}", 12, 1756), ("\u{21ba}", 12, 1716),
    ] as [(String, CGFloat, CGFloat)])
  func dashesAndSigns(text: String, size: CGFloat, units: CGFloat) throws {
    let width = try line(text, size: size).width - SystemFontWidths.tracking(at: size)
    #expect(abs(width * 2048 / size - units) < 0.4, "\(width * 2048 / size)")
  }

  /// x-heights to the heights of capitals.
  @Test(
    arguments: [("Inter", 0.75), ("DejaVu Sans", 0.75017), ("JetBrains Mono", 0.75342)]
      as [(String, CGFloat)])
  func smallCapitals(family: String, scale: CGFloat) throws {
    let face = try FontLibrary.standard.face(for: FontRequest(family: .named(family), size: 20))
    #expect(abs(face.smallCapitalScale - scale) < 1e-4, "\(face.smallCapitalScale)")
  }

  @Test func tabularDigitsAreAllAsWideAsAZero() throws {
    let zero = try line("0", size: 17).width
    for digit in 0...9 {
      let width = try line("\(digit)", size: 17, features: [.monospacedDigit]).width
      #expect(abs(width - zero) < 1e-6, "\(digit)")
    }
  }

  /// The outline stays the free font's, in the middle of its width.
  @Test func theDifferenceOfAWidthLiesOnBothSidesOfTheOutline() throws {
    let standIn = try line("w", size: 20)
    let glyph = standIn.runs[0].glyphs[0]
    let font = FontRequest(family: .named("Inter Display"), size: 20)
    let own = try ShapedText(
      runs: [TextRun(text: "w", font: font)], style: ParagraphStyle(), library: .standard)
    let difference = standIn.width - SystemFontWidths.tracking(at: 20) - own.span.width()
    #expect(abs(difference) > 0.1)
    #expect(abs(glyph.position.x - difference / 2) < 1e-2, "\(glyph.position.x), \(difference)")
  }

  /// A mark that makes no letter of its own with its base stands over its base wherever that moved.
  @Test func marksStayOverTheirBase() throws {
    let glyphs = try line("q\u{301}a", size: 20).runs.flatMap(\.glyphs)
    let font = FontRequest(family: .named("Inter Display"), size: 20)
    let own = try ShapedText(
      runs: [TextRun(text: "q\u{301}a", font: font)], style: ParagraphStyle(displayScale: 2),
      library: .standard
    ).layout(width: nil, height: nil).lines[0].runs.flatMap(\.glyphs)
    try #require(glyphs.count == own.count)
    let distances = [glyphs, own].map { $0[1].position.x - $0[0].position.x }
    #expect(abs(distances[0] - distances[1]) < 1e-2, "\(distances)")
  }

  /// The pairs of a font file count where it is asked for by name, those of San Francisco in its place.
  @Test func kerningIsSanFranciscos() throws {
    let (pair, letters) = (try line("AV", size: 17).width, try line("A", size: 17).width)
    let kerning = pair - letters - (try line("V", size: 17).width)
    #expect(abs(kerning - 17 * -130 / 2048) < 1e-6, "\(kerning * 2048 / 17)")
    let off = try line("AV", size: 17, features: [FontFeature(tag: "kern", value: 0)]).width
    #expect(abs(off - pair + kerning) < 1e-6)
  }

  @Test func authorsTrackingComesOnTop() throws {
    let plain = try line("Hello", size: 17).width
    #expect(abs(try line("Hello", size: 17, tracking: 2).width - plain - 10) < 1e-9)
  }

  @Test(
    "What was written is drawn", arguments: ["->", "=>", "3x5", "640x480", "(c)", "A-B", "1:2"])
  func characters(text: String) throws {
    let face = try FontLibrary.standard.face(for: FontRequest(size: 17))
    let nominal = text.unicodeScalars.compactMap { face.nominalGlyph($0.value) }
    #expect(try line(text, size: 17).runs.flatMap(\.glyphs).map(\.id) == nominal)
    // By its own name the font is left as it is.
    if text == "->" {
      let font = FontRequest(family: .named("Inter"), size: 17)
      let own = try ShapedText(
        runs: [TextRun(text: text, font: font)], style: ParagraphStyle(), library: .standard)
      #expect(own.span.glyphs.map(\.id) != nominal)
    }
  }

  /// Recorded on macOS at 20 points.
  @Test(
    "Recorded widths of designs",
    arguments: [
      (FontRequest.Design.rounded, 175), (.serif, 185.5),
      (.monospaced, 235),
    ] as [(FontRequest.Design, CGFloat)])
  func designs(design: FontRequest.Design, recorded: CGFloat) throws {
    let font = FontRequest(family: .system(design), size: 20)
    let text = try ShapedText(
      runs: [TextRun(text: "The quick brown fox", font: font)],
      style: ParagraphStyle(displayScale: 2), library: .standard)
    let width = text.layout(width: nil, height: nil).size.width
    #expect(abs(width - recorded) <= recorded / 100, "\(width)")
  }

  /// Screenshots of iOS 26.2 and 26.4: 14.67 is a pixel's third, and so is what follows from other sizes.
  @Test(
    "Widths that screenshots show",
    arguments: [
      ("—", 17, 600, 14.67), ("\u{202f}", 15, 400, 2.33), ("\u{202f}", 30, 400, 3.67),
      ("✅", 15, 500, 21.3), ("✅", 20, 400, 24.9), ("🇺🇸", 32, 400, 36.17),
    ] as [(String, CGFloat, Int, CGFloat)])
  func widthsOfScreenshots(text: String, size: CGFloat, weight: Int, width: CGFloat) throws {
    #expect(abs(try line(text, size: size, weight: weight).width - width) < 0.34)
  }

  @Test func everyDesignAndWeightHasSanFranciscosLines() throws {
    for design in [FontRequest.Design.default, .rounded, .serif, .monospaced] {
      for weight in [100, 400, 900] {
        let font = FontRequest(family: .system(design), size: 17, weight: weight)
        let text = try ShapedText(
          runs: [TextRun(text: "Hg", font: font)], style: ParagraphStyle(displayScale: 3),
          library: .standard)
        let layout = text.layout(width: nil, height: nil)
        #expect(abs(layout.size.height - 61.0 / 3) < 1e-9)
        #expect(abs(text.spacingMetrics.capHeight - 17 * 1443 / 2048) < 1e-9)
      }
    }
  }

  /// `Rules/System-Font#Other-scripts`: cases that an app on iOS 26 shows.
  @Test func hangulBreaksAtSpacesAndStandsCloser() throws {
    func shaped(_ text: String) throws -> ShapedText {
      try ShapedText(
        runs: [TextRun(text: text, font: FontRequest(size: 17))],
        style: ParagraphStyle(displayScale: 3), library: .standard)
    }
    let lines = try shaped("한국어 텍스트는 단어 단위로 줄바꿈됩니다").layout(width: 104, height: nil).lines
    #expect(
      lines.map { $0.text.trimmingCharacters(in: .whitespaces) }
        == ["한국어", "텍스트는 단어", "단위로", "줄바꿈됩니다"])
    let width = try shaped("제목은 콘텐츠의 목적을 말하는가").layout(width: nil, height: nil).size.width
    #expect(abs(width - 218) < 1.5, "\(width)")
  }

  /// Marks that several scripts share are drawn by the font of the letters around.
  @Test(arguments: ["مـا", "م٣،م", "क। ख"])
  func sharedMarksComeFromTheScriptsFont(text: String) throws {
    let faces = try line(text, size: 17).runs.filter { $0.text != " " }.map(\.font.displayName)
    #expect(Set(faces).count == 1, "\(faces)")
  }

  @Test(arguments: ["안녕하세요", "مرحبا", "नमस्ते", "漢字かな", "שלום"])
  func otherScriptsLeaveTheLineAsHigh(text: String) throws {
    let (plain, other) = (try line("a", size: 17), try line(text, size: 17))
    #expect(other.ascent == plain.ascent && other.descent == plain.descent)
  }

  @Test func emojiAndArrowsLeaveTheLineAsHigh() throws {
    let plain = try line("a", size: 17)
    for text in ["a 😀", "a →", "a ✓"] {
      let other = try line(text, size: 17)
      #expect(other.ascent == plain.ascent && other.descent == plain.descent, "\(text)")
    }
  }

  /// The points after a character belong to the system font alone.
  @Test func fallbackFontsAreNotTracked() throws {
    let font = FontRequest(size: 17)
    let span = try ShapedText(
      runs: [TextRun(text: "a漢字", font: font)], style: ParagraphStyle(), library: .standard
    ).span
    #expect(span.items.map(\.spacing) == [SystemFontWidths.tracking(at: 17), 0])
  }
}
