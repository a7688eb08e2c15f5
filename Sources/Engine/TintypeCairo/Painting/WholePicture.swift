import CTintypeKernels
package import TintypeDrawing
import TintypeGeometry

/// Draws lists by Cairo's painter alone, at once and without a plan.
///
/// What is drawn in strips by kernels of ours is compared with it: by tests its pixels, by a benchmark its time.
package enum WholePicture {
  /// Draws a display list at its own scale.
  ///
  /// - Parameters:
  ///   - list: what to draw.
  ///   - background: the color below everything; nil for none.
  /// - Returns: the picture; empty for a canvas without area.
  /// - Throws: when the canvas cannot be drawn.
  package static func bitmap(
    of list: DisplayList, background: RGBA?
  ) throws(RenderError) -> Bitmap {
    let size = try PixelSize(list.size, scale: list.scale)
    var failure: RenderError?
    let bitmap = Bitmap(width: size.width, height: size.height) { words in
      do throws(RenderError) {
        try draw(list, background: background, on: words)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bitmap
  }

  /// Draws a display list at its own scale into memory that is there already.
  ///
  /// - Parameters:
  ///   - list: what to draw.
  ///   - background: the color below everything; nil for none.
  ///   - words: room for all pixels; their values do not matter.
  /// - Throws: when the canvas cannot be drawn.
  package static func draw(
    _ list: DisplayList, background: RGBA?, on words: UnsafeMutablePointer<UInt32>
  ) throws(RenderError) {
    let size = try PixelSize(list.size, scale: list.scale)
    let area = PixelArea(x0: 0, y0: 0, x1: size.width, y1: size.height)
    let layer = RasterLayer(area: area, words: words, ownsWords: false)
    layer.fill(background?.word ?? 0)
    var painter = CairoPainter(target: .pixels(layer))
    try painter.draw(
      list.items, layer.state(CGAffineTransform(scaleX: list.scale, y: list.scale)))
    try layer.check()
  }
}
