public import Foundation

extension PixelBox {
  /// Creates the smallest rectangle of whole pixels around one in points.
  ///
  /// - Parameters:
  ///   - rect: the rectangle, in points.
  ///   - scale: pixels a point.
  public init(covering rect: CGRect, scale: CGFloat) {
    // A frame that ends a rounding error beyond a pixel edge does not own the next pixel.
    let slack = 0.001
    let left = Self.whole((rect.minX * scale + slack).rounded(.down))
    let top = Self.whole((rect.minY * scale + slack).rounded(.down))
    let right = Self.whole((rect.maxX * scale - slack).rounded(.up))
    let bottom = Self.whole((rect.maxY * scale - slack).rounded(.up))
    self.init(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  private static func whole(_ value: CGFloat) -> Int {
    value.isNaN ? 0 : Int(min(max(value, -1e6), 1e6))
  }

  /// How many pixels two rectangles share.
  func overlap(_ other: PixelBox) -> Int {
    max(0, min(maxX, other.maxX) - max(x, other.x))
      * max(0, min(maxY, other.maxY) - max(y, other.y))
  }
}
