import CTintypeCairo
import CTintypeKernels
import TintypeDrawing
import TintypeGeometry

/// A path as Cairo sees it: points in 1/256 of a pixel, from the upper left pixel that it touches.
///
/// Paths with equal keys cover their pixels alike, wherever they stand on the grid. Where a path goes straight down for
/// long, all rows but one are taken out: a card has the same key however tall it is.
struct ShapeKey: OpenTableKey {
  /// The steps of a path: how often each kind of number follows.
  enum Step {
    static let move = Int32(tintype_step_move)
    static let line = Int32(tintype_step_line)
    static let curve = Int32(tintype_step_curve)
    static let close = Int32(tintype_step_close)
  }

  /// How a path is covered.
  enum Cover {
    /// Its inside is.
    case inside(FillStyle)
    /// A line along it is.
    case line(StrokeStyle)
  }

  /// Each step's kind and its coordinates.
  private(set) var numbers: [Int32] = []
  /// Whether the inside is found by the even-odd rule.
  let isEOFilled: Bool
  /// Whether spans begin and end where Cairo's do, which also has some that nobody sees.
  var keepsOutline = false
  /// The line, in units of the path; nil for the inside.
  let pen: ShapePen?
  /// Whether a line is covered, not the inside.
  var isLine: Bool { pen != nil }
  /// Pixels across and down, without rows that are taken out.
  private(set) var width = 0
  var height = 0

  /// Of so few numbers that it does not take longer than to compare them: those of all parts of the path.
  var tableHash: UInt64 {
    var hash = (UInt64(width) << 40 ^ UInt64(height) << 20 ^ UInt64(numbers.count)).spread
    for index in stride(from: 0, to: numbers.count, by: max(1, numbers.count / 16)) {
      hash = (hash ^ hash >> 29 ^ UInt64(UInt32(bitPattern: numbers[index]))).spread
    }
    return hash
  }

  /// How many bytes the path has.
  var byteCount: Int { numbers.count * MemoryLayout<Int32>.stride }

  /// A key and where its shape goes.
  struct Placed {
    /// The key.
    var key: ShapeKey
    /// The place of its upper left pixel.
    var x: Int
    var y: Int
    /// The row that stands for others, and for how many.
    var repeated: (row: Int, count: Int)

    /// The box around the shape, in pixels.
    var area: PixelArea {
      PixelArea(x0: x, y0: y, x1: x + key.width, y1: y + key.height + repeated.count)
    }
  }

  /// Makes the key of a path, and finds its position.
  ///
  /// - Parameters:
  ///   - path: the path.
  ///   - cover: what of it is covered.
  ///   - transform: from its coordinates to pixels.
  /// - Returns: nil for a path or a line without pixels, and for one that is too far away or too wide for 32 bits.
  static func place(_ path: Path, _ cover: Cover, _ transform: CGAffineTransform) -> Placed? {
    var key: ShapeKey
    switch cover {
    case .inside(let style): key = ShapeKey(isEOFilled: style.isEOFilled, pen: nil)
    case .line(let style):
      guard let pen = ShapePen(style.drawable, transform) else { return nil }
      key = ShapeKey(isEOFilled: false, pen: pen)
    }
    let reach = key.pen?.reach ?? 0
    var points = ShapePoints(path, transform)
    guard points.isNear, points.low.x <= points.high.x else { return nil }
    let (x, y) = ((points.low.x - reach) >> 8, (points.low.y - reach) >> 8)
    key.width = Int(((points.high.x + reach + 255) >> 8) - x)
    key.height = Int(((points.high.y + reach + 255) >> 8) - y)
    guard key.width > 0, key.height > 0 else { return nil }
    swap(&key.numbers, &points.numbers)
    key.changePoints {
      $0 -= x << 8
      $1 -= y << 8
    }
    let repeated = key.takeOutRows(reach: reach)
    return Placed(key: key, x: Int(x), y: Int(y), repeated: repeated)
  }

  private init(isEOFilled: Bool, pen: ShapePen?) {
    (self.isEOFilled, self.pen) = (isEOFilled, pen)
  }

  /// Calls a closure with the coordinates of each point.
  mutating func changePoints(_ body: (inout Int32, inout Int32) -> Void) {
    numbers.withUnsafeMutableBufferPointer { numbers in
      var index = 0
      while index < numbers.count {
        let points = Self.points(after: numbers[index])
        for offset in stride(from: index + 1, to: index + 1 + points * 2, by: 2) {
          body(&numbers[offset], &numbers[offset + 1])
        }
        index += 1 + points * 2
      }
    }
  }

  /// How many points a step has.
  static func points(after step: Int32) -> Int {
    switch step {
    case Step.curve: 3
    case Step.close: 0
    default: 1
    }
  }

  /// Covers what the key says on a context.
  func draw(on context: OpaquePointer) {
    cairo_set_source_rgba(context, 0, 0, 0, 1)
    append(to: context)
    guard let pen else {
      cairo_set_fill_rule(
        context, isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      return cairo_fill(context)
    }
    pen.set(on: context)
    cairo_stroke(context)
  }

  /// Adds the path to a context's path.
  private func append(to context: OpaquePointer) {
    var index = 0
    while index < numbers.count {
      let value = { [index] offset in Double(numbers[index + offset]) / 256 }
      switch numbers[index] {
      case Step.move: cairo_move_to(context, value(1), value(2))
      case Step.line: cairo_line_to(context, value(1), value(2))
      case Step.curve:
        cairo_curve_to(
          context, value(1), value(2), value(3), value(4), value(5), value(6))
      default: cairo_close_path(context)
      }
      index += 1 + Self.points(after: numbers[index]) * 2
    }
  }
}
