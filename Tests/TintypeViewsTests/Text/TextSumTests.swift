import Testing
import Tintype
import TintypeTestSupport

/// Texts made of many others.
@MainActor
@Suite struct TextSumTests {
  private func sum(_ count: Int) -> Text {
    (0..<count).reduce(Text(verbatim: "")) {
      $0 + Text(verbatim: "w ").foregroundColor($1.isMultiple(of: 2) ? .red : .blue)
    }
  }

  /// Each is one level deeper than the one before; as calls inside calls they would overflow the stack.
  @Test func aSumOfThousandsOfTexts() {
    let text = sum(100_000)
    #expect(TextMeasure.string(text).utf8.count == 200_000)
    var right = Text(verbatim: "")
    for _ in 0..<100_000 { right = Text(verbatim: "a") + right }
    #expect(TextMeasure.string(right).count == 100_000)
  }

  @Test func attributesOfASumReachAllItsParts() {
    let part = Text(verbatim: "b") + Text(verbatim: "c").italic()
    let text = (Text(verbatim: "a") + part.bold()).font(.title)
    #expect(
      TextMeasure.runs(text).map(\.font) == [
        "Inter Display Regular", "Inter Display Bold", "Inter Display Bold Italic",
      ])
    #expect(TextMeasure.runs(part).map(\.font) == ["Inter Regular", "Inter Italic"])
  }
}
