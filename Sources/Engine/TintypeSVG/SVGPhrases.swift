import TintypeDrawing
import TintypeGeometry

/// The lines of a picture as glyphs and phrases: what stands there more than once at the same distances, be it two letters
/// or half a sentence, is drawn once and referred to.
///
/// The pair that is found most often becomes a symbol of its own, again and again, until none is found twice. That is
/// Larsson and Moffat's way to compress a text by pairs ("Off-line dictionary-based compression", 1999), except that all pairs
/// of a round are replaced before they are counted anew: there are as few rounds as a phrase has halves.
struct SVGPhrases {
  /// A glyph of a font, or two symbols, the second at a distance from the first in units.
  enum Symbol {
    case glyph(UInt32)
    case pair(Int, Int, shift: CGPoint)
  }

  /// A symbol, and where it stands in units.
  struct Part {
    var symbol: Int
    var x: CGFloat
    var y: CGFloat
  }

  /// All symbols; a pair stands behind its parts.
  private(set) var symbols: [Symbol] = []
  /// How often each symbol stands in lines and in pairs.
  private(set) var counts: [Int] = []
  /// The lines in their order.
  private(set) var lines: [[Part]] = []

  /// Finds the phrases of lines.
  ///
  /// - Parameters:
  ///   - given: the lines.
  ///   - findsRepeats: whether to look for phrases; else there are none but glyphs.
  init(_ given: [SVGGlyphLine], findsRepeats: Bool) {
    var symbolIndices: [String: [UInt32: Int]] = [:]
    for line in given {
      let identity = line.run.font.identity
      var indices = symbolIndices.removeValue(forKey: identity) ?? [:]
      lines.append(
        line.glyphs.map { glyph in
          let decimal = indices[glyph.id] ?? symbols.count
          if indices.updateValue(decimal, forKey: glyph.id) == nil {
            symbols.append(.glyph(glyph.id))
          }
          return Part(symbol: decimal, x: glyph.x, y: glyph.y)
        })
      symbolIndices[identity] = indices
    }
    if findsRepeats { while replacePairs() {} }
    count()
  }

  /// Two symbols at a distance, in whole units: a rounding of positions does not make another pair.
  private struct Pair: Hashable {
    var first: Int
    var second: Int
    var x: Int
    var y: Int

    init(_ first: Part, _ second: Part) {
      (self.first, self.second) = (first.symbol, second.symbol)
      x = Pair.whole(second.x - first.x)
      y = Pair.whole(second.y - first.y)
    }

    private static func whole(_ distance: CGFloat) -> Int {
      Int(clamped: min(max(distance, -1e12), 1e12).rounded())
    }
  }

  /// The first part of a pair, of those left in its line.
  private struct Occurrence: Comparable {
    var line: Int
    var part: Int

    static func < (a: Occurrence, b: Occurrence) -> Bool { (a.line, a.part) < (b.line, b.part) }
  }

  /// Replaces pairs that stand there more than once, the most frequent first.
  ///
  /// - Returns: whether there were any.
  private mutating func replacePairs() -> Bool {
    var occurrences: [Pair: [Occurrence]] = [:]
    for (decimal, line) in lines.enumerated() {
      for part in line.indices.dropLast() {
        occurrences[Pair(line[part], line[part + 1]), default: []].append(
          Occurrence(line: decimal, part: part))
      }
    }
    let found = occurrences.filter { $0.value.count > 1 }.sorted {
      ($1.value.count, $0.value[0]) < ($0.value.count, $1.value[0])
    }
    // Parts that are no longer what they were, until the end of the round.
    var changed = lines.map { [Bool](repeating: false, count: $0.count) }
    var isFound = false
    for (_, starts) in found {
      var free: [Occurrence] = []
      for start in starts where !changed[start.line][start.part] {
        if changed[start.line][start.part + 1] { continue }
        // Of three that are alike the first two are a pair.
        if let last = free.last, last.line == start.line, last.part + 1 == start.part { continue }
        free.append(start)
      }
      guard free.count > 1 else { continue }
      isFound = true
      let (first, second) = (
        lines[free[0].line][free[0].part], lines[free[0].line][free[0].part + 1]
      )
      symbols.append(
        .pair(
          first.symbol, second.symbol,
          shift: CGPoint(x: second.x - first.x, y: second.y - first.y)))
      for start in free {
        lines[start.line][start.part].symbol = symbols.count - 1
        lines[start.line][start.part + 1].symbol = -1
        changed[start.line][start.part] = true
        changed[start.line][start.part + 1] = true
      }
    }
    if isFound { for decimal in lines.indices { lines[decimal].removeAll { $0.symbol < 0 } } }
    return isFound
  }

  private mutating func count() {
    counts = [Int](repeating: 0, count: symbols.count)
    for part in lines.joined() { counts[part.symbol] += 1 }
    for case .pair(let first, let second, _) in symbols {
      counts[first] += 1
      counts[second] += 1
    }
  }
}
