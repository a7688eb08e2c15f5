import CTintypeCairo
import CTintypeKernels
import TintypeDrawing
import TintypeGeometry

extension CairoPainter {
  /// Replaces what is below inside of a path by itself, blurred and recolored.
  ///
  /// - Parameters:
  ///   - path: where.
  ///   - backdrop: how.
  ///   - layer: what is drawn on.
  ///   - bounds: the path's, in coordinates of the context.
  ///   - style: how the path's inside is decided and its edge drawn.
  ///   - state: what surrounds the item.
  /// - Throws: when there is no memory.
  func fill(
    _ path: Path, with backdrop: Backdrop, of layer: RasterLayer, _ bounds: CGRect,
    _ style: FillStyle, _ state: State
  ) throws(RenderError) {
    let area = PixelArea(touchedBy: bounds).intersection(state.clip)
    guard !area.isEmpty, backdrop.opacity > 0 else { return }
    let pixels = try layer.blurred(backdrop, in: area, scale: state.transform.meanScale)
    cairo_save(context)
    setPath(path, bounds: bounds, state)
    cairo_set_fill_rule(
      context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(
      context, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    cairo_clip(context)
    clearTransform()
    // The source takes the place of what is sharp, also where both are translucent.
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(context, pixels.surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_paint_with_alpha(context, min(backdrop.opacity, 1))
    cairo_set_source_rgb(context, 0, 0, 0)
    cairo_restore(context)
    try pixels.check()
  }
}

extension RasterLayer {
  /// How many deviations of a backdrop's blur are looked at: what is further changes a level or two.
  private static let backdropReach: CGFloat = 2

  /// What is below, blurred and recolored.
  ///
  /// - Parameters:
  ///   - backdrop: how.
  ///   - area: where.
  ///   - scale: pixels a point.
  /// - Returns: pixels of an area around the wanted one, which alone is complete.
  /// - Throws: when there is no memory.
  fileprivate func blurred(
    _ backdrop: Backdrop, in area: PixelArea, scale: CGFloat
  ) throws(RenderError) -> RasterLayer {
    let deviation = backdrop.blurRadius * scale
    let reach = Int(clamped: min((deviation * RasterLayer.backdropReach).rounded(.up), 1024))
    let around = area.outset(by: max(0, reach))
    let result = try RasterLayer(area: around)
    copySeen(to: result)
    result.repeatEdges(around: canvas)
    let inside = area.shifted(x: -around.x0, y: -around.y0)
    let background = backdrop.fade > 0 ? result.colorOfSides(of: inside) : nil
    try Gaussian.blur(
      result.bytes, width: result.width, height: result.height, channels: 4, deviation: deviation,
      repeatsEdges: true)
    let first = result.pixels + inside.y0 * result.width + inside.x0
    if backdrop.saturation != 1 {
      tintype_apply_color_matrices(
        first, result.width, Int32(area.width), Int32(area.height),
        ColorFilter.saturation(backdrop.saturation).matrix.map { Float($0) }, 1)
    }
    if let background {
      tintype_fill_rect(
        result.pixels, result.width, inside.kernel, background.opacity(backdrop.fade).pixel,
        .max)
    }
    tintype_fill_rect(
      result.pixels, result.width, inside.kernel, backdrop.veil.pixel, .max)
    try recorder?.record(result, inside, backdrop, at: area)
    return result
  }

  /// The opaque color that most of two columns near the sides of a part have; nil for none.
  ///
  /// What scrolls rarely reaches the sides of a screen, so that its background shows there.
  private func colorOfSides(of part: PixelArea) -> RGBA? {
    var counts: [UInt32: Int] = [:]
    // The outermost pixels may belong to what is beside.
    let inset = min(3, (part.width - 1) / 2)
    for y in part.y0..<part.y1 {
      counts[pixels[y * width + part.x0 + inset], default: 0] += 1
      counts[pixels[y * width + part.x1 - 1 - inset], default: 0] += 1
    }
    guard let most = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }),
      most.value > part.height, most.key >> 24 == 255
    else { return nil }
    return RGBA(opaquePixel: most.key)
  }

  /// Copies what is seen at another layer's place, layers further out included.
  private func copySeen(to target: RasterLayer) {
    guard let outer else { return target.copy(self) }
    outer.copySeen(to: target)
    cairo_set_source_surface(target.context, surface, 0, 0)
    cairo_paint(target.context)
    cairo_set_source_rgb(target.context, 0, 0, 0)
  }

  /// The whole canvas.
  private var canvas: PixelArea { outer?.canvas ?? area }

  /// Repeats the pixels at the canvas's edges outside of it, so that a blur does not fade there.
  private func repeatEdges(around canvas: PixelArea) {
    let inner = area.intersection(canvas).shifted(x: -area.x0, y: -area.y0)
    guard !inner.isEmpty, inner.width < width || inner.height < height else { return }
    for y in inner.y0..<inner.y1 {
      let row = pixels + y * width
      row.update(repeating: row[inner.x0], count: inner.x0)
      (row + inner.x1).update(repeating: row[inner.x1 - 1], count: width - inner.x1)
    }
    for y in 0..<inner.y0 {
      (pixels + y * width).update(from: pixels + inner.y0 * width, count: width)
    }
    for y in inner.y1..<height {
      (pixels + y * width).update(from: pixels + (inner.y1 - 1) * width, count: width)
    }
  }
}
