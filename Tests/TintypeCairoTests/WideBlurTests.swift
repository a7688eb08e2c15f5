import Testing
import TintypeDrawing
import TintypeGeometry

@testable import TintypeCairo

/// A wide blur that is drawn a few rows at a time is the one that is drawn at once.
@Suite struct WideBlurTests {
  /// The same group, cut to more than is seen: what is cut needs all of its pixels at once.
  private func atOnce(_ group: DisplayGroup) -> DisplayGroup {
    var group = group
    group.clip = DisplayGroup.Clip(path: Path(CGRect(x: -100, y: -100, width: 2000, height: 2000)))
    return group
  }

  private func picture(_ group: DisplayGroup, background: RGBA? = .white) throws -> Bitmap {
    let list = DisplayList(
      size: CGSize(width: 420, height: 700), scale: 1,
      items: [.box(0, 0, 420, 350, .pureRed), .group(group)])
    return try CairoRenderer.bitmap(of: list, scale: 1, background: background)
  }

  @Test(arguments: 0..<16) func partsAreAsTheWhole(_ seed: UInt64) throws {
    var random = RandomItems(seed: seed)
    let radii: [CGFloat] = [8.5, 12, 17, 31, 40, 64.5, 130, 200]
    let moved = CGAffineTransform(a: 3, b: 0.2, c: -0.3, d: 5, tx: 20, ty: CGFloat(seed) - 30)
    let shapes = DisplayItem.group(
      DisplayGroup(items: [random.shape(), random.shape()], transform: moved))
    let card = Path(
      roundedRect: CGRect(x: 40, y: 30, width: 300, height: 600), cornerRadius: 30)
    var group = DisplayGroup(
      items: [.fill(card, .color(.black), FillStyle()), shapes],
      opacity: seed % 3 == 0 ? 0.6 : 1, blurRadius: radii[Int(seed) % radii.count])
    if seed % 4 == 1 { group.filters = [.saturation(0.3), .brightness(0.2)] }
    if seed % 5 == 2 { group.blendMode = .multiply }
    for background in [RGBA.white, nil] {
      let whole = try picture(atOnce(group), background: background)
      #expect((whole == (try picture(group, background: background))) as Bool)
    }
  }

  @Test func noMoreThanAFewRowsAreInMemory() throws {
    let card = Path(roundedRect: CGRect(x: 40, y: 30, width: 300, height: 600), cornerRadius: 30)
    let group = DisplayGroup(items: [.fill(card, .color(.black), FillStyle())], blurRadius: 30)
    let area = PixelArea(x0: 0, y0: 0, x1: 2000, y1: 3000)
    let layer = try RasterLayer(area: area)
    var painter = CairoPainter(target: .pixels(layer))
    let state = layer.state(CGAffineTransform(scaleX: 4, y: 4))
    #expect(try painter.drawWideBlur(of: group, state, on: layer))
    #expect(Set(layer.values).count > 100)
    // A narrow one has a weight for each pixel, and what is cut needs all of them.
    var narrow = group
    narrow.blurRadius = 1
    #expect(try !painter.drawWideBlur(of: narrow, state, on: layer))
    #expect(try !painter.drawWideBlur(of: atOnce(group), state, on: layer))
    // What fits into the cache is drawn at once.
    var small = group
    small.items = [.box(0, 0, 5, 5, .black)]
    #expect(try !painter.drawWideBlur(of: small, layer.state(.identity), on: layer))
  }
}
