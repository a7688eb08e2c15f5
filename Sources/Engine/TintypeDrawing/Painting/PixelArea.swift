/// A rectangle on the pixel grid, right and lower edges not included; empty where it has no area.
package struct PixelArea: Hashable, Sendable {
  /// The left edge, in pixels.
  package var x0: Int
  /// The upper edge.
  package var y0: Int
  /// The right edge.
  package var x1: Int
  /// The lower edge.
  package var y1: Int

  /// Pixels across, at least 0.
  package var width: Int { max(0, x1 - x0) }
  /// Pixels down, at least 0.
  package var height: Int { max(0, y1 - y0) }
  /// Whether there is no pixel.
  package var isEmpty: Bool { x1 <= x0 || y1 <= y0 }
  /// The same position as a rectangle of numbers.
  package var rect: CGRect { CGRect(x: x0, y: y0, width: width, height: height) }

  /// How far from the grid an edge may be and still count as on it: half of Cairo's own step of 1/256.
  package static let tolerance: CGFloat = 1.0 / 512

  /// Creates an area from its edges.
  package init(x0: Int, y0: Int, x1: Int, y1: Int) {
    (self.x0, self.y0, self.x1, self.y1) = (x0, y0, x1, y1)
  }

  /// The pixels that a rectangle touches; coordinates far outside any picture are cut off.
  package init(touchedBy rect: CGRect) {
    guard !rect.isNull, rect.minX <= rect.maxX, rect.minY <= rect.maxY else {
      self.init(x0: 0, y0: 0, x1: 0, y1: 0)
      return
    }
    self.init(
      x0: PixelArea.whole(rect.minX.rounded(.down)), y0: PixelArea.whole(rect.minY.rounded(.down)),
      x1: PixelArea.whole(rect.maxX.rounded(.up)), y1: PixelArea.whole(rect.maxY.rounded(.up)))
  }

  /// The rectangle, where all of its edges are on the pixel grid.
  package init?(exactly rect: CGRect) {
    func isOnGrid(_ edge: CGFloat) -> Bool {
      // False for what is not a number, too.
      abs(edge - edge.rounded()) <= PixelArea.tolerance
    }
    guard isOnGrid(rect.minX), isOnGrid(rect.minY), isOnGrid(rect.maxX), isOnGrid(rect.maxY)
    else { return nil }
    self.init(
      x0: PixelArea.whole(rect.minX.rounded()), y0: PixelArea.whole(rect.minY.rounded()),
      x1: PixelArea.whole(rect.maxX.rounded()), y1: PixelArea.whole(rect.maxY.rounded()))
  }

  /// The common pixels.
  package func intersection(_ other: PixelArea) -> PixelArea {
    PixelArea(
      x0: max(x0, other.x0), y0: max(y0, other.y0), x1: min(x1, other.x1), y1: min(y1, other.y1))
  }

  /// The smallest area around both; an empty one counts for nothing.
  package func union(_ other: PixelArea) -> PixelArea {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelArea(
      x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
  }

  /// The area with so many more pixels at each side.
  package func outset(by pixels: Int) -> PixelArea {
    PixelArea(x0: x0 - pixels, y0: y0 - pixels, x1: x1 + pixels, y1: y1 + pixels)
  }

  /// The area moved to the right and down.
  package func shifted(x: Int, y: Int) -> PixelArea {
    PixelArea(x0: x0 + x, y0: y0 + y, x1: x1 + x, y1: y1 + y)
  }

  private static func whole(_ value: CGFloat) -> Int {
    value.isNaN ? 0 : Int(min(max(value, -1e8), 1e8))
  }
}
