import CTintypeCairo
import CTintypePixels
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
    let pattern: OpaquePointer?
    switch paint {
    case .color(let color):
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
      return .whole
    case .linearGradient(let stops, let from, let to):
      pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
      addStops(stops, to: pattern)
    case .radialGradient(let stops, let center, let start, let end):
      pattern = cairo_pattern_create_radial(center.x, center.y, start, center.x, center.y, end)
      addStops(stops, to: pattern)
    case .ellipticalGradient(let stops, let center, let unit, let start, let end):
      pattern = cairo_pattern_create_radial(0, 0, start, 0, 0, end)
      addStops(stops, to: pattern)
      var matrix = cairo_matrix_t()
      cairo_matrix_init(
        &matrix, 1 / unit.width, 0, 0, 1 / unit.height, -center.x / unit.width,
        -center.y / unit.height)
      cairo_pattern_set_matrix(pattern, &matrix)
    case .angularGradient(let stops, let center, let start, let end):
      let gradient = AngularGradient(stops: stops, center: center, start: start, end: end)
      return try setSource(gradient, covering: bounds, state)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    setTransform(state.transform)
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
    return .whole
  }

  private func addStops(_ stops: [GradientStop], to pattern: OpaquePointer?) {
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.alpha)
    }
  }

  private func setSource(
    _ gradient: AngularGradient, covering bounds: CGRect, _ state: State
  )
    throws(RenderError) -> Source?
  {
    // A PDF's unit is a point, so its pixels are made finer than that.
    let resolution = layer == nil ? fallbackScale : 1
    let visible = bounds.intersection(state.clip.rect)
    let scaling = CGAffineTransform(scaleX: resolution, y: resolution)
    let area = PixelRect(touchedBy: visible.applying(scaling))
    guard !area.isEmpty else { return nil }
    let pixels = try RasterLayer(area: area)
    gradient.draw(on: pixels, transform: state.transform.concatenating(scaling))
    setTransform(scaling.inverted())
    cairo_set_source_surface(context, pixels.surface, Double(area.x0), Double(area.y0))
    cairo_pattern_set_filter(
      cairo_get_source(context), layer == nil ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    return .pixels(pixels)
  }
}

extension Paint {
  /// The paint with drawable numbers only, or nil where nothing would show.
  ///
  /// Stops are in order from 0 to 1; degenerate gradients become the color that SVG gives them.
  var simplified: Paint? {
    switch self {
    case .color(let color):
      return color.clamped.alpha > 0 ? .color(color.clamped) : nil
    case .linearGradient(let stops, let from, let to):
      let isLine = from != to && [from.x, from.y, to.x, to.y].allSatisfy(\.isFinite)
      return Paint.gradient(stops, isDegenerate: !isLine) {
        .linearGradient($0, from: from, to: to)
      }
    case .radialGradient(let stops, let center, let start, let end):
      let isRing =
        start != end && start >= 0 && end >= 0
        && [center.x, center.y, start, end].allSatisfy(\.isFinite)
      return Paint.gradient(stops, isDegenerate: !isRing) {
        .radialGradient($0, center: center, startRadius: start, endRadius: end)
      }
    case .ellipticalGradient(let stops, let center, let unit, let start, let end):
      let isRing =
        start != end && start >= 0 && end >= 0 && unit.width > 0 && unit.height > 0
        && [center.x, center.y, unit.width, unit.height, start, end].allSatisfy(\.isFinite)
      return Paint.gradient(stops, isDegenerate: !isRing) {
        .ellipticalGradient(
          $0, center: center, unit: unit, startRadius: start, endRadius: end)
      }
    case .angularGradient(let stops, let center, let start, let end):
      let isSweep =
        start != end && [Double(center.x), Double(center.y), start, end].allSatisfy(\.isFinite)
      return Paint.gradient(stops, isDegenerate: !isSweep) {
        .angularGradient($0, center: center, startAngle: start, endAngle: end)
      }
    }
  }

  private static func gradient(
    _ stops: [GradientStop], isDegenerate: Bool, _ make: ([GradientStop]) -> Paint
  ) -> Paint? {
    var last = 0.0
    let ordered = stops.map { stop in
      if stop.location > last { last = min(stop.location, 1) }
      return GradientStop(color: stop.color.clamped, location: last)
    }
    guard let end = ordered.last, ordered.contains(where: { $0.color.alpha > 0 }) else {
      return nil
    }
    if isDegenerate || ordered.count == 1 { return Paint.color(end.color).simplified }
    return make(ordered)
  }
}
