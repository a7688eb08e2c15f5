import CTintypeCairo
import CTintypeKernels
import Glibc
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
  /// - Returns: the picture; empty for a canvas without area.
  /// - Throws: when the canvas cannot be drawn.
  package static func bitmap(
    of list: DisplayList, scale: CGFloat, background: RGBA?
  )
    throws(RenderError) -> Bitmap
  {
    try bitmap(of: list, scale: scale, background: background, recorder: nil)
  }

  /// Draws a display list into pixels, and lets somebody keep what is seen through glass.
  static func bitmap(
    of list: DisplayList, scale: CGFloat, background: RGBA?, recorder: BackdropRecorder?
  )
    throws(RenderError) -> Bitmap
  {
    let size = try PixelSize(list.size, scale: scale)
    guard !size.isEmpty else {
      return Bitmap(width: size.width, height: size.height, pixels: [])
    }
    var failure: RenderError?
    let count = size.width * size.height
    let pixels = [UInt8](unsafeUninitializedCapacity: count * 4) { buffer, initialized in
      guard let base = buffer.baseAddress else { return }
      let word = background?.word ?? 0
      // One call, also in a debug build, where a loop costs as much as drawing a card; and each pixel once.
      if word >> 24 < 255 { memset(base, 0, count * 4) }
      base.withMemoryRebound(to: UInt32.self, capacity: count) { words in
        if word != 0 {
          let area = tintype_rect(
            x0: 0, y0: 0, x1: Int32(size.width), y1: Int32(size.height))
          tintype_fill_rect(words, size.width, area, word)
        }
        failure = draw(list, scale: scale, size, on: words, recorder)
      }
      initialized = count * 4
    }
    if let failure { throw failure }
    return Bitmap(width: size.width, height: size.height, pixels: pixels)
  }

  /// Draws a display list as the bytes of a PNG file.
  ///
  /// - Parameters:
  ///   - list: what to draw.
  ///   - scale: pixels a point, positive.
  ///   - isOpaque: whether white is laid below everything and the file has no alpha.
  ///   - textChunks: notes to store in the file.
  /// - Returns: the file.
  /// - Throws: when the canvas cannot be drawn or has no area.
  package static func png(
    of list: DisplayList, scale: CGFloat, isOpaque: Bool,
    textChunks: [(keyword: String, text: String)] = []
  ) throws(RenderError) -> Data {
    let picture = try bitmap(of: list, scale: scale, background: isOpaque ? .white : nil)
    guard picture.width > 0, picture.height > 0 else { throw .emptyCanvas(format: "PNG") }
    return PNGCodec.encode(picture, isOpaque: isOpaque, scale: scale, textChunks: textChunks)
  }

  private static func draw(
    _ list: DisplayList, scale: CGFloat, _ size: PixelSize,
    on words: UnsafeMutablePointer<UInt32>, _ recorder: BackdropRecorder?
  ) -> RenderError? {
    do throws(RenderError) {
      let area = PixelArea(x0: 0, y0: 0, x1: size.width, y1: size.height)
      let layer = try RasterLayer(area: area, words: words, ownsWords: false)
      layer.recorder = recorder
      var painter = CairoPainter(layer: layer)
      try painter.draw(list.items, layer.state(CGAffineTransform(scaleX: scale, y: scale)))
      try layer.check()
      return nil
    } catch {
      return error
    }
  }
}
