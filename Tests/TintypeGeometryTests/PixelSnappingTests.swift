import Testing
import TintypeGeometry

/// Lengths and rectangles on the pixel grid.
@Suite struct PixelSnappingTests {
  /// Three thirds of 100 points are 33, 34 and 33 pixels without a seam.
  @Test func neighborsStaySeamless() {
    let third = 100.0 / 3
    let columns = (0..<3).map { index in
      CGRect(x: CGFloat(index) * third, y: 0, width: third, height: 10).snapped(toScale: 1)
    }
    #expect(columns.map(\.minX) == [0, 33, 67])
    #expect(columns.map(\.maxX) == [33, 67, 100])
  }

  @Test(
    arguments: [
      (0.5, 1, 1), (-0.5, 1, 0), (0.25, 2, 0.5), (0.24, 2, 0), (1.5, 1, 2), (-1.5, 1, -1),
      (7, 3, 7),
      (-0.75, 2, -0.5), (0.5, 4, 0.5),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func halvesGoUp(length: CGFloat, scale: CGFloat, snapped: CGFloat) {
    #expect(length.snapped(toScale: scale) == snapped)
  }

  /// A sum of fractions that should be a whole pixel is not rounded up to the next one.
  @Test(
    arguments: [
      (20.285, 2, 20.5), (0.1 + 0.2, 10, 0.3), (1, 2, 1), (1.01, 2, 1.5), (-0.2, 1, 0), (3.5, 1, 4),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func roundingUpForgivesTheLastBit(length: CGFloat, scale: CGFloat, rounded: CGFloat) {
    #expect(length.roundedUp(toScale: scale) == rounded)
  }

  @Test func eachEdgeIsSnappedAlone() {
    let rect = CGRect(x: 0.3, y: 0.7, width: 1, height: 1)
    #expect(rect.snapped(toScale: 1) == CGRect(x: 0, y: 1, width: 1, height: 1))
    #expect(rect.snapped(toScale: 2) == CGRect(x: 0.5, y: 0.5, width: 1, height: 1))
    // From 0.4 to 0.6 is from one pixel's edge to the next; from 0.1 to 0.3 it is nothing.
    let (some, none) = (
      CGRect(x: 0.4, y: 0, width: 0.2, height: 1), CGRect(x: 0.1, y: 0, width: 0.2, height: 1)
    )
    #expect(some.snapped(toScale: 1).width == 1 && none.snapped(toScale: 1).width == 0)
  }
}
