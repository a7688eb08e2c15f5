import Testing
import TintypeDrawing

@testable import TintypeText

/// Names of fonts, orders of letters and measures of system fonts, at their edges.
@Suite struct TextValueTests {
  // MARK: Names

  @Test func namesAreTheSameButForTheirSigns() {
    #expect(FamilyName.normalized("SF Pro-2!") == "sfpro2")
    #expect(FamilyName.isSame("Times New Roman", "times-newroman"))
    #expect(!FamilyName.isSame("Bodoni 72", "Bodoni 71") && !FamilyName.isSame("a", "ab"))
  }

  /// The name for PostScript may have the maker's signs behind the family's.
  @Test(
    arguments: [
      ("Arial", "Arial"), ("ArialMT", "Arial"), ("ArialPS", "Arial"), ("ArialPSMT", "Arial"),
      ("arial-BoldMT", "Arial"), ("ArialMTPS", nil), ("ArialX", nil), ("MT", nil), ("", nil),
      ("TimesNewRomanPS-BoldItalicMT", "Times New Roman"), ("TimesMT", "Times"),
      ("GeorgiaPS", "Georgia"),
    ] as [(String, String?)])
  func familiesThatStandIn(name: String, family: String?) {
    let found = FontLookAlikes.family(of: name)
    #expect((found == nil) == (family == nil))
    #expect(found?.family == family.flatMap { FontLookAlikes.family(of: $0)?.family })
  }

