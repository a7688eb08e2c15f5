import CTintypeCairo
import TintypeDrawing
import TintypeGeometry

extension CairoPainter {
  /// Draws a group into a PDF with the PDF's own opacity, blend modes and masks.
  ///
  /// - Parameters:
  ///   - group: without blur and filters.
  ///   - state: what surrounds its items.
  ///   - fallbackScale: pixels a point for its shadow.
  /// - Throws: when there is no memory for pixels.
  mutating func drawVectors(
    of group: DisplayGroup, _ state: State, fallbackScale: CGFloat
  ) throws(RenderError) {
    if group.shadow != nil { return try drawShadowed(group, state, fallbackScale) }
    pushGroup()
    try drawInside(group.clip, state) { painter, state throws(RenderError) in
      try painter.draw(group.items, state)
    }
    let content = cairo_pop_group(context)
    defer { cairo_pattern_destroy(content) }
    var cover: OpaquePointer?
    if let mask = group.mask {
      pushGroup()
      try draw(mask, state)
      cover = cairo_pop_group(context)
      if group.opacity < 1 { cover = faded(content: cover, group.opacity) }
    }
    clearTransform()
    cairo_set_operator(context, group.blendMode.cairo)
    cairo_set_source(context, content)
    if let cover {
      cairo_mask(context, cover)
      cairo_pattern_destroy(cover)
    } else {
      cairo_paint_with_alpha(context, min(group.opacity, 1))
    }
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    cairo_set_source_rgb(context, 0, 0, 0)
  }

  /// Starts a group whose pattern is in the coordinates of the surface.
  ///
  /// Cairo gives a pattern the transform that held when its group was pushed, which is that of
  /// whatever was drawn before.
  private func pushGroup() {
    clearTransform()
    cairo_push_group(context)
  }

  /// Draws a group with a shadow: that as a picture, the items above it with the PDF's own means.
  private mutating func drawShadowed(
    _ group: DisplayGroup, _ state: State, _ fallbackScale: CGFloat
  ) throws(RenderError) {
    var shadowed = group
    (shadowed.transform, shadowed.opacity, shadowed.blendMode) = (.identity, 1, .normal)
    guard group.standsOnShadow else {
      let whole = DisplayGroup(
        items: [.group(shadowed)], opacity: group.opacity, blendMode: group.blendMode)
      return try drawVectors(of: whole, state, fallbackScale: fallbackScale)
    }
    if case .page(let page) = target { page.structure.close() }
    try drawPixels(of: shadowed, state, scale: fallbackScale, isShadowOnly: true)
    shadowed.shadow = nil
    try self.group(shadowed, state)
  }

  /// A pattern's content with an opacity; takes the pattern over.
  private func faded(content pattern: OpaquePointer?, _ opacity: Double) -> OpaquePointer? {
    pushGroup()
    cairo_set_source(context, pattern)
    cairo_paint_with_alpha(context, opacity)
    cairo_pattern_destroy(pattern)
    return cairo_pop_group(context)
  }

  /// Draws a group with blur, shadow or filters, which a PDF has not, as a picture.
  mutating func drawPixels(
    of group: DisplayGroup, _ state: State, scale: CGFloat, isShadowOnly: Bool = false
  ) throws(RenderError) {
    var content = group
    (content.transform, content.opacity, content.blendMode) = (.identity, 1, .normal)
    let visible = placed(content.bounds, state).common(with: state.clip.rect)
    let scaling = CGAffineTransform(scaleX: scale, y: scale)
    let area = PixelArea(touchedBy: visible.finite.applying(scaling))
    guard !visible.isNull, !area.isEmpty else { return }
    try PixelSize.check(area)
    let pixels = try RasterLayer(area: area)
    var painter = CairoPainter(target: .pixels(pixels))
    let inner = pixels.state(state.transform.concatenating(scaling))
    if isShadowOnly {
      try painter.drawShadow(of: content, on: pixels, inner)
    } else {
      try painter.group(content, inner)
    }
    try pixels.check()
    cairo_save(context)
    setTransform(scaling.inverted())
    cairo_set_operator(context, group.blendMode.cairo)
    cairo_set_source_surface(context, pixels.surface, 0, 0)
    cairo_paint_with_alpha(context, min(group.opacity, 1))
    cairo_restore(context)
  }
}

extension DisplayGroup {
  /// Whether all above the group's shadow is drawn as it is without one.
  var standsOnShadow: Bool { shadow != nil && opacity >= 1 && blendMode == .normal }
}
