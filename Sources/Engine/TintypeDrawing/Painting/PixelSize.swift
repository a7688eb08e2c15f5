/// The size of a picture in pixels, within what can be drawn.
package struct PixelSize: Hashable, Sendable {
  /// Cairo's limit for a surface.
  package static let longestSide = 32767
  /// The limit for a whole picture: half a gibibyte of pixels.
  package static let largestArea = 1 << 27

  /// Pixels across.
  package let width: Int
  /// Pixels down.
  package let height: Int

  /// Whether there is no pixel.
  package var isEmpty: Bool { width == 0 || height == 0 }

  /// The pixels that a canvas needs: sides are rounded up.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - scale: pixels a point.
  /// - Throws: where there is no such picture, or it is too large.
  package init(_ size: CGSize, scale: CGFloat) throws(RenderError) {
    try PixelSize.check(size)
    guard scale.isFinite, scale > 0 else { throw .invalidScale(scale) }
    let width = Double((size.width * scale - 1e-6).rounded(.up))
    let height = Double((size.height * scale - 1e-6).rounded(.up))
    let longest = Double(PixelSize.longestSide)
    guard width <= longest, height <= longest, width * height <= Double(PixelSize.largestArea)
    else { throw .tooLarge(width: width, height: height) }
    // Bounded: at most `longestSide`, and no less than -1 by the check of the size.
    self.width = max(0, Int(width))
    // Bounded: at most `longestSide`, and no less than -1 by the check of the size.
    self.height = max(0, Int(height))
  }

  /// Refuses sides that no canvas can have.
  package static func check(_ size: CGSize) throws(RenderError) {
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
      throw .invalidSize(width: size.width, height: size.height)
    }
  }

  /// Refuses a picture of more pixels than can be drawn.
  package static func check(_ area: PixelArea) throws(RenderError) {
    guard max(area.width, area.height) <= longestSide, area.width * area.height <= largestArea
    else { throw .tooLarge(width: Double(area.width), height: Double(area.height)) }
  }
}
