import Foundation
import Testing
import TintypeCairo
import TintypeDrawing
import TintypeGeometry
import TintypeSVG
import TintypeTestSupport

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

  /// In a PDF the letters are one group, whose reader paints it once.
  @Test func pagesHaveNoDarkerPixelEither() throws {
    for distance in [5, 12] as [CGFloat] {
      let file = try PDFRenderer.file(of: list(distance: distance, alpha: 0.4))
      let least = try #require(Rasterizer.pixels(ofPDF: file, scale: 2).pixels.min())
      #expect(abs(Double(least) - 153) < 1.5, "\(least) at \(distance)")
    }
  }

  /// Files of both appearances: the color changes, and the whole run has the opacity.
  @Test func bothAppearancesHaveTheOpacityOfTheWholeRun() throws {
    func letters(_ value: Double, alpha: Double) -> DisplayList {
      var list = list(distance: 5, alpha: alpha)
      guard case .glyphs(var run) = list.items[1] else { return list }
      run.paint = .color(RGBA(red: value, green: value, blue: value, alpha: alpha))
      list.items[1] = .glyphs(run)
      return list
    }
    let file = try SVGRenderer.file(of: letters(0, alpha: 0.5), dark: letters(1, alpha: 0.25))
    let text = String(decoding: file, as: UTF8.self)
    #expect(text.contains("--c0:#000") && text.contains("--c0:#fff"))
    #expect(text.contains(" opacity=\".5\"") && text.contains("{opacity:.25}"))
    #expect(!text.contains("rgba(") && !text.contains("opacity:1"))
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
