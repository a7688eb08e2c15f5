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

  /// Three decimals at most, rounded from zero on; what has too many digits for them is written as Swift does.
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (-0.25, "-0.25"),
      (1.0625, "1.063"), (1.05, "1.05"), (1.005, "1.005"), (0.001, "0.001"), (0.01, "0.01"),
      (0.0004, "0"), (-0.0004, "0"), (0.0005, "0.001"), (-0.001, "-0.001"), (100, "100"),
      (1.9996, "2"), (999_999_999_999, "999999999999"), (1e12, "1000000000000.0"),
      (-1e12, "-1000000000000.0"), (1e300, "1e+300"), (-999_999_999_999.5, "-999999999999.5"),
      (.nan, "nan"), (-.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf"),
    ] as [(CGFloat, String)])
  func lengthsOfLayouts(value: CGFloat, text: String) {
    #expect(LayoutNumber.text(value) == text)
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
