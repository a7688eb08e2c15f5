import CTintypeCairo
import TintypeDrawing
import TintypeGeometry

/// Coverage of an area, one byte a pixel, through which a context can draw.
final class CoverageMask {
  /// The place of the mask in coordinates of the context.
  let area: PixelArea
  /// The bytes, zero at first.
  let bytes: UnsafeMutablePointer<UInt8>
  /// Bytes a row, a multiple of four.
  let stride: Int
  private let surface: OpaquePointer

  /// Creates an empty mask.
  init(area: PixelArea) throws(RenderError) {
    let stride = (area.width + 3) & ~3
    let count = stride * area.height
    guard let memory = calloc(max(count, 1), 1) else { throw .outOfMemory(bytes: count) }
    let bytes = memory.assumingMemoryBound(to: UInt8.self)
    guard
      let surface = cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_A8, Int32(area.width), Int32(area.height), Int32(stride))
    else {
      free(memory)
      throw .outOfMemory(bytes: count)
    }
    (self.area, self.bytes, self.stride, self.surface) = (area, bytes, stride, surface)
    try CairoStatus.check(cairo_surface_status(surface))
  }

  deinit {
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    free(bytes)
  }

  /// Adds what a shape covers, whose upper left pixel is that of the coordinates.
  func cover(_ key: ShapeKey) throws(RenderError) {
    guard let context = cairo_create(surface) else { throw .outOfMemory(bytes: 0) }
    defer { cairo_destroy(context) }
    cairo_translate(context, -Double(area.x0), -Double(area.y0))
    key.draw(on: context)
    try CairoStatus.check(cairo_status(context))
  }

  /// Draws the context's source through the mask.
  ///
  /// - Parameters:
  ///   - context: its transform is left as the identity.
  ///   - x: a shift to the right, in pixels.
  ///   - y: a shift down, in pixels.
  func draw(with context: OpaquePointer, x: CGFloat = 0, y: CGFloat = 0) {
    cairo_identity_matrix(context)
    cairo_surface_mark_dirty(surface)
    cairo_mask_surface(context, surface, Double(area.x0) + x, Double(area.y0) + y)
  }
}
