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
    let layer = try RasterLayer(
      area: PixelArea(x0: 0, y0: 0, x1: size.width, y1: size.height))
    if let background {
      tintype_fill_rect(layer.words, layer.width, layer.local(layer.area), background.word)
    }
    var painter = CairoPainter(layer: layer)
    try painter.draw(
      list.items, layer.state(CGAffineTransform(scaleX: list.scale, y: list.scale)))
    try layer.check()
    return Bitmap(width: size.width, height: size.height) {
      $0.update(from: layer.words, count: layer.count)
    }
  }
}
