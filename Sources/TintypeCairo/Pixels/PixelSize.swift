import TintypeDrawing
import TintypeGeometry

/// The size of a picture in pixels, within what can be drawn.
struct PixelSize: Hashable, Sendable {
  /// Cairo's limit for a surface.
  static let longestSide = 32767
  /// The limit for a whole picture: half a gibibyte of pixels.
  static let largestArea = 1 << 27

  /// Pixels across.
  let width: Int
  /// Pixels down.
  let height: Int

  /// Whether there is no pixel.
  var isEmpty: Bool { width == 0 || height == 0 }

  /// The pixels that a canvas needs: sides are rounded up.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - scale: pixels a point.
  /// - Throws: where there is no such picture, or it is too large.
  init(_ size: CGSize, scale: CGFloat) throws(RenderError) {
    try PixelSize.check(size)
    guard scale.isFinite, scale > 0 else { throw .invalidScale(scale) }
    let width = Double((size.width * scale - 1e-6).rounded(.up))
    let height = Double((size.height * scale - 1e-6).rounded(.up))
    let longest = Double(PixelSize.longestSide)
    guard width <= longest, height <= longest, width * height <= Double(PixelSize.largestArea)
    else { throw .tooLarge(width: width, height: height) }
    self.width = max(0, Int(width))
    self.height = max(0, Int(height))
  }

  /// Refuses sides that no canvas can have.
  static func check(_ size: CGSize) throws(RenderError) {
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
      throw .invalidSize(width: size.width, height: size.height)
    }
  }
}
