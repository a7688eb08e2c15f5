import Testing
import TintypeCairo
import TintypeDrawing
import TintypeGeometry
import TintypeTestSupport

@testable import TintypeSVG

/// SVG that moves by CSS; what it shows in Chromium at each time is looked at, not tested.
@Suite struct AnimatedSVGTests {
  private static let lists = [RGBA.black, .white, RGBA(bytes: 200, 30, 40)].enumerated().map {
    DisplayList(
      size: CGSize(width: 30, height: 20), scale: 2,
      items: [
        .fill(Path(CGRect(x: 0, y: 0, width: 30, height: 20)), .color($1), FillStyle()),
        .fill(
          Path(CGRect(x: 5 * CGFloat($0), y: 5, width: 5, height: 5)), .color(.black), FillStyle()),
      ])
  }

  @Test func programsWithoutCSSShowTheLastPicture() throws {
    let file = try SVGRenderer.animatedFile(of: Self.lists, times: [1, 2, 3])
    #expect(XMLCheck.isWellFormed(file))
    let ours = try CairoRenderer.bitmap(of: Self.lists[2], scale: 2, background: nil)
    #expect(try Rasterizer.pixels(ofSVG: file, zoom: 2).pixels == ours.pixels)
  }

  @Test func eachPictureHasItsTime() throws {
    let text = String(
      decoding: try SVGRenderer.animatedFile(of: Self.lists, times: [2, 3, 5]), as: UTF8.self)
    #expect(text.contains("@media not (prefers-reduced-motion: reduce)"))
    #expect(text.split(separator: "s linear infinite").count == 4)
    #expect(text.contains(" 10s linear infinite"))
    // The second one begins after 2 of 10 seconds, and is covered after 5 by the third.
    #expect(text.contains("0%, 20% { opacity: 0; visibility: hidden }"))
    #expect(text.contains("23%, 53% { opacity: 1; visibility: visible }"))
  }

  @Test func noPicturesAreAnError() {
    #expect(throws: RenderError.self) { try SVGRenderer.animatedFile(of: [], times: []) }
  }
}
