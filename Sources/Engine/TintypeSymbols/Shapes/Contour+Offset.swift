extension Contour {
  /// The line moved sideways: what makes a symbol bolder or lighter.
  ///
  /// The points that steer the curves are moved as a closed polygon is, each side parallel to itself. For the
  /// small distances of weights this differs from the true parallel curve by less than a pixel shows.
  ///
  /// - Parameter distance: to the left of the direction of drawing where positive, so that a line of positive
  ///   area grows.
  /// - Returns: a line of the same steps; the line itself where it would turn inside out.
  func offset(by distance: CGFloat) -> Contour {
    let shrinks = (distance > 0) != (area > 0)
    guard distance != 0, !shrinks || 2 * abs(distance) < min(bounds.width, bounds.height) else {
      return self
    }
    let polygon = steering
    let moved = Self.parallel(polygon, distance)
    var index = 0
    func next() -> CGPoint {
      defer { index += 1 }
      return moved[index % moved.count]
    }
    var result: [Path.Element] = []
    for element in elements {
      switch element {
      case .move: result.append(.move(to: next()))
      case .line: result.append(.line(to: next()))
      case .quadCurve:
        let control = next()
        result.append(.quadCurve(to: next(), control: control))
      case .curve:
        let (first, second) = (next(), next())
        result.append(.curve(to: next(), control1: first, control2: second))
      case .closeSubpath: break
      }
    }
    let contour = with(result)
    // A hole that closes, or a line that is thinner than what is taken away, keeps its sense of turning.
    return contour.area * area > 0 ? contour : self
  }

  /// The line grown outwards, or shrunk by a negative distance, whatever its sense of turning.
  func grown(by distance: CGFloat) -> Contour { offset(by: area > 0 ? distance : -distance) }

  /// The points of all steps, in order.
  private var steering: [CGPoint] {
    var result: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let end), .line(let end): result.append(end)
      case .quadCurve(let end, let control): result += [control, end]
      case .curve(let end, let first, let second): result += [first, second, end]
      case .closeSubpath: break
      }
    }
    return result
  }

  /// The corners of a closed polygon whose sides are moved; corners that lie on each other move together.
  private static func parallel(_ polygon: [CGPoint], _ distance: CGFloat) -> [CGPoint] {
    let count = polygon.count
    func direction(from start: Int, step: Int) -> CGPoint? {
      var index = start
      for _ in 0..<count {
        let next = (index + step + count) % count
        let (dx, dy) = (polygon[next].x - polygon[start].x, polygon[next].y - polygon[start].y)
        let length = (dx * dx + dy * dy).squareRoot()
        if length > 1e-5 { return CGPoint(x: dx / length, y: dy / length) }
        index = next
      }
      return nil
    }
    return polygon.indices.map { index in
      guard let ahead = direction(from: index, step: 1), let back = direction(from: index, step: -1)
      else { return polygon[index] }
      // The normals to the left of both sides, y downwards.
      let first = CGPoint(x: -back.y, y: back.x)
      let second = CGPoint(x: ahead.y, y: -ahead.x)
      let sum = CGPoint(x: first.x + second.x, y: first.y + second.y)
      let dot = first.x * second.x + first.y * second.y
      // A sharp corner moves at most twice as far as its sides.
      let reach = distance / max(1 + dot, 0.5)
      return CGPoint(x: polygon[index].x + sum.x * reach, y: polygon[index].y + sum.y * reach)
    }
  }
}
