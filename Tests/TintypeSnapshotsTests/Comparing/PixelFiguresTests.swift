import Testing
import TintypeDrawing

@testable import TintypeSnapshots

/// Figures of all changed places, beside those of each position.
@Suite struct PixelFiguresTests {
  /// Two pictures that differ in runs, alone and at the ends of rows, with alpha and without.
  private static func pair(_ width: Int, _ height: Int) -> PixelPair {
    let a = TestPicture(width, height, (250, 240, 230, 255))
    var b = a
    for position in 0..<width * height where position % 7 < 3 || position % width == width - 1 {
      let level = UInt8(truncatingIfNeeded: position / 3 * 5)
      b.set(
        position % width, position / width, (level, 255 - level, 9, position % 5 == 0 ? 128 : 255))
    }
    return PixelPair(a.bitmap, b.bitmap)
  }

  @Test(arguments: [(1, 50), (50, 1), (13, 31), (400, 90)])
  func figuresAreThoseOfTheirPositions(_ width: Int, _ height: Int) {
    let pair = Self.pair(width, height)
    let (deltas, channels) = (pair.deltaE(at: pair.positions), pair.channels(at: pair.positions))
    let figures = pair.figures(at: pair.positions)
    #expect(figures.largestDeltaE == deltas.max())
    #expect(figures.meanDeltaE == deltas.reduce(0, +) / Double(deltas.count))
    #expect(Double(figures.largestChannel) == channels.max())
    // A first place that lies rows further down.
    let last = Array(pair.positions.suffix(3))
    #expect(pair.channels(at: last) == channels.suffix(3))
    #expect(pair.figures(at: []).meanDeltaE == 0)
  }

  @Test(arguments: [(1, 50), (50, 1), (13, 31), (400, 90)])
  func clustersHoldEveryPositionOnce(_ width: Int, _ height: Int) {
    let pair = Self.pair(width, height)
    let boxes = pair.clusters(pair.positions, cell: 3, limit: 64)
    #expect(boxes.reduce(0) { $0 + $1.count } == pair.positions.count)
    for position in pair.positions {
      let (y, x) = Int(position).quotientAndRemainder(dividingBy: width)
      #expect(boxes.contains { $0.bounds.overlap(PixelBox(x: x, y: y, width: 1, height: 1)) == 1 })
    }
  }
}