  @Test(
    arguments: [
      ("A", 400, false), ("A-Italic", 400, true), ("A-Oblique", 400, true),
      ("A-BoldOblique", 700, true), ("A-Bold", 700, false), ("A-DemiBold", 600, false),
      ("A-SemiBoldItalic", 600, true), ("A-UltraLight", 100, false), ("A-Thin", 200, false),
      ("A-Light", 300, false), ("A-Medium", 500, false), ("A-Heavy", 800, false),
      ("A-Black", 900, false), ("Bold", 400, false), ("A-", 400, false),
    ] as [(String, Int, Bool)])
  func stylesOfNames(name: String, weight: Int, isItalic: Bool) {
    #expect(
      FontLookAlikes.traits(of: name) == FontTraits(weight: weight, isItalic: isItalic))
  }

  /// What is asked for goes before what the missing font's name says.
  @Test func substitutesHaveTheStyleOfTheName() {
    func applied(_ own: FontTraits, _ wanted: FontTraits) -> FontTraits {
      let substitute = FontSubstitute(family: .system(.serif), traits: own, name: "")
      var request = FontRequest(family: .named("a"), size: 12)
      request.traits = wanted
      let result = substitute.applied(to: request)
      #expect(result.family == .system(.serif) && result.size == 12)
      return result.traits
    }
    let bold = FontTraits(weight: 700)
    #expect(applied(bold, FontTraits()) == bold)
    #expect(applied(bold, FontTraits(weight: 300)).weight == 300)
    #expect(applied(FontTraits(), FontTraits(weight: 300)).weight == 300)
    for (own, wanted) in [(false, false), (true, false), (false, true), (true, true)] {
      let result = applied(FontTraits(isItalic: own), FontTraits(isItalic: wanted))
      #expect(result.isItalic == (own || wanted))
    }
  }

  @Test(
    arguments: [
      ("Hani", "", "JP"), ("Hani", "ja", "JP"), ("Hira", "zh", "SC"), ("Hani", "zh-Hans", "SC"),
      ("Hani", "zh-Hant", "TC"), ("Hani", "zh-TW", "TC"), ("Kana", "zh-hk", "TC"),
      ("Bopo", "zh-MO", "TC"), ("Hani", "ko", "KR"), ("Hani", "ko-KP", "KR"), ("Hang", "ja", "KR"),
      ("Hang", "zh-Hant", "KR"), ("Hani", "en-TW", "JP"), ("Hani", "en-ko", "JP"),
    ])
  func regionsOfIdeographs(script: String, language: String, region: String) {
    #expect(
      ScriptFont.families(script: script, language: language) == ["Noto Sans CJK \(region)"])
  }

  @Test func familiesOfScripts() {
    #expect(ScriptFont.families(script: "Arab", language: "ko") == ["Noto Sans Arabic"])
    #expect(ScriptFont.families(script: "Latn", language: "").isEmpty)
    #expect(ScriptFont.families(script: "Zsym", language: "").count == 2)
  }

  // MARK: Orders

  /// Unicode, UAX #9, L2: from the highest level to the lowest odd one each run is turned around.
  @Test(
    arguments: [
      ([], []), ([0, 0], [0, 1]), ([1], [0]), ([1, 1, 1], [2, 1, 0]),
      ([0, 1, 1, 0], [0, 2, 1, 3]),
      ([1, 2, 2, 1], [3, 1, 2, 0]), ([2, 2], [0, 1]), ([0, 2, 2], [0, 1, 2]),
      ([1, 0, 1], [0, 1, 2]), ([1, 1, 0, 1, 1], [1, 0, 2, 4, 3]),
      ([0, 1, 2, 3, 3], [0, 2, 4, 3, 1]),
      ([3, 3, 3], [2, 1, 0]), ([2, 1], [1, 0]), ([1, 2, 3], [1, 2, 0]),
    ] as [([Int8], [Int])])
  func visualOrders(levels: [Int8], expected: [Int]) {
    #expect(BidiReordering.visualOrder(of: levels) == expected)
  }

  // MARK: System fonts

  @Test(
    arguments: [
      (CGFloat.nan, 0), (0, 0), (17, 0), (17.25, 11), (17.49, 22), (17.5, 23), (17.75, 34),
      (18, 45), (18.5, 68), (19, 91), (20, 236), (23, 673), (27, 955), (27.5, 977), (28, 1000),
      (29, 1000), (CGFloat.infinity, 1000),
    ] as [(CGFloat, Int)])
  func shapesForDisplay(size: CGFloat, blend: Int) {
    #expect(SystemFontWidths.opticalBlend(at: size) == blend)
  }

  @Test(
    arguments: [
      (-1, 82), (0, 82), (5, 82), (6, 82), (6.5, 74.5), (7, 67), (12, 0), (53, 12), (53.5, 12),
      (54, 12), (55, 11.5), (56, 11), (70, 4), (71, 4), (72, 4), (74, 3), (78, 1), (79, 0.5),
      (80, 0), (100, 0),
    ] as [(CGFloat, CGFloat)])
  func trackings(size: CGFloat, units: CGFloat) {
    #expect(SystemFontWidths.trackingUnits(at: size) == units)
    let points = SystemFontWidths.tracking(at: size)
    #expect(abs(points - (size > 0 ? units * size / 2048 : 0)) < 1e-9)
  }

  @Test func trackingsOfDesigns() {
    func tracking(_ design: FontRequest.Design, _ size: CGFloat, isWide: Bool = false) -> CGFloat {
      StandIn(design: design, hasOtherWidth: isWide).tracking(at: size)
    }
    #expect(tracking(.default, 20) == SystemFontWidths.tracking(at: 20))
    #expect(tracking(.default, 20, isWide: true) == 0)
    #expect(abs(tracking(.serif, 10) - 0.044) < 1e-9)
    #expect(tracking(.rounded, 12) == SystemFontWidths.tracking(at: 12))
    #expect(tracking(.rounded, 20) == SystemFontWidths.tracking(at: 20))
    #expect(abs(tracking(.rounded, 40) - 2 * SystemFontWidths.tracking(at: 20)) < 1e-9)
    #expect(abs(tracking(.monospaced, 100) - (126_600 / 2048.0 - 60)) < 1e-9)
    #expect(SystemFontWidths.tracking(at: .infinity) == 0)
  }

  @Test func widthsOfTheOtherAxis() {
    #expect(
      [60, 80, 100, 120, 140].map { StandIn.axisWidth(for: $0) } == [25, 62.5, 100, 151, 202])
  }

  /// Letters are drawn for their size in whole points, up to 100; those of a family by name for none.
  @Test(
    arguments: [
      (-3, 1, 0), (0, 1, 0), (0.9, 1, 0), (17, 1, 17), (17.9, 1, 17), (100, 1, 100),
      (101, 1, 100), (30, 0.5, 15), (CGFloat.infinity, 1, 100),
    ] as [(CGFloat, CGFloat, Int)])
  func sizesThatLettersAreDrawnFor(size: CGFloat, scale: CGFloat, expected: Int) {
    var request = FontRequest(size: size)
    request.glyphScale = scale
    #expect(request.opticalSize == expected)
    request.family = .named("a")
    #expect(request.opticalSize == 0 && request.opticalBlend == 0)
  }

  @Test func lettersForDisplayAreThoseOfThePlainDesign() {
    var request = FontRequest(size: 28)
    #expect(request.opticalBlend == 1000)
    request.width = 120
    #expect(request.opticalBlend == 0)
    request = FontRequest(family: .system(.serif), size: 28)
    #expect(request.opticalBlend == 0)
  }

  /// A font that is not there measures nothing, and so does one of no size.
  @Test func measuresOfFonts() throws {
    func lengths(_ measures: FontMeasures) -> [CGFloat] {
      [
        measures.ascent, measures.descent, measures.leading, measures.capHeight, measures.xHeight,
      ]
    }
    #expect(lengths(.none) == [0, 0, 0, 0, 0] && !FontMeasures.none.isMonospaced)
    func measures(_ size: CGFloat, _ design: FontRequest.Design = .default) throws -> FontMeasures {
      try FontLibrary.standard.measures(of: FontRequest(family: .system(design), size: size))
    }
    let twenty = try measures(20)
    #expect(abs(twenty.ascent - 20 * 1950 / 2048) < 1e-6 && !twenty.isMonospaced)
    #expect(abs(twenty.descent - 20 * 494 / 2048) < 1e-6 && twenty.xHeight < twenty.capHeight)
    #expect(try measures(20, .monospaced).isMonospaced && !measures(20, .serif).isMonospaced)
    for size in [0, -3, CGFloat.infinity, .nan] {
      #expect(lengths(try measures(size)).allSatisfy { $0 == 0 })
    }
  }
}
