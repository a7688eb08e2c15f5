import CTintypeCairo
import TintypeDrawing
import TintypeGeometry

/// The way from pixels to a gradient in steps of 1/65536, as Cairo takes it.
///
/// Cairo's library of pixels counts in such steps. What is lost by them is lost least near the middle of what is
/// drawn, so that the way depends on it.
struct GradientMatrix {
  /// The steps a unit of a vector has.
  static let unit = 65536.0
  /// Numbers up to this have their place in 32 bits, products and sums of two included.
  private static let largest = 16_000.0

  /// From pixels, with the offset added, to the gradient: a, b, c, d, tx, ty, and two that mean nothing.
  private(set) var matrix = SIMD8<Int32>(65536, 0, 0, 65536, 0, 0, 0, 0)
  /// Whole pixels that are added to a position first.
  private(set) var offset: (x: Int, y: Int) = (0, 0)

  /// Finds the way; nil where numbers are too large, or there is no way back.
  ///
  /// - Parameters:
  ///   - transform: from the gradient's coordinates to pixels.
  ///   - area: what is drawn, in pixels.
  init?(_ transform: CGAffineTransform, area: PixelArea) {
    guard let way = cairo_matrix_t(transform).inverted else { return nil }
    self.init(way, area)
  }

  /// Finds the way that a matrix says; nil where numbers are too large.
  init?(_ way: cairo_matrix_t, _ area: PixelArea) {
    if way.isTranslation, way.x0 == way.x0.rounded(), way.y0 == way.y0.rounded() {
      guard abs(way.x0) < Self.largest, abs(way.y0) < Self.largest else { return nil }
      // Bounded: below `largest`, which the initializer looks at.
      offset = (Int(way.x0), Int(way.y0))
      return
    }
    var way = way
    if way.x0 != 0 || way.y0 != 0 {
      let (x, y) = Self.evenShift(way)
      guard abs(x) < Self.largest, abs(y) < Self.largest else { return nil }
      // Bounded: below `largest`, which the initializer looks at.
      offset = (-Int(x), -Int(y))
      cairo_matrix_translate(&way, x, y)
    }
    let values = SIMD8(way.xx, way.yx, way.xy, way.yy, way.x0, way.y0, 0, 0)
    for index in values.indices {
      guard abs(values[index]) < Self.largest else { return nil }
      matrix[index] = Self.fixed(values[index])
    }
    if !way.hasUnitScale { adjust(to: way, middle: area) }
  }

  /// A number in steps; it is smaller than 32768.
  static func fixed(_ value: Double) -> Int32 {
    // Bounded: below `largest`, which the initializer looks at.
    Int32((value * unit).rounded(.toNearestOrEven))
  }

  /// The shift that leaves numbers of like size on both sides of the matrix.
  private static func evenShift(_ m: cairo_matrix_t) -> (x: Double, y: Double) {
    var (best, x, y) = (max(abs(m.x0), abs(m.y0)), m.x0, m.y0)
    for sign in 0..<4 {
      let (i, j) = (sign < 2 ? -1.0 : 1, sign % 2 == 0 ? -1.0 : 1)
      let determinant = (m.xx + i) * (m.yy + j) - m.xy * m.yx
      guard abs(determinant) >= .ulpOfOne else { continue }
      let factor = 1 / determinant
      let newX = (m.y0 * m.xy - m.x0 * (m.yy + j)) * factor
      let newY = (m.x0 * m.yx - m.y0 * (m.xx + i)) * factor
      let size = max(abs(newX), abs(newY))
      if size < best { (best, x, y) = (size, newX, newY) }
    }
    return (x.rounded(.down), y.rounded(.down))
  }

  /// Moves the position so that the middle of an area is where the matrix has it.
  private mutating func adjust(to way: cairo_matrix_t, middle area: PixelArea) {
    guard var back = way.inverted else { return }
    var way = way
    let x = Double(area.x0) + Double(area.width) / 2
    let y = Double(area.y0) + Double(area.height) / 2
    // More turns bring it no nearer.
    for _ in 0..<5 {
      let found = position(x: Int64(Self.fixed(x)), y: Int64(Self.fixed(y)))
      var (dx, dy) = (Double(found.x) / Self.unit, Double(found.y) / Self.unit)
      cairo_matrix_transform_point(&back, &dx, &dy)
      (dx, dy) = (dx - x, dy - y)
      cairo_matrix_transform_distance(&way, &dx, &dy)
      let (stepsX, stepsY) = (Self.fixed(dx), Self.fixed(dy))
      matrix[4] &-= stepsX
      matrix[5] &-= stepsY
      if stepsX == 0, stepsY == 0 { return }
    }
  }

  /// Where a point is in the gradient, all in steps.
  private func position(x: Int64, y: Int64) -> (x: Int64, y: Int64) {
    func row(_ a: Int, _ b: Int, _ c: Int) -> Int64 {
      (Int64(matrix[a]) * x + Int64(matrix[b]) * y + Int64(matrix[c]) << 16 + 0x8000) >> 16
    }
    return (row(0, 2, 4), row(1, 3, 5))
  }
}

extension cairo_matrix_t {
  /// The way back, as Cairo finds it; nil for none.
  var inverted: cairo_matrix_t? {
    var matrix = self
    return cairo_matrix_invert(&matrix) == CAIRO_STATUS_SUCCESS ? matrix : nil
  }

  /// First this matrix, then another one.
  func followed(by other: cairo_matrix_t) -> cairo_matrix_t {
    var (first, second, result) = (self, other, cairo_matrix_t())
    cairo_matrix_multiply(&result, &first, &second)
    return result
  }

  fileprivate var isTranslation: Bool { xx == 1 && yx == 0 && xy == 0 && yy == 1 }

  /// Whether the matrix moves, flips or turns by quarters, as near as Cairo looks.
  fileprivate var hasUnitScale: Bool {
    let near = 1.0 / 256
    let determinant = xx * yy - yx * xy
    guard abs(determinant * determinant - 1) < near else { return false }
    return (abs(xy) < near && abs(yx) < near) || (abs(xx) < near && abs(yy) < near)
  }
}
