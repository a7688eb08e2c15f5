import Testing
import TintypeDrawing
import TintypeGeometry

/// Into which parts cap insets cut a picture, at the edges of each rule.
@Suite struct ImageSliceTests {
  private func slices(
    _ size: (Int, Int) = (10, 8), scale: CGFloat = 1,
    _ frame: CGRect = CGRect(x: 5, y: 3, width: 20, height: 16), _ caps: EdgeInsets = EdgeInsets(),
    _ mode: ImageDrawing.ResizingMode = .stretch
  ) -> [ImageSlice] {
    let bitmap = Bitmap(
      width: size.0, height: size.1, pixels: [UInt8](repeating: 255, count: size.0 * size.1 * 4))
    return ImageDrawing(
      image: PixelImage(name: "a", bitmap: bitmap, scale: scale), frame: frame, capInsets: caps,
      resizingMode: mode
    ).slices
  }

  private func area(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) -> PixelArea {
    PixelArea(x0: x0, y0: y0, x1: x1, y1: y1)
  }

  @Test func withoutCapsThereIsOnePart() {
    let all = slices()
    #expect(all.map(\.source) == [area(0, 0, 10, 8)])
    #expect(all.map(\.frame) == [CGRect(x: 5, y: 3, width: 20, height: 16)])
    #expect(all[0].tile == nil)
    #expect(
      slices(scale: 2, .init(x: 0, y: 0, width: 9, height: 9), .init(), .tile)[0].tile
        == CGSize(width: 5, height: 4))
  }

  @Test func capsKeepTheirSizeAndTheMiddleTakesTheRest() {
    let caps = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let all = slices((10, 8), CGRect(x: 5, y: 3, width: 20, height: 16), caps, .tile)
    #expect(all.count == 9)
    #expect(
      all.prefix(3).map(\.source) == [area(0, 0, 2, 1), area(2, 0, 6, 1), area(6, 0, 10, 1)])
    #expect(all[4].source == area(2, 1, 6, 5) && all[8].source == area(6, 5, 10, 8))
    #expect(all[0].frame == CGRect(x: 5, y: 3, width: 2, height: 1))
    #expect(all[4].frame == CGRect(x: 7, y: 4, width: 14, height: 12))
    #expect(all[8].frame == CGRect(x: 21, y: 16, width: 4, height: 3))
    // Corners are never repeated; sides are, along with the middle.
    #expect(
      all.map { $0.tile == nil } == [true, false, true, false, false, false, true, false, true])
  }

  @Test func capsThatFillTheirPictureLeaveNoMiddle() {
    let caps = EdgeInsets(top: 0, leading: 6, bottom: 0, trailing: 4)
    #expect(
      slices((10, 8), CGRect(x: 0, y: 0, width: 20, height: 8), caps).map(\.source.x0) == [0, 6])
    // The first cap goes before the second where there are not enough pixels.
    let wide = EdgeInsets(top: 0, leading: 7, bottom: 0, trailing: 9)
    let two = slices((10, 8), CGRect(x: 0, y: 0, width: 20, height: 8), wide)
    #expect(two.map(\.source.x1) == [7, 10])
    #expect(two.map(\.frame.minX) == [0, 17])
  }

  @Test func capsThatDoNotFitShareTheLength() {
    let caps = EdgeInsets(top: 0, leading: 6, bottom: 0, trailing: 2)
    let exact = slices((10, 8), CGRect(x: 0, y: 0, width: 8, height: 8), caps)
    #expect(exact.map(\.frame.width) == [6, 2])
    let tight = slices((10, 8), CGRect(x: 0, y: 0, width: 4, height: 8), caps)
    #expect(tight.map(\.frame.width) == [3, 1])
    let roomy = slices((10, 8), CGRect(x: 0, y: 0, width: 9, height: 8), caps)
    #expect(roomy.map(\.frame.width) == [6, 1, 2])
  }

  @Test func capsAreWholePixels() {
    let caps = EdgeInsets(top: 0, leading: 1.3, bottom: 0, trailing: -1)
    let all = slices((10, 8), scale: 2, CGRect(x: 0, y: 0, width: 20, height: 8), caps)
    #expect(all.map(\.source.x1) == [3, 10])
    #expect(all.map(\.frame.width) == [1.5, 18.5])
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat])
  func whatHasNoSizeHasNoParts(_ length: CGFloat) {
    #expect(slices(scale: length).isEmpty)
    #expect(
      slices((10, 8), CGRect(x: 0, y: 0, width: 4, height: length == -1 ? 0 : length)).isEmpty)
    #expect(slices((0, 8)).isEmpty && slices((8, 0)).isEmpty)
  }
}
