import CTintypeCairo
import CTintypeKernels
import TintypeDrawing
import TintypeGeometry

/// Colors as a function of the position in a picture: those that Cairo finds, in whatever parts a
/// picture is drawn.
struct PixelGradient: Sendable {
  /// What the colors are a function of, in steps of 1/65536.
  private enum Shape {
    /// The position along a line from a point.
    case linear(start: (x: Int32, y: Int32), direction: (x: Int32, y: Int32), GradientMatrix)
    /// The distance from a point.
    case radial(middle: (x: Int32, y: Int32), radius: Int64, width: Int64, GradientMatrix)
    /// The angle around a point, looked up in a table.
    case angular(AngularGradientPixels.Mapping)
  }

  private let shape: Shape
  /// Whether nothing is seen of what is below.
  let isOpaque: Bool
  private var pieces: [tintype_gradient_piece] = []
  private var table: [UInt32] = []

  /// Finds out how a paint is drawn; nil for what is no gradient, and for those that are better drawn by Cairo.
  ///
  /// - Parameters:
  ///   - paint: the paint, as it can be drawn.
  ///   - transform: from the paint's coordinates to pixels.
  ///   - area: what is drawn, in pixels.
  init?(_ paint: Paint, _ transform: CGAffineTransform, area: PixelArea) {
    guard case .gradient(let stops, let shape) = paint, transform.isFinite else { return nil }
    isOpaque = stops.allSatisfy { $0.color.alpha == 1 }
    switch shape {
    case .linear(let from, let to):
      guard !CairoConventions.isColor(stops),
        let mapping = GradientMatrix(transform, area: area), let start = Self.fixed(from),
        let end = Self.fixed(to)
      else { return nil }
      let direction = (x: end.x - start.x, y: end.y - start.y)
      guard direction.x != 0 || direction.y != 0,
        Self.isNear(from, to, transform.inverted(), area)
      else { return nil }
      self.shape = .linear(start: start, direction: direction, mapping)
    case .radial(let center, let start, let end):
      guard let mapping = GradientMatrix(transform, area: area),
        let radial = Self.radial(center, start, end, mapping)
      else { return nil }
      self.shape = radial
    case .elliptical(let center, let unit, let start, let end):
      let round = cairo_matrix_t(unit: unit, around: center)
      guard let back = cairo_matrix_t(transform).inverted,
        let mapping = GradientMatrix(back.followed(by: round), area),
        let radial = Self.radial(.zero, start, end, mapping)
      else { return nil }
      self.shape = radial
    case .angular(let center, let start, let end):
      let gradient = AngularGradientPixels(stops, center: center, start: start, end: end)
      self.shape = .angular(gradient.mapping(area, transform))
      table = gradient.table()
      return
    }
    pieces = Self.pieces(stops)
  }

  private static func radial(
    _ center: CGPoint, _ start: CGFloat, _ end: CGFloat, _ mapping: GradientMatrix
  ) -> Shape? {
    guard let middle = fixed(center), let radii = fixed(CGPoint(x: start, y: end)),
      radii.x != radii.y
    else { return nil }
    return .radial(
      middle: middle, radius: Int64(radii.x), width: Int64(radii.y) - Int64(radii.x), mapping)
  }

  /// Whether no pixel is so many lengths of a line away from it that the kernel could not count them in 32 bits.
  private static func isNear(
    _ from: CGPoint, _ to: CGPoint, _ way: CGAffineTransform, _ area: PixelArea
  ) -> Bool {
    let most: CGFloat = 15_000
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    return area.outset(by: 1).rect.corners.allSatisfy { corner in
      let point = corner.applying(way)
      let along = (point.x - from.x) * dx + (point.y - from.y) * dy
      return abs(along) < most * (dx * dx + dy * dy)
    }
  }

  /// A point in steps; nil where it is far away.
  private static func fixed(_ point: CGPoint) -> (x: Int32, y: Int32)? {
    let largest: CGFloat = 8000
    guard abs(point.x) < largest, abs(point.y) < largest else { return nil }
    return (GradientMatrix.fixed(point.x), GradientMatrix.fixed(point.y))
  }

  /// The colors between stops, in order from 0 to 1, and beyond the ends.
  private static func pieces(_ stops: [GradientStop]) -> [tintype_gradient_piece] {
    var pieces: [tintype_gradient_piece] = []
    var (from, color) = (Int32.min, stops[0].color)
    for stop in stops {
      let to = GradientMatrix.fixed(stop.location)
      if to > from { pieces.append(tintype_gradient_piece(from, color, to, stop.color)) }
      (from, color) = (to, stop.color)
    }
    pieces.append(tintype_gradient_piece(from, color, .max, color))
    return pieces
  }

  /// Whether all rows have the same colors.
  var hasEqualRows: Bool {
    guard case .linear(_, let direction, let mapping) = shape else { return false }
    return direction.y == 0 && mapping.matrix[2] == 0
  }

