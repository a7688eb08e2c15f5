import Testing

@testable import TintypeText

/// What is known of plain texts without ICU is what ICU says, in every language whose rules differ.
@Suite struct PlainBreaksTests {
  private static let languages = [
    "en", "de", "fi", "sv", "he", "th", "zh", "ja", "ko", "ja-u-lb-strict", "ja-u-lb-loose",
    "zh-u-lb-normal", "ko-u-lw-keepall", "zh-u-lw-phrase",
  ]

  /// One of each class, and some that are not plain.
  private static let alphabet = Array("aZ1 ,:!'-(%".utf8)

  /// All texts of some of the characters with a length.
  private static func texts(of length: Int, _ alphabet: [UInt8]) -> [[UInt8]] {
    (0..<length).reduce([[]]) { texts, _ in
      texts.flatMap { text in alphabet.map { text + [$0] } }
    }
  }

  private func expectEqual(_ bytes: [UInt8], _ language: String) -> Bool {
    guard let flags = PlainBreaks.flags(of: bytes) else { return false }
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(
      flags == TextBoundaries.foundLineBreaks(in: bytes, language: language),
      "'\(text)' in \(language)")
    return true
  }

  @Test(arguments: languages)
  func shortTexts(language: String) {
    var count = 0
    for length in 1...4 {
      for text in Self.texts(of: length, Self.alphabet) where expectEqual(text, language) {
        count += 1
      }
    }
    #expect(count > 1000)
  }

  /// Longer ones, of what is plain alone.
  @Test func longerTexts() {
    var count = 0
    for text in Self.texts(of: 6, Array("a1 .?\"-".utf8)) where expectEqual(text, "en") {
      count += 1
    }
    #expect(count > 5000)
  }

  @Test(arguments: languages)
  func sentences(language: String) {
    var random = SplitMix(seed: 3)
    var count = 0
    let letters = Array("aebcdxyzQRS0123456789    ..,,;:!?'\"-".utf8)
    for _ in 0..<3000 {
      let text = (0..<Int.random(in: 5...40, using: &random)).map { _ in
        letters[Int.random(in: 0..<letters.count, using: &random)]
      }
      if expectEqual(text, language) { count += 1 }
    }
    #expect(count > 20)
  }

  @Test(arguments: ["a\tb", "a\nb", "(a)", "a/b", "é", "a .5", "-a", "a--b", "!a", "50%", "x_y"])
  func othersAreLeftToICU(text: String) {
    #expect(PlainBreaks.flags(of: Array(text.utf8)) == nil)
  }

  @Test func anEmptyTextHasNoBreaks() { #expect(PlainBreaks.flags(of: []) == [0]) }
}
