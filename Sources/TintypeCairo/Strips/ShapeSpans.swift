import CTintypeCairo
import CTintypeKernels
import TintypeDrawing
import TintypeGeometry

/// Which pixels a filled path covers, and by how much: what Cairo finds, kept for the next such path.
final class ShapeSpans: Sendable {
  /// The pieces of rows that are covered alike.
  let spans: [tintype_span]
  /// The spans of each row; equal rows share theirs.
  let rows: [tintype_span_row]

  /// Finds the coverage of a path.
  ///
  /// - Parameter key: the path.
  /// - Throws: where there is no memory.
  init(_ key: ShapeKey) throws(RenderError) {
    let mask = try CoverageMask(area: PixelArea(x0: 0, y0: 0, x1: key.width, y1: key.height))
    try mask.fill(key)
    let (width, height) = (Int32(key.width), Int32(key.height))
    let count = tintype_find_spans(mask.bytes, mask.stride, width, height, nil, nil)
    var found = [tintype_span](repeating: tintype_span(), count: count)
    var rows = [tintype_span_row](repeating: tintype_span_row(), count: key.height)
    tintype_find_spans(mask.bytes, mask.stride, width, height, &found, &rows)
    (spans, self.rows) = (found, rows)
  }

  /// Whether a row has other spans than the one above; the first one has.
  func isChanged(_ row: Int) -> Bool {
    row == 0 || rows[row].first != rows[row - 1].first || rows[row].count != rows[row - 1].count
  }
}

/// A path as Cairo sees it: points in 1/256 of a pixel, from the upper left pixel that it touches.
///
/// Paths with equal keys cover their pixels alike, wherever they stand on the grid.
struct ShapeKey: Hashable {
  /// The steps of a path: how often each kind of number follows.
  fileprivate enum Step {
    static let move: Int32 = 0
    static let line: Int32 = 1
    static let curve: Int32 = 2
    static let close: Int32 = 3
  }

  /// Each step's kind and its coordinates.
  private(set) var numbers: [Int32] = []
  private(set) var isEOFilled: Bool
  /// Pixels across and down.
  private(set) var width = 0
  private(set) var height = 0

  /// Hashes so few numbers that it does not take longer than to compare them: those of all parts of the path.
  func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(numbers.count)
    for place in stride(from: 0, to: numbers.count, by: max(1, numbers.count / 16)) {
      hasher.combine(numbers[place])
    }
  }

  /// The most steps and the most pixels of a path that is kept.
  private static let (mostSteps, mostPixels) = (64, 1 << 20)

  /// Creates the key of a path, and finds its place.
  ///
  /// - Parameters:
  ///   - path: the path.
  ///   - style: how its inside is decided.
  ///   - transform: from its coordinates to pixels.
  /// - Returns: nil for a path that is better drawn by Cairo: one without curves, or a large or long one.
  static func make(
    _ path: Path, _ style: FillStyle, _ transform: CGAffineTransform
  ) -> (key: ShapeKey, x: Int, y: Int)? {
    guard path.rectangle == nil, style.isAntialiased, path.elements.count <= mostSteps,
      path.elements.contains(where: \.isCurve)
    else { return nil }
    var key = ShapeKey(isEOFilled: style.isEOFilled)
    key.numbers.reserveCapacity(path.elements.count * 7)
    guard let box = key.append(path, transform) else { return nil }
    let (x, y) = (box.x0 >> 8, box.y0 >> 8)
    key.width = Int(((box.x1 + 255) >> 8) - x)
    key.height = Int(((box.y1 + 255) >> 8) - y)
    guard key.width > 0, key.height > 0, key.width * key.height <= mostPixels else { return nil }
    key.shift(x << 8, y << 8)
    return (key, Int(x), Int(y))
  }

  private init(isEOFilled: Bool) { self.isEOFilled = isEOFilled }

  /// Adds all points; nil where one is too far away.
  private mutating func append(_ path: Path, _ t: CGAffineTransform) -> tintype_rect? {
    var box = tintype_rect(x0: .max, y0: .max, x1: .min, y1: .min)
    var isNear = true
    func fixed(_ value: CGFloat) -> Int32 {
      guard abs(value) < 1_000_000 else {
        isNear = false
        return 0
      }
      return Int32((value * 256).rounded(.toNearestOrEven))
    }
    func add(_ step: Int32, _ points: CGPoint...) {
      numbers.append(step)
      for point in points {
        let x = fixed(t.a * point.x + t.c * point.y + t.tx)
        let y = fixed(t.b * point.x + t.d * point.y + t.ty)
        (box.x0, box.x1) = (min(box.x0, x), max(box.x1, x))
        (box.y0, box.y1) = (min(box.y0, y), max(box.y1, y))
        numbers.append(x)
        numbers.append(y)
      }
    }
    var current = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let p):
        add(Step.move, p)
        current = p
      case .line(let p):
        add(Step.line, p)
        current = p
      case .quadCurve(let p, let q):
        let (c, d) = Path.cubic(from: current, control: q, to: p)
        add(Step.curve, c, d, p)
        current = p
      case .curve(let p, let c, let d):
        add(Step.curve, c, d, p)
        current = p
      case .closeSubpath: add(Step.close)
      }
    }
    return isNear ? box : nil
  }

  /// Moves all points to the left and up.
  private mutating func shift(_ x: Int32, _ y: Int32) {
    var index = 0
    while index < numbers.count {
      let points = Self.points(after: numbers[index])
      for point in 0..<points {
        numbers[index + 1 + point * 2] -= x
        numbers[index + 2 + point * 2] -= y
      }
      index += 1 + points * 2
    }
  }

  /// How many points a step has.
  private static func points(after step: Int32) -> Int {
    switch step {
    case Step.curve: 3
    case Step.close: 0
    default: 1
    }
  }

  /// Adds the path to a context's path.
  func append(to context: OpaquePointer) {
    var index = 0
    while index < numbers.count {
      let number = { [index] place in Double(numbers[index + place]) / 256 }
      switch numbers[index] {
      case Step.move: cairo_move_to(context, number(1), number(2))
      case Step.line: cairo_line_to(context, number(1), number(2))
      case Step.curve:
        cairo_curve_to(
          context, number(1), number(2), number(3), number(4), number(5), number(6))
      default: cairo_close_path(context)
      }
      index += 1 + Self.points(after: numbers[index]) * 2
    }
  }
}

extension Path.Element {
  fileprivate var isCurve: Bool {
    switch self {
    case .quadCurve, .curve: true
    case .move, .line, .closeSubpath: false
    }
  }
}
