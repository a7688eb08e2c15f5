import CTintypeCairo
import TintypeDrawing
package import TintypeGeometry

extension Path {
  /// Adds the steps of the path to a context's path.
  package func append(to context: OpaquePointer) {
    if let r = rectangle {
      cairo_rectangle(context, r.minX, r.minY, r.width, r.height)
      return
    }
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let p):
        cairo_move_to(context, p.x, p.y)
        current = p
      case .line(let p):
        cairo_line_to(context, p.x, p.y)
        current = p
      case .quadCurve(let p, let q):
        let (c, d) = Path.cubic(from: current, control: q, to: p)
        cairo_curve_to(context, c.x, c.y, d.x, d.y, p.x, p.y)
        current = p
      case .curve(let p, let c, let d):
        cairo_curve_to(context, c.x, c.y, d.x, d.y, p.x, p.y)
        current = p
      case .closeSubpath:
        cairo_close_path(context)
      }
    }
  }

  /// Takes over a path of Cairo that has no curves.
  init(flat path: cairo_path_t) {
    self.init()
    var index = 0
    while index < Int(path.num_data) {
      // Each step is a header, which says how many entries it has, and its point.
      let header = path.data[index].header
      let end = { [index] in
        CGPoint(x: path.data[index + 1].point.x, y: path.data[index + 1].point.y)
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: move(to: end())
      case CAIRO_PATH_LINE_TO: addLine(to: end())
      default: closeSubpath()
      }
      index += Int(header.length)
    }
  }

  /// The control points of the cubic curve that equals a quadratic one.
  static func cubic(
    from a: CGPoint, control q: CGPoint, to b: CGPoint
  ) -> (CGPoint, CGPoint) {
    (
      CGPoint(x: a.x + (q.x - a.x) * 2 / 3, y: a.y + (q.y - a.y) * 2 / 3),
      CGPoint(x: b.x + (q.x - b.x) * 2 / 3, y: b.y + (q.y - b.y) * 2 / 3)
    )
  }

  /// The path with every coordinate at most a limit away from zero.
  func clamped(to limit: CGFloat) -> Path {
    func near(_ p: CGPoint) -> CGPoint {
      CGPoint(x: min(max(p.x, -limit), limit), y: min(max(p.y, -limit), limit))
    }
    var result = Path()
    for element in elements {
      switch element {
      case .move(let p): result.move(to: near(p))
      case .line(let p): result.addLine(to: near(p))
      case .quadCurve(let p, let c): result.addQuadCurve(to: near(p), control: near(c))
      case .curve(let p, let c, let d):
        result.addCurve(to: near(p), control1: near(c), control2: near(d))
      case .closeSubpath: result.closeSubpath()
      }
    }
    return result
  }
}
