import CTintypeHarfBuzz
import CTintypeUnicode
import Testing

@testable import TintypeText

/// What is known of plain characters without asking is what ICU and the fonts say.
@Suite struct PlainTextTests {
  private static let values =
    Array(UInt32(0x20)...0x7e) + Array(0xc0...0x24f) + Array(0x2010...0x2027)

  private static func text(_ values: some Sequence<UInt32>) -> String {
    var text = String.UnicodeScalarView()
    for value in values { if let scalar = Unicode.Scalar(value) { text.append(scalar) } }
    return String(text)
  }

  /// All of them, each beside each of a sample of the others.
  @Test func eachIsACharacterOfItsOwn() {
    var random = SplitMix(seed: 5)
    for value in Self.values {
      let other = Self.values[Int.random(in: 0..<Self.values.count, using: &random)]
      let bytes = Array(Self.text([value, other, value, value]).utf8)
      #expect(
        PlainText.graphemes(in: bytes) == TextBoundaries.foundGraphemes(in: bytes), "\(value)")
    }
  }

  @Test func noneIsIgnorableOrAnEmojiOrFromRightToLeft() {
    for value in Self.values where value > 0x7f {
      #expect(
        !ctu_is_ignorable(value) && !ctu_is_emoji(value) && !ctu_needs_bidi(value), "\(value)")
    }
  }

  @Test(arguments: [
    "\r\n", "a\u{301}", "a\u{ad}b", "😀", "\u{2028}", "ʼ", "\u{7f}", "\t", "שלום", "日",
  ])
  func othersAreNotPlain(text: String) {
    #expect(PlainText.graphemes(in: Array(text.utf8)) == nil)
  }

  @Test(arguments: [[0xc3], [0xe2, 0x80], [0xc3, 0x41], [0x80], [0xff], [0xe2, 0x41, 0x90]])
  func damagedBytesAreNotPlain(bytes: [UInt8]) {
    #expect(PlainText.graphemes(in: bytes) == nil)
  }

  @Test(arguments: [FontRequest.Family.system(.default), .named("DejaVu Sans"), .system(.serif)])
  func stretchesAreThoseOfAnyText(family: FontRequest.Family) throws {
    var random = SplitMix(seed: 7)
    let runs = [TextRun(text: "", font: FontRequest(family: family, size: 12))]
    let resources = FontLibrary().shaping
    let face = try resources.fonts.face(for: runs[0].font)
    let itemizer = Itemizer(runs: runs, faces: [face], fonts: resources.fonts, language: "en")
    var count = 0
    for _ in 0..<300 {
      let values = (0..<Int.random(in: 1...9, using: &random)).map { _ in
        Self.values[Int.random(in: 0..<Self.values.count, using: &random)]
      }
      var source = SpanSource(base: 0)
      source.append(Self.text(values).utf8, run: 0)
      let all = 0..<source.bytes.count
      let graphemes = TextBoundaries.foundGraphemes(in: source.bytes)
      let short = itemizer.plainStretch(of: all, in: source)
      let long = try itemizer.stretches(of: all, in: source, graphemes: graphemes)
      func facts(_ stretch: Itemizer.Stretch) -> [Int] {
        [
          stretch.bytes.lowerBound, stretch.bytes.upperBound, Int(stretch.level),
          Int(stretch.script.rawValue), ObjectIdentifier(stretch.face).hashValue,
        ]
      }
      // Without a stretch there is nothing to compare: not each character is in each font.
      if let short {
        #expect(long.stretches.map(facts) == [facts(short)], "\(Self.text(values))")
        #expect(long.base == 0 && long.levels == nil)
        count += 1
      }
    }
    #expect(count > 50)
  }
}
