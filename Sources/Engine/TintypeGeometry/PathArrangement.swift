/// The straight pieces of two outlines, cut where they meet.
///
/// A piece of the combined outline is one on whose two sides the answer to "inside?" differs. Which pieces
/// those are is asked piece by piece, so that touching, equal and crossing outlines need no cases of their
/// own.
struct PathArrangement {
  /// A straight piece.
  struct Edge: Hashable {
    var start: CGPoint
    var end: CGPoint

    /// A rectangle around it.
    var box: CGRect {
      CGRect(
        x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
        height: abs(end.y - start.y))
    }
    /// The point halfway.
    var middle: CGPoint { CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2) }
    /// Its length, in points.
    var length: CGFloat { hypot(end.x - start.x, end.y - start.y) }
    /// The same piece from its end.
    var reversed: Edge { Edge(start: end, end: start) }
  }

  /// Points nearer than this are one point, in points.
  private static let grain: CGFloat = 1.0 / 65536
  /// How far beside a piece it is asked what is inside, in points.
  private static let side: CGFloat = 1.0 / 4096

  /// The pieces of an outline; open subpaths are closed, as a fill closes them.
  static func edges(of path: Path, closing: Bool = true) -> [Edge] {
    path.flattened().flatMap { points, isClosed -> [Edge] in
      let points = points.filter { $0.x.isFinite && $0.y.isFinite }.map(onGrain)
      let ends = closing || isClosed ? points.dropFirst() + points.prefix(1) : points.dropFirst()
      return zip(points, ends).map { Edge(start: $0, end: $1) }.filter { $0.start != $0.end }
    }
  }

  private static func onGrain(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: (point.x / grain).rounded() * grain, y: (point.y / grain).rounded() * grain)
  }

  /// Pieces cut where others cross or touch them, in the order of the pieces.
  static func cut(_ edges: [Edge], by others: [Edge]) -> [Edge] {
    // Sorted by their left sides, so that the search ends where the rest begins to the right.
    let sorted = others.map { (edge: $0, box: $0.box) }.sorted { $0.box.minX < $1.box.minX }
    return edges.flatMap { edge -> [Edge] in
      let box = edge.box.insetBy(dx: -grain, dy: -grain)
      var shares: [CGFloat] = []
      for other in sorted {
        if other.box.minX > box.maxX { break }
        guard other.box.maxX >= box.minX, other.box.maxY >= box.minY, other.box.minY <= box.maxY
        else { continue }
        shares += meetings(of: edge, with: other.edge)
      }
      return pieces(of: edge, at: shares.sorted())
    }
  }

  private static func pieces(of edge: Edge, at shares: [CGFloat]) -> [Edge] {
    var result: [Edge] = []
    var start = edge.start
    for share in shares + [1] {
      let x = edge.start.x + (edge.end.x - edge.start.x) * share
      let y = edge.start.y + (edge.end.y - edge.start.y) * share
      let end = share == 1 ? edge.end : onGrain(CGPoint(x: x, y: y))
      if end != start { result.append(Edge(start: start, end: end)) }
      start = end
    }
    return result
  }

  /// Where along a piece another one meets it, as shares of its length between 0 and 1.
  private static func meetings(of edge: Edge, with other: Edge) -> [CGFloat] {
    let (dx, dy) = (edge.end.x - edge.start.x, edge.end.y - edge.start.y)
    let (ex, ey) = (other.end.x - other.start.x, other.end.y - other.start.y)
    let (ox, oy) = (other.start.x - edge.start.x, other.start.y - edge.start.y)
    let turn = dx * ey - dy * ex
    if abs(turn) > 1e-12 * edge.length * other.length {
      let share = (ox * ey - oy * ex) / turn
      let otherShare = (ox * dy - oy * dx) / turn
      let slack = grain / other.length
      guard share > 0, share < 1, otherShare >= -slack, otherShare <= 1 + slack else { return [] }
      return [share]
    }
    // Parallel: the ends of the other cut where they lie on the line.
    let square = dx * dx + dy * dy
    guard abs(ox * dy - oy * dx) <= grain * edge.length else { return [] }
    return [other.start, other.end].map {
      (($0.x - edge.start.x) * dx + ($0.y - edge.start.y) * dy) / square
    }.filter { $0 > 0 && $0 < 1 }
  }

  /// Whether a point lies inside of closed pieces.
  static func contains(_ p: CGPoint, _ edges: [Edge], eoFill: Bool) -> Bool {
    var winding = 0
    for edge in edges where (edge.start.y <= p.y) != (edge.end.y <= p.y) {
      let share = (p.y - edge.start.y) / (edge.end.y - edge.start.y)
      if edge.start.x + share * (edge.end.x - edge.start.x) > p.x {
        winding += edge.start.y < edge.end.y ? 1 : -1
      }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  /// The outline of what a rule keeps of two outlines.
  ///
  /// - Parameters:
  ///   - first: an outline.
  ///   - second: another one.
  ///   - eoFill: whether what is inside of either is decided by the even-odd rule.
  ///   - keeps: whether a position is kept, given whether it lies in the first and in the second.
  /// - Returns: closed subpaths of straight lines.
  static func combined(
    _ first: Path, _ second: Path, eoFill: Bool, keeps: (Bool, Bool) -> Bool
  ) -> Path {
    let (a, b) = (edges(of: first), edges(of: second))
    let all = a + b
    var seen: Set<Edge> = []
    var result: [Edge] = []
    for piece in cut(all, by: all) where !seen.contains(piece) && !seen.contains(piece.reversed) {
      seen.insert(piece)
      func includes(_ distance: CGFloat) -> Bool {
        let shift = distance / piece.length
        let point = CGPoint(
          x: piece.middle.x - (piece.end.y - piece.start.y) * shift,
          y: piece.middle.y + (piece.end.x - piece.start.x) * shift)
        return keeps(contains(point, a, eoFill: eoFill), contains(point, b, eoFill: eoFill))
      }
      switch (includes(side), includes(-side)) {
      case (true, false): result.append(piece)
      case (false, true): result.append(piece.reversed)
      default: break
      }
    }
    return joined(result)
  }

  /// Closed subpaths that go through all pieces, each of which has what it keeps on the same side.
  private static func joined(_ edges: [Edge]) -> Path {
    var path = Path()
    var next: [CGPoint: [Int]] = [:]
    for (index, edge) in edges.enumerated().reversed() {
      next[edge.start, default: []].append(index)
    }
    var isUsed = [Bool](repeating: false, count: edges.count)
    for index in edges.indices where !isUsed[index] {
      path.move(to: edges[index].start)
      var current = index
      while !isUsed[current] {
        isUsed[current] = true
        let end = edges[current].end
        guard end != edges[index].start else { break }
        path.addLine(to: end)
        while let last = next[end]?.last, isUsed[last] { next[end]?.removeLast() }
        guard let following = next[end]?.last else { break }
        current = following
      }
      path.closeSubpath()
    }
    return path
  }

  /// The parts of an outline that lie inside or outside of another one, as open lines.
  static func line(of path: Path, isInside: Bool, of area: Path, eoFill: Bool) -> Path {
    let border = edges(of: area)
    var result = Path()
    var pen: CGPoint?
    for piece in cut(edges(of: path, closing: false), by: border)
    where contains(piece.middle, border, eoFill: eoFill) == isInside {
      if pen != piece.start { result.move(to: piece.start) }
      result.addLine(to: piece.end)
      pen = piece.end
    }
    return result
  }
}
