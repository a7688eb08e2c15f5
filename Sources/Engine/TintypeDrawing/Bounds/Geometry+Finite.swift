// Coordinates come from users: what is not a finite number is found here, before a painter meets it.

extension CGRect {
  /// The smallest upright rectangle around the moved one, quickly where it stays upright.
  package func moved(by t: CGAffineTransform) -> CGRect {
    guard t.b == 0, t.c == 0 else { return applying(t) }
    let (w, h) = (width * t.a, height * t.d)
    return CGRect(x: minX * t.a + t.tx, y: minY * t.d + t.ty, width: w, height: h).standardized
  }

  /// The rectangle with a positive size, or null where it is not finite.
  package var finite: CGRect {
    let box = standardized
    let isFinite = box.minX.isFinite && box.minY.isFinite && box.maxX.isFinite && box.maxY.isFinite
    return isFinite ? box : .null
  }
}

extension CGAffineTransform {
  /// Whether every number of the transform is finite.
  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// The factor by which lengths grow on average.
  package var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }
}

extension Path {
  private var isFinite: Bool {
    func holds(_ p: CGPoint) -> Bool { p.x.isFinite && p.y.isFinite }
    return elements.allSatisfy { element in
      switch element {
      case .move(let p), .line(let p): holds(p)
      case .quadCurve(let p, let c): holds(p) && holds(c)
      case .curve(let p, let c, let d): holds(p) && holds(c) && holds(d)
      case .closeSubpath: true
      }
    }
  }

  /// The box around the path; null where a coordinate is not a finite number.
  package var finiteBounds: CGRect {
    if let rectangle { return rectangle.finite }
    return isFinite ? boundingRect.finite : .null
  }

  /// A box around the stroked path; null where a coordinate or the width is not a finite number, or the
  /// width is not positive.
  package func strokeBounds(_ style: StrokeStyle) -> CGRect {
    let box = finiteBounds
    guard !box.isNull, style.lineWidth.isFinite, style.lineWidth > 0 else { return .null }
    // A miter's tip is at most half a width times the limit away, a square cap 0.71 widths.
    let limit = style.lineJoin == .miter && style.miterLimit.isFinite ? style.miterLimit : 1
    let reach = style.lineWidth * max(0.75, limit / 2)
    return box.insetBy(dx: -reach, dy: -reach).finite
  }
}

extension StrokeStyle {
  /// The style with what cannot be drawn replaced: dashes that make no pattern, and numbers that are none.
  package var drawable: StrokeStyle {
    var style = self
    style.dash = drawableDash.map { CGFloat($0) }
    style.dashPhase = dashPhase.isFinite ? dashPhase : 0
    style.miterLimit = miterLimit.isFinite ? max(1, miterLimit) : 10
    return style
  }

  /// The dash lengths, or none where they make no pattern: a negative one, or all of them zero.
  package var drawableDash: [Double] {
    let lengths = dash.map { Double($0) }
    guard lengths.allSatisfy({ $0.isFinite && $0 >= 0 }), lengths.contains(where: { $0 > 0.001 })
    else { return [] }
    return lengths
  }
}
