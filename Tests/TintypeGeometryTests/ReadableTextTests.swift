import Testing
import TintypeGeometry

/// Lengths and names as people read them.
@Suite struct ReadableTextTests {
  @Test func lengthsHaveOneDecimalAtMost() {
    let texts = [0, -0.04, 12.25, -12.26, 100, .infinity, -.infinity, .nan].map {
      ReadableText.length($0)
    }
    #expect(texts == ["0", "0", "12.3", "−12.3", "100", "∞", "−∞", "nil"])
    #expect(ReadableText.length(nil) == "nil")
  }

  @Test func noLinePartsFromHeight() {
    #expect(ReadableText.size(CGSize(width: 10, height: 2.5)) == "10\u{A0}×\u{A0}2.5")
    #expect(ReadableText.lengths(nil, .infinity) == "nil\u{A0}×\u{A0}∞")
  }

  @Test func longTextsAreCutAndStandOnOneLine() {
    #expect(ReadableText.quoted("a\n b") == "“a b”")
    #expect(ReadableText.quoted("A title that is long enough") == "“A title that is long en…”")
    #expect(ReadableText.quoted("123456789012345678901234") == "“123456789012345678901234”")
  }

  /// Quotes around Hebrew and Arabic are kept apart from it, or they would change sides.
  @Test func quotesStayAroundTextsThatRunTheOtherWay() {
    #expect(ReadableText.quoted("שלום") == "“\u{2067}שלום\u{2069}”")
  }

  @Test func textsAreNamedByWhatTheySayAndPicturesByTheirNames() {
    #expect(ReadableText.name("Text", text: "Hello") == "Text “Hello”")
    #expect(ReadableText.name("Text", text: " ") == "Text")
    #expect(ReadableText.name("Image", picture: "heart") == "Image heart")
    #expect(ReadableText.name("HStack") == "HStack")
  }
}
