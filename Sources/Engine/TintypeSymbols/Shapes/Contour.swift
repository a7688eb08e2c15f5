/// A closed line of a symbol.
struct Contour: Sendable {
  /// The steps, from a move to the end, without the closing one.
  var elements: [Path.Element]
  /// The line as straight pieces.
  private(set) var points: [CGPoint]
  /// The area inside, positive where the line turns clockwise as it is drawn, y downwards.
  private(set) var area: CGFloat
  /// The box around the line.
  private(set) var bounds: CGRect

  /// The closed lines of a path; those of no area are left out.
  static func all(of path: Path) -> [Contour] {
    var result: [Contour] = []
    var current: [Path.Element] = []
    func end() {
      if current.count > 1 { result.append(Contour(current)) }
      current = []
    }
    for element in path.elements {
      switch element {
      case .move:
        end()
        current = [element]
      case .closeSubpath: end()
      default: current.append(element)
      }
    }
    end()
    return result.filter { abs($0.area) > 1e-9 }
  }

  private init(_ elements: [Path.Element]) {
    self.elements = elements
    points = Self.flattened(elements)
    var area: CGFloat = 0
    var (left, top, right, bottom) = (
      CGFloat.infinity, CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity
    )
    for (index, point) in points.enumerated() {
      let next = points[index + 1 < points.count ? index + 1 : 0]
      area += point.x * next.y - next.x * point.y
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    self.area = area / 2
    bounds = CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// Eight pieces a curve: enough to tell inside from outside.
  private static func flattened(_ elements: [Path.Element]) -> [CGPoint] {
    var result: [CGPoint] = []
    var pen = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let end), .line(let end):
        result.append(end)
        pen = end
      case .quadCurve(let end, let control):
        for step in 1...8 {
          let t = CGFloat(step) / 8
          let u = 1 - t
          result.append(
            CGPoint(
              x: u * u * pen.x + 2 * u * t * control.x + t * t * end.x,
              y: u * u * pen.y + 2 * u * t * control.y + t * t * end.y))
        }
        pen = end
      case .curve(let end, let first, let second):
        for step in 1...8 {
          let t = CGFloat(step) / 8
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          result.append(
            CGPoint(
              x: a * pen.x + b * first.x + c * second.x + d * end.x,
              y: a * pen.y + b * first.y + c * second.y + d * end.y))
        }
        pen = end
      case .closeSubpath: break
      }
    }
    return result
  }

  /// Whether a point lies inside.
  func contains(_ point: CGPoint) -> Bool {
    guard bounds.holds(point) else { return false }
    var isInside = false
    var previous = points[points.count - 1]
    for point2 in points {
      if (point2.y > point.y) != (previous.y > point.y),
        point.x < (previous.x - point2.x) * (point.y - point2.y) / (previous.y - point2.y)
          + point2.x
      {
        isInside.toggle()
      }
      previous = point2
    }
    return isInside
  }

  /// Adds the line to a path.
  func add(to path: inout Path) {
    for element in elements {
      switch element {
      case .move(let end): path.move(to: end)
      case .line(let end): path.addLine(to: end)
      case .quadCurve(let end, let control): path.addQuadCurve(to: end, control: control)
      case .curve(let end, let first, let second):
        path.addCurve(to: end, control1: first, control2: second)
      case .closeSubpath: break
      }
    }
    path.closeSubpath()
  }

  /// The line walked the other way round.
  var reversed: Contour {
    var ends: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
        ends.append(end)
      case .closeSubpath: break
      }
    }
    guard let last = ends.last else { return self }
    var result: [Path.Element] = [.move(to: last)]
    for index in elements.indices.dropFirst().reversed() {
      let end = ends[index - 1]
      switch elements[index] {
      case .quadCurve(_, let control): result.append(.quadCurve(to: end, control: control))
      case .curve(_, let first, let second):
        result.append(.curve(to: end, control1: second, control2: first))
      case .move, .line, .closeSubpath: result.append(.line(to: end))
      }
    }
    return Contour(result)
  }

  /// The line made of other steps of the same number.
  func with(_ elements: [Path.Element]) -> Contour { Contour(elements) }
}

extension Path {
  /// The path of closed lines.
  init(_ contours: [Contour]) {
    self.init()
    for contour in contours { contour.add(to: &self) }
  }
}

extension Sequence<Contour> {
  /// The box around all of the lines; nil where there are none.
  var bounds: CGRect? {
    reduce(nil) { box, contour in box.map { $0.union(contour.bounds) } ?? contour.bounds }
  }
}
