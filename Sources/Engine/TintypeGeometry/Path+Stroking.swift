extension Path {
  /// The outline of a line along the path.
  ///
  /// Curves are made of 32 straight pieces; dashes are cut along them. A pattern that would cut the
  /// path into more than 100,000 dashes is made longer; one with a negative length, NaN or a sum of
  /// zero does not interrupt the line.
  ///
  /// - Parameter style: the line's width, ends, corners and dashes.
  /// - Returns: closed subpaths to be filled with the winding rule.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var result = Path()
    let half = style.lineWidth / 2
    guard half > 0 else { return result }
    for piece in dashed(style) { result.addStroke(of: piece, half: half, style) }
    return result
  }

  /// Whether a line along the path is to be filled by its outline: SVG 2 draws a line of no length with square ends as a
  /// square, which Cairo and programs that draw by it leave out.
  ///
  /// - Parameter style: how the line is drawn.
  /// - Returns: whether a subpath has no length, and square ends.
  package func needsOutline(for style: StrokeStyle) -> Bool {
    // Curves that come back to their start leave it on the way.
    style.lineCap == .square
      && flattened(steps: 3).contains { piece in piece.points.allSatisfy { $0 == piece.points[0] } }
  }

  /// The straight pieces of a line along the path, cut into dashes as ``strokedPath(_:)`` cuts it.
  ///
  /// - Parameters:
  ///   - style: the line's dashes.
  ///   - mostDashes: a pattern that would cut the path into more dashes is made longer.
  /// - Returns: the pieces; a closed one has no dashes.
  package func dashed(
    _ style: StrokeStyle, mostDashes: Int = 100_000
  ) -> [(points: [CGPoint], isClosed: Bool)] {
    let pieces = flattened()
    guard let pattern = pattern(style.dash, along: pieces, mostDashes) else { return pieces }
    let total = pattern.reduce(0, +)
    var result: [(points: [CGPoint], isClosed: Bool)] = []
    for piece in pieces {
      let points = piece.isClosed ? piece.points + piece.points.prefix(1) : piece.points
      var index = 0
      let period = pattern.count % 2 == 0 ? total : 2 * total
      var offset = style.dashPhase.truncatingRemainder(dividingBy: period)
      if offset < 0 { offset += period }
      // A dash of no length at the very start is a dot.
      while offset > 0, offset >= pattern[index % pattern.count] {
        offset -= pattern[index % pattern.count]
        index += 1
      }
      var left = pattern[index % pattern.count] - offset
      let first = index % 2 == 0 ? result.count : nil
      var current: [CGPoint] = index % 2 == 0 ? Array(points.prefix(1)) : []
      for (a, b) in zip(points, points.dropFirst()) {
        let length = ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
        var walked: CGFloat = 0
        while length.isFinite, length - walked > left {
          walked += left
          let t = walked / length
          let cut = CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
          if index % 2 == 0 {
            result.append((current + [cut], false))
            current = []
          } else {
            current = [cut]
          }
          index += 1
          left = pattern[index % pattern.count]
        }
        left -= length - walked
        if index % 2 == 0 { current.append(b) }
      }
      guard current.count > 1 else { continue }
      if piece.isClosed, let first, first < result.count {
        // Around the corner where a ring starts goes one dash.
        result[first].points = current + result[first].points.dropFirst()
      } else {
        result.append((current, false))
      }
    }
    return result
  }

  /// The lengths of dashes and gaps; nil where the line is not interrupted.
  ///
  /// A pattern that is finer than any picture shows is made longer: as much of the line is left, in
  /// as many dashes as memory has space for.
  private func pattern(
    _ dash: [CGFloat], along pieces: [(points: [CGPoint], isClosed: Bool)], _ mostDashes: Int
  ) -> [CGFloat]? {
    let total = dash.reduce(0, +)
    guard total > 0, dash.allSatisfy({ $0 >= 0 }) else { return nil }
    var length: CGFloat = 0
    for piece in pieces {
      let points = piece.isClosed ? piece.points + piece.points.prefix(1) : piece.points
      for (a, b) in zip(points, points.dropFirst()) {
        let step = ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
        if step.isFinite { length += step }
      }
    }
    // Both may be so small or large that their quotient is not a number.
    let shortest = length / CGFloat(mostDashes) * CGFloat(dash.count)
    guard total < shortest else { return dash }
    let factor = shortest / total
    return factor.isFinite ? dash.map { $0 * factor } : nil
  }

  /// Adds a quadrilateral for each straight piece, and the corners and ends between them.
  private mutating func addStroke(
    of piece: (points: [CGPoint], isClosed: Bool), half: CGFloat, _ style: StrokeStyle
  ) {
    var points = piece.points
    if piece.isClosed, let first = points.first { points.append(first) }
    var directions: [CGPoint] = []
    var corners: [CGPoint] = points.first.map { [$0] } ?? []
    for (a, b) in zip(points, points.dropFirst()) {
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let length = (dx * dx + dy * dy).squareRoot()
      guard length > 1e-9 else { continue }
      directions.append(CGPoint(x: dx / length, y: dy / length))
      corners.append(b)
    }
    guard !directions.isEmpty else { return addDot(at: points, half, style.lineCap) }
    for (index, direction) in directions.enumerated() {
      var (a, b) = (corners[index], corners[index + 1])
      if style.lineCap == .square, !piece.isClosed {
        if index == 0 { a = CGPoint(x: a.x - direction.x * half, y: a.y - direction.y * half) }
        if index == directions.count - 1 {
          b = CGPoint(x: b.x + direction.x * half, y: b.y + direction.y * half)
        }
      }
      let normal = CGPoint(x: -direction.y * half, y: direction.x * half)
      addLines([
        CGPoint(x: a.x + normal.x, y: a.y + normal.y),
        CGPoint(x: a.x - normal.x, y: a.y - normal.y),
        CGPoint(x: b.x - normal.x, y: b.y - normal.y),
        CGPoint(x: b.x + normal.x, y: b.y + normal.y),
      ])
      closeSubpath()
      let isLast = index == directions.count - 1
      if !isLast {
        addJoin(at: corners[index + 1], direction, directions[index + 1], half, style)
      } else if piece.isClosed {
        addJoin(at: corners[0], direction, directions[0], half, style)
      }
    }
    if style.lineCap == .round, !piece.isClosed {
      for end in [corners[0], corners[corners.count - 1]] { addDisc(at: end, half) }
    }
  }

  /// Adds what the ends of a line of no length draw: SVG 2 says a disc for round ones and, for square ones, a square
  /// along the axes.
  private mutating func addDot(at points: [CGPoint], _ half: CGFloat, _ cap: CGLineCap) {
    guard points.count > 1 else { return }
    let point = points[0]
    switch cap {
    case .butt: return
    case .round: addDisc(at: point, half)
    case .square:
      addRect(CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half))
    }
  }

  private mutating func addDisc(at point: CGPoint, _ radius: CGFloat) {
    // Turned like the quadrilaterals, so that the winding rule unites them.
    var disc = Path()
    disc.addEllipse(
      in: CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
    addPath(disc)
  }

  private mutating func addJoin(
    at point: CGPoint, _ from: CGPoint, _ to: CGPoint, _ half: CGFloat, _ style: StrokeStyle
  ) {
    let cross = from.x * to.y - from.y * to.x
    let dot = from.x * to.x + from.y * to.y
    guard abs(cross) > 1e-6 || dot < 0 else { return }
    if style.lineJoin == .round {
      addDisc(at: point, half)
      return
    }
    // The outer side is opposite to the turn.
    let side: CGFloat = cross > 0 ? -half : half
    let a = CGPoint(x: point.x - from.y * side, y: point.y + from.x * side)
    let b = CGPoint(x: point.x - to.y * side, y: point.y + to.x * side)
    var corner = [point, a, b]
    // The miter is 1 / sin(half the corner's angle) half widths long.
    let sineOfHalf = ((1 - dot) / 2).squareRoot()
    let cosineOfHalf = ((1 + dot) / 2).squareRoot()
    if style.lineJoin == .miter, cosineOfHalf > 1e-6, 1 / cosineOfHalf <= style.miterLimit {
      let reach = abs(side) * sineOfHalf / cosineOfHalf
      corner = [point, a, CGPoint(x: a.x + from.x * reach, y: a.y + from.y * reach), b]
    }
    if cross < 0 { corner.reverse() }
    addLines(corner)
    closeSubpath()
  }
}
