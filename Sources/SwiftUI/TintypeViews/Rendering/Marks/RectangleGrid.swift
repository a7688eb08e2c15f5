import TintypeGeometry

/// Rectangles by where they are, so that those near a position are found without looking at all.
struct RectangleGrid {
  /// A rectangle in a cell, and the place of the cell's next link; -1 for none.
  private struct ChainLink {
    var rectangle: Int32
    var next: Int32 = -1
  }

  /// The positions of a cell's first link and of its last; -1 for none.
  private struct Cell {
    var first: Int32 = -1
    var last: Int32 = -1
  }

  private let origin: CGPoint
  private let cell: CGFloat
  private let columns: Int
  private let rows: Int
  /// Empty before there is a rectangle: most pictures have none.
  private var cells: [Cell] = []
  /// The links of all cells: an array of each would be made anew again and again while there are more.
  private var links: [ChainLink] = []
  private(set) var rectangles: [CGRect] = []

  /// The most cells of a grid.
  private static let cellLimit: CGFloat = 60_000
  /// The most cells along a side.
  private static let sideLimit: CGFloat = 4_000

  /// Makes an empty grid; what lies beyond the region is kept in its outermost cells.
  init(region: CGRect) {
    let region = region.isFinite ? region : .zero
    let area = max(1, region.width * region.height)
    let longest = max(region.width, region.height)
    cell = max(24, (area / Self.cellLimit).squareRoot(), longest / Self.sideLimit)
    origin = region.origin
    columns = max(1, Int(clamped: region.width / cell) + 1)
    rows = max(1, Int(clamped: region.height / cell) + 1)
  }

  private func span(
    _ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ count: Int
  ) -> ClosedRange<Int> {
    func index(_ value: CGFloat) -> Int {
      let position = (value - start) / cell
      return position > 0 ? min(count - 1, Int(clamped: min(position, CGFloat(count)))) : 0
    }
    return index(low)...max(index(low), index(high))
  }

  private func eachCell(of rect: CGRect, _ body: (Int) -> Bool) {
    guard !cells.isEmpty else { return }
    let across = span(rect.minX, rect.maxX, origin.x, columns)
    for row in span(rect.minY, rect.maxY, origin.y, rows) {
      for column in across where !body(row * columns + column) { return }
    }
  }

  mutating func insert(_ rect: CGRect) {
    let index = Int32(rectangles.count)
    rectangles.append(rect)
    if cells.isEmpty { cells = Array(repeating: Cell(), count: columns * rows) }
    let across = span(rect.minX, rect.maxX, origin.x, columns)
    for row in span(rect.minY, rect.maxY, origin.y, rows) {
      for column in across { append(index, to: row * columns + column) }
    }
  }

  private mutating func append(_ rectangle: Int32, to cell: Int) {
    let link = Int32(links.count)
    links.append(ChainLink(rectangle: rectangle))
    if cells[cell].last < 0 {
      cells[cell].first = link
    } else {
      links[Int(cells[cell].last)].next = link
    }
    cells[cell].last = link
  }

  /// Visits the rectangles of a cell in the order in which they came, until the closure says false.
  ///
  /// - Returns: whether all were visited.
  private func eachRectangle(in cell: Int, _ body: (CGRect) -> Bool) -> Bool {
    var link = cells[cell].first
    while link >= 0 {
      guard body(rectangles[Int(links[Int(link)].rectangle)]) else { return false }
      link = links[Int(link)].next
    }
    return true
  }

  /// Whether a rectangle shares more than an edge with one of the grid.
  func hits(_ rect: CGRect) -> Bool {
    var isHit = false
    eachCell(of: rect) { cell in
      isHit = !eachRectangle(in: cell) { !$0.overlaps(rect) }
      return !isHit
    }
    return isHit
  }

  /// Calls a closure with each rectangle that shares more than an edge with one, and with what they share.
  private func eachHit(_ rect: CGRect, _ body: (_ other: CGRect, _ shared: CGRect) -> Void) {
    eachCell(of: rect) { cell in
      eachRectangle(in: cell) { other in
        guard other.overlaps(rect) else { return true }
        let (x, y) = (max(other.minX, rect.minX), max(other.minY, rect.minY))
        // Both are in several cells: what they share is met where its upper left corner lies.
        let row = span(y, y, origin.y, rows).lowerBound
        guard row * columns + span(x, x, origin.x, columns).lowerBound == cell else { return true }
        body(
          other,
          CGRect(
            x: x, y: y, width: min(other.maxX, rect.maxX) - x,
            height: min(other.maxY, rect.maxY) - y))
        return true
      }
    }
  }

  /// The rectangles that share more than an edge with one, each once.
  func hitting(_ rect: CGRect) -> [CGRect] {
    var hits: [CGRect] = []
    eachHit(rect) { other, _ in hits.append(other) }
    return hits
  }

  /// The area that rectangles of the grid have in common with one, in square points; what several share counts for
  /// each of them.
  func overlap(_ rect: CGRect) -> CGFloat {
    var sum: CGFloat = 0
    eachHit(rect) { _, shared in sum += shared.width * shared.height }
    return sum
  }
}

extension CGRect {
  /// Whether two rectangles of positive size have more in common than an edge.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
