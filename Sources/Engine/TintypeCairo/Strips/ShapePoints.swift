import CTintypeKernels
import TintypeGeometry

/// The steps of a path on Cairo's grid, each followed by its points.
struct ShapePoints {
  /// Each step's kind and its coordinates, as ``ShapeKey/numbers``.
  var numbers: [Int32] = []
  /// The corners of the box around all points; the first one is right of the second one without any.
  private(set) var low = GridPoint(x: .max, y: .max)
  private(set) var high = GridPoint(x: .min, y: .min)
  /// Whether no point is too far away.
  private(set) var isNear = true
  private let transform: CGAffineTransform

  /// Finds the points of a path.
  ///
  /// - Parameters:
  ///   - path: the path.
  ///   - transform: from its coordinates to pixels.
  init(_ path: Path, _ transform: CGAffineTransform) {
    self.transform = transform
    numbers.reserveCapacity(path.elements.count * 7)
    if let rectangle = path.rectangle { add(rectangle) } else { add(path) }
  }

  private mutating func add(_ path: Path) {
    var current = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let p):
        add(ShapeKey.Step.move, p)
        current = p
      case .line(let p):
        add(ShapeKey.Step.line, p)
        current = p
      case .quadCurve(let p, let q):
        let (c, d) = Path.cubic(from: current, control: q, to: p)
        addCurve(c, d, p)
        current = p
      case .curve(let p, let c, let d):
        addCurve(c, d, p)
        current = p
      case .closeSubpath: numbers.append(ShapeKey.Step.close)
      }
    }
  }

  private mutating func add(_ rectangle: CGRect) {
    let corners = CairoConventions.corners(of: rectangle, transform) { fixed($0) }
    for index in corners.indices {
      numbers.append(index == 0 ? ShapeKey.Step.move : ShapeKey.Step.line)
      add(corners[index])
    }
    numbers.append(ShapeKey.Step.close)
  }

  private mutating func add(_ step: Int32, _ point: CGPoint) {
    numbers.append(step)
    add(placed(point))
  }

  private mutating func addCurve(_ c: CGPoint, _ d: CGPoint, _ p: CGPoint) {
    numbers.append(ShapeKey.Step.curve)
    add(placed(c))
    add(placed(d))
    add(placed(p))
  }

  private mutating func placed(_ point: CGPoint) -> GridPoint {
    let t = transform
    return GridPoint(
      x: fixed(t.a * point.x + t.c * point.y + t.tx),
      y: fixed(t.b * point.x + t.d * point.y + t.ty))
  }

  private mutating func add(_ point: GridPoint) {
    (low.x, high.x) = (min(low.x, point.x), max(high.x, point.x))
    (low.y, high.y) = (min(low.y, point.y), max(high.y, point.y))
    numbers.append(point.x)
    numbers.append(point.y)
  }

  /// A coordinate in 1/256; 0 where it is too far away.
  private mutating func fixed(_ value: CGFloat) -> Int32 {
    guard abs(value) < CairoConventions.farthest else {
      isNear = false
      return 0
    }
    return CairoConventions.fixed(value)
  }
}
