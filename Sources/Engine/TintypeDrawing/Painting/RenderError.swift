/// Why a display list could not be drawn.
package enum RenderError: Error, Hashable, CustomStringConvertible {
  /// The canvas has a side that is negative, infinite or not a number.
  case invalidSize(width: CGFloat, height: CGFloat)
  /// The scale is not a positive number.
  case invalidScale(CGFloat)
  /// The canvas has no pixels, and the format cannot hold such a picture.
  case emptyCanvas(format: String)
  /// The picture has more pixels than can be drawn.
  case tooLarge(width: Double, height: Double)
  /// Memory for pixels could not be had.
  case outOfMemory(bytes: Int)
  /// The drawing library reported an error.
  case drawing(String)

  /// One sentence for the user.
  package var description: String {
    switch self {
    case .invalidSize(let width, let height):
      "a canvas of \(width) x \(height) points cannot be drawn"
    case .invalidScale(let scale):
      "a scale of \(scale) pixels a point cannot be drawn"
    case .emptyCanvas(let format):
      "the canvas has no area, and \(format) cannot hold an empty picture"
    case .tooLarge(let width, let height):
      "a picture of \(width) x \(height) pixels is too large: a side has at most "
        + "\(PixelSize.longestSide) pixels and the whole at most \(PixelSize.largestArea)"
    case .outOfMemory(let bytes):
      "no memory for \(bytes) bytes of pixels"
    case .drawing(let message):
      "the picture could not be drawn: \(message)"
    }
  }
}
