import TintypeDrawing
import TintypeGeometry

/// Where items may leave ink: a little more at times, never less.
///
/// All rectangles are in the coordinates of the item; null where nothing is drawn or a coordinate is
/// not a finite number, in which case the item is left out of the picture.
extension DisplayItem {
  var bounds: CGRect {
    switch self {
    case .fill(let path, _, _): path.finiteBounds
    case .stroke(let path, _, let style): path.strokeBounds(style)
    case .glyphs(let run): run.bounds
    case .image(let drawing): drawing.frame.finite
    case .group(let group): group.bounds
    }
  }

  static func bounds(of items: [DisplayItem]) -> CGRect {
    items.reduce(.null) { $0.union($1.bounds) }
  }
}

extension CGRect {
  /// The smallest upright rectangle around the moved one, quickly where it stays upright.
  func moved(by t: CGAffineTransform) -> CGRect {
    guard t.b == 0, t.c == 0 else { return applying(t) }
    let (w, h) = (width * t.a, height * t.d)
    return CGRect(x: minX * t.a + t.tx, y: minY * t.d + t.ty, width: w, height: h).standardized
  }

  /// The rectangle with a positive size, or null where it is not finite.
  var finite: CGRect {
    let box = standardized
    let isFinite = box.minX.isFinite && box.minY.isFinite && box.maxX.isFinite && box.maxY.isFinite
    return isFinite ? box : .null
  }
}

extension CGAffineTransform {
  var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// The factor by which lengths grow on average.
  var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }
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

  var finiteBounds: CGRect {
    if let rectangle { return rectangle.finite }
    return isFinite ? boundingRect.finite : .null
  }

  func strokeBounds(_ style: StrokeStyle) -> CGRect {
    let box = finiteBounds
    guard !box.isNull, style.lineWidth.isFinite, style.lineWidth > 0 else { return .null }
    // A miter's tip is at most half a width times the limit away, a square cap 0.71 widths.
    let limit = style.lineJoin == .miter && style.miterLimit.isFinite ? style.miterLimit : 1
    let reach = style.lineWidth * max(0.75, limit / 2)
    return box.insetBy(dx: -reach, dy: -reach).finite
  }
}

extension GlyphRun {
  /// The size above which a glyph is no longer drawn: Cairo's numbers end there.
  private static let largestSize: CGFloat = 100_000

  var bounds: CGRect {
    guard size > 0, size <= GlyphRun.largestSize, origin.x.isFinite, origin.y.isFinite else {
      return .null
    }
    var (x0, x1) = (CGFloat.infinity, -CGFloat.infinity)
    var (y0, y1) = (CGFloat.infinity, -CGFloat.infinity)
    for glyph in glyphs where glyph.position.x.isFinite && glyph.position.y.isFinite {
      (x0, x1) = (min(x0, glyph.position.x), max(x1, glyph.position.x))
      (y0, y1) = (min(y0, glyph.position.y), max(y1, glyph.position.y))
    }
    guard x0 <= x1 else { return .null }
    let usual = GlyphRun.usualInk
    let box = CGRect(
      x: origin.x + x0 + usual.minX * size, y: origin.y + y0 + usual.minY * size,
      width: x1 - x0 + usual.width * size, height: y1 - y0 + usual.height * size)
    return usual.contains(font.inkBox) ? box.finite : box.union(farInk).finite
  }

  /// Few glyphs leave this box around their pen position, in ems.
  private static let usualInk = CGRect(x: -2, y: -2, width: 5, height: 4)

  /// The ink of a font that has wider glyphs, such as whole phrases of Arabic: looked up glyph by glyph.
  private var farInk: CGRect {
    glyphs.reduce(.null) { box, glyph in
      let outline = font.outline(of: glyph.id).finiteBounds
      let place = CGAffineTransform(
        size, 0, 0, size, origin.x + glyph.position.x, origin.y + glyph.position.y)
      guard !outline.isNull, place.isFinite else { return box }
      // Pens are rounded to parts of a pixel.
      return box.union(outline.insetBy(dx: -0.1, dy: -0.1).applying(place))
    }
  }
}

extension DisplayGroup {
  /// Whether the group has to be drawn apart before it meets what is below.
  var needsLayer: Bool {
    opacity < 1 || blendMode != .normal || hasPixelEffects || mask != nil
  }

  /// Whether pixels are changed by their neighbors or their colors.
  var hasPixelEffects: Bool { blurRadius > 0 || shadow != nil || !filters.isEmpty }

  /// The bounds in the coordinates around the group.
  var bounds: CGRect {
    guard transform.isFinite else { return .null }
    let inner = innerBounds
    return inner.isNull ? .null : inner.applying(transform).finite
  }

  /// The bounds of the blurred, cut and shadowed items, before the transform.
  var innerBounds: CGRect {
    let box = cutBounds
    guard let shadow, !box.isNull else { return box }
    let reach = Gaussian.reach(shadow.radius)
    return box.union(box.insetBy(dx: -reach, dy: -reach).offsetBy(dx: shadow.x, dy: shadow.y))
      .finite
  }

  /// The bounds of the blurred and cut items, before shadow and transform.
  var cutBounds: CGRect {
    var box = DisplayItem.bounds(of: items)
    guard !box.isNull else { return .null }
    if blurRadius > 0 {
      let reach = Gaussian.reach(blurRadius)
      box = box.insetBy(dx: -reach, dy: -reach)
    }
    if let clip { box = box.intersection(clip.path.finiteBounds) }
    return box.finite
  }
}
