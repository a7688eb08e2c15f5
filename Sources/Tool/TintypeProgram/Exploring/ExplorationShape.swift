import TintypeGeometry

/// How a number follows the width: pieces of straight lines.
///
/// Each piece says how many widths it is for, the value at the first and what is added at each further one, in
/// thousandths. The value at a width is rounded to whole thousandths.
struct ExplorationShape: Hashable {
  /// A piece of a straight line.
  struct Piece: Hashable {
    var count: Int
    var start: Double
    var slope: Double

    /// The value at a position, as the page's script computes it, bit for bit.
    func value(at index: Int) -> Int {
      Int(clamped: (start + slope * Double(index) + 0.5).rounded(.down))
    }
  }

  private(set) var pieces: [Piece] = []

  /// Where within its thousandth a line may begin: halves, thirds and quarters of widths are exact at none.
  private static let offsets = [0, 1.0 / 3, -1.0 / 3, 0.25, -0.25, 0.45, -0.45, 1.0 / 6, -1.0 / 6]

  /// Finds the pieces of a row of values, so that each is met exactly.
  ///
  /// - Parameter values: thousandths, the first of which is 0.
  init(_ values: [Int]) {
    var start = 0
    while start < values.count {
      var best = Self.piece(values[start...], offset: 0)
      if start + best.count < values.count {
        for offset in Self.offsets.dropFirst() {
          let other = Self.piece(values[start...], offset: offset)
          if other.count > best.count { best = other }
        }
      }
      pieces.append(best)
      start += best.count
    }
  }

  /// The longest line from the first value on that begins at an offset from it.
  private static func piece(_ values: ArraySlice<Int>, offset: Double) -> Piece {
    let first = values.startIndex
    let start = Double(values[first]) + offset
    var (low, high) = (-Double.infinity, Double.infinity)
    var count = 1
    for index in values.indices.dropFirst() {
      let step = Double(index - first)
      let lower = max(low, (Double(values[index]) - 0.5 - start) / step)
      let upper = min(high, (Double(values[index]) + 0.5 - start) / step)
      guard lower < upper else { break }
      (low, high, count) = (lower, upper, count + 1)
    }
    if count == 1 { return Piece(count: 1, start: Double(values[first]), slope: 0) }
    var piece = Piece(count: count, start: start, slope: simplest(low, high))
    // What computers round may miss a value at the edge.
    let met = (0..<count).prefix { piece.value(at: $0) == values[first + $0] }.count
    piece.count = max(met, 1)
    return met == 0 ? Piece(count: 1, start: Double(values[first]), slope: 0) : piece
  }

  /// The number with the fewest decimals between two others.
  private static func simplest(_ low: Double, _ high: Double) -> Double {
    var factor = 1.0
    for _ in 0..<9 {
      let candidate = ((low + high) / 2 * factor).rounded() / factor
      if candidate > low, candidate < high { return candidate }
      factor *= 10
    }
    return (low + high) / 2
  }

  /// The pieces as JSON: three numbers each.
  var json: String {
    let numbers = pieces.flatMap {
      ["\($0.count)", $0.start.shortText, $0.slope.shortText]
    }
    return "[\(numbers.joined(separator: ","))]"
  }
}
