import Testing
import TintypeGeometry

/// Lengths and names as people read them.
@Suite struct ReadableWordsTests {
  @Test func lengthsHaveOneDecimalAtMost() {
    let said = [0, -0.04, 12.25, -12.26, 100, .infinity, -.infinity, .nan].map {
      ReadableWords.length($0)
    }
    #expect(said == ["0", "0", "12.3", "−12.3", "100", "∞", "−∞", "nil"])
    #expect(ReadableWords.length(nil) == "nil")
  }

  @Test func noLinePartsFromHeight() {
    #expect(ReadableWords.size(CGSize(width: 10, height: 2.5)) == "10\u{A0}×\u{A0}2.5")
    #expect(ReadableWords.lengths(nil, .infinity) == "nil\u{A0}×\u{A0}∞")
  }

  @Test func longTextsAreCutAndStandOnOneLine() {
    #expect(ReadableWords.quoted("a\n b") == "“a b”")
    #expect(ReadableWords.quoted("A title that is long enough") == "“A title that is long en…”")
    #expect(ReadableWords.quoted("123456789012345678901234") == "“123456789012345678901234”")
  }

  /// Quotes around Hebrew and Arabic are kept apart from it, or they would change sides.
  @Test func quotesStayAroundTextsThatRunTheOtherWay() {
    #expect(ReadableWords.quoted("שלום") == "“\u{2067}שלום\u{2069}”")
  }

  @Test func textsAreNamedByWhatTheySayAndPicturesByTheirNames() {
    #expect(ReadableWords.name("Text", text: "Hello") == "Text “Hello”")
    #expect(ReadableWords.name("Text", text: " ") == "Text")
    #expect(ReadableWords.name("Image", picture: "heart") == "Image heart")
    #expect(ReadableWords.name("HStack") == "HStack")
  }
}
