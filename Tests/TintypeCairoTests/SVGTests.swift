import Foundation
import Testing
import TintypeCairo
import TintypeDrawing
import TintypeGeometry
import TintypeTestSupport

@testable import TintypeSVG

@Suite struct SVGTests {
  @Test("librsvg draws the SVG as we draw the pixels", arguments: GalleryLists.all.map(\.name))
  func matchesPixels(_ name: String) throws {
    let entry = try #require(GalleryLists.all.first { $0.name == name })
    let svg = try SVGRenderer.file(of: entry.list)
    let ours = try CairoRenderer.bitmap(of: entry.list, scale: 2, background: nil)
    let theirs = try Rasterizer.pixels(ofSVG: svg, zoom: 2)
    #expect(theirs.width == ours.width && theirs.height == ours.height)
    let differences = zip(ours.pixels, theirs.pixels).map { abs(Int($0) - Int($1)) }
    let mean = Double(differences.reduce(0, +)) / Double(differences.count)
    #expect(mean <= entry.tolerance.mean)
    #expect((differences.max() ?? 0) <= entry.tolerance.worst)
  }

  @Test("The file is well-formed and always the same", arguments: GalleryLists.all.map(\.name))
  func wellFormed(_ name: String) throws {
    let entry = try #require(GalleryLists.all.first { $0.name == name })
    let svg = try SVGRenderer.file(of: entry.list, comment: "a -- b --- <c> & \u{1}")
    #expect(XMLCheck.isWellFormed(svg))
    #expect(svg == (try SVGRenderer.file(of: entry.list, comment: "a -- b --- <c> & \u{1}")))
  }

  @Test("The outline of each glyph stands in the file once, however often it is drawn")
  func glyphOutlines() throws {
    let runs = (0..<5).map { index in
      DisplayItem.glyphs(
        GalleryLists.run(
          [1, 2, 1, 2], size: CGFloat(8 + index), at: CGPoint(x: 1.3, y: 12 * CGFloat(index))))
    }
    let text = String(decoding: try SVGRenderer.file(of: list(60, 60, runs)), as: UTF8.self)
    // Here they always stand side by side, and are one path.
    #expect(text.split(separator: "<path id=").count - 1 == 1)
    #expect(text.split(separator: "<use ").count - 1 <= 8)
    #expect(text.contains("translate(1.3 12)"))
    let once = try SVGRenderer.file(
      of: list(60, 60, [.glyphs(GalleryLists.run([1, 2], size: 8, at: .zero))]))
    #expect(!String(decoding: once, as: UTF8.self).contains(" id="))
  }

  @Test("Edges that are not smoothed are crisp", arguments: [true, false])
  func crispEdges(isAntialiased: Bool) throws {
    let circle = Path(ellipseIn: CGRect(x: 2, y: 2, width: 8, height: 8))
    let item = DisplayItem.stroke(
      circle, .color(.black), StrokeStyle(lineWidth: 2).antialiased(isAntialiased))
    let text = String(decoding: try SVGRenderer.file(of: list(12, 12, [item])), as: UTF8.self)
    #expect(text.contains("shape-rendering=\"crispEdges\"") == !isAntialiased)
  }

  /// Programs of SVG 1.1 pass over `mask-type`, and know a reference by the name of XLink alone.
  @Test func masksAreWhiteAndReferencesHaveBothNames() throws {
    let square = Path(CGRect(x: 0, y: 0, width: 8, height: 8))
    func masked(by mask: DisplayItem) throws -> String {
      let group = DisplayGroup(
        items: [.fill(square, .color(RGBA(red: 1, green: 0, blue: 0)), FillStyle())], mask: [mask])
      return String(decoding: try SVGRenderer.file(of: list(8, 8, [.group(group)])), as: UTF8.self)
    }
    let fading = Paint.gradient(
      [
        GradientStop(color: .black, location: 0),
        GradientStop(color: .black.opacity(0), location: 1),
      ],
      .linear(from: .zero, to: CGPoint(x: 8, y: 0)))
    let white = try masked(by: .fill(square, fading, FillStyle()))
    #expect(!white.contains("mask-type") && !white.contains("<filter"))
    #expect(white.contains("stop-color=\"#fff\" stop-opacity=\"0\""), "\(white)")
    // What a change of color leaves is known of its pixels alone.
    let changed = DisplayGroup(
      items: [.fill(square, .color(.black), FillStyle())], filters: [.brightness(0.5)])
    #expect(try masked(by: .group(changed)).contains("<feColorMatrix"))
    for entry in GalleryLists.all {
      let text = String(decoding: try SVGRenderer.file(of: entry.list), as: UTF8.self)
      let all = text.matches(of: /<use href="(#\w+)"( xlink:href="(#\w+)")?/)
      #expect(all.allSatisfy { $0.output.1 == $0.output.3 }, "\(entry.name)")
    }
  }

