import CTintypeCairo
import CTintypeKernels
import TintypeDrawing
import TintypeGeometry

/// A path as Cairo sees it: points in 1/256 of a pixel, from the upper left pixel that it touches.
///
/// Paths with equal keys cover their pixels alike, wherever they stand on the grid. Where a path goes straight down for
/// long, all rows but one are taken out: a card has the same key however tall it is.
struct ShapeKey: Hashable {
  /// The steps of a path: how often each kind of number follows.
  fileprivate enum Step {
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

  /// How many bytes the path has.
  var byteCount: Int { numbers.count * MemoryLayout<Int32>.stride }

  /// The most steps of a path that is kept, and the most pixels of one with curves.
  private static let (mostSteps, mostPixels) = (64, 1 << 26)

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

  /// Creates the key of a path, and finds its place.
  ///
  /// - Parameters:
  ///   - path: the path.
  ///   - cover: what of it is covered.
  ///   - transform: from its coordinates to pixels.
  ///   - onlyCurved: whether paths without curves are left to Cairo, which knows quicker ways for them.
  /// - Returns: nil for a path that is better drawn by Cairo: a large or long one, or one without smooth edges.
  static func make(
    _ path: Path, _ cover: Cover, _ transform: CGAffineTransform, onlyCurved: Bool
  ) -> Placed? {
    guard path.elements.count <= mostSteps,
      !onlyCurved || path.elements.contains(where: \.isCurve)
    else { return nil }
    switch cover {
    case .inside(let style):
      guard style.isAntialiased else { return nil }
      return make(path, ShapeKey(isEOFilled: style.isEOFilled, pen: nil), reach: 0, transform)
    case .line(let style):
      guard style.isAntialiased, let pen = ShapePen(style.drawable, transform) else { return nil }
      return make(path, ShapeKey(isEOFilled: false, pen: pen), reach: pen.reach, transform)
    }
  }

  private static func make(
    _ path: Path, _ empty: ShapeKey, reach: Int32, _ transform: CGAffineTransform
  ) -> Placed? {
    var key = empty
    key.numbers.reserveCapacity(path.elements.count * 7)
    guard var box = key.append(path, transform), box.x0 <= box.x1 else { return nil }
    box = tintype_rect(
      x0: box.x0 - reach, y0: box.y0 - reach, x1: box.x1 + reach, y1: box.y1 + reach)
    let (x, y) = (box.x0 >> 8, box.y0 >> 8)
    key.width = Int(((box.x1 + 255) >> 8) - x)
    key.height = Int(((box.y1 + 255) >> 8) - y)
    guard key.width > 0, key.height > 0 else { return nil }
    key.shift(x << 8, y << 8)
    let repeated = key.takeOutRows(reach: reach)
    guard key.width * key.height <= mostPixels else { return nil }
    return Placed(key: key, x: Int(x), y: Int(y), repeated: repeated)
  }

  private init(isEOFilled: Bool, pen: ShapePen?) {
    (self.isEOFilled, self.pen) = (isEOFilled, pen)
  }

  /// The nearest whole number, of two the even one.
  ///
  /// - Parameter value: less than 2^31 away from 0.
  /// - Returns: the number.
  @inline(__always)
  private static func rounded(_ value: Double) -> Int32 {
    // A sum of that size has no room for anything below one, and its last bits are those of the whole number.
    // Processors that are not told to be new are called for it otherwise.
    let carrier = 6_755_399_441_055_744.0
    return Int32(truncatingIfNeeded: Int64(bitPattern: (value + carrier).bitPattern))
  }

  /// Adds all points; nil where one is too far away.
  private mutating func append(_ path: Path, _ t: CGAffineTransform) -> tintype_rect? {
    var box = tintype_rect(x0: .max, y0: .max, x1: .min, y1: .min)
    var isNear = true
    func fixed(_ value: CGFloat) -> Int32 {
      guard abs(value) < 1_000_000 else {
        isNear = false
        return 0
      }
      return Self.rounded(Double(value) * 256)
    }
    func add(x: Int32, y: Int32) {
      (box.x0, box.x1) = (min(box.x0, x), max(box.x1, x))
      (box.y0, box.y1) = (min(box.y0, y), max(box.y1, y))
      numbers.append(x)
      numbers.append(y)
    }
    func add(_ point: CGPoint) {
      add(
        x: fixed(t.a * point.x + t.c * point.y + t.tx),
        y: fixed(t.b * point.x + t.d * point.y + t.ty))
    }
    func addCurve(_ c: CGPoint, _ d: CGPoint, _ p: CGPoint) {
      numbers.append(Step.curve)
      add(c)
      add(d)
      add(p)
    }
    // Cairo rounds a rectangle's sides instead of its corners.
    func addRectangle(_ r: CGRect) {
      let x = fixed(t.a * r.minX + t.c * r.minY + t.tx)
      let y = fixed(t.b * r.minX + t.d * r.minY + t.ty)
      let (acrossX, acrossY) = (fixed(t.a * r.width), fixed(t.b * r.width))
      let (downX, downY) = (fixed(t.c * r.height), fixed(t.d * r.height))
      numbers.append(Step.move)
      add(x: x, y: y)
      numbers.append(Step.line)
      add(x: x + acrossX, y: y + acrossY)
      numbers.append(Step.line)
      add(x: x + acrossX + downX, y: y + acrossY + downY)
      numbers.append(Step.line)
      add(x: x + downX, y: y + downY)
      numbers.append(Step.close)
    }
    if let rectangle = path.rectangle {
      addRectangle(rectangle)
      return isNear ? box : nil
    }
    var current = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let p):
        numbers.append(Step.move)
        add(p)
        current = p
      case .line(let p):
        numbers.append(Step.line)
        add(p)
        current = p
      case .quadCurve(let p, let q):
        let (c, d) = Path.cubic(from: current, control: q, to: p)
        addCurve(c, d, p)
        current = p
      case .curve(let p, let c, let d):
        addCurve(c, d, p)
        current = p
      case .closeSubpath: numbers.append(Step.close)
      }
    }
    return isNear ? box : nil
  }

  /// Moves all points to the left and up.
  private mutating func shift(_ x: Int32, _ y: Int32) {
    changePoints {
      $0 -= x
      $1 -= y
    }
  }

  /// Calls a closure with the coordinates of each point.
  private mutating func changePoints(_ body: (inout Int32, inout Int32) -> Void) {
    numbers.withUnsafeMutableBufferPointer { numbers in
      var index = 0
      while index < numbers.count {
        let points = Self.points(after: numbers[index])
        for place in stride(from: index + 1, to: index + 1 + points * 2, by: 2) {
          body(&numbers[place], &numbers[place + 1])
        }
        index += 1 + points * 2
      }
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

// Rows that are all alike.

extension ShapeKey {
  /// Fewer equal rows are kept: to look for them would take longer than to find their coverage once more.
  private static let leastTakenOut = 128

  /// Takes all rows but one out where the path goes straight down for longest.
  ///
  /// - Parameter reach: how far from the path pixels are covered, in 1/256.
  /// - Returns: the row that stays, and how many there were more.
  fileprivate mutating func takeOutRows(reach: Int32) -> (row: Int, count: Int) {
    guard height > Self.leastTakenOut, pen?.isDashed != true,
      let gap = gaps(reach: reach).max(by: { $0.count < $1.count }),
      gap.count > Self.leastTakenOut
    else { return (0, 0) }
    // One row on each side stays, in case that an edge reaches into it.
    let count = gap.count - 3
    let below = Int32(gap.upperBound - 1) << 8
    changePoints { _, y in
      if y >= below { y -= Int32(count) << 8 }
    }
    height -= count
    return (gap.lowerBound + 1, count)
  }

  /// Rows that nothing but lines straight down crosses.
  private func gaps(reach: Int32) -> [Range<Int>] {
    var busy = [Bool](repeating: false, count: height)
    func mark(_ a: Int32, _ b: Int32) {
      let (top, bottom) = (Int((min(a, b) - reach) >> 8), Int((max(a, b) + reach) >> 8))
      for row in max(top, 0)..<max(min(bottom + 1, height), max(top, 0)) { busy[row] = true }
    }
    forEachLine { from, to, isStraight in
      if isStraight, from.x == to.x {
        mark(from.y, from.y)
        mark(to.y, to.y)
      } else {
        mark(from.y, to.y)
      }
    }
    var (gaps, start): ([Range<Int>], Int) = ([], 0)
    for row in 0...height where row == height || busy[row] {
      if row > start { gaps.append(start..<row) }
      start = row + 1
    }
    return gaps
  }
}
extension ShapeKey {
  fileprivate typealias Point = (x: Int32, y: Int32)

  /// Calls a closure with both ends of each line, and of those between the points of a curve, in whose box it is, and
  /// with whether it is a line of the path.
  ///
  /// Subpaths are closed, as they are when filled.
  fileprivate func forEachLine(_ body: (Point, Point, Bool) -> Void) {
    var (start, last): (Point, Point) = ((0, 0), (0, 0))
    var index = 0
    while index < numbers.count {
      let step = numbers[index]
      if step == Step.move || step == Step.close { body(last, start, true) }
      if step == Step.close { last = start }
      let points = Self.points(after: step)
      for point in 0..<points {
        let next = (x: numbers[index + 1 + point * 2], y: numbers[index + 2 + point * 2])
        if step == Step.move { start = next } else { body(last, next, step == Step.line) }
        last = next
      }
      index += 1 + points * 2
    }
    body(last, start, true)
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
