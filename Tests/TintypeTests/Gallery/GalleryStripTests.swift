import Testing
import Tintype
import TintypeDrawing
import TintypeTestSupport

@testable import TintypeCairo

/// Every entry is the same picture in strips and at once, by kernels and by Cairo alone.
@MainActor
@Suite(.serialized) struct GalleryStripTests {
  init() { GalleryPicture.makeFilesFindable() }

  @Test(arguments: await GalleryEntry.all) func everyGalleryEntryIsEqualInStrips(
    _ entry: GalleryEntry
  ) throws {
    let list = try entry.renderer(scale: 2).displayList()
    let whole = try CairoRenderer.bitmap(
      of: list, scale: 2, background: nil, stripHeight: PixelSize.longestSide)
    for stripHeight in [9, 64] {
      let strips = try CairoRenderer.bitmap(
        of: list, scale: 2, background: nil, stripHeight: stripHeight)
      let isSame = whole == strips
      #expect(isSame, "strips of \(stripHeight)")
    }
    let cairo = try CairoRenderer.bitmap(
      of: list, scale: 2, background: nil, isAccelerated: false)
    let isSame = whole == cairo
    #expect(isSame, "Cairo alone")
  }
}
