import TintypeGeometry

/// A piece of glass with round corners, of which several may flow together.
struct GlassPiece {
  /// Where it stands, in points.
  let frame: CGRect
  /// The radius of its corners, in points.
  let radius: CGFloat
}

/// The outline of pieces of glass that have flown together: `Rules/Glass#Containers`.
enum GlassOutline {
  /// Pieces in a row or a column with a neck between neighbors.
  ///
  /// - Parameters:
  ///   - pieces: in order along the axis, at least one.
  ///   - axis: along which they stand.
  ///   - reach: the gap up to which they flow together, in points.
  /// - Returns: one closed path, clockwise.
  static func of(_ pieces: [GlassPiece], along axis: Axis, reach: CGFloat) -> Path {
    guard axis == .horizontal else {
      let turned = pieces.map { GlassPiece(frame: $0.frame.transposed, radius: $0.radius) }
      let swap = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      return of(turned, along: .horizontal, reach: reach).applying(swap)
    }
    var path = Path()
    // The upper side from left to right, then the lower one back: the same walk, turned around.
    walk(pieces, reach, &path) { $0 }
    let box = pieces.reduce(CGRect.null) { $0.union($1.frame) }
    func turned(_ point: CGPoint) -> CGPoint {
      CGPoint(x: box.minX + box.maxX - point.x, y: box.minY + box.maxY - point.y)
    }
    let back = pieces.reversed().map { piece in
      let corner = turned(CGPoint(x: piece.frame.maxX, y: piece.frame.maxY))
      return GlassPiece(
        frame: CGRect(origin: corner, size: piece.frame.size), radius: piece.radius)
    }
    walk(back, reach, &path, turned)
    path.closeSubpath()
    return path
  }

  /// How far a quarter of a circle's controls are from its ends, as a share of the radius.
  private static let quarter: CGFloat = 0.5523
  /// The same for an eighth.
  private static let eighth: CGFloat = 0.2652
  /// The sine and cosine of 45 degrees.
  private static let half: CGFloat = 0.7071

  /// Goes along the upper side, from the middle of the first piece's left side to that of the last one's
  /// right side.
  private static func walk(
    _ pieces: [GlassPiece], _ reach: CGFloat, _ path: inout Path,
    _ turn: (CGPoint) -> CGPoint
  ) {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { turn(CGPoint(x: x, y: y)) }
    for (index, piece) in pieces.enumerated() {
      let (frame, r) = (piece.frame, piece.radius)
      let (left, right, top) = (frame.minX + r, frame.maxX - r, frame.minY)
      if index == 0 {
        let start = point(frame.minX, frame.midY)
        if path.isEmpty { path.move(to: start) } else { path.addLine(to: start) }
        path.addLine(to: point(frame.minX, top + r))
        path.addCurve(
          to: point(left, top), control1: point(frame.minX, top + r - quarter * r),
          control2: point(left - quarter * r, top))
      }
      path.addLine(to: point(right, top))
      guard index + 1 < pieces.count else {
        path.addCurve(
          to: point(frame.maxX, top + r), control1: point(right + quarter * r, top),
          control2: point(frame.maxX, top + r - quarter * r))
        path.addLine(to: point(frame.maxX, frame.midY))
        continue
      }
      let next = pieces[index + 1]
      let (q, nextTop) = (next.radius, next.frame.minY)
      let gap = next.frame.minX - frame.maxX
      // From the corner's middle down into the neck and up to that of the next corner.
      let (x, y) = (right + half * r, top + r - half * r)
      let (u, v) = (next.frame.minX + q - half * q, nextTop + q - half * q)
      path.addCurve(
        to: point(x, y), control1: point(right + eighth * r, top),
        control2: point(x - eighth * half * r, y - eighth * half * r))
      let small = min(r, q)
      let closeness = gap > 0 ? 1 - gap / max(reach, gap) : 1
      let thickness = min(0.7, 0.49 * closeness + max(0, -gap) / small / 2) * small
      let depth = (half * small - thickness) / (0.75 * half)
      path.addCurve(
        to: point(u, v), control1: point(x + half * depth, y + half * depth),
        control2: point(u - half * depth, v + half * depth))
      path.addCurve(
        to: point(next.frame.minX + q, nextTop),
        control1: point(u + eighth * half * q, v - eighth * half * q),
        control2: point(next.frame.minX + q - eighth * q, nextTop))
    }
  }
}

extension CGRect {
  /// The rectangle with both axes exchanged.
  fileprivate var transposed: CGRect { CGRect(x: minY, y: minX, width: height, height: width) }
}
