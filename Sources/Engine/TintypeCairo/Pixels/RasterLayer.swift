import CTintypeCairo
import CTintypeKernels
import TintypeDrawing
import TintypeGeometry

/// Pixels in memory with a Cairo context that draws on them.
///
/// Kernels write to the pixels between Cairo's calls. That needs no flush: an image surface over
/// memory of ours draws at once and keeps no copy. Cairo is told of the pixels when it is first needed: most strips are
/// drawn by kernels alone.
///
/// Every layer of a picture has the coordinates of the picture: what is drawn on a part of it has the same numbers,
/// and so the same pixels, as on the whole.
final class RasterLayer {
  /// The pixels, rows without padding.
  let pixels: UnsafeMutablePointer<UInt32>
  /// The place of the pixels in the coordinates of the whole picture.
  let area: PixelArea
  /// The surface over the pixels, and the context that draws on it; nil until one of them is asked for.
  private var made: (surface: OpaquePointer, context: OpaquePointer)?
  private let ownsPixels: Bool
  /// Whether Cairo counts rows from the top of the picture.
  private let countsFromTop: Bool
  /// The layer that this one will be laid on; nil for none.
  ///
  /// What is seen through glass lies there.
  var outer: RasterLayer?
  /// Who keeps what is seen through glass; nil for nobody.
  var recorder: BackdropRecorder?

  /// The surface over the pixels.
  var surface: OpaquePointer { (made ?? makeCairo()).surface }
  /// The context that draws on the surface.
  var context: OpaquePointer { (made ?? makeCairo()).context }
  /// The pixels byte by byte.
  var bytes: UnsafeMutablePointer<UInt8> {
    UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self)
  }
  var width: Int { area.width }
  var height: Int { area.height }
  var count: Int { area.width * area.height }

  /// Creates clear pixels.
  convenience init(area: PixelArea) throws(RenderError) {
    let count = area.width * area.height
    guard let memory = calloc(max(count, 1), 4) else { throw .outOfMemory(bytes: count * 4) }
    self.init(area: area, pixels: memory.assumingMemoryBound(to: UInt32.self), ownsPixels: true)
  }

  /// Draws on pixels that somebody else keeps for as long as the layer lives.
  ///
  /// - Parameters:
  ///   - area: their place in the picture.
  ///   - pixels: the pixels.
  ///   - ownsPixels: whether the layer frees them.
  ///   - countsFromTop: whether Cairo is told of a surface that begins with the first row of the picture, and kept from
  ///     those above the area, which are not in memory. It rounds places in images, and what is cut, from where its
  ///     surface begins: only so are they as in the whole picture. The area begins on the left.
  init(
    area: PixelArea, pixels: UnsafeMutablePointer<UInt32>, ownsPixels: Bool,
    countsFromTop: Bool = false
  ) {
    self.pixels = pixels
    self.area = area
    self.ownsPixels = ownsPixels
    self.countsFromTop = countsFromTop
  }

  /// Makes the surface and the context; what goes wrong, ``check()`` says.
  private func makeCairo() -> (surface: OpaquePointer, context: OpaquePointer) {
    let top = countsFromTop ? 0 : area.y0
    let bytes = UnsafeMutableRawPointer(pixels - (area.y0 - top) * area.width)
      .assumingMemoryBound(to: UInt8.self)
    let created = cairo_image_surface_create_for_data(
      bytes, CAIRO_FORMAT_ARGB32, Int32(area.width), Int32(area.y1 - top), Int32(area.width * 4))
    // Both calls return an object in any case; one that failed says so by its status, and draws nothing.
    guard let surface = created, let context = cairo_create(surface) else {
      preconditionFailure("Cairo returns a surface and a context, even without memory")
    }
    made = (surface, context)
    cairo_surface_set_device_offset(surface, -Double(area.x0), -Double(top))
    guard top < area.y0 else { return (surface, context) }
    cairo_rectangle(
      context, Double(area.x0), Double(area.y0), Double(area.width), Double(area.height))
    cairo_clip(context)
    return (surface, context)
  }

  deinit {
    if let (surface, context) = made {
      cairo_destroy(context)
      // A pattern of another context may still hold the surface: from here on it has no pixels.
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
    if ownsPixels { free(pixels) }
  }

  /// A part of the picture as the kernels take it, relative to the first pixel.
  func local(_ part: PixelArea) -> tintype_rect {
    part.shifted(x: -area.x0, y: -area.y0).kernel
  }

  /// The first pixel of a row of the picture, which the layer has.
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { pixels + (y - area.y0) * width }

  /// Throws what went wrong since the layer was made, if anything did.
  func check() throws(RenderError) {
    guard let (surface, context) = made else { return }
    try CairoStatus.check(cairo_surface_status(surface))
    try CairoStatus.check(cairo_status(context))
  }
}

/// Cairo's error codes as errors of ours.
enum CairoStatus {
  static func check(_ status: cairo_status_t) throws(RenderError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw .drawing(String(cString: cairo_status_to_string(status)))
  }
}
