import TintypeDrawing
import TintypeGeometry

/// Wide blurs of what can be drawn in parts.
///
/// They are made of a smaller picture. Of the large one only a few rows are in memory at once, which stay in the
/// processor's cache from where they are drawn to where they are made smaller, and likewise on the way back.
extension CairoPainter {
  /// Draws a group that does nothing but blur widely.
  ///
  /// - Parameters:
  ///   - group: the group.
  ///   - state: what surrounds its items.
  ///   - layer: what is drawn on.
  /// - Returns: false, with nothing done, for other groups, and for those that fit into the cache.
  /// - Throws: what Cairo reports, or that there is no memory.
  mutating func drawWideBlur(
    of group: DisplayGroup, _ state: State, on layer: RasterLayer
  ) throws(RenderError) -> Bool {
    let effects = GroupEffects(group, state.transform)
    guard let blur = WideBlur(effects.blur), group.blursAlone else { return false }
    let area = drawnArea(of: group, effects, state)
    let height = max(Self.pixelsAtOnce / max(area.width, 1) / blur.factor, 1) * blur.factor
    guard area.height > height else { return false }
    let picture = try SmallPicture(
      blur, width: area.width, height: area.height, channels: 4)
    func rows(_ part: RasterLayer) -> Range<Int> {
      part.area.y0 - area.y0..<part.area.y1 - area.y0
    }
    let ink = PixelArea(touchedBy: placed(DisplayItem.bounds(of: group.items), state))
    try forEachPart(of: area, height: height, touching: ink) { part throws(RenderError) in
      part.fill(0)
      var painter = CairoPainter(target: .pixels(part), accelerator: accelerator)
      try painter.draw(group.items, part.state(state.transform))
      try effects.color(part)
      try picture.shrink(part.bytes, rows: rows(part))
    }
    try picture.convolve(repeatsEdges: false)
    try forEachPart(of: area, height: height, touching: state.clip) { part throws(RenderError) in
      try picture.grow(part.bytes, rows: rows(part))
      try lay(part, as: group, on: layer)
    }
    return true
  }

  /// As many pixels stay in the cache with what they are made of.
  private static let pixelsAtOnce = 1 << 17

  /// Calls a closure with layers of rows of an area, one after another in the same memory.
  ///
  /// - Parameters:
  ///   - area: the pixels of all layers.
  ///   - height: how many rows each has; the last one may have fewer.
  ///   - touched: layers that have no row of it are left out.
  ///   - body: what is done with a layer, whose pixels may have any color.
  /// - Throws: what the closure throws, or that there is no memory.
  private func forEachPart(
    of area: PixelArea, height: Int, touching touched: PixelArea,
    _ body: (RasterLayer) throws(RenderError) -> Void
  ) throws(RenderError) {
    let count = area.width * height
    guard let memory = malloc(count * 4) else { throw .outOfMemory(bytes: count * 4) }
    defer { free(memory) }
    let pixels = memory.assumingMemoryBound(to: UInt32.self)
    for top in stride(from: area.y0, to: area.y1, by: height) {
      var part = area
      (part.y0, part.y1) = (top, min(top + height, area.y1))
      guard part.y0 < touched.y1, part.y1 > touched.y0 else { continue }
      try body(RasterLayer(area: part, pixels: pixels, ownsPixels: false))
    }
  }
}

extension DisplayGroup {
  /// Whether the group blurs, and colors, what can be drawn in parts, and does nothing else to it that needs pixels
  /// apart.
  fileprivate var blursAlone: Bool {
    clip == nil && mask == nil && (shadow?.color.clamped.alpha ?? 0) == 0
      && blendMode.kernel == nil && items.allSatisfy(\.isDivisible)
  }
}
