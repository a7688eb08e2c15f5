import Testing

@testable import TintypeText

/// Texts put together from words that were shaped before are what they are when shaped whole.
@Suite struct WordCacheTests {
  private static let families: [FontRequest.Family] = [
    .system(.default), .system(.serif), .system(.monospaced), .named("DejaVu Sans"),
    .named("DejaVu Serif"), .named("Noto Sans"), .named("Noto Serif"),
  ]

  private static let samples = [
    "The", "AVATAR", "To", "Yes,", "fi", "office", "waffle", "r.", "(C)", "(1)", "[a]", "{x}", "-",
    "--",
    "->", "=>", "…", "1/2", "10:30", "3x4", "0x1F", "f(x)", "\"quoted\"", "don't", "L'Été", "naïve",
    "Ærø",
    "e\u{301}clair", "a\u{308}", "Ελλάδα", "Καλημέρα", "Привет", "мир", "@home", "#tag", "A", "V",
    "W.",
    "Tr", "LT", "«да»", "¿Qué?", "100%", "€5", "longerthantwentyfourbytesinall", "\u{200b}x", "🙂",
    "א",
  ]

  /// A feature that no font has keeps words out of the game: such a text is shaped whole.
  private func spans(
    _ text: String, _ family: FontRequest.Family
  ) throws -> (joined: ShapedSpan, whole: ShapedSpan) {
    func span(_ features: [FontFeature]) throws -> ShapedSpan {
      let font = FontRequest(family: family, size: 12, features: features)
      return try ShapedText(
        runs: [TextRun(text: text, font: font)], style: ParagraphStyle(), library: .standard
      ).span
    }
    return (try span([]), try span([FontFeature(tag: "zz00", value: 1)]))
  }

  /// Where a break is not flagged, both halves shaped alone are as wide as the text.
  private func expectSafeBreaks(of span: ShapedSpan, _ text: String) throws {
    func units(_ text: Substring.UTF8View) throws -> Int64 {
      let run = TextRun(text: String(Substring(text)), font: FontRequest(size: 12))
      return try ShapedText(runs: [run], style: ParagraphStyle(), library: .standard).span.items
        .reduce(0) { $0 + $1.units }
    }
    let all = try units(text[...].utf8)
    for cluster in span.clusters.dropLast().dropFirst() where !cluster.isUnsafe {
      let middle = text.utf8.index(text.startIndex, offsetBy: Int(cluster.start))
      let halves = try units(text.utf8[..<middle]) + units(text.utf8[middle...])
      #expect(halves == all, "\(text) at byte \(cluster.start)")
    }
  }

  private func expectEqual(_ text: String, _ family: FontRequest.Family) throws {
    let (joined, whole) = try spans(text, family)
    func facts(_ glyph: ShapedSpan.Glyph) -> [Int32] {
      [Int32(bitPattern: glyph.id), glyph.cluster, glyph.advance, glyph.x, glyph.y]
    }
    #expect(joined.glyphs.map(facts) == whole.glyphs.map(facts), "\(text) in \(family)")
    #expect(joined.clusters.map(\.start) == whole.clusters.map(\.start))
    #expect(joined.clusters.map(\.units) == whole.clusters.map(\.units))
    let (breaks, others) = (joined.clusters.map(\.isUnsafe), whole.clusters.map(\.isUnsafe))
    if family == .system(.default) {
      // With a feature HarfBuzz kerns, too, and flags pairs that are not kerned any more.
      #expect(zip(breaks, others).allSatisfy { !$0 || $1 }, "\(text)")
      // A half may resolve to another script or direction, which no flag is about.
      if text.unicodeScalars.allSatisfy({ $0.value < 0x250 }) {
        try expectSafeBreaks(of: joined, text)
      }
    } else {
      #expect(breaks == others, "\(text)")
    }
    #expect(joined.width() == whole.width())
  }

  @Test(arguments: families)
  func aJoinedTextEqualsOneShapedAtOnce(family: FontRequest.Family) throws {
    var random = SplitMix(seed: 11)
    for _ in 0..<400 {
      let count = Int.random(in: 1...7, using: &random)
      var text = ""
      for _ in 0..<count {
        text += Self.samples[Int.random(in: 0..<Self.samples.count, using: &random)]
        text += String(repeating: " ", count: Int.random(in: 1...2, using: &random))
      }
      if Bool.random(using: &random) { text.removeLast() }
      try expectEqual(text, family)
    }
  }

  /// Inter raises what stands between capitals and digits, over spaces too.
  @Test(arguments: ["(C) (D)", "A - B", "1 : 2", "H (x) H", "3 × 4", "A  -  B"])
  func rulesThatReachOverSpacesApply(text: String) throws {
    try expectEqual(text, .system(.default))
  }

  /// A mark after a space belongs to the space.
  @Test(arguments: ["a \u{301}b", "x \u{20dd} y", "и \u{483}ж"])
  func marksStayWithTheirSpace(text: String) throws {
    try expectEqual(text, .system(.default))
    try expectEqual(text, .named("DejaVu Sans"))
  }

  /// A character without ink is a character: a word with it is not the word without.
  @Test func zeroBytesCount() throws {
    try expectEqual("a tail", .named("DejaVu Sans"))
    try expectEqual("a tail\u{0}", .named("DejaVu Sans"))
    try expectEqual("tail\u{0} tail", .named("DejaVu Sans"))
    try expectEqual("tail", .named("DejaVu Sans"))
    try expectEqual("tail\u{0}\u{0}", .named("DejaVu Sans"))
  }

  /// A word is kept once, whatever the size and the text.
  @Test func shapesAreSharedBetweenTextsAndSizes() throws {
    // Other tests shape other words at the same time.
    let library = FontLibrary()
    let samples = library.shaping.wordCache
    func shape(_ text: String, size: CGFloat) throws {
      let font = FontRequest(family: .named("DejaVu Serif"), size: size)
      _ = try ShapedText(
        runs: [TextRun(text: text, font: font)], style: ParagraphStyle(), library: library)
    }
    try shape("sharedword first", size: 9)
    let before = samples.count
    try shape("sharedword first", size: 31)
    try shape("sharedword sharedword first", size: 8)
    #expect(samples.count == before)
    try shape("sharedword secondword", size: 9)
    #expect(samples.count == before + 1)
  }
}
