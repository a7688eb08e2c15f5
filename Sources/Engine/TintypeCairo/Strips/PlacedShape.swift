import CTintypeKernels
import TintypeDrawing

/// A shape at a place of a picture, one row of which may stand for many.
struct PlacedShape: Sendable {
  /// The shape.
  let spans: ShapeSpans
  /// Where its upper left pixel goes.
  var x: Int
  var y: Int
  /// The row that is there more than once, and how many times more.
  private(set) var (repeatedRow, repeats) = (0, 0)

  /// A shape as a key has it, which goes to a position.
  init(_ spans: ShapeSpans, _ placed: ShapeKey.Placed) {
    (self.spans, x, y) = (spans, placed.x, placed.y)
    (repeatedRow, repeats) = placed.repeated
  }

  /// All pixels of an area, which has some.
  init(_ area: PixelArea) {
    (spans, x, y) = (ShapeSpans(fullRow: area.width), area.x0, area.y0)
    repeats = area.height - 1
  }

  /// How many rows there are.
  var height: Int { spans.rows.count + repeats }

  /// The pixels that are covered at all.
  var ink: PixelArea { placed(spans.ink) }

  /// The pixels that its edges touch, some by so little that nobody sees it; those that are covered where that is not
  /// known.
  var outline: PixelArea { placed(spans.outline ?? spans.ink) }

  private func placed(_ box: PixelArea) -> PixelArea {
    var area = box.shifted(x: x, y: y)
    if box.y0 > repeatedRow { area.y0 += repeats }
    if box.y1 > repeatedRow { area.y1 += repeats }
    return area
  }

  /// The rows of the picture whose coverage differs from that of the row above.
  func forEachChange(_ body: (Int) -> Void) {
    for row in spans.rows.indices where spans.isChanged(row) {
      body(y + row + (row > repeatedRow ? repeats : 0))
    }
  }

  /// Calls a closure with the shape as kernels take it.
  func withKernel(_ body: (UnsafePointer<tintype_shape>) -> Void) {
    spans.spans.withUnsafeBufferPointer { all in
      spans.rows.withUnsafeBufferPointer { rows in
        var shape = tintype_shape()
        (shape.spans, shape.rows) = (all.baseAddress, rows.baseAddress)
        (shape.x, shape.y, shape.height) = (Int32(x), Int32(y), Int32(height))
        (shape.repeated, shape.repeats) = (Int32(repeatedRow), Int32(repeats))
        withUnsafePointer(to: shape, body)
      }
    }
  }
}
