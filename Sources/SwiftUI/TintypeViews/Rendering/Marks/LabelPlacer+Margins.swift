// Labels beside the picture, at the ends of lines that run level through it and slant only beside it: those of one side
// never cross, since labels stand in the order of their lines.
extension LabelPlacer {
  /// A label at one side of the picture.
  private struct Entry {
    var index: Int
    /// Where its line enters the picture, in points.
    var port: CGFloat
    /// Where its line ends.
    var end: CGPoint
    var cost: CGFloat
    var isFree: Bool
  }

  /// The labels of one side.
  private struct Column {
    var entries: [Entry] = []
    var height: CGFloat = 0
  }

  /// The least space beside a picture for lines to slant in, in points, and the most.
  private static let gutter: ClosedRange<CGFloat> = 8...32
  /// The least distance between labels and what is drawn, in points.
  private static let distance: CGFloat = 4
  /// How high labels may stand on one another however low the picture is, in points.
  private static let leastHeight: CGFloat = 150

  /// Stacks labels at both sides of the picture, each beside what it is about as far as there is
  /// space, and leaves out those for which there is none or whose lines would cross text or labels.
  ///
  /// - Parameters:
  ///   - rest: the positions of the labels among those that were asked for, the most important
  ///     first.
  ///   - wanted: all that were asked for.
  ///   - positions: the labels that have places.
  /// - Returns: the labels that found one.
  func margins(_ rest: [Int], _ wanted: [SetLabel], around positions: [Position]) -> [Position] {
    guard !rest.isEmpty else { return [] }
    let whole = reach.isNull ? outer : outer.union(reach)
    let bounds = positions.reduce(whole) { $0.union($1.rect) }
    let available = max(bounds.height, Self.leastHeight)
    var columns = [Column(), Column()]
    for index in rest {
      let height = wanted[index].size.height + Self.gap
      var best: (side: Int, entry: Entry)?
      for side in columns.indices {
        let isFull = columns[side].height + height > available
        if isFull, !wanted[index].label.isNeeded { continue }
        guard let entry = entry(index, wanted[index].label, isRight: side == 1, bounds) else {
          continue
        }
        var cost = entry.cost + columns[side].height * 0.05
        if isFull { cost += 1000 }
        if best.map({ cost < $0.entry.cost }) ?? true {
          best = (side, entry)
          best?.entry.cost = cost
        }
      }
      guard let best else {
        leftOut += 1
        continue
      }
      columns[best.side].entries.append(best.entry)
      columns[best.side].height += height
      takeLine(
        CGPoint(x: best.side == 1 ? bounds.maxX : bounds.minX, y: best.entry.port),
        best.entry.end)
    }
    return columns.indices.flatMap { side in
      placed(columns[side].entries, wanted, isRight: side == 1, bounds)
    }
  }

  /// The best level line from one side to what a label is about; nil where each crosses something.
  private func entry(
    _ index: Int, _ label: MarkLabel, isRight: Bool, _ bounds: CGRect
  ) -> Entry? {
    var target = label.target.common(with: canvas)
    if target.isNull { target = label.target }
    let start = isRight ? bounds.maxX : bounds.minX
    var end = isRight ? target.maxX : target.minX
    let middle: CGFloat
    var ports: [CGFloat]
    switch label.wish {
    case .middle(let point):
      (end, middle, ports) = (point.x, point.y, [point.y])
    case .corner:
      middle = target.midY
      let reach = max(target.height / 2 - 1, 0)
      let step = max(1, reach / 12)
      ports = [middle]
      for offset in stride(from: step, through: reach, by: step) {
        ports += [middle - offset, middle + offset]
      }
    }
    var best: Entry?
    for port in ports {
      let point = CGPoint(x: end, y: port)
      let isFree = isFree(CGPoint(x: start, y: port), point)
      guard isFree || label.isNeeded else { continue }
      let cost =
        abs(end - start) * 0.1 + abs(port - middle) * 0.3 + (isFree ? 0 : 500)
        + (crossesSymbol(start, point) ? 5 : 0)
      if best.map({ cost < $0.cost }) ?? true {
        best = Entry(index: index, port: port, end: point, cost: cost, isFree: isFree)
      }
    }
    return best
  }

  private func crossesSymbol(_ start: CGFloat, _ end: CGPoint) -> Bool {
    symbols.hits(
      CGRect(.horizontal, from: min(start, end.x), to: max(start, end.x), at: end.y, half: 0.5))
  }

  /// Stacks the labels of one side in the order of their lines.
  private func placed(
    _ entries: [Entry], _ wanted: [SetLabel], isRight: Bool, _ bounds: CGRect
  ) -> [Position] {
    let sorted = entries.sorted { $0.port == $1.port ? $0.index < $1.index : $0.port < $1.port }
    let heights = sorted.map { wanted[$0.index].size.height }
    let total = heights.reduce(0) { $0 + $1 + Self.gap } - Self.gap
    // A stack that is higher than the picture stands around its middle.
    let excess = max(0, total - bounds.height) / 2
    var tops = zip(sorted, heights).map { $0.port - $1 / 2 }
    var free = bounds.minY - excess
    for position in sorted.indices {
      tops[position] = max(tops[position], free)
      free = tops[position] + heights[position] + Self.gap
    }
    var limit = bounds.maxY + excess
    for position in sorted.indices.reversed() {
      tops[position] = min(tops[position], limit - heights[position])
      limit = tops[position] - Self.gap
    }
    let shift = zip(sorted, zip(tops, heights)).map { abs($0.port - $1.0 - $1.1 / 2) }.max() ?? 0
    let gutter = min(max(shift * 0.4, Self.gutter.lowerBound), Self.gutter.upperBound)
    let away: CGFloat = isRight ? 1 : -1
    let edge = isRight ? bounds.maxX : bounds.minX
    return sorted.indices.map { position in
      let entry = sorted[position]
      let size = wanted[entry.index].size
      let near = edge + away * (Self.distance + gutter)
      let rect = CGRect(
        x: (isRight ? near : near - size.width).snapped(toScale: scale),
        y: tops[position].snapped(toScale: scale), width: size.width, height: size.height)
      take(rect)
      let start = CGPoint(
        x: isRight ? rect.minX : rect.maxX,
        y: min(max(entry.port, rect.minY + 3), rect.maxY - 3))
      let bend = CGPoint(x: edge + away * Self.distance, y: entry.port)
      return Position(
        index: entry.index, rect: rect,
        leader: start.y == bend.y ? [start, entry.end] : [start, bend, entry.end])
    }
  }
}
