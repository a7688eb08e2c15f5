/// A rectangle of pixels in memory.
package struct Bitmap: Sendable, Hashable {
  /// Pixels across.
  package let width: Int
  /// Pixels down.
  package let height: Int
  /// Four bytes a pixel in Cairo's ARGB32 order on little-endian machines (blue, green, red, alpha),
  /// alpha multiplied in, rows without padding.
  package var pixels: [UInt8]

  /// Creates a picture from its pixels.
  ///
  /// - Parameters:
  ///   - width: pixels across, not negative.
  ///   - height: pixels down, not negative.
  ///   - pixels: `width * height * 4` bytes.
  package init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(pixels.count == width * height * 4, "a bitmap has four bytes a pixel")
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}

/// A decoded image with an identity, shared by all positions that draw it.
package final class PixelImage: Sendable, Hashable, CustomStringConvertible {
  /// The name that messages and the display list use.
  package let name: String
  /// The pixels.
  package let bitmap: Bitmap
  /// Pixels a point: 2 for an `@2x` file.
  package let scale: CGFloat

  /// Creates an image.
  package init(name: String, bitmap: Bitmap, scale: CGFloat) {
    self.name = name
    self.bitmap = bitmap
    self.scale = scale
  }

  /// The natural size, in points.
  package var size: CGSize {
    CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
  }

  /// The name of the image.
  package var description: String { name }

  package static func == (a: PixelImage, b: PixelImage) -> Bool {
    a === b || (a.scale == b.scale && a.bitmap == b.bitmap)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(bitmap.width)
    hasher.combine(bitmap.height)
  }
}
