import TintypeDrawing
import TintypeGeometry

/// A path that is an ellipse, or a rectangle with elliptic corners, for which SVG has elements.
struct SVGRoundShape {
  private let frame: CGRect
  /// The radii of corners; nil for an ellipse.
  private let radii: CGSize?

  /// Looks at a path.
  ///
  /// - Parameter path: finite coordinates.
  init?(_ path: Path) {
    let elements = path.elements
    // A move, four corners, as many sides at most, and a close.
    guard (5...10).contains(elements.count) else { return nil }
    frame = path.finiteBounds
    guard !frame.isEmpty else { return nil }
    if Self.isSame(elements, Path(ellipseIn: frame).elements) {
      radii = nil
      return
    }
    guard let corner = Self.firstCorner(elements) else { return nil }
    let same = Path(roundedRect: frame, cornerSize: corner, style: .circular)
    guard Self.isSame(elements, same.elements) else { return nil }
    radii = corner
  }

  /// The lengths of the first curve.
  private static func firstCorner(_ elements: [Path.Element]) -> CGSize? {
    for (before, element) in zip(elements, elements.dropFirst()) {
      guard case .curve(let end, _, _) = element else { continue }
      guard let start = points(of: before).last else { return nil }
      return CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y))
    }
    return nil
  }

  /// Whether two paths are one but for what computers round.
  private static func isSame(_ a: [Path.Element], _ b: [Path.Element]) -> Bool {
    a.count == b.count
      && zip(a, b).allSatisfy { a, b in
        let (first, second) = (points(of: a), points(of: b))
        return first.count == second.count
          && zip(first, second).allSatisfy {
            abs($0.x - $1.x) < 1e-6 && abs($0.y - $1.y) < 1e-6
          }
      }
  }

  private static func points(of element: Path.Element) -> [CGPoint] {
    switch element {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let point, let control): [control, point]
    case .curve(let point, let first, let second): [first, second, point]
    case .closeSubpath: []
    }
  }

  /// Adds the element without its end.
  func open(in text: inout SVGText) {
    let isCircle = radii == nil && abs(frame.width - frame.height) < 1e-6
    text.add(radii != nil ? "<rect" : isCircle ? "<circle" : "<ellipse")
    var attributes: [(name: String, value: CGFloat)] = []
    if let radii {
      attributes = [
        ("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height),
        ("rx", radii.width),
      ]
      if abs(radii.width - radii.height) >= 1e-6 { attributes.append(("ry", radii.height)) }
    } else {
      attributes = [("cx", frame.midX), ("cy", frame.midY)]
      attributes +=
        isCircle
        ? [("r", frame.width / 2)] : [("rx", frame.width / 2), ("ry", frame.height / 2)]
    }
    for (name, value) in attributes where value != 0 { text.attribute(name, value) }
  }
}