  /// Files that are different can be inlined in one page: no id of one is an id of the other.
  @Test func idsAreOfOnePictureAlone() throws {
    func ids(_ color: RGBA) throws -> Set<Substring> {
      let clip = DisplayGroup.Clip(path: Path(CGRect(x: 0, y: 0, width: 3, height: 3)))
      let group = DisplayGroup(items: [.box(0, 0, 5, 5, color)], clip: clip, name: "name")
      let file = try SVGRenderer.file(of: list(5, 5, [.group(group)]))
      #expect(try SVGRenderer.file(of: list(5, 5, [.group(group)])) == file)
      let text = String(decoding: file, as: UTF8.self)
      let found = Set(text.split(separator: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } })
      #expect(found.allSatisfy { $0.first?.isLetter == true && !$0.contains("\u{1}") })
      // What is referred to is defined.
      for reference in text.split(separator: "url(#").dropFirst() {
        #expect(found.contains(reference.prefix { $0 != ")" }))
      }
      return found
    }
    let (black, red) = (try ids(.black), try ids(.pureRed))
    #expect(black.count == 1 && red.count == 1)
    #expect(black.isDisjoint(with: red))
  }

  @Test("Groups say whose they are")
  func names() throws {
    let group = DisplayItem.group(
      DisplayGroup(items: [.box(0, 0, 1, 1, .black)], name: "my \"box\""))
    let svg = try SVGRenderer.file(of: list(5, 5, [group, group]))
    let text = String(decoding: svg, as: UTF8.self)
    #expect(XMLCheck.isWellFormed(svg))
    #expect(text.split(separator: "<g data-view=\"my &quot;box&quot;\">").count == 3)
  }

  private static func card(_ ink: RGBA, _ background: RGBA, hasFrame: Bool = false) -> [DisplayItem]
  {
    let stops = [
      GradientStop(color: background, location: 0), GradientStop(color: ink, location: 1),
    ]
    let gradient = Paint.gradient(stops, .linear(from: .zero, to: CGPoint(x: 40, y: 0)))
    let band = Path(CGRect(x: 0, y: 20, width: 40, height: 10))
    var items: [DisplayItem] = [
      .box(0, 0, 40, 20, background), .fill(band, gradient, FillStyle()),
      .box(30, 0, 5, 5, .pureRed),
      .glyphs(GalleryLists.run([1, 2], size: 10, at: CGPoint(x: 5, y: 15), .color(ink))),
    ]
    if hasFrame { items.append(.stroke(band, .color(ink), StrokeStyle(lineWidth: 2))) }
    return items
  }

  @Test(
    "Colors that depend on the appearance are properties; programs without queries show the light ones"
  )
  func bothAppearances() throws {
    let clear = RGBA(red: 1, green: 1, blue: 1, alpha: 0.5)
    let light = list(40, 30, Self.card(.black, clear))
    let dark = list(40, 30, Self.card(.white, .black))
    let both = try SVGRenderer.file(of: light, dark: dark)
    let text = String(decoding: both, as: UTF8.self)
    #expect(XMLCheck.isWellFormed(both))
    #expect(text.contains("@media(prefers-color-scheme:dark){#"))
    #expect(text.contains("--c0:rgba(255,255,255,.5)") && text.contains("--c0:#000"))
    // What is the same in both is written once, and plainly.
    #expect(text.split(separator: "#f00").count == 2)
    #expect(!text.contains("\u{1}") && !text.contains("\u{2}"))
    try expectLight(both, as: light)
    // The same twice needs no rules.
    let same = try SVGRenderer.file(of: light, dark: light)
    #expect(!String(decoding: same, as: UTF8.self).contains("<style>"))
  }

  @Test("Appearances that differ in more than colors are both in the file, and one is shown")
  func appearancesOfTheirOwn() throws {
    let light = list(40, 30, Self.card(.black, .white))
    let dark = list(40, 30, Self.card(.white, .black, hasFrame: true))
    let both = try SVGRenderer.file(of: light, dark: dark)
    #expect(XMLCheck.isWellFormed(both))
    #expect(String(decoding: both, as: UTF8.self).contains("display=\"none\""))
    try expectLight(both, as: light)
  }

  /// librsvg and resvg, which know no queries, draw a file as the light one alone.
  private func expectLight(_ both: Data, as light: DisplayList) throws {
    let alone = try SVGRenderer.file(of: light)
    #expect(
      try Rasterizer.pixels(ofSVG: both, zoom: 2).pixels
        == Rasterizer.pixels(ofSVG: alone, zoom: 2).pixels)
    #expect(
      try Rasterizer.pixels(byResvg: both, zoom: 2).pixels
        == Rasterizer.pixels(byResvg: alone, zoom: 2).pixels)
  }

  @Test(
    "Numbers are short and never in exponents",
    arguments: [
      (0.0, "0"), (-0.0001, "0"), (1.5, "1.5"), (-0.25, "-.25"), (1234.5678, "1234.568"),
      (1e-9, "0"), (3, "3"), (0.1 + 0.2, ".3"),
    ])
  func numbers(_ value: Double, _ text: String) {
    #expect(SVGText.decimal(value) == text)
  }
}
