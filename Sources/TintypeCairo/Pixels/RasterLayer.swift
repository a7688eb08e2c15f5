import CTintypeCairo
import CTintypeKernels
import TintypeDrawing
import TintypeGeometry

/// Pixels in memory with a Cairo context that draws on them.
///
/// Kernels write to the pixels between Cairo's calls. That needs no flush: an image surface over
/// memory of ours draws at once and keeps no copy.
final class RasterLayer {
  /// The pixels, rows without padding.
  let words: UnsafeMutablePointer<UInt32>
  /// The place of the pixels in the coordinates of the whole picture.
  let area: PixelArea
  /// The surface over the pixels.
  let surface: OpaquePointer
  /// The context that draws on the surface.
  let context: OpaquePointer
  private let ownsWords: Bool
  /// The layer that this one will be laid on, in whose own coordinates its area is; nil for none.
  ///
  /// What is seen through glass lies there.
  var outer: RasterLayer?
  /// Who keeps what is seen through glass; nil for nobody.
  var recorder: BackdropRecorder?

  var width: Int { area.width }
  var height: Int { area.height }
  var count: Int { area.width * area.height }

  /// Creates clear pixels.
  convenience init(area: PixelArea) throws(RenderError) {
    let count = area.width * area.height
    guard let memory = calloc(max(count, 1), 4) else { throw .outOfMemory(bytes: count * 4) }
    try self.init(area: area, words: memory.assumingMemoryBound(to: UInt32.self), ownsWords: true)
  }

  /// Draws on pixels that somebody else keeps for as long as the layer lives.
  init(area: PixelArea, words: UnsafeMutablePointer<UInt32>, ownsWords: Bool) throws(RenderError) {
    self.words = words
    self.area = area
    self.ownsWords = ownsWords
    let (width, height) = (Int32(area.width), Int32(area.height))
    let bytes = UnsafeMutableRawPointer(words).assumingMemoryBound(to: UInt8.self)
    // Both calls return an object in any case; one that failed says so by its status.
    guard
      let surface = cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_ARGB32, width, height, width * 4),
      let context = cairo_create(surface)
    else { throw .outOfMemory(bytes: area.width * area.height * 4) }
    self.surface = surface
    self.context = context
    try check()
  }

  deinit {
    cairo_destroy(context)
    // A pattern of another context may still hold the surface: from here on it has no pixels.
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    if ownsWords { free(words) }
  }

  /// Throws what went wrong since the layer was made, if anything did.
  func check() throws(RenderError) {
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
