import Foundation
import Testing
import TintypeCairo
import TintypeDrawing
import TintypeGeometry
import TintypeSVG

/// Translucent letters that lie over each other let what is below through once.
@Suite struct OverlappingGlyphsTests {
  /// Boxes of 10 by 15 points, whose left edges are so far apart.
  private func list(distance: CGFloat, alpha: Double, size: CGFloat = 20) -> DisplayList {
    let glyphs = [0, 1, 2].map { index in
      Glyph(id: 1, position: CGPoint(x: CGFloat(index) * distance, y: 0), cluster: Int32(index))
    }
    let content = GlyphRunContent(font: GalleryLists.font, size: size, glyphs: glyphs, text: "abc")
    let color = RGBA(red: 0, green: 0, blue: 0, alpha: alpha)
    let run = GlyphRun(content, origin: CGPoint(x: 2, y: 20), paint: .color(color))
    return DisplayList(
      size: CGSize(width: 40, height: 24), scale: 1,
      items: [
        .fill(Path(CGRect(x: 0, y: 0, width: 40, height: 24)), .color(.white), FillStyle()),
        .glyphs(run),
      ])
  }

  @Test(arguments: [3, 5, 10, 12] as [CGFloat])
  func noPixelIsDarkerThanTheColor(distance: CGFloat) throws {
    for alpha in [0.2, 0.4, 0.8] {
      let image = try CairoRenderer.bitmap(
        of: list(distance: distance, alpha: alpha), scale: 2, background: nil)
      let reds = stride(from: 0, to: image.pixels.count, by: 4).map { image.pixels[$0] }
      let least = try #require(reds.min())
      #expect(abs(Double(least) - 255 * (1 - alpha)) < 1.5, "\(least) at \(distance), \(alpha)")
    }
  }

  @Test func neighborsThatDoNotOverlapArePaintedAsBefore() {
    func overlaps(_ distance: CGFloat) -> Bool {
      guard case .glyphs(let run) = list(distance: distance, alpha: 0.5).items[1] else {
        return false
      }
      return run.overlaps
    }
    #expect(overlaps(5) && overlaps(9))
    #expect(!overlaps(10) && !overlaps(14))
  }

  /// The run's group has the opacity, so that no reader adds up what its letters have.
  @Test func vectorsHaveTheOpacityOfTheWholeRun() throws {
    let joined = try SVGRenderer.file(of: list(distance: 5, alpha: 0.5))
    let apart = try SVGRenderer.file(of: list(distance: 12, alpha: 0.5))
    #expect(String(decoding: joined, as: UTF8.self).contains(" opacity=\".5\""))
    #expect(!String(decoding: apart, as: UTF8.self).contains(" opacity="))
    #expect(String(decoding: apart, as: UTF8.self).contains("fill-opacity=\".5\""))
  }
}
