import CTintypeCairo
import CTintypeKernels
import TintypeDrawing
import TintypeGeometry

extension CairoPainter {
  mutating func fill(
    _ path: Path, _ paint: Paint, _ style: FillStyle, _ state: State
  )
    throws(RenderError)
  {
    let bounds = placed(path.finiteBounds, state)
    guard isVisible(bounds, state) else { return }
    if let rectangle = path.rectangle, case .color(let color) = paint,
      fillExactly(rectangle, color, state)
    {
      return
    }
    if case .backdrop(let backdrop) = paint, case .pixels(let layer) = target {
      return try fill(path, with: backdrop, of: layer, bounds, style, state)
    }
    var source = try setMesh(paint, in: path, style, state)
    if source == nil { source = try setSource(paint, covering: bounds, state) }
    guard source != nil else { return }
    mark(bounds)
    setPath(path, bounds: bounds, state)
    defer { withExtendedLifetime(source) {} }
    if let dense = try dense(path, dashed: nil, bounds, state) {
      return try dense.filled(style).draw(with: context)
    }
    cairo_set_fill_rule(
      context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(
      context, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    cairo_fill(context)
  }

  /// Fills a rectangle whose edges are on the pixel grid, without Cairo.
  ///
  /// - Returns: false where the rectangle is not of that kind.
  private func fillExactly(_ rectangle: CGRect, _ color: RGBA, _ state: State) -> Bool {
    guard case .pixels(let layer) = target, !state.isClippedByPath,
      let exact = CairoConventions.wholePixels(
        rectangle.moved(by: state.transform), state.transform)
    else { return false }
    let visible = exact.intersection(state.clip)
    if !visible.isEmpty {
      tintype_fill_rect(layer.pixels, layer.width, layer.local(visible), color.pixel, .max)
    }
    return true
  }

  mutating func stroke(
    _ path: Path, _ paint: Paint, _ style: StrokeStyle, _ state: State
  )
    throws(RenderError)
  {
    var isOutline = path.needsOutline(for: style)
    // Poppler fills the whole box of a stroke with such a gradient; outlines are drawn everywhere alike.
    if case .page = target, paint.fillsStrokesInPDF { isOutline = true }
    if isOutline {
      return try fill(
        path.strokedPath(style.drawable), paint, FillStyle(antialiased: style.isAntialiased), state)
    }
    let bounds = placed(path.strokeBounds(style), state)
    guard isVisible(bounds, state), style.lineWidth > 0,
      let source = try setSource(paint, covering: bounds, state)
    else { return }
    let style = style.drawable
    mark(bounds)
    setPath(path, bounds: bounds, state)
    defer { withExtendedLifetime(source) {} }
    if let dense = try dense(path, dashed: style, bounds, state) {
      return try dense.stroked(style).draw(with: context)
    }
    cairo_set_antialias(
      context, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    style.set(on: context)
    cairo_stroke(context)
  }

  /// The context's path as one whose lines are counted; nil for one that Cairo draws.
  private func dense(
    _ path: Path, dashed style: StrokeStyle?, _ bounds: CGRect, _ state: State
  ) throws(RenderError) -> DensePath? {
    guard case .pixels = target, accelerator.isDense(path, in: state) else { return nil }
    let area = PixelArea(touchedBy: bounds).intersection(state.clip)
    return try DensePath(of: context, dashed: style, state.transform, area)
  }
}

extension StrokeStyle {
  /// Gives a context's strokes the style, which can be drawn.
  func set(on context: OpaquePointer) {
    cairo_set_line_width(context, lineWidth)
    cairo_set_line_cap(context, lineCap.cairo)
    cairo_set_line_join(context, lineJoin.cairo)
    cairo_set_miter_limit(context, miterLimit)
    let dash = dash.map { Double($0) }
    cairo_set_dash(context, dash, Int32(dash.count), dashPhase)
  }
}

extension Paint {
  /// Whether lines of the paint are drawn as outlines in PDF.
  fileprivate var fillsStrokesInPDF: Bool {
    switch self {
    case .gradient(_, .angular), .mesh: true
    case .color, .gradient, .backdrop: false
    }
  }
}

extension CGLineCap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}

extension CGAffineTransform {
  /// Whether upright rectangles stay upright, flipped and turned by quarters or not.
  var isAxisParallel: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
}
