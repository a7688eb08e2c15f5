import CTintypeKernels
import Testing
import TintypeDrawing
import TintypeGeometry

@testable import TintypeCairo

/// What a kernel gives with each level of instructions that this processor has.
///
/// - Parameter make: draws with a level.
/// - Returns: what was drawn, which is the same thing several times.
func withAllInstructions<Drawn>(_ make: (Int32) throws -> Drawn) rethrows -> [Drawn] {
  try (0...tintype_instructions()).map(make)
}

extension RasterLayer {
  /// The pixels, row by row.
  var values: [UInt32] { Array(UnsafeBufferPointer(start: pixels, count: count)) }
}

extension PlacedShape {
  /// The inside of a path that is not upright and level, in pixels.
  static func inside(of path: Path) throws -> PlacedShape {
    let range = try #require(
      ShapeKey.place(path, .inside(FillStyle()), .identity))
    return PlacedShape(try ShapeSpans(range.key), range)
  }
}
