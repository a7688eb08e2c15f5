/// The outline of a two-dimensional shape.
public struct Path: Sendable, Hashable {
  /// A step of a path.
  public enum Element: Sendable, Hashable {
    /// Starts a new subpath at a point.
    case move(to: CGPoint)
    /// A straight line to a point.
    case line(to: CGPoint)
    /// A quadratic Bézier curve to a point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve to a point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to the start of the subpath.
    case closeSubpath
  }

  /// The steps, in drawing order.
  package private(set) var elements: [Element] = []

  /// The rectangle that the path consists of, where it is nothing else.
  ///
  /// Renderers fill a rectangle without building a path.
  package private(set) var rectangle: CGRect?

  /// Creates an empty path.
  public init() {}

  /// Creates a path and fills it in a closure.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// Creates the path of a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Creates the path of a rectangle with elliptic corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates the path of a rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates the path of a rectangle whose corners differ.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Creates the path of an ellipse inside a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Makes space for so many steps more, where they are known before they are added.
  mutating func reserve(_ count: Int) { elements.reserveCapacity(elements.count + count) }

  /// Whether the path has no steps.
  public var isEmpty: Bool { elements.isEmpty }

  /// The point where the next line starts; nil for an empty path.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case .move(let p), .line(let p), .quadCurve(let p, _), .curve(let p, _, _): return p
    case .closeSubpath:
      for element in elements.reversed() {
        if case .move(let p) = element { return p }
      }
      return nil
    case nil: return nil
    }
  }

  /// Calls a closure with each step, in drawing order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  private mutating func append(_ element: Element) {
    rectangle = nil
    elements.append(element)
  }

  /// Starts a new subpath.
  public mutating func move(to end: CGPoint) { append(.move(to: end)) }

  /// Adds a straight line.
  public mutating func addLine(to end: CGPoint) {
    append(elements.isEmpty ? .move(to: end) : .line(to: end))
  }

  /// Adds a quadratic curve.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: end, control: control))
  }

  /// Adds a cubic curve.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Closes the subpath with a straight line.
  public mutating func closeSubpath() {
    guard !elements.isEmpty else { return }
    append(.closeSubpath)
  }

  /// Adds a subpath of straight lines.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    let wasEmpty = elements.isEmpty
    if wasEmpty { reserve(5) }
    move(to: CGPoint(x: rect.minX, y: rect.minY).applying(transform))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY).applying(transform))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY).applying(transform))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY).applying(transform))
    closeSubpath()
    if wasEmpty, transform.isIdentity { rectangle = rect }
  }

  /// Adds several rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the steps of another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    if elements.isEmpty, transform.isIdentity {
      self = path
    } else {
      rectangle = nil
      elements += path.applying(transform).elements
    }
  }

  /// The path moved by a transform.
  public func applying(_ transform: CGAffineTransform) -> Path {
    guard !transform.isIdentity else { return self }
    var result = Path()
    result.elements = elements.map { element in
      switch element {
      case .move(let p): .move(to: p.applying(transform))
      case .line(let p): .line(to: p.applying(transform))
      case .quadCurve(let p, let c):
        .quadCurve(to: p.applying(transform), control: c.applying(transform))
      case .curve(let p, let c1, let c2):
        .curve(
          to: p.applying(transform), control1: c1.applying(transform),
          control2: c2.applying(transform))
      case .closeSubpath: .closeSubpath
      }
    }
    if let rectangle, transform.isUprightScaling {
      result.rectangle = rectangle.applying(transform)
    }
    return result
  }

  /// The path shifted, in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}
