import CTintypeCairo
import CTintypeKernels
import TintypeDrawing
import TintypeGeometry

/// A path of so many lines beside each other that they are counted instead of sorted.
///
/// Cairo keeps the lines of each row of pixels in order, which takes as many steps as there are crossings: four times
/// as many for twice the lines. A kernel that counts in cells takes twice as many, but goes over the whole picture, so it
/// is for such paths alone. Its coverage differs from Cairo's by how edges fall on the grid of either.
struct DensePath {
  /// How many dashes such a path is cut into at most, which bounds memory.
  private static let mostDashes = 1 << 20

  /// The subpaths of straight lines, in coordinates of items, without repeated points.
  private let pieces: [(points: [CGPoint], isClosed: Bool)]
  /// From coordinates of items to pixels of the mask.
  private let transform: CGAffineTransform
  private let area: PixelArea

  /// Takes the path that a context has, curves flattened by Cairo, and leaves the context without one.
  ///
  /// - Parameters:
  ///   - context: the context, whose transform is that of the items.
  ///   - style: what cuts the path into dashes; nil for a fill.
  ///   - transform: from coordinates of items to those of the context.
  ///   - area: where coverage is wanted.
  /// - Throws: where there is no memory for the path.
  init(
    of context: OpaquePointer, dashed style: StrokeStyle?, _ transform: CGAffineTransform,
    _ area: PixelArea
  ) throws(RenderError) {
    guard let flat = cairo_copy_path_flat(context) else { throw .outOfMemory(bytes: 0) }
    defer { cairo_path_destroy(flat) }
    try CairoStatus.check(flat.pointee.status)
    cairo_new_path(context)
    let path = Path(flat: flat.pointee)
    let pieces = style.map { path.dashed($0, mostDashes: Self.mostDashes) } ?? path.flattened()
    self.pieces = pieces.map { (Self.distinct($0.points, isClosed: $0.isClosed), $0.isClosed) }
    self.transform = transform.concatenating(
      CGAffineTransform(translationX: -CGFloat(area.x0), y: -CGFloat(area.y0)))
    self.area = area
  }

  /// The points without those that equal the one before.
  private static func distinct(_ points: [CGPoint], isClosed: Bool) -> [CGPoint] {
    var result: [CGPoint] = []
    result.reserveCapacity(points.count)
    for point in points where point != result.last { result.append(point) }
    while isClosed, result.count > 1, result.last == result.first { result.removeLast() }
    return result
  }

  /// The coverage of the inside.
  func filled(_ style: FillStyle) throws(RenderError) -> CoverageMask {
    let mask = try CoverageMask(area: area)
    var lines: [tintype_line] = []
    for piece in pieces {
      let points = piece.points.map { tintype_point($0.applying(transform)) }
      guard var last = points.last else { continue }
      for point in points {
        lines.append(tintype_line(from: last, to: point))
        last = point
      }
    }
    try mask.unite(with: lines[...], style)
    return mask
  }

  /// The coverage of a line along the path.
  ///
  /// - Parameters:
  ///   - style: the line, as it can be drawn.
  ///   - portion: how many lines of outlines are counted at once, which bounds memory; 1024 at least.
  /// - Returns: the coverage.
  /// - Throws: where there is no memory for it.
  func stroked(_ style: StrokeStyle, portion: Int = 1 << 20) throws(RenderError) -> CoverageMask {
    let mask = try CoverageMask(area: area)
    let fill = FillStyle(antialiased: style.isAntialiased)
    var pen = tintype_pen(style, transform)
    var lines = [tintype_line](repeating: tintype_line(), count: portion)
    var count = 0
    for piece in pieces {
      let points = piece.points.map { tintype_point($0) }
      var (next, end) = (0, piece.isClosed ? points.count : points.count - 1)
      while true {
        let start = next
        count += lines.withUnsafeMutableBufferPointer { lines in
          tintype_stroke_lines(
            points, points.count, piece.isClosed, &pen, &next, end,
            lines.baseAddress.map { $0 + count }, lines.count - count)
        }
        if lines.count - count < Self.mostOfAPiece || next < end {
          try mask.unite(with: lines[..<count], fill)
          count = 0
        }
        guard next < end else { break }
        // Masks that only touch have a seam: they share some of the line, and the last one some of a ring's start.
        next -= overlap(points, from: next, by: -1, most: (next - start) / 2)
        if piece.isClosed { end = points.count + overlap(points, from: 0, by: 1, most: end) }
      }
    }
    try mask.unite(with: lines[..<count], fill)
    return mask
  }

  /// So much space the kernel wants for outlines.
  private static let mostOfAPiece = 512

  /// How many straight pieces before or after a point are as long as two masks have in common.
  private func overlap(_ points: [tintype_point], from start: Int, by step: Int, most: Int) -> Int {
    var (count, length) = (0, CGFloat(0))
    while count < most, length < 3 {
      let (a, b) = (start + count * step, start + (count + 1) * step)
      let (from, to) = (points[a % points.count], points[b % points.count])
      let (x, y) = (to.x - from.x, to.y - from.y)
      let (dx, dy) = (transform.a * x + transform.c * y, transform.b * x + transform.d * y)
      length += (dx * dx + dy * dy).squareRoot()
      count += 1
    }
    return count
  }
}

extension CoverageMask {
  /// Adds what lies inside of outlines, in pixels of the mask.
  fileprivate func unite(
    with lines: ArraySlice<tintype_line>, _ style: FillStyle
  ) throws(RenderError) {
    let rule = tintype_fill_rule(even_odd: style.isEOFilled, smooth: style.isAntialiased)
    let steps = lines.withUnsafeBufferPointer {
      tintype_fill_lines(
        $0.baseAddress, $0.count, rule, bytes, stride, Int32(area.width), Int32(area.height))
    }
    guard steps >= 0 else {
      throw .outOfMemory(bytes: lines.count * MemoryLayout<tintype_line>.size)
    }
  }
}

extension tintype_point {
  fileprivate init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}

extension tintype_pen {
  /// Creates a pen.
  ///
  /// - Parameters:
  ///   - style: the line, whose dashes are left out.
  ///   - t: from its units to pixels.
  init(_ style: StrokeStyle, _ t: CGAffineTransform) {
    let cap: Int32 =
      switch style.lineCap {
      case .butt: 0
      case .round: 1
      case .square: 2
      }
    let join: Int32 =
      switch style.lineJoin {
      case .miter: 0
      case .round: 1
      case .bevel: 2
      }
    self.init(
      half: style.lineWidth / 2, miter_limit: style.miterLimit, cap: cap, join: join,
      matrix: (t.a, t.b, t.c, t.d, t.tx, t.ty))
  }
}
