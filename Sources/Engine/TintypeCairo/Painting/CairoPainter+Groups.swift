import CTintypeCairo
import CTintypeKernels
import TintypeDrawing
import TintypeGeometry

extension CairoPainter {
  mutating func group(_ group: DisplayGroup, _ state: State) throws(RenderError) {
    guard group.opacity > 0, group.transform.isFinite else { return }
    var inner = state
    inner.transform = group.transform.concatenating(state.transform)
    if group.needsLayer {
      try drawApart(group, inner)
    } else {
      try drawInside(group.clip, inner) { painter, state throws(RenderError) in
        try painter.draw(group.items, state)
      }
    }
  }

  /// Draws inside of a clip.
  mutating func drawInside(
    _ clip: DisplayGroup.Clip?, _ state: State,
    _ body: (inout CairoPainter, State) throws(RenderError) -> Void
  ) throws(RenderError) {
    guard let clip else { return try body(&self, state) }
    let inner = enter(clip, state)
    if !inner.clip.isEmpty { try body(&self, inner) }
    leave()
  }

  /// Cuts what is drawn from here on.
  ///
  /// - Parameters:
  ///   - clip: to what.
  ///   - state: what surrounds the clip.
  /// - Returns: what surrounds items inside; its clip is empty where nothing shows.
  func enter(_ clip: DisplayGroup.Clip, _ state: State) -> State {
    let cut = state.cut(to: clip)
    cairo_save(context)
    guard !cut.state.clip.isEmpty else { return cut.state }
    if cut.isExact {
      let area = cut.state.clip
      clearTransform()
      cairo_new_path(context)
      cairo_rectangle(
        context, Double(area.x0), Double(area.y0), Double(area.width), Double(area.height))
    } else {
      setPath(clip.path, bounds: placed(clip.path.finiteBounds, state), state)
      cairo_set_fill_rule(
        context, clip.style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    }
    cairo_set_antialias(
      context, clip.style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    cairo_clip(context)
    return cut.state
  }

  /// Ends the last cut.
  func leave() { cairo_restore(context) }

  private mutating func drawApart(_ group: DisplayGroup, _ state: State) throws(RenderError) {
    if let paler = group.foldedItem {
      return try drawInside(group.clip, state) {
        painter, state throws(RenderError) in try painter.draw([paler], state)
      }
    }
    switch target {
    case .pixels(let layer):
      var state = state
      state.clip = changedRows(of: group, on: layer, state)
      guard !state.clip.isEmpty, try !drawWideBlur(of: group, state, on: layer),
        let whole = try composed(group, state)
      else { return }
      try lay(whole, as: group, on: layer)
    case .page(let page):
      let isPixels = group.blurRadius > 0 || !group.filters.isEmpty
      if !isPixels, group.standsOnShadow {
        return try drawVectors(of: group, state, fallbackScale: page.fallbackScale)
      }
      let bounds = placed(DisplayItem.bounds(of: group.items), state)
      try page.structure.group(bounds, hasText: !isPixels && group.items.contains(where: \.hasText))
      {
        () throws(RenderError) in
        if isPixels {
          try drawPixels(of: group, state, scale: page.fallbackScale)
        } else {
          try drawVectors(of: group, state, fallbackScale: page.fallbackScale)
        }
      }
    }
  }
}

extension CairoPainter.State {
  /// What surrounds items inside of a clip, and whether that is a rectangle of whole pixels.
  func cut(to clip: DisplayGroup.Clip) -> (state: CairoPainter.State, isExact: Bool) {
    var inner = self
    let bounds = clip.path.finiteBounds.placed(by: transform)
    if clip.path.rectangle != nil, let exact = CairoConventions.wholePixels(bounds, transform) {
      inner.clip = self.clip.intersection(exact)
      return (inner, true)
    }
    inner.clip = self.clip.intersection(PixelArea(touchedBy: bounds))
    inner.isClippedByPath = true
    return (inner, false)
  }
}

// MARK: On pixels

extension CairoPainter {
  /// The group with all effects but opacity, blend mode and transform; nil where nothing shows.
  private func composed(
    _ group: DisplayGroup, _ state: State
  ) throws(RenderError)
    -> RasterLayer?
  {
    let effects = GroupEffects(group, state.transform)
    let cut = PixelArea(touchedBy: placed(group.cutBounds, state))
    guard let content = try cutContent(group, effects, cut, state) else { return nil }
    guard let shadow = group.shadow, shadow.color.clamped.alpha > 0 else { return content }
    let reach = effects.shadowReach
    let around = content.area.outset(by: reach).rect
      .offsetBy(dx: effects.shadowOffset.x, dy: effects.shadowOffset.y)
    let area = PixelArea(touchedBy: around).union(content.area).intersection(state.clip)
    guard !area.isEmpty else { return nil }
    let whole = try RasterLayer(area: area)
    try effects.draw(shadow, of: content, on: whole)
    whole.lay(content)
    try whole.check()
    return whole
  }

  /// Draws the shadow of a group without the group.
  func drawShadow(
    of group: DisplayGroup, on layer: RasterLayer, _ state: State
  ) throws(RenderError) {
    guard let shadow = group.shadow else { return }
    let effects = GroupEffects(group, state.transform)
    let cut = PixelArea(touchedBy: placed(group.cutBounds, state))
    guard let content = try cutContent(group, effects, cut, state) else { return }
    try effects.draw(shadow, of: content, on: layer)
  }

  /// The items with filters, blur, mask and clip.
  private func cutContent(
    _ group: DisplayGroup, _ effects: GroupEffects, _ cut: PixelArea, _ state: State
  ) throws(RenderError) -> RasterLayer? {
    let visible = cut.intersection(effects.carried(state.clip))
    let drawn = drawnArea(of: group, effects, state)
    guard !drawn.isEmpty, !visible.isEmpty else { return nil }
    let content = try RasterLayer(area: drawn)
    if case .pixels(let layer) = target { content.stand(on: layer) }
    var painter = CairoPainter(target: .pixels(content), accelerator: accelerator)
    try painter.draw(group.items, content.state(state.transform))
    try effects.filter(content)
    guard group.clip != nil || group.mask != nil else { return content }
    // The clip is a second layer: the blur needs pixels from outside of it.
    let result = try RasterLayer(area: visible)
    var cutter = CairoPainter(target: .pixels(result), accelerator: accelerator)
    try cutter.drawInside(group.clip, result.state(state.transform)) { _, _ in result.lay(content) }
    if let mask = group.mask {
      let cover = try RasterLayer(area: visible)
      var painter = CairoPainter(target: .pixels(cover), accelerator: accelerator)
      try painter.draw(mask, cover.state(state.transform))
      try cover.check()
      tintype_multiply_by_alpha(
        result.pixels, result.width, cover.pixels, cover.width, Int32(visible.width),
        Int32(visible.height))
    }
    try content.check()
    return result
  }

  /// The pixels that a group's items are drawn on: as far as blur and shadow carry them into the clip.
  func drawnArea(of group: DisplayGroup, _ effects: GroupEffects, _ state: State) -> PixelArea {
    let wanted = effects.carried(state.clip)
    let reach = effects.blurReach
    let ink = PixelArea(touchedBy: placed(DisplayItem.bounds(of: group.items), state))
    let carrying = wanted.outset(by: reach)
    return GroupEffects.needed(
      ink.outset(by: reach).intersection(carrying), for: ink.intersection(carrying),
      showing: wanted, reach: reach)
  }

  /// Lays a group's pixels on what is below.
  func lay(
    _ pixels: RasterLayer, as group: DisplayGroup, on layer: RasterLayer
  ) throws(RenderError) {
    let opacity = min(group.opacity, 1)
    var source = pixels
    if let kernel = group.blendMode.kernel {
      // What Cairo cannot blend is blended in a copy, which then replaces what is below.
      source = try RasterLayer(area: pixels.area)
      source.copy(layer)
      let faded = try RasterLayer(area: pixels.area)
      faded.lay(pixels, opacity: opacity)
      kernel(
        source.pixels, source.width, faded.pixels, faded.width, Int32(source.width),
        Int32(source.height))
    }
    let isKernel = source !== pixels
    cairo_save(context)
    clearTransform()
    cairo_new_path(context)
    let area = source.area
    cairo_rectangle(
      context, Double(area.x0), Double(area.y0), Double(area.width), Double(area.height))
    cairo_clip(context)
    cairo_set_operator(context, isKernel ? CAIRO_OPERATOR_SOURCE : group.blendMode.cairo)
    cairo_set_source_surface(context, source.surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_paint_with_alpha(context, isKernel ? 1 : opacity)
    cairo_restore(context)
    try source.check()
  }
}

extension RasterLayer {
  /// What surrounds items that are drawn on the layer.
  func state(_ transform: CGAffineTransform) -> CairoPainter.State {
    CairoPainter.State(transform: transform, clip: area)
  }

  /// Lets what is seen through glass on the layer be looked for on another one, too.
  func stand(on layer: RasterLayer) {
    outer = layer
    recorder = layer.recorder
  }

  /// Draws another layer through the context's clip.
  func lay(_ other: RasterLayer, opacity: Double = 1) {
    cairo_identity_matrix(context)
    cairo_set_source_surface(context, other.surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_paint_with_alpha(context, opacity)
    cairo_set_source_rgb(context, 0, 0, 0)
  }

  /// Copies what another layer has in common.
  func copy(_ below: RasterLayer) {
    let common = area.intersection(below.area)
    guard !common.isEmpty else { return }
    for y in common.y0..<common.y1 {
      let from = below.row(y) + common.x0 - below.area.x0
      (row(y) + common.x0 - area.x0).update(from: from, count: common.width)
    }
  }
}

extension DisplayItem {
  /// Whether there is text in the item that a PDF keeps as text.
  fileprivate var hasText: Bool {
    switch self {
    case .glyphs(let run): if case .color = run.paint { true } else { false }
    case .group(let group): group.items.contains(where: \.hasText)
    case .fill, .stroke, .image: false
    }
  }
}
