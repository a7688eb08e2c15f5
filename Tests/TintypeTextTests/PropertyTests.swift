import Foundation
import Testing
import TintypeTestSupport

@testable import TintypeText

/// What must hold for every text at every width.
@Suite struct PropertyTests {
  private static let alphabets: [[ClosedRange<UInt32>]] = [
    [0x61...0x7a, 0x41...0x5a], [0x20...0x7e], [0xc0...0x17f], [0x391...0x3c9], [0x410...0x44f],
    [0x5d0...0x5ea], [0x627...0x64a, 0x660...0x669], [0x905...0x939, 0x93e...0x94d],
    [0xe01...0xe3a], [0x3041...0x3096, 0x4e00...0x4e40], [0x1f600...0x1f64f, 0x1f3fb...0x1f3ff],
    [0x300...0x36f], [0x2000...0x206f], [0xac00...0xac40], [0x9...0xd, 0x85...0x85],
  ]

  private func randomText(_ random: inout SplitMix) -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      let alphabet = Self.alphabets[Int.random(in: 0..<Self.alphabets.count, using: &random)]
      for _ in 0..<Int.random(in: 1...9, using: &random) {
        let range = alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
        if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &random)) {
          scalars.append(scalar)
        }
      }
      scalars.append(" ")
    }
    return String(scalars)
  }

  private func shaped(_ text: String, _ style: ParagraphStyle) throws -> ShapedText {
    try ShapedText(
      runs: [TextRun(text: text, font: FontRequest(size: 13))], style: style, library: .standard)
  }

  private func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace && ![0xa0, 0x2007, 0x202f].contains(scalar.value)
  }

  @Test(arguments: ReleaseCheck.seeds(300))
  func randomTexts(seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let text = randomText(&random)
    let bytes = Array(text.utf8)
    let style = ParagraphStyle(
      balancesShortParagraphs: seed % 2 == 0,
      layoutDirection: seed % 3 == 0 ? .rightToLeft : .leftToRight, displayScale: 2)
    let shaped = try shaped(text, style)
    for half in [0, 3, 20, 61, 140, 333, 2000] {
      let width = CGFloat(half) / 2
      let layout = shaped.layout(width: width, height: nil)
      #expect(layout.size.width <= width)
      var end = 0
      for line in layout.lines {
        #expect(line.sourceRange.lowerBound == end)
        end = line.sourceRange.upperBound
        let source = String(decoding: bytes[line.sourceRange], as: UTF8.self)
        if !line.text.hasSuffix("-") {
          #expect(
            source.hasPrefix(line.text)
              || source.unicodeScalars.starts(with: line.text.unicodeScalars))
          let hidden = source.unicodeScalars.dropFirst(line.text.unicodeScalars.count)
          #expect(hidden.allSatisfy { isSpace($0) })
        }
        let characters = TextBoundaries.graphemes(in: Array(line.text.utf8)).reduce(0) {
          $0 + Int($1)
        }
        #expect(
          line.width <= width * (1 + 1e-6) || characters <= 1,
          "\(line.text.unicodeScalars.map { String($0.value, radix: 16) }) at \(width)")
        var x = line.origin.x
        for run in line.runs {
          #expect(abs(run.origin.x - x) < 1e-6)
          x = run.origin.x + run.advance
        }
        #expect(abs(x - line.origin.x - line.width) < 1e-6 || line.text.last?.isWhitespace == true)
      }
      #expect(end == bytes.count)
      // A fresh text: the first must not answer from what it remembers.
      let again = try ShapedText(
        runs: [TextRun(text: text, font: FontRequest(size: 13), tag: 1)], style: style,
        library: .standard
      ).layout(width: layout.size.width, height: layout.size.height)
      #expect(
        again.lines.map(\.text) == layout.lines.map(\.text),
        "\(seed) at \(width) \(layout.size.width) \(again.lines.map(\.width)) \(layout.lines.map(\.width)) \(again.lines.map(\.sourceRange)) \(layout.lines.map(\.sourceRange))"
      )
      #expect(again.size == layout.size)
    }
  }

  @Test(arguments: ReleaseCheck.seeds(60))
  func truncatedTextsFit(seed: Int) throws {
    var random = SplitMix(seed: UInt64(1000 + seed))
    let text = randomText(&random)
    for mode in [ParagraphStyle.TruncationMode.head, .middle, .tail] {
      let style = ParagraphStyle(
        lineLimit: 1 + seed % 3, truncationMode: mode, allowsTightening: seed % 2 == 0,
        minimumScaleFactor: seed % 5 == 0 ? 0.6 : 1, displayScale: 2)
      let shaped = try shaped(text, style)
      for width in [0, 7, 30, 90, 400] as [CGFloat] {
        let layout = shaped.layout(width: width, height: CGFloat(seed))
        #expect(layout.lineCount <= 1 + seed % 3)
        #expect(layout.size.width <= width)
        if layout.isTruncated {
          #expect(layout.lines.last?.text.unicodeScalars.contains("…") == true)
        }
        for line in layout.lines where line.text != "…" {
          let characters = TextBoundaries.graphemes(in: Array(line.text.utf8)).reduce(0) {
            $0 + Int($1)
          }
          #expect(line.width <= width * (1 + 1e-5) || characters <= 1, "\(line.text) \(width)")
        }
      }
    }
  }

  @Test(arguments: ReleaseCheck.seeds(320))
  func earlierQueriesChangeNoAnswer(seed: Int) throws {
    var random = SplitMix(seed: UInt64(5000 + seed))
    let text = randomText(&random)
    let style = ParagraphStyle(
      lineLimit: seed % 3 == 0 ? 2 : nil, truncationMode: seed % 2 == 0 ? .tail : .middle,
      allowsTightening: seed % 5 == 0, minimumScaleFactor: seed % 7 == 0 ? 0.7 : 1, displayScale: 2)
    let queried = try shaped(text, style)
    var last = CGSize.zero
    for round in 0..<20 {
      // Proposals close to an answer are those that a memory could get wrong.
      let near = CGFloat(Int.random(in: -2...2, using: &random)) / 2
      let width = [
        0, .infinity, CGFloat(Int.random(in: 0..<600, using: &random)) / 2, last.width + near,
      ]
      let height = [
        10, .infinity, CGFloat(Int.random(in: 0..<300, using: &random)) / 2, last.height + near,
      ]
      let proposal = (
        max(0, width[Int.random(in: 0..<4, using: &random)]),
        max(0, height[Int.random(in: 0..<4, using: &random)])
      )
      // A tag of its own makes a text that remembers nothing.
      let fresh = try ShapedText(
        runs: [TextRun(text: text, font: FontRequest(size: 13), tag: Int32(round + 1))],
        style: style, library: .standard)
      let answer = queried.layout(width: proposal.0, height: proposal.1)
      let expected = fresh.layout(width: proposal.0, height: proposal.1)
      #expect(answer.size == expected.size, "\(proposal)")
      #expect(answer.lines.map(\.text) == expected.lines.map(\.text), "\(proposal)")
      #expect(answer.isTruncated == expected.isTruncated)
      last = answer.size
    }
  }

  @Test func aTextIsShapedOnceWhateverIsProposed() throws {
    let library = FontLibrary()
    let runs = [
      TextRun(text: "The quick brown ", font: FontRequest(size: 17)),
      TextRun(text: "fox jumps over", font: FontRequest(size: 17, weight: 700)),
    ]
    let text = try ShapedText(runs: runs, style: ParagraphStyle(), library: library)
    #expect(library.shapingCount == 2)
    for width in 0..<200 {
      _ = text.layout(width: CGFloat(width), height: nil)
      _ = text.layout(width: CGFloat(width), height: 10)
    }
    #expect(library.shapingCount == 2)
    let again = try ShapedText(runs: runs, style: ParagraphStyle(lineLimit: 2), library: library)
    _ = again.layout(width: 100, height: nil).lines
    #expect(library.shapingCount == 2)
  }

  @Test func wrappingAtSpacesShapesNothing() throws {
    let library = FontLibrary()
    let runs = [
      TextRun(text: "The quick brown fox jumps over the lazy dog", font: FontRequest(size: 17))
    ]
    let text = try ShapedText(runs: runs, style: ParagraphStyle(), library: library)
    for width in 60..<400 { _ = text.layout(width: CGFloat(width), height: nil).lines }
    #expect(library.reshapingCount == 0)
    _ = text.layout(width: 0, height: nil)
    #expect(library.reshapingCount == 0)
  }

  @Test func tenThousandMarksAreOneCharacter() throws {
    let text = "a" + String(repeating: "\u{301}", count: 10_000) + "b"
    let layout = try shaped(text, ParagraphStyle()).layout(width: 5, height: nil)
    #expect(layout.lineCount == 2)
    #expect(layout.lines.map(\.sourceRange.count) == [20_001, 1])
  }

  @Test(
    arguments: [
      ("word ", 200), ("unbroken", 200), ("ab", 3), ("שלום abc ", 90), ("ab\u{ad}", 30),
      ("سلام", 100), ("word\n", 200), ("👩‍👩‍👧", 30), ("\u{2067}a\u{2066}ש", 80),
    ] as [(String, CGFloat)])
  func aLongLineTakesStepsInProportion(word: String, width: CGFloat) throws {
    func steps(_ count: Int, _ word: String, width: CGFloat) throws -> (Int, Int) {
      let library = FontLibrary()
      let runs = [TextRun(text: String(repeating: word, count: count), font: FontRequest(size: 13))]
      let layout = try ShapedText(runs: runs, style: ParagraphStyle(), library: library)
        .layout(width: width, height: nil)
      return (layout.steps, library.shapingCount + library.reshapingCount)
    }
    let (small, smallShapings) = try steps(1000, word, width: width)
    let (large, largeShapings) = try steps(10_000, word, width: width)
    #expect(large <= small * 12)
    #expect(largeShapings <= smallShapings * 12 + 12)
  }

  /// Below the width of the narrowest character nothing is left to break.
  @Test(arguments: ReleaseCheck.seeds(60)) func belowItsLeastWidthATextDoesNotGrow(seed: Int) throws
  {
    var random = SplitMix(seed: UInt64(9000 + seed))
    let shaped = try shaped(randomText(&random), ParagraphStyle(displayScale: 2))
    let least = shaped.layout(width: 0, height: nil)
    var last = shaped.layout(width: 0.5, height: nil).size
    #expect(last.height <= least.size.height)
    for width in [0.25, 0.1, 0.01, 0] as [CGFloat] {
      let size = shaped.layout(width: width, height: nil).size
      #expect(size.width <= last.width && size.height >= last.height)
      #expect(size.height <= least.size.height)
      last = size
    }
    // Below the height of a line there is one line all the same, no higher for less space.
    let line = shaped.layout(width: nil, height: 1).size
    for height in [0.5, 0] as [CGFloat] {
      #expect(shaped.layout(width: nil, height: height).size == line)
    }
  }

  @Test func aMegabyteInOneLineIsLaidOut() throws {
    let text = String(repeating: "megabyte ", count: 116_509)
    let shaped = try shaped(text, ParagraphStyle())
    let layout = shaped.layout(width: 300, height: nil)
    #expect(layout.lineCount > 20_000)
    #expect(shaped.layout(width: nil, height: nil).lineCount == 1)
    #expect(layout.steps < 400_000)
  }

  @Test(
    arguments: [
      "\u{0}\u{1}\u{7f}", "\u{feff}\u{200b}\u{2060}", "\u{fffe}\u{ffff}\u{10ffff}",
      "\u{378}\u{e0001}", "\u{202e}abc\u{202c}", "\u{2067}\u{2067}\u{2067}x", "\u{d7ff}\u{e000}",
      "\u{fffc}", "\u{ad}\u{ad}", "\u{200d}\u{200d}", "\u{1f1e6}", "\u{fe0f}", "\r\n\r\n",
      "\u{2028}",
    ], [nil, 0, 20] as [CGFloat?])
  func unusualCharactersAreNoProblem(text: String, width: CGFloat?) throws {
    let layout = try shaped(text, ParagraphStyle(lineLimit: 3)).layout(width: width, height: nil)
    #expect(layout.lines.count == layout.lineCount)
    #expect(layout.lineCount >= 1)
  }
}
