import CTintypeUnicode

/// The last steps of the bidirectional algorithm, done line by line.
enum BidiReordering {
  /// The order in which elements stand from left to right: rule L2 of UAX #9.
  ///
  /// - Parameter levels: embedding levels in the order of the text.
  /// - Returns: indices into `levels`, the leftmost element first.
  static func visualOrder(of levels: [Int8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    let lowestOdd = levels.filter { $0 & 1 == 1 }.min() ?? highest + 1
    guard lowestOdd <= highest else { return order }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}
