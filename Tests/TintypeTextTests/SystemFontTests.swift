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
    "Apple's tracking, and what lies between two of its sizes",
    arguments: [
      (0, 0), (3, 0.12), (6, 0.24), (11, 0.06), (12, 0), (13, -0.08), (15, -0.23), (16.5, -0.37),
      (17, -0.43), (20, -0.45), (22, -0.26), (28, 0.38), (34, 0.40), (53, 0.31), (54, 0.32),
      (55, 0.31), (60, 0.26), (78, 0.035), (80, 0), (500, 0),
    ] as [(CGFloat, CGFloat)])
  func tracking(size: CGFloat, points: CGFloat) {
    #expect(abs(SystemTracking.points(at: size) - points) < 1e-9)
  }

  /// Apple's letters come nearer to those for display from 20 to 24 points.
  @Test func opticalSizesMeetWithoutAStep() {
    #expect(SystemTracking.opticalPoints(at: 19.9) == 0)
    #expect(abs(SystemTracking.opticalPoints(at: 20) - 0.57) < 1e-9)
    #expect(abs(SystemTracking.opticalPoints(at: 22) - 0.3135) < 1e-9)
    #expect(SystemTracking.opticalPoints(at: 24) == 0)
  }

  /// Recorded on macOS, whose letters have the widths of iOS.
  @Test(
    "Recorded widths at 13 points",
    arguments: [
      ("Above", 38.5), ("Apple", 35), ("Banana", 45), ("Below", 36.5), ("Cherry", 41.5),
      ("Custom", 47), ("Header", 44.5), ("Last: none 0", 75), ("Low", 24.5), ("Nested", 43.5),
      ("Right-click me", 87.5), ("Row", 26), ("Shown", 41), ("Supercalifragilistic", 112),
      ("The quick brown fox", 124), ("Two", 25), ("Value", 33.5), ("Vegetables", 68), (" PM", 23.5),
      (",", 4), (", ", 7.5), (" ", 4),
    ] as [(String, CGFloat)])
  func widths(text: String, recorded: CGFloat) throws {
    let width = try line(text, size: 13).width.roundedUp(toScale: 2)
    #expect(abs(width - recorded) <= max(0.5, recorded / 100), "\(width)")
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
    #expect(span.items.map(\.spacing) == [SystemTracking.points(at: 17), 0])
  }
}
