import Testing

@testable import TintypeText

/// Thousands of characters that nobody sees: the cost of shaping grows with their number, not with its square.
@Suite struct InvisibleTextTests {
  private func span(_ text: String) throws -> ShapedSpan {
    let run = TextRun(text: text, font: FontRequest(size: 17))
    return try ShapedText(runs: [run], style: ParagraphStyle(), library: .standard).span
  }

  /// HarfBuzz looks from each of them past the others, in what it is given at once.
  @Test(arguments: ["\u{ad}", "\u{200b}", "\u{feff}", "\u{200d}", "\u{2060}\u{ad}", "\u{fe0f}"])
  func theyAreShapedInShortStretches(_ piece: String) throws {
    let count = 6000
    let span = try span(String(repeating: piece, count: count / piece.unicodeScalars.count) + "A")
    #expect(span.items.count >= count / Itemizer.mostInvisible)
    #expect(span.items.count <= count / Itemizer.mostInvisible + 2)
    #expect(span.items.allSatisfy { $0.clusters.count <= Itemizer.mostInvisible + 1 })
    // All that is seen is the letter.
    #expect(try span.width() == self.span("A").width())
  }

  /// What people write is shaped as a whole: flags of regions have the longest sequences.
  @Test func sequencesWithAMeaningAreNotCut() throws {
    let wales = "🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}"
    for text in [wales, "👩\u{200d}👩\u{200d}👧\u{200d}👦", "Donau\u{ad}dampf\u{ad}schiff"] {
      #expect(try span(text).items.count == 1)
    }
  }
}
