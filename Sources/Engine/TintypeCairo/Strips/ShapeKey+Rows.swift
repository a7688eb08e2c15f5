extension ShapeKey {
  /// Fewer equal rows are kept: to look for them would take longer than to find their coverage once more.
  private static let leastTakenOut = 128

  /// Takes all rows but one out where the path goes straight down for longest.
  ///
  /// - Parameter reach: how far from the path pixels are covered, in 1/256.
  /// - Returns: the row that stays, and how many there were more.
  mutating func takeOutRows(reach: Int32) -> (row: Int, count: Int) {
    guard height > Self.leastTakenOut, pen?.isDashed != true,
      let gap = gaps(reach: reach).max(by: { $0.count < $1.count }),
      gap.count > Self.leastTakenOut
    else { return (0, 0) }
    // One row on each side stays, in case that an edge reaches into it.
    let count = gap.count - 3
    let below = Int32(gap.upperBound - 1) << 8
    changePoints { _, y in
      if y >= below { y -= Int32(count) << 8 }
    }
    height -= count
    return (gap.lowerBound + 1, count)
  }

  /// Rows that nothing but lines straight down crosses.
  private func gaps(reach: Int32) -> [Range<Int>] {
    var busy = [Bool](repeating: false, count: height)
    func mark(_ a: Int32, _ b: Int32) {
      let (top, bottom) = (Int((min(a, b) - reach) >> 8), Int((max(a, b) + reach) >> 8))
      for row in max(top, 0)..<max(min(bottom + 1, height), max(top, 0)) { busy[row] = true }
    }
    forEachLine { from, to, isStraight in
      if isStraight, from.x == to.x {
        mark(from.y, from.y)
        mark(to.y, to.y)
      } else {
        mark(from.y, to.y)
      }
    }
    var (gaps, start): ([Range<Int>], Int) = ([], 0)
    for row in 0...height where row == height || busy[row] {
      if row > start { gaps.append(start..<row) }
      start = row + 1
    }
    return gaps
  }

  /// Calls a closure with both ends of each line, and of those between the points of a curve, in whose box it is, and
  /// with whether it is a line of the path.
  ///
  /// Subpaths are closed, as they are when filled.
  private func forEachLine(_ body: (GridPoint, GridPoint, Bool) -> Void) {
    var (start, last) = (GridPoint(x: 0, y: 0), GridPoint(x: 0, y: 0))
    var index = 0
    while index < numbers.count {
      let step = numbers[index]
      if step == Step.move || step == Step.close { body(last, start, true) }
      if step == Step.close { last = start }
      let points = Self.points(after: step)
      for point in 0..<points {
        let next = GridPoint(
          x: numbers[index + 1 + point * 2], y: numbers[index + 2 + point * 2])
        if step == Step.move { start = next } else { body(last, next, step == Step.line) }
        last = next
      }
      index += 1 + points * 2
    }
    body(last, start, true)
  }
}
