import CTintypeKernels
package import TintypeDrawing

/// A rectangle of pixels of at most 256 colors, a number each.
package struct IndexedBitmap: Sendable, Hashable {
  /// Pixels across.
  package let width: Int
  /// Pixels down.
  package let height: Int
  /// The number of each pixel's color, rows without padding.
  package let indices: [UInt8]
  /// The colors by their numbers, as words of a ``Bitmap``: alpha in the highest byte, multiplied in.
  package let colors: [UInt32]

  /// Creates a picture from its pixels.
  ///
  /// - Parameters:
  ///   - width: pixels across, not negative.
  ///   - height: pixels down, not negative.
  ///   - indices: `width * height` numbers of colors.
  ///   - colors: 1 to 256 colors, no two of them equal.
  package init(width: Int, height: Int, indices: [UInt8], colors: [UInt32]) {
    precondition(indices.count == width * height, "a numbered bitmap has one byte a pixel")
    precondition((1...256).contains(colors.count), "a byte numbers 256 colors")
    self.width = width
    self.height = height
    self.indices = indices
    self.colors = colors
  }

  /// The same pixels with their colors.
  package var bitmap: Bitmap {
    // Numbers without a color are none of ours.
    let table = colors + [UInt32](repeating: 0, count: 256 - colors.count)
    return Bitmap(width: width, height: height) { pixels in
      tintype_indices_to_pixels(indices, 8, table, pixels, indices.count)
    }
  }
}
