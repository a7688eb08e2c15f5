import CTintypeCairo
package import TintypeDrawing
import TintypeGeometry
import TintypeImages

/// Draws display lists as pixels, on any thread.
package enum CairoRenderer {
  /// The version of the library that fills paths, such as `1.16.0`.
  package static var libraryVersion: String { String(cString: cairo_version_string()) }

  /// Draws a display list into pixels.
  ///
  /// - Parameters:
  ///   - list: what to draw.
  ///   - scale: pixels a point, positive; the canvas is rounded up to whole pixels.
  ///   - background: the color below everything; nil for none.
  ///   - isAccelerated: whether kernels draw what they can, which gives the same pixels; else Cairo draws all of it, at
  ///     once.
  /// - Returns: the picture; empty for a canvas without area.
  /// - Throws: when the canvas cannot be drawn.
  package static func bitmap(
    of list: DisplayList, scale: CGFloat, background: RGBA?, isAccelerated: Bool = true
  )
    throws(RenderError) -> Bitmap
  {
    try bitmap(
      of: list, scale: scale, background: background, recorder: nil, isAccelerated: isAccelerated)
  }

  /// Draws a display list into pixels, and lets somebody keep what is seen through glass.
  ///
  /// - Parameters:
  ///   - list: what to draw.
  ///   - scale: pixels a point, positive.
  ///   - background: the color below everything; nil for none.
  ///   - recorder: who keeps it; nil for nobody.
  ///   - stripHeight: how many rows are drawn together, where they can be; nil for as many as the cache holds.
  ///   - isAccelerated: as above.
  /// - Returns: the picture; empty for a canvas without area.
  /// - Throws: when the canvas cannot be drawn.
  static func bitmap(
    of list: DisplayList, scale: CGFloat, background: RGBA?, recorder: BackdropRecorder? = nil,
    stripHeight: Int? = nil, isAccelerated: Bool = true
  )
    throws(RenderError) -> Bitmap
  {
    let size = try PixelSize(list.size, scale: scale)
    guard !size.isEmpty else {
      return Bitmap(width: size.width, height: size.height, pixels: [])
    }
    let drawing = try drawing(
      of: list, scale: scale, size, background: background, stripHeight: stripHeight,
      isAccelerated: isAccelerated)
    var failure: RenderError?
    let bitmap = Bitmap(width: size.width, height: size.height) { pixels in
      do throws(RenderError) {
        try drawing.drawAll(on: pixels, recorder)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bitmap
  }

  /// Draws a display list at its own scale into memory that is there already, for measurements.
  ///
  /// - Parameters:
  ///   - list: what to draw.
  ///   - background: the color below everything; nil for none.
  ///   - pixels: space for all pixels; their values do not matter.
  ///   - isAccelerated: whether kernels draw what they can; else Cairo draws all of it, at once.
  /// - Throws: when the canvas cannot be drawn.
  package static func draw(
    _ list: DisplayList, background: RGBA?, on pixels: UnsafeMutablePointer<UInt32>,
    isAccelerated: Bool = true
  ) throws(RenderError) {
    let size = try PixelSize(list.size, scale: list.scale)
    try drawing(
      of: list, scale: list.scale, size, background: background, isAccelerated: isAccelerated
    ).drawAll(on: pixels)
  }

  private static func drawing(
    of list: consuming DisplayList, scale: CGFloat, _ size: PixelSize, background: RGBA?,
    stripHeight: Int? = nil, isAccelerated: Bool = true
  ) throws(RenderError) -> StripDrawing {
    // Cairo would draw an item in each strip anew.
    let usual =
      isAccelerated
      ? PNGStripWriter.stripHeight(width: size.width, height: size.height) : size.height
    return StripDrawing(
      try .make(list, scale: scale, size, isAccelerated: isAccelerated), background: background,
      stripHeight: stripHeight ?? usual)
  }

  /// Draws a display list as the bytes of a PNG file.
  ///
  /// - Parameters:
  ///   - list: what to draw, which is let go of once it is planned.
  ///   - scale: pixels a point, positive.
  ///   - isOpaque: whether white is laid below everything and the file has no alpha.
  ///   - textChunks: notes to store in the file, which are asked for on the caller's thread while others draw.
  ///   - workers: how many threads draw and compress, at least 1, on which the file does not depend; nil for as many
  ///     as there are cores.
  /// - Returns: the file.
  /// - Throws: when the canvas cannot be drawn or has no area.
  package static func png(
    of list: consuming DisplayList, scale: CGFloat, isOpaque: Bool,
    textChunks: () -> [(keyword: String, text: String)] = { [] }, workers: Int? = nil
  ) throws(RenderError) -> Data {
    var list = consume list
    let drawing = try PNGDrawing(
      size: list.size, scale: scale, isOpaque: isOpaque, workers: workers)
    let items = list.items
    list.items = []
    return try drawing.finish(items, textChunks: textChunks)
  }

  /// Draws a display list strip by strip and keeps nothing, for measurements.
  ///
  /// - Parameters:
  ///   - list: what to draw.
  ///   - scale: pixels a point, positive.
  ///   - workers: how many threads draw, at least 1.
  /// - Throws: when the canvas cannot be drawn.
  package static func drawStrips(
    of list: DisplayList, scale: CGFloat, workers: Int
  ) throws(RenderError) {
    let size = try PixelSize(list.size, scale: scale)
    let drawing = try drawing(of: list, scale: scale, size, background: .white)
    let work = StripWork(drawing) { _, _, _ in }
    WorkerPool.shared.run(on: WorkerCount(workers).count(units: work.unitCount)) { work.run() }
    try work.check()
  }

  /// Forgets what shapes cover, for measurements of pictures whose shapes nobody has drawn.
  package static func forgetShapes() { ShapeCache.shared.removeAll() }

  /// Makes ready what all strips have in common, and draws none, for measurements.
  ///
  /// - Parameters:
  ///   - list: what to draw.
  ///   - scale: pixels a point, positive.
  /// - Returns: how many steps the drawing has.
  /// - Throws: when the canvas cannot be drawn.
  package static func plannedSteps(
    of list: DisplayList, scale: CGFloat
  ) throws(RenderError) -> Int {
    let size = try PixelSize(list.size, scale: scale)
    return try drawing(of: list, scale: scale, size, background: nil).plan.steps.count
  }
}
