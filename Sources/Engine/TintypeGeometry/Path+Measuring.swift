extension Path {
  /// The smallest upright rectangle around all points, control points included; null when empty.
  public var boundingRect: CGRect {
    if let rectangle { return rectangle }
    var (x0, y0) = (CGFloat.infinity, CGFloat.infinity)
    var (x1, y1) = (-CGFloat.infinity, -CGFloat.infinity)
    func add(_ p: CGPoint) {
      (x0, y0) = (min(x0, p.x), min(y0, p.y))
      (x1, y1) = (max(x1, p.x), max(y1, p.y))
    }
    for element in elements {
      switch element {
      case .move(let p), .line(let p): add(p)
      case .quadCurve(let p, let c):
        add(p)
        add(c)
      case .curve(let p, let c1, let c2):
        add(p)
        add(c1)
        add(c2)
      case .closeSubpath: break
      }
    }
    return x0 <= x1 ? CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0) : .null
  }

  /// The path as straight pieces, one array a subpath and whether it is closed.
  ///
  /// - Parameter steps: straight pieces a curve, at least 1.
  /// - Returns: the subpaths with at least two points.
  package func flattened(steps: Int = 32) -> [(points: [CGPoint], isClosed: Bool)] {
    var result: [(points: [CGPoint], isClosed: Bool)] = []
    var points: [CGPoint] = []
    func blend(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    func flush(closed: Bool) {
      if points.count > 1 { result.append((points, closed)) }
    }
    for element in elements {
      switch element {
      case .move(let p):
        flush(closed: false)
        points = [p]
      case .line(let p): points.append(p)
      case .quadCurve(let p, let c):
        let from = points.last ?? p
        for step in 1...steps {
          let t = CGFloat(step) / CGFloat(steps)
          points.append(blend(blend(from, c, t), blend(c, p, t), t))
        }
      case .curve(let p, let c1, let c2):
        let from = points.last ?? p
        for step in 1...steps {
          let t = CGFloat(step) / CGFloat(steps)
          let (ab, bc, cd) = (blend(from, c1, t), blend(c1, c2, t), blend(c2, p, t))
          points.append(blend(blend(ab, bc, t), blend(bc, cd, t), t))
        }
      case .closeSubpath:
        let start = points.first
        flush(closed: true)
        points = start.map { [$0] } ?? []
      }
    }
    flush(closed: false)
    return result
  }

  /// Whether a point lies inside.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    for (points, _) in flattened() {
      for (a, b) in zip(points, points.dropFirst() + points.prefix(1))
      where (a.y <= p.y) != (b.y <= p.y) {
        let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x > p.x { winding += a.y < b.y ? 1 : -1 }
      }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }
}