  /// Whether Cairo rounds a gradient's places from where the outline of a shape begins in each row.
  ///
  /// That pixel may be covered by so little that nobody sees it in the coverage: the shape's spans have to keep outlines.
  ///
  /// - Parameters:
  ///   - paint: the paint, as it can be drawn.
  ///   - transform: from the paint's coordinates to pixels.
  ///   - area: a box around the shape, in pixels: the answer is the same for all.
  /// - Returns: false for what is no linear gradient.
  static func dependsOnOutline(
    _ paint: Paint, _ transform: CGAffineTransform, _ area: PixelArea
  ) -> Bool {
    guard case .gradient(_, .linear(let from, let to)) = paint, let start = fixed(from),
      let end = fixed(to), let mapping = GradientMatrix(transform, area: area)
    else { return false }
    let (dx, dy) = (Int64(end.x - start.x), Int64(end.y - start.y))
    return dx * Int64(mapping.matrix[0]) + dy * Int64(mapping.matrix[1]) != 0
  }

  /// Fills a shape.
  ///
  /// - Parameters:
  ///   - placed: the shape.
  ///   - layer: what it is drawn on.
  ///   - clip: what is drawn of it, on the layer.
  ///   - instructions: the highest level of instructions to use; the pixels are the same for all of them.
  func fill(
    _ placed: PlacedShape, on layer: RasterLayer, clip: PixelArea, instructions: Int32 = .max
  ) {
    fill(
      placed, layer.pixels, layer.width, x: layer.area.x0, y: layer.area.y0, clip, instructions)
  }

  /// Fills a shape on words, the first of which is at a place of the picture.
  func fill(
    _ placed: PlacedShape, _ pixels: UnsafeMutablePointer<UInt32>, _ stride: Int, x: Int, y: Int,
    _ clip: PixelArea, _ instructions: Int32 = .max
  ) {
    pieces.withUnsafeBufferPointer { pieces in
      table.withUnsafeBufferPointer { table in
        var gradient = kernel
        gradient.pieces = pieces.baseAddress
        gradient.table = table.baseAddress
        gradient.table_count = Int32(table.count)
        placed.withKernel { shape in
          tintype_fill_gradient(
            pixels, stride, Int32(x), Int32(y), clip.kernel, shape, &gradient, instructions)
        }
      }
    }
  }

  /// The gradient as the kernel takes it, without its lists.
  private var kernel: tintype_gradient {
    var gradient = tintype_gradient()
    gradient.is_opaque = isOpaque
    func set(_ mapping: GradientMatrix) {
      let m = mapping.matrix
      gradient.matrix = (m[0], m[1], m[2], m[3], m[4], m[5])
      (gradient.left, gradient.top) = (Int32(mapping.offset.x), Int32(mapping.offset.y))
    }
    switch shape {
    case .linear(let start, let direction, let mapping):
      gradient.kind = Int32(tintype_linear)
      gradient.middle = (start.x, start.y)
      gradient.direction = (direction.x, direction.y)
      set(mapping)
    case .radial(let middle, let radius, let width, let mapping):
      gradient.kind = Int32(tintype_radial)
      gradient.middle = (middle.x, middle.y)
      (gradient.radius, gradient.width) = (radius, width)
      set(mapping)
    case .angular(let mapping):
      gradient.kind = Int32(tintype_angular)
      let m = mapping.matrix
      gradient.rotation = (m[0], m[1], m[2], m[3], m[4], m[5])
      (gradient.start, gradient.extent) = (mapping.start, mapping.extent)
      (gradient.left, gradient.top) = (Int32(mapping.area.x0), Int32(mapping.area.y0))
    }
    return gradient
  }
}

extension tintype_gradient_piece {
  /// The colors between two stops; beyond the ends, where a position is the least or the largest
  /// number, one color.
  fileprivate init(_ from: Int32, _ first: RGBA, _ to: Int32, _ last: RGBA) {
    func parts(_ color: RGBA) -> SIMD4<Float> {
      func part(_ value: Double) -> Float { Float(CairoConventions.component(value)) * (1 / 257) }
      return [part(color.alpha), part(color.red), part(color.green), part(color.blue)]
    }
    let (a, b) = (parts(first), parts(last))
    var (slopes, bases) = (SIMD4<Float>.zero, SIMD4<Float>.zero)
    if from == .min || to == .max {
      bases = (a + b) / 510
    } else {
      let (left, right) = (Float(from) * (1 / 65536), Float(to) * (1 / 65536))
      let factor = 1 / (right - left)
      bases = (a * right - b * left) * factor * (1 / 255)
      slopes = (b - a) * factor * (1 / 255)
    }
    self.init(
      from: from, to: to, slopes: (slopes[0], slopes[1], slopes[2], slopes[3]),
      bases: (bases[0], bases[1], bases[2], bases[3]))
  }
}
