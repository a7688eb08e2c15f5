package import TintypeDrawing

/// A picture that is repeated wherever something is painted.
package struct TiledPaint {
  /// The picture.
  package var tile: PixelImage
  /// Where the upper left corner of a repetition is, in points; nil for that of what is painted.
  package var origin: CGPoint?
  /// Its opacity, 0 to 1.
  package var opacity = 1.0

  /// Creates a paint of an opaque picture.
  ///
  /// - Parameters:
  ///   - tile: the picture.
  ///   - origin: where the upper left corner of a repetition is, in points; nil for that of what is painted.
  package init(tile: PixelImage, origin: CGPoint?) {
    self.tile = tile
    self.origin = origin
  }

  /// The picture where items are opaque.
  func painted(on items: [DisplayItem]) -> DisplayItem {
    let bounds = DisplayItem.bounds(of: items)
    guard !bounds.isNull else { return .group(DisplayGroup(items: [])) }
    let picture = ImageDrawing(
      image: tile, frame: frame(around: bounds), resizingMode: .tile, interpolation: .medium,
      opacity: opacity)
    return .group(DisplayGroup(items: [.image(picture)], mask: items))
  }

  /// Whole repetitions to the left of bounds and above them, so that one begins at the origin.
  private func frame(around bounds: CGRect) -> CGRect {
    guard let origin else { return bounds }
    func start(_ edge: CGFloat, _ origin: CGFloat, _ pixels: Int) -> CGFloat {
      let length = CGFloat(pixels) / tile.scale
      guard length > 0, origin.isFinite else { return edge }
      return origin + ((edge - origin) / length).rounded(.down) * length
    }
    let x = start(bounds.minX, origin.x, tile.bitmap.width)
    let y = start(bounds.minY, origin.y, tile.bitmap.height)
    return CGRect(x: x, y: y, width: bounds.maxX - x, height: bounds.maxY - y)
  }
}
