import Testing
import TintypeDrawing

@testable import TintypeSnapshots

/// Figures of all changed places, beside those of each place.
@Suite struct PixelFiguresTests {
  /// Two pictures that differ in runs, alone and at the ends of rows, with alpha and without.
  private static func pair(_ width: Int, _ height: Int) -> PixelPair {
    let a = TestPicture(width, height, (250, 240, 230, 255))
    var b = a
    for place in 0..<width * height where place % 7 < 3 || place % width == width - 1 {
      let level = UInt8(truncatingIfNeeded: place / 3 * 5)
      b.set(place % width, place / width, (level, 255 - level, 9, place % 5 == 0 ? 128 : 255))
    }
    return PixelPair(a.bitmap, b.bitmap)
  }

  @Test(arguments: [(1, 50), (50, 1), (13, 31), (400, 90)])
  func figuresAreThoseOfTheirPlaces(_ width: Int, _ height: Int) {
    let pair = Self.pair(width, height)
    let (deltas, channels) = (pair.deltaE(at: pair.places), pair.channels(at: pair.places))
    let figures = pair.figures(at: pair.places)
    #expect(figures.largestDeltaE == deltas.max())
    #expect(figures.meanDeltaE == deltas.reduce(0, +) / Double(deltas.count))
    #expect(Double(figures.largestChannel) == channels.max())
    // A first place that lies rows further down.
    let last = Array(pair.places.suffix(3))
    #expect(pair.channels(at: last) == channels.suffix(3))
    #expect(pair.figures(at: []).meanDeltaE == 0)
  }

  @Test(arguments: [(1, 50), (50, 1), (13, 31), (400, 90)])
  func clustersHoldEveryPlaceOnce(_ width: Int, _ height: Int) {
    let pair = Self.pair(width, height)
    let boxes = pair.clusters(pair.places, cell: 3, limit: 64)
    #expect(boxes.reduce(0) { $0 + $1.count } == pair.places.count)
    for place in pair.places {
      let (y, x) = Int(place).quotientAndRemainder(dividingBy: width)
      #expect(boxes.contains { $0.bounds.overlap(PixelBox(x: x, y: y, width: 1, height: 1)) == 1 })
    }
  }
}
