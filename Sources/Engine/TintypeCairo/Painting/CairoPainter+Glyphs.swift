import CTintypeCairo
import CTintypeKernels
import TintypeDrawing
import TintypeGeometry

extension CairoPainter {
  mutating func glyphs(_ run: GlyphRun, _ state: State) throws(RenderError) {
    let bounds = placed(run.bounds, state)
    guard isVisible(bounds, state) else { return }
    switch target {
    case .pixels(let layer):
      if GlyphPlacement.allowsMasks(of: run, state.transform) {
        try drawMasks(run, on: layer, bounds, state)
      } else {
        try drawOutlines(run, bounds, state)
      }
    case .page(let page):
      if case .color(let color) = run.paint, color.alpha < 1, run.overlaps {
        // Painted one by one, letters would be darker where they meet.
        var opaque = run
        opaque.paint = .color(color.opaque)
        let whole = DisplayGroup(items: [.glyphs(opaque)], opacity: color.alpha)
        try page.structure.group(bounds, hasText: true) { () throws(RenderError) in
          try drawVectors(of: whole, state, fallbackScale: page.fallbackScale)
        }
      } else if case .color = run.paint {
        mark(bounds, isText: true)
        try drawText(run, with: page.fonts, bounds, state)
      } else {
        mark(bounds)
        try drawOutlines(run, bounds, state)
      }
    }
    for drawing in run.colorDrawings { try image(drawing, state) }
  }

  /// Draws coverage masks at quarter-pixel positions.
  private func drawMasks(
    _ run: GlyphRun, on layer: RasterLayer, _ bounds: CGRect, _ state: State
  )
    throws(RenderError)
  {
    if !state.isClippedByPath, case .color(let color) = run.paint,
      !GlyphPlacement.unites(run, color, state.transform)
    {
      let pixel = color.pixel
      guard pixel >> 24 > 0 else { return }
      let clip = layer.local(state.clip)
      let (left, top) = (Int32(layer.area.x0), Int32(layer.area.y0))
      GlyphPlacement.forEachMask(of: run, state.transform) { mask, x, y in
        mask.coverage.withUnsafeBufferPointer { bytes in
          tintype_composite_mask(
            layer.pixels, layer.width, clip, bytes.baseAddress, x - left, y - top,
            Int32(mask.width), Int32(mask.height), pixel, .max)
        }
      }
    } else {
      try drawUnitedMask(run, bounds, state)
    }
  }

  /// Unites the masks of a run and draws through the whole: for gradients, curved clips, and translucent letters that
  /// overlap.
  private func drawUnitedMask(
    _ run: GlyphRun, _ bounds: CGRect, _ state: State
  )
    throws(RenderError)
  {
    let area = PixelArea(touchedBy: bounds).intersection(state.clip)
    guard !area.isEmpty, let source = try setSource(run.paint, covering: bounds, state) else {
      return
    }
    let mask = try CoverageMask(area: area)
    let clip = PixelArea(x0: 0, y0: 0, x1: area.width, y1: area.height).kernel
    GlyphPlacement.forEachMask(of: run, state.transform) { glyph, x, y in
      glyph.coverage.withUnsafeBufferPointer { bytes in
        tintype_unite_mask(
          mask.bytes, mask.stride, clip, bytes.baseAddress, x - Int32(area.x0),
          y - Int32(area.y0), Int32(glyph.width), Int32(glyph.height))
      }
    }
    mask.draw(with: context)
    withExtendedLifetime(source) {}
  }

  /// Fills outlines, all of a run at once where they let something through.
  func drawOutlines(_ run: GlyphRun, _ bounds: CGRect, _ state: State) throws(RenderError) {
    guard let source = try setSource(run.paint, covering: bounds, state) else { return }
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    let isOpaque = if case .color(let color) = run.paint { color.alpha >= 1 } else { false }
    cairo_new_path(context)
    for glyph in run.drawableGlyphs where !run.font.isColor(glyph.id) {
      let outline = run.font.outline(of: glyph.id)
      guard !outline.isEmpty else { continue }
      let placement = CGAffineTransform(
        run.size, 0, 0, run.size, run.origin.x + glyph.position.x, run.origin.y + glyph.position.y)
      setTransform(placement.concatenating(state.transform))
      outline.append(to: context)
      if isOpaque { cairo_fill(context) }
    }
    cairo_fill(context)
    withExtendedLifetime(source) {}
  }
}

/// Where the masks of a run go.
enum GlyphPlacement {
  /// The size above which outlines are filled instead: masks of that size are not worth keeping.
  private static let largestMask: CGFloat = 400

  /// Whether a run is drawn through masks: upright, not stretched and not too large.
  static func allowsMasks(of run: GlyphRun, _ transform: CGAffineTransform) -> Bool {
    transform.isUprightScaling && transform.a == transform.d
      && run.size * transform.a <= largestMask
  }

  /// Whether the masks of a run are united before they are drawn: its color lets something through, and neighbors
  /// share pixels, as letters that join or stand close together do.
  static func unites(_ run: GlyphRun, _ color: RGBA, _ transform: CGAffineTransform) -> Bool {
    guard color.alpha < 1 else { return false }
    var overlap = MaskOverlap()
    forEachMask(of: run, transform) { overlap.add($0, x: Int($1), y: Int($2)) }
    return overlap.isFound
  }

  /// Calls a closure with each glyph's number and its pen position in quarters of a pixel, to which it is rounded.
  static func forEachOrigin(
    of run: GlyphRun, _ transform: CGAffineTransform, _ body: (UInt32, Int, Int) -> Void
  ) {
    let scale = transform.a
    let originX = run.origin.x * scale + transform.tx
    let originY = run.origin.y * scale + transform.ty
    for glyph in run.glyphs {
      guard let x = quarters(originX + glyph.position.x * scale),
        let y = quarters(originY + glyph.position.y * scale)
      else { continue }
      body(glyph.id, x, y)
    }
  }

  /// The nearest quarter of a pixel; nil for what is far outside of all pictures, or no number.
  @inline(__always)
  private static func quarters(_ placement: CGFloat) -> Int? {
    let value = placement * 4 + 0.5
    guard abs(value) < 1e6 else { return nil }
    // Rounded down without a call for it, where processors are not told to be new.
    // Bounded: what is larger, or no number, is gone by now.
    let whole = Int(value)
    return CGFloat(whole) > value ? whole - 1 : whole
  }

  /// Calls a closure with each glyph's mask and the place of its upper left pixel.
  static func forEachMask(
    of run: GlyphRun, _ transform: CGAffineTransform, _ body: (GlyphMask, Int32, Int32) -> Void
  ) {
    let pixelSize = run.size * transform.a
    forEachOrigin(of: run, transform) { glyph, x, y in
      guard
        let mask = run.font.mask(
          of: glyph, pixelSize: pixelSize, subpixelX: x & 3, subpixelY: y & 3)
      else { return }
      body(mask, Int32((x >> 2) + mask.left), Int32((y >> 2) + mask.top))
    }
  }
}
