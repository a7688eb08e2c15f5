import CTintypePixels
import TintypeGeometry

/// A rectangle on the pixel grid, right and lower edges not included; empty where it has no area.
struct PixelRect: Hashable, Sendable {
  var x0: Int
  var y0: Int
  var x1: Int
  var y1: Int

  var width: Int { max(0, x1 - x0) }
  var height: Int { max(0, y1 - y0) }
  var isEmpty: Bool { x1 <= x0 || y1 <= y0 }
  var rect: CGRect { CGRect(x: x0, y: y0, width: width, height: height) }
  var kernel: ctp_rect {
    ctp_rect(x0: Int32(x0), y0: Int32(y0), x1: Int32(x1), y1: Int32(y1))
  }

  /// How far from the grid an edge may be and still count as on it: half of Cairo's own step of 1/256.
  static let tolerance: CGFloat = 1.0 / 512

  init(x0: Int, y0: Int, x1: Int, y1: Int) {
    (self.x0, self.y0, self.x1, self.y1) = (x0, y0, x1, y1)
  }

  /// The pixels that a rectangle touches; coordinates far outside any picture are cut off.
  init(touchedBy rect: CGRect) {
    guard !rect.isNull, rect.minX <= rect.maxX, rect.minY <= rect.maxY else {
      self.init(x0: 0, y0: 0, x1: 0, y1: 0)
      return
    }
    self.init(
      x0: PixelRect.whole(rect.minX.rounded(.down)), y0: PixelRect.whole(rect.minY.rounded(.down)),
      x1: PixelRect.whole(rect.maxX.rounded(.up)), y1: PixelRect.whole(rect.maxY.rounded(.up)))
  }

  /// The rectangle, where all of its edges are on the pixel grid.
  init?(exactly rect: CGRect) {
    func isOnGrid(_ edge: CGFloat) -> Bool {
      // False for what is not a number, too.
      abs(edge - edge.rounded()) <= PixelRect.tolerance
    }
    guard isOnGrid(rect.minX), isOnGrid(rect.minY), isOnGrid(rect.maxX), isOnGrid(rect.maxY)
    else { return nil }
    self.init(
      x0: PixelRect.whole(rect.minX.rounded()), y0: PixelRect.whole(rect.minY.rounded()),
      x1: PixelRect.whole(rect.maxX.rounded()), y1: PixelRect.whole(rect.maxY.rounded()))
  }

  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      x0: max(x0, other.x0), y0: max(y0, other.y0), x1: min(x1, other.x1), y1: min(y1, other.y1))
  }

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
  }

  func outset(by pixels: Int) -> PixelRect {
    PixelRect(x0: x0 - pixels, y0: y0 - pixels, x1: x1 + pixels, y1: y1 + pixels)
  }

  func shifted(x: Int, y: Int) -> PixelRect {
    PixelRect(x0: x0 + x, y0: y0 + y, x1: x1 + x, y1: y1 + y)
  }

  private static func whole(_ value: CGFloat) -> Int {
    value.isNaN ? 0 : Int(min(max(value, -1e8), 1e8))
  }
}
