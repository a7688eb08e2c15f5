import Foundation
import Testing

@testable import TintypeText

/// Unicode 15.0's own tests, run through the functions that layout uses.
@Suite struct ConformanceTests {
  /// The boundaries that a function found, without the start of the text.
  private func offsets(_ flags: [UInt8]) -> Set<Int> {
    Set(flags.indices.filter { flags[$0] & TextBoundaries.boundary != 0 })
  }

  /// Where ICU departs from UAX #14 on purpose: a hyphen at the start stays with a letter after it, and
  /// a separator of numbers stays with the digit after it.
  ///
  /// And where we do: Hangul stays together, as in Apple's labels.
  private func isTailored(_ text: String) -> Bool {
    let scalars = text.unicodeScalars.filter { $0.value != 0x308 }.map(\.value)
    let hyphens: [[UInt32]] = [
      [0x2d, 0x23], [0x2d, 0xa7], [0x2d, 0x50005], [0x2d, 0xe01],
    ]
    if hyphens.contains(scalars) { return true }
    func isHangul(_ value: UInt32) -> Bool {
      (0x1100...0x11ff).contains(value) || (0xac00...0xd7fb).contains(value)
    }
    return scalars.indices.dropFirst().contains { at in
      isHangul(scalars[at - 1]) && isHangul(scalars[at])
        || [0x2c, 0x2e, 0x3a].contains(scalars[at - 1]) && (0x30...0x39).contains(scalars[at])
    }
  }

  @Test func linesBreakAsTheStandardSaysApartFromTailorings() throws {
    var differences: [String] = []
    var count = 0
    for line in try UnicodeData.lines(of: "auxiliary/LineBreakTest.txt") {
      var (text, expected) = UnicodeData.boundaries(in: line)
      expected.remove(0)
      count += 1
      if offsets(TextBoundaries.lineBreaks(in: Array(text.utf8), language: "en")) != expected {
        differences.append(text)
      }
    }
    #expect(count == 7654)
    #expect(differences.count == 44)
    let unknown = differences.filter { !isTailored($0) }
    #expect(
      unknown.isEmpty, "\(unknown.map { $0.unicodeScalars.map { String($0.value, radix: 16) } })")
  }

  @Test func charactersEndAsTheStandardSays() throws {
    var count = 0
    for line in try UnicodeData.lines(of: "auxiliary/GraphemeBreakTest.txt") {
      var (text, expected) = UnicodeData.boundaries(in: line)
      expected.remove(0)
      count += 1
      #expect(offsets(TextBoundaries.graphemes(in: Array(text.utf8))) == expected, "\(line)")
    }
    #expect(count == 602)
  }

  @Test func everyLineOfBidiCharacterTestIsOrderedAsTheStandardSays() throws {
    var failures: [Substring] = []
    var count = 0
    for line in try UnicodeData.lines(of: "BidiCharacterTest.txt") {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      guard fields.count == 5 else { continue }
      count += 1
      let characters = fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16) }
      let base = fields[1] == "0" ? 0 : fields[1] == "1" ? 1 : -1
      let (levels, own) = TextBoundaries.bidiLevels(characters, base: base)
      let order = fields[4].split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
      if String(own) != fields[2] || !agree(levels, fields[3].split(separator: " "), order) {
        failures.append(line)
      }
    }
    #expect(count == 91707)
    #expect(failures.isEmpty, "\(failures.prefix(5))")
  }

  /// Compares levels, without those of characters that rule X9 removes, and the order on the line.
  private func agree(_ levels: [Int8], _ expected: [Substring], _ order: [Int]) -> Bool {
    guard levels.count == expected.count else { return false }
    var remaining: [Int] = []
    for (index, level) in expected.enumerated() where level != "x" {
      guard Int8(level) == levels[index] else { return false }
      remaining.append(index)
    }
    return BidiReordering.visualOrder(of: remaining.map { levels[$0] }).map { remaining[$0] }
      == order
  }

  /// A character of each bidirectional class.
  private static let samples: [Substring: UInt32] = [
    "L": 0x61, "R": 0x5d0, "AL": 0x627, "EN": 0x31, "ES": 0x2b, "ET": 0x23, "AN": 0x661,
    "CS": 0x2c, "NSM": 0x300, "BN": 0xad, "B": 0x2029, "S": 0x09, "WS": 0x20, "ON": 0x21,
    "LRE": 0x202a, "LRO": 0x202d, "RLE": 0x202b, "RLO": 0x202e, "PDF": 0x202c, "LRI": 0x2066,
    "RLI": 0x2067, "FSI": 0x2068, "PDI": 0x2069,
  ]

  @Test func everyLineOfBidiTestIsOrderedAsTheStandardSays() throws {
    var levels: [Substring] = []
    var order: [Int] = []
    var failures: [Substring] = []
    var (count, lines) = (0, 0)
    for line in try UnicodeData.lines(of: "BidiTest.txt") {
      if line.hasPrefix("@Levels:") {
        levels = line.dropFirst(8).split(whereSeparator: \.isWhitespace)
      } else if line.hasPrefix("@Reorder:") {
        order = line.dropFirst(9).split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
      } else if !line.hasPrefix("@") {
        let fields = line.split(separator: ";")
        let characters = fields[0].split(separator: " ").compactMap { Self.samples[$0] }
        let directions = Int(fields[1].filter { !$0.isWhitespace }) ?? 0
        lines += 1
        for (bit, base) in [(1, -1), (2, 0), (4, 1)] where directions & bit != 0 {
          count += 1
          let found = TextBoundaries.bidiLevels(characters, base: base).levels
          if !agree(found, levels, order) { failures.append(line) }
        }
      }
    }
    #expect(lines == 490_846)
    #expect(count > lines)
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(5))")
  }
}
