import CTintypeCairo
import CTintypePixels
import TintypeDrawing
import TintypeGeometry

/// Draws items through a Cairo context, on pixels or into a PDF.
struct CairoPainter: ItemPainter {
  /// What surrounds an item.
  struct State {
    /// From the item's coordinates to those of the context: pixels, or points of a PDF.
    var transform: CGAffineTransform
    /// What is certainly cut off lies outside of this, in coordinates of the context.
    var clip: PixelRect
    /// Whether the context cuts with more than the rectangle `clip`.
    var isClippedByPath = false
  }

  /// The context drawn on.
  let context: OpaquePointer
  /// The pixels under the context; nil for a PDF.
  let layer: RasterLayer?
  /// Pixels a point for what has to be made of pixels in a PDF.
  let fallbackScale: CGFloat
  /// The fonts of a PDF.
  let fonts: PDFFonts?

  /// Draws on pixels.
  init(layer: RasterLayer) {
    self.context = layer.context
    self.layer = layer
    self.fallbackScale = 1
    self.fonts = nil
  }

  /// Draws into a PDF.
  init(pdf context: OpaquePointer, fallbackScale: CGFloat, fonts: PDFFonts) {
    self.context = context
    self.layer = nil
    self.fallbackScale = fallbackScale
    self.fonts = fonts
  }
}

extension CairoPainter {
  /// Makes the context's coordinates those of an item.
  func setTransform(_ t: CGAffineTransform) {
    var matrix = cairo_matrix_t(t)
    cairo_set_matrix(context, &matrix)
  }

  /// Makes the context's coordinates those of the surface.
  func clearTransform() { cairo_identity_matrix(context) }

  /// A rectangle of items in the coordinates of the context; null where it is not finite.
  func placed(_ rect: CGRect, _ state: State) -> CGRect {
    rect.isNull ? .null : rect.moved(by: state.transform).finite
  }

  /// Whether a rectangle in the coordinates of the context may show.
  func isVisible(_ rect: CGRect, _ state: State) -> Bool {
    !rect.isNull && !PixelRect(touchedBy: rect).intersection(state.clip).isEmpty
  }

  /// Replaces the context's path.
  ///
  /// Cairo counts in 1/256 of a unit with 32 bits, so coordinates far outside are brought nearer: the
  /// path is then given in the context's own coordinates, else in those of the items.
  func setPath(_ path: Path, bounds: CGRect, _ state: State) {
    cairo_new_path(context)
    let limit: CGFloat = 4_000_000
    let isFar =
      bounds.minX < -limit || bounds.minY < -limit || bounds.maxX > limit || bounds.maxY > limit
    guard isFar else {
      setTransform(state.transform)
      append(path)
      return
    }
    clearTransform()
    append(path.applying(state.transform).clamped(to: limit))
    setTransform(state.transform)
  }

  func append(_ path: Path) { CairoPainter.append(path, to: context) }

  /// Adds the steps of a path to a context's path.
  static func append(_ path: Path, to context: OpaquePointer) {
    if let r = path.rectangle {
      cairo_rectangle(context, r.minX, r.minY, r.width, r.height)
      return
    }
    var current = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let p):
        cairo_move_to(context, p.x, p.y)
        current = p
      case .line(let p):
        cairo_line_to(context, p.x, p.y)
        current = p
      case .quadCurve(let p, let q):
        let (c, d) = CairoPainter.cubic(from: current, control: q, to: p)
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

  /// The control points of the cubic curve that equals a quadratic one.
  static func cubic(from a: CGPoint, control q: CGPoint, to b: CGPoint) -> (CGPoint, CGPoint) {
    (
      CGPoint(x: a.x + (q.x - a.x) * 2 / 3, y: a.y + (q.y - a.y) * 2 / 3),
      CGPoint(x: b.x + (q.x - b.x) * 2 / 3, y: b.y + (q.y - b.y) * 2 / 3)
    )
  }
}

extension cairo_matrix_t {
  init(_ t: CGAffineTransform) {
    self.init(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
  }
}

extension Path {
  /// The path with every coordinate at most a limit away from zero.
  fileprivate func clamped(to limit: CGFloat) -> Path {
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
