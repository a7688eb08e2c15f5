import CTintypeCairo
import TintypeDrawing
import TintypeGeometry

extension CairoPainter {
  mutating func image(_ drawing: ImageDrawing, _ state: State) throws(RenderError) {
    let bounds = placed(drawing.frame.finite, state)
    let opacity = drawing.opacity > 0 ? min(drawing.opacity, 1) : 0
    guard isVisible(bounds, state), opacity > 0 else { return }
    mark(bounds)
    var drawing = drawing
    var source: Source?
    drawing.opacity = opacity
    if let tint = drawing.tint {
      guard let tint = tint.simplified else { return }
      if case .color(let color) = tint {
        drawing.tint = .color(color.opaque)
        drawing.opacity *= color.alpha
      } else {
        source = try setSource(tint.opacity(opacity), covering: bounds, state)
        guard source != nil else { return }
      }
    }
    for slice in drawing.slices { try draw(slice, drawing, state) }
    withExtendedLifetime(source) {}
  }

  private func draw(
    _ slice: ImageSlice, _ drawing: ImageDrawing, _ state: State
  ) throws(RenderError) {
    var bitmap = drawing.image.bitmap.cropped(to: slice.source)
    var isMask = drawing.tint != nil
    if case .color(let color) = drawing.tint {
      bitmap = bitmap.tinted(color)
      isMask = false
    }
    guard max(bitmap.width, bitmap.height) <= PixelSize.longestSide else {
      throw .tooLarge(width: Double(bitmap.width), height: Double(bitmap.height))
    }
    let snapsInnerEdges =
      switch target {
      case .pixels: true
      case .page: false
      }
    let placed = SliceFrame(
      slice, state.transform, snapsInnerEdges: snapsInnerEdges, drawing.frame)
    guard placed.frame.width > 0, placed.frame.height > 0 else { return }
    cairo_save(context)
    setTransform(placed.transform)
    cairo_new_path(context)
    // Cairo's own numbers end far outside of the picture.
    let frame =
      placed.transform.isIdentity
      ? placed.frame.common(with: state.clip.outset(by: 2).rect) : placed.frame
    cairo_rectangle(context, frame.minX, frame.minY, frame.width, frame.height)
    cairo_set_antialias(
      context, drawing.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    cairo_clip(context)
    bitmap.pixels.withUnsafeBufferPointer { bytes in
      // Cairo only reads from a source, so the array's own bytes will do.
      let surface = cairo_image_surface_create_for_data(
        UnsafeMutablePointer(mutating: bytes.baseAddress), CAIRO_FORMAT_ARGB32,
        Int32(bitmap.width), Int32(bitmap.height), Int32(bitmap.width * 4))
      let pattern = cairo_pattern_create_for_surface(surface)
      set(pattern, drawing, placed, bitmap)
      if isMask {
        cairo_mask(context, pattern)
      } else {
        cairo_set_source(context, pattern)
        cairo_paint_with_alpha(context, drawing.opacity)
        cairo_set_source_rgb(context, 0, 0, 0)
      }
      cairo_pattern_destroy(pattern)
      // A PDF reads the pixels when the page is finished, from a copy that it takes here.
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
    cairo_restore(context)
  }

  private func set(
    _ pattern: OpaquePointer?, _ drawing: ImageDrawing, _ placed: SliceFrame, _ bitmap: Bitmap
  ) {
    let (x, y) = (
      CGFloat(bitmap.width) / placed.unit.width, CGFloat(bitmap.height) / placed.unit.height
    )
    var matrix = cairo_matrix_t(
      CGAffineTransform(x, 0, 0, y, -placed.frame.minX * x, -placed.frame.minY * y))
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, placed.repeats ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
    let isWhole = x == 1 && y == 1 && PixelArea(exactly: placed.frame) != nil
    cairo_pattern_set_filter(
      pattern,
      isWhole && placed.transform.isIdentity
        ? CAIRO_FILTER_NEAREST : drawing.interpolation.filter)
  }
}

/// Where a slice goes in the context, and in which coordinates.
private struct SliceFrame {
  /// The coordinates of `frame`: the context's own where the picture stays upright.
  var transform: CGAffineTransform
  /// The whole place.
  var frame: CGRect
  /// The size of one repetition.
  var unit: CGSize
  /// Whether the slice repeats.
  var repeats: Bool

  init(
    _ slice: ImageSlice, _ transform: CGAffineTransform, snapsInnerEdges: Bool, _ outer: CGRect
  ) {
    repeats = slice.tile != nil
    guard transform.isUprightScaling else {
      (self.transform, frame, unit) = (transform, slice.frame, slice.tile ?? slice.frame.size)
      return
    }
    self.transform = .identity
    let whole = outer.applying(transform)
    func edge(_ value: CGFloat, _ ends: CGFloat...) -> CGFloat {
      let isInner = !ends.contains { abs($0 - value) < 1e-6 }
      let isNear = abs(value - value.rounded()) <= PixelArea.tolerance
      // Slices meet on the pixel grid, where no seam can show.
      return isNear || (isInner && snapsInnerEdges) ? value.rounded() : value
    }
    let box = slice.frame.applying(transform)
    let (x0, x1) = (
      edge(box.minX, whole.minX, whole.maxX), edge(box.maxX, whole.minX, whole.maxX)
    )
    let (y0, y1) = (
      edge(box.minY, whole.minY, whole.maxY), edge(box.maxY, whole.minY, whole.maxY)
    )
    frame = CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
    unit = frame.size
    if let tile = slice.tile {
      let size = CGSize(width: tile.width * transform.a, height: tile.height * transform.d)
      unit = CGSize(width: edge(size.width, size.width), height: edge(size.height, size.height))
    }
  }
}

extension ImageDrawing.Interpolation {
  /// Cairo's filter.
  ///
  /// `good` averages where it makes smaller, `best` also curves where it makes larger.
  fileprivate var filter: cairo_filter_t {
    switch self {
    case .none: CAIRO_FILTER_NEAREST
    case .low, .medium: CAIRO_FILTER_GOOD
    case .high: CAIRO_FILTER_BEST
    }
  }
}
