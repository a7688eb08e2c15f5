import CTintypeCairo
import CTintypeKernels
import TintypeDrawing
import TintypeGeometry

extension CairoPainter {
  /// What has to live until a source has been drawn with.
  enum Source {
    /// Cairo holds all of it.
    case whole
    /// Cairo reads these pixels.
    case pixels(RasterLayer)
  }

  /// Makes a paint the context's source, in the coordinates of the items.
  ///
  /// - Parameters:
  ///   - paint: what to draw with.
  ///   - bounds: where it will be used, in coordinates of the context.
  ///   - state: what surrounds the item.
  /// - Returns: what to keep until the drawing is done; nil where the paint shows nothing.
  /// - Throws: when there is no memory.
  func setSource(
    _ paint: Paint, covering bounds: CGRect, _ state: State
  )
    throws(RenderError) -> Source?
  {
    guard let paint = paint.simplified else { return nil }
    switch paint {
    case .color(let color):
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
      return .whole
    case .gradient(let stops, .linear(let from, let to)):
      setSource(cairo_pattern_create_linear(from.x, from.y, to.x, to.y), stops, state)
      return .whole
    case .gradient(let stops, .radial(let center, let start, let end)):
      setSource(
        cairo_pattern_create_radial(center.x, center.y, start, center.x, center.y, end), stops,
        state)
      return .whole
    case .gradient(let stops, .elliptical(let center, let unit, let start, let end)):
      let pattern = cairo_pattern_create_radial(0, 0, start, 0, 0, end)
      var matrix = cairo_matrix_t(unit: unit, around: center)
      cairo_pattern_set_matrix(pattern, &matrix)
      setSource(pattern, stops, state)
      return .whole
    case .gradient(let stops, .angular(let center, let start, let end)):
      let gradient = AngularGradientPixels(stops, center: center, start: start, end: end)
      return try setSource(gradient, covering: bounds, state)
    case .mesh(let mesh):
      let pattern = MeshPattern.make(mesh, state.transform)
      setTransform(state.transform)
      cairo_set_source(context, pattern)
      cairo_pattern_destroy(pattern)
      return .whole
    case .backdrop(let backdrop):
      return try setSource(.color(backdrop.veil.opacity(backdrop.opacity)), covering: bounds, state)
    }
  }

  /// Makes the colors of a mesh in a shape the context's source, where a kernel finds them.
  ///
  /// - Returns: nil, with nothing done, for other paints and where Cairo has to find the colors.
  func setMesh(
    _ paint: Paint, in path: Path, _ style: FillStyle, _ state: State
  ) throws(RenderError) -> Source? {
    guard case .pixels = target,
      let layer = try accelerator.meshPixels(of: paint, in: path, style, state)
    else { return nil }
    clearTransform()
    cairo_set_source_surface(context, layer.surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    return .pixels(layer)
  }

  /// Makes a pattern, which it takes over, the context's source.
  private func setSource(_ pattern: OpaquePointer?, _ stops: [GradientStop], _ state: State) {
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.alpha)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    setTransform(state.transform)
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }

  private func setSource(
    _ gradient: AngularGradientPixels, covering bounds: CGRect, _ state: State
  )
    throws(RenderError) -> Source?
  {
    // A PDF's unit is a point, so its pixels are made finer than that.
    let (resolution, filter) =
      switch target {
      case .pixels: (CGFloat(1), CAIRO_FILTER_NEAREST)
      case .page(let page): (page.fallbackScale, CAIRO_FILTER_GOOD)
      }
    let visible = bounds.common(with: state.clip.rect)
    let scaling = CGAffineTransform(scaleX: resolution, y: resolution)
    let area = PixelArea(touchedBy: visible.applying(scaling))
    guard !area.isEmpty else { return nil }
    let pixels = try RasterLayer(area: area)
    gradient.fill(pixels, transform: state.transform.concatenating(scaling))
    setTransform(scaling.inverted())
    cairo_set_source_surface(context, pixels.surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), filter)
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    return .pixels(pixels)
  }
}

extension cairo_matrix_t {
  /// Moves a center to the origin, and makes a size a square of 1.
  init(unit: CGSize, around center: CGPoint) {
    self.init()
    cairo_matrix_init(
      &self, 1 / unit.width, 0, 0, 1 / unit.height, -center.x / unit.width,
      -center.y / unit.height)
  }
}
