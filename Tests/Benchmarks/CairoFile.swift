import CTintypeCairo
import Foundation
import TintypeDrawing

/// Cairo's own PNG files, beside which ours are measured.
enum CairoFile {
  /// The length of the file that Cairo writes of a picture.
  static func byteCount(of bitmap: Bitmap) -> Int {
    var pixels = bitmap.pixels
    return pixels.withUnsafeMutableBytes { bytes in
      let surface = cairo_image_surface_create_for_data(
        bytes.bindMemory(to: UInt8.self).baseAddress, CAIRO_FORMAT_ARGB32, Int32(bitmap.width),
        Int32(bitmap.height), Int32(bitmap.width * 4))
      defer { cairo_surface_destroy(surface) }
      var count = 0
      cairo_surface_write_to_png_stream(
        surface,
        { count, _, length in
          count?.assumingMemoryBound(to: Int.self).pointee += Int(length)
          return CAIRO_STATUS_SUCCESS
        }, &count)
      return count
    }
  }
}
