import Foundation
import Testing

@testable import TintypeText

/// Our engine against numbers of another program with other versions of the same libraries.
@Suite struct OracleTests {
  private let oracle: Oracle

  init() throws { oracle = try #require(Oracle.shared, "Fixtures/Text/oracle.json is missing") }

  @Test func everyStringHasTheSameGlyphsAndUnits() throws {
    var compared = 0
    for item in oracle.strings where item.notdef == 0 {
      let style = ParagraphStyle(language: item.lang)
      let span = try Oracle.text(item.text, item.font, size: 17, style: style).span
      #expect(span.items.reduce(0) { $0 + $1.units } == item.units, "\(item.font) \(item.id)")
      let glyphs = span.glyphs.map { [Int($0.id), Int($0.advance), Int($0.x), Int($0.y)] }
      let expected = item.glyphs.map { [$0[0], $0[2], $0[3], $0[4]] }
      #expect(glyphs == expected, "\(item.font) \(item.id)")
      compared += 1
    }
    #expect(compared >= 22)
  }

  @Test func everyParagraphBreaksAtTheSamePositions() throws {
    var compared = 0
    for item in oracle.paragraphs where !item.fragile && item.notdef == 0 {
      let style = ParagraphStyle(balancesShortParagraphs: false, language: item.lang)
      let text = try Oracle.text(item.text, item.font, size: item.size, style: style)
      let lines = text.layout(width: item.width, height: nil).lines
      let scalars = Array(item.text.unicodeScalars)
      let unitsPerEm = item.font == "DejaVuSans" ? CGFloat(2048) : 2816
      for (index, expected) in item.lines.enumerated() {
        let name = "\(item.font) \(item.id) \(item.size) at \(item.width), line \(index)"
        let hyphenated = expected.units_with_hyphen.map { CGFloat($0) * item.size / unitsPerEm }
        // With its hyphen the line is too wide for us: from here on the two differ rightly.
        if let hyphenated, hyphenated > item.width { break }
        let bytes = { (end: Int) in
          scalars[..<end].reduce(0) { $0 + String($1).utf8.count }
        }
        guard index < lines.count else {
          Issue.record("\(name) is missing")
          break
        }
        let range = bytes(expected.start)..<bytes(expected.end)
        #expect(lines[index].sourceRange == range, "\(name)")
        guard lines[index].sourceRange == range else { break }
        var units = expected.units_with_hyphen ?? expected.units
        let endsParagraph =
          index + 1 == item.lines.count
          || scalars[expected.end - 1].properties.isWhitespace && scalars[expected.end - 1] != " "
        if endsParagraph, let all = expected.units_with_trailing_ws { units = all }
        let width = min(
          CGFloat(units) * item.size / unitsPerEm,
          max(item.width, CGFloat(expected.units) * item.size / unitsPerEm))
        #expect(abs(lines[index].width - width) < 1e-9, "\(name)")
        compared += 1
      }
      let total = lines.last?.sourceRange.upperBound
      #expect(total == item.text.utf8.count, "\(item.id)")
    }
    #expect(compared > 400)
  }

  @Test func everyTruncationKeepsTheSameText() throws {
    for item in oracle.truncation {
      let cases: [(ParagraphStyle.TruncationMode, String)] = [
        (.tail, item.tail_trim), (.middle, item.middle_trim), (.head, item.head_trim),
      ]
      for (mode, expected) in cases {
        let style = ParagraphStyle(lineLimit: 1, truncationMode: mode)
        let text = try Oracle.text(item.text, item.font, size: item.size, style: style)
        let layout = text.layout(width: item.width, height: nil)
        #expect(
          layout.lines.map(\.text) == [expected], "\(item.font) \(item.size) \(item.width) \(mode)")
        #expect(layout.isTruncated == (expected != item.text))
      }
    }
  }

  @Test func everyFrameOfTheArticleGivesTheSameLines() throws {
    for item in oracle.article {
      let style = ParagraphStyle(
        lineLimit: item.lineLimit, displayScale: item.result.displayScale)
      let text = try Oracle.text(item.text, item.font, size: item.size, style: style)
      let layout = text.layout(
        width: item.proposal_width.map { CGFloat($0) },
        height: item.proposal_height.map { CGFloat($0) })
      let name = "\(item.font) \(item.size) \(item.id)"
      #expect(layout.lines.map(\.text) == item.result.lines, "\(name)")
      #expect(layout.isTruncated == item.result.truncated, "\(name)")
      #expect(layout.size.height == item.result.height, "\(name)")
      #expect(layout.firstBaseline == item.result.firstBaseline, "\(name)")
      let longest = layout.lines.map(\.width).max() ?? 0
      #expect(abs(longest - item.result.raw_width) < 1e-4, "\(name)")
      // A wrapped text reports the space after its widest line too; the oracle leaves it out.
      if item.result.lines.count == 1 {
        #expect(layout.size.width == item.result.width, "\(name)")
      } else {
        #expect(layout.size.width >= item.result.width, "\(name)")
      }
    }
  }

  @Test(arguments: Oracle.shared?.single_line_fit ?? [])
  func everyLineThatDoesNotFitIsTightenedOrScaled(_ item: Oracle.Fit) throws {
    let tight = ParagraphStyle(lineLimit: 1, allowsTightening: true, displayScale: 2)
    let text = try Oracle.text(item.text, item.font, size: item.size, style: tight)
    let tightened = text.layout(width: item.available, height: nil)
    #expect(tightened.isTruncated != item.tightening_allowed_5pct)
    if item.tightening_allowed_5pct {
      #expect(abs((tightened.tightenings.first ?? 0) - item.tracking_if_n_gaps) < 1e-3)
      #expect(tightened.lines.map(\.text) == [item.text])
    }
    let scaling = ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.01, displayScale: 2)
    let scaled = try Oracle.text(item.text, item.font, size: item.size, style: scaling)
      .layout(width: item.available, height: nil)
    #expect(!scaled.isTruncated)
    #expect(abs(scaled.scaleFactor - item.scale_to_fit) < 1e-5)
  }
}
