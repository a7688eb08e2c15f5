extension Path {
  /// The part of the path between two shares of its length (`Rules/Proposals#Trimming`).
  ///
  /// - Parameters:
  ///   - from: where the part starts, 0 to 1.
  ///   - to: where the part ends, 0 to 1.
  /// - Returns: lines and curves; the whole path for 0 to 1, nothing where `from` is not below `to`.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (max(0, from), min(1, to))
    if from == 0, to == 1 { return self }
    var result = Path()
    guard from < to else { return result }
    let pieces = PathPiece.all(of: self).map { (piece: $0, length: $0.length) }
    let total = pieces.reduce(0) { $0 + $1.length }
    let (start, end) = (from * total, to * total)
    var walked: CGFloat = 0
    var subpath: Int?
    for (piece, length) in pieces {
      defer { walked += length }
      guard length > 0, walked < end, walked + length > start else { continue }
      let part = piece.part(
        from: max(0, (start - walked) / length), to: min(1, (end - walked) / length))
      if subpath != piece.subpath { result.move(to: part.points[0]) }
      subpath = piece.subpath
      part.add(to: &result)
    }
    return result
  }
}

/// A line or a curve of a path.
private struct PathPiece {
  /// Its start, its control points and its end: two points of a line, three or four of a curve.
  var points: [CGPoint]
  /// The subpath that it belongs to.
  var subpath: Int

  /// The pieces of a path, with the lines that close its subpaths.
  static func all(of path: Path) -> [PathPiece] {
    var pieces: [PathPiece] = []
    var (start, current, subpath) = (CGPoint.zero, CGPoint.zero, 0)
    func add(_ points: CGPoint...) {
      pieces.append(PathPiece(points: [current] + points, subpath: subpath))
      current = points.last ?? current
    }
    for element in path.elements {
      switch element {
      case .move(let p):
        (start, current, subpath) = (p, p, subpath + 1)
      case .line(let p): add(p)
      case .quadCurve(let p, let c): add(c, p)
      case .curve(let p, let c1, let c2): add(c1, c2, p)
      case .closeSubpath:
        add(start)
        subpath += 1
      }
    }
    return pieces
  }

  /// How long it is, in points; of a curve in straight steps.
  var length: CGFloat {
    let steps = points.count == 2 ? 1 : 32
    var (length, last) = (CGFloat(0), points[0])
    for step in 1...steps {
      let point = cut(at: CGFloat(step) / CGFloat(steps)).upper.points[0]
      let (dx, dy) = (point.x - last.x, point.y - last.y)
      length += (dx * dx + dy * dy).squareRoot()
      last = point
    }
    return length
  }

  /// The part between two values of its parameter, 0 to 1.
  func part(from: CGFloat, to: CGFloat) -> PathPiece {
    let lower = to < 1 ? cut(at: to).lower : self
    return from > 0 ? lower.cut(at: from / to).upper : lower
  }

  /// What lies below and above a value of its parameter, 0 to 1: each point moves toward the next one.
  private func cut(at t: CGFloat) -> (lower: PathPiece, upper: PathPiece) {
    var (lower, upper) = (self, self)
    for level in points.indices.dropFirst() {
      for index in 0..<(points.count - level) {
        let (a, b) = (upper.points[index], upper.points[index + 1])
        upper.points[index] = CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
      }
      lower.points[level] = upper.points[0]
    }
    return (lower, upper)
  }

  /// Adds the piece to a path that ends at its start.
  func add(to path: inout Path) {
    switch points.count {
    case 2: path.addLine(to: points[1])
    case 3: path.addQuadCurve(to: points[2], control: points[1])
    default: path.addCurve(to: points[3], control1: points[1], control2: points[2])
    }
  }
}
