import TintypeCairo
package import TintypeDrawing
import TintypeGeometry

/// Draws display lists as SVG files, on any thread.
///
/// Only what SVG cannot say is drawn by Cairo, and embedded as a picture.
package enum SVGRenderer {
  /// Draws a display list as SVG.
  ///
  /// Glyphs are defined once each and placed exactly. What SVG has not becomes an embedded picture at the
  /// list's scale: angular gradients, what is seen through glass, and everything up to an item with a blend mode that CSS lacks.
  ///
  /// - Parameters:
  ///   - list: what to draw; one point is one unit of the picture.
  ///   - comment: a note at the start of the file; nil for none.
  /// - Returns: the file, in UTF-8.
  /// - Throws: when the canvas cannot be drawn.
  package static func file(
    of list: DisplayList, comment: String? = nil
  ) throws(RenderError)
    -> Data
  {
    try PixelSize.check(list.size)
    var writer = SVGWriter(pixelScale: pixelScale(of: list))
    try draw(list, with: &writer)
    return writer.file(size: list.size, comment: comment)
  }

  /// Pixels a point for what has to be made of pixels.
  static func pixelScale(of list: DisplayList) -> CGFloat {
    list.scale.isFinite ? min(max(list.scale, 1), 8) : 1
  }

  /// Draws a display list into a file that is being written.
  static func draw(_ list: DisplayList, with writer: inout SVGWriter) throws(RenderError) {
    let list = try BackdropPictures.inPlaceOfBackdrops(in: list)
    let scale = pixelScale(of: list)
    var items = list.items[...]
    if let last = items.lastIndex(where: { !$0.isInSVG }) {
      let below = DisplayList(size: list.size, scale: scale, items: Array(items[...last]))
      let pixels = try CairoRenderer.bitmap(
        of: below, scale: scale, background: nil)
      if pixels.width > 0, pixels.height > 0 {
        let image = PixelImage(name: "below", bitmap: pixels, scale: scale)
        let frame = CGRect(origin: .zero, size: image.size)
        try writer.image(ImageDrawing(image: image, frame: frame), .identity)
      }
      items = items[(last + 1)...]
    }
    try writer.draw(Array(items), .identity)
  }
}

extension DisplayItem {
  /// Whether SVG can hold the item and all in it.
  fileprivate var isInSVG: Bool {
    guard case .group(let group) = self else { return true }
    return group.blendMode.css != nil && group.items.allSatisfy(\.isInSVG)
      && (group.mask ?? []).allSatisfy(\.isInSVG)
  }
}
