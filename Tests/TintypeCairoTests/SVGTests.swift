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

  /// What CSS cannot blend is a picture with all below it, wherever in a group or its mask it stands.
  @Test func whatCSSCannotBlendIsAPicture() throws {
    func pictures(_ items: DisplayItem...) throws -> (images: Int, rects: Int) {
      let text = String(decoding: try SVGRenderer.file(of: list(60, 60, items)), as: UTF8.self)
      return (text.split(separator: "<image").count - 1, text.matches(of: /<(rect|path)/).count)
    }
    func group(
      _ mode: CompositeOperation, _ items: [DisplayItem] = [.box(1, 1, 8, 8, .pureRed)],
      mask: [DisplayItem]? = nil
    ) -> DisplayItem { .group(DisplayGroup(items: items, blendMode: mode, mask: mask)) }
    let box = DisplayItem.box(20, 20, 9, 9, .pureBlue)
    #expect(try pictures(box, group(.multiply), box) == (0, 3))
    #expect(try pictures(box, group(.softLight), box) == (1, 1))
    #expect(try pictures(box, box, group(.normal, [box, group(.softLight)])) == (1, 0))
    #expect(
      try pictures(box, group(.screen, [group(.multiply, [group(.xor)])]), box, box) == (1, 2))
    #expect(try pictures(group(.normal, [box], mask: [box, group(.plusLighter)]), box) == (1, 1))
    #expect(try pictures(group(.normal, [box], mask: [group(.normal, [box])]), box).images == 0)
  }

  /// A size a unit is as exact as its letters need, and positions go by tenths of a unit, or by whole ones where those
  /// are small.
  @Test(
    arguments: [
      (10, 1000, ".01", 100, 1230), (17, 2048, ".0083", 120.4819, 1230),
      (3, 1000, ".003", 333.3333, 1230), (60, 1000, ".06", 16.6667, 1235),
      (20, 1000, ".02", 50, 1230), (21, 1000, ".021", 47.6190, 1235),
      (0.5, 2048, ".000244", 4098.3607, 1230), (400, 512, ".78125", 1.28, 1235),
    ] as [(CGFloat, Int, String, Double, Int)])
  func glyphsArePlacedByUnits(
    size: CGFloat, units: Int, scale: String, perPoint: Double, tenths: Int
  ) {
    let run = SVGGlyphRun(GalleryLists.run([1, 2], size: size, at: .zero), paint: "")
    let line = SVGGlyphLine(run, unitsPerEm: units)
    #expect(line.scale == scale)
    #expect(abs(line.unitsPerPoint - perPoint) < 1e-3, "\(line.unitsPerPoint)")
    #expect(line.tenths(123.456) == tenths)
    #expect(line.glyphs.map { $0.id } == [1, 2] && line.glyphs[0].x == 0 && line.glyphs[1].y == 0)
    #expect(abs(line.glyphs[1].x - size * 0.7 * line.unitsPerPoint) < 1e-6)
    #expect(line.isSameGroup(as: line))
    let other = SVGGlyphRun(GalleryLists.run([1], size: size * 2, at: .zero), paint: "")
    #expect(!line.isSameGroup(as: SVGGlyphLine(other, unitsPerEm: units)))
    let red = SVGGlyphRun(GalleryLists.run([1], size: size, at: .zero), paint: " fill=\"red\"")
    #expect(!line.isSameGroup(as: SVGGlyphLine(red, unitsPerEm: units)))
  }

  /// As few units as the largest letters of a font allow.
  @Test(
    arguments: [
      ([6], 512), ([6.656], 512), ([6.66], 1024), ([13], 1024), ([14], 2048), ([1, 30, 2], 2048),
      ([0.5], 64),
    ] as [([CGFloat], Int)])
  func unitsFollowTheLargestLetters(sizes: [CGFloat], units: Int) {
    let runs = sizes.map { SVGGlyphRun(GalleryLists.run([1], size: $0, at: .zero), paint: "") }
    #expect(SVGGlyphRun.unitsPerEm(of: runs) == ["square": units])
  }

  /// How lines end and meet, where it is not what goes without saying; and groups of no extent are not written.
  @Test func attributesOfStrokesAndEmptyGroups() throws {
    let path = Path {
      $0.addLines([CGPoint(x: 9, y: 9), CGPoint(x: 30, y: 9), .init(x: 9, y: 40)])
    }
    func text(_ item: DisplayItem) throws -> String {
      String(decoding: try SVGRenderer.file(of: list(60, 60, [item])), as: UTF8.self)
    }
    func stroke(_ style: StrokeStyle) throws -> [String] {
      try text(.stroke(path, .color(.black), style)).matches(of: #/ (stroke-[a-z]+="[^"]*")/#).map {
        String($0.1)
      }
    }
    for (style, attributes) in [
      (StrokeStyle(lineWidth: 1, miterLimit: 4), []),
      (
        StrokeStyle(lineWidth: 2, miterLimit: 10),
        ["stroke-width=\"2\"", "stroke-miterlimit=\"10\""]
      ),
      (StrokeStyle(lineWidth: 1, miterLimit: 0.5), ["stroke-miterlimit=\"1\""]),
      (StrokeStyle(lineWidth: 1, lineCap: .round, miterLimit: 4), ["stroke-linecap=\"round\""]),
      (StrokeStyle(lineWidth: 1, lineCap: .square, miterLimit: 4), ["stroke-linecap=\"square\""]),
      (StrokeStyle(lineWidth: 1, lineJoin: .round), ["stroke-linejoin=\"round\""]),
      (StrokeStyle(lineWidth: 1, lineJoin: .bevel), ["stroke-linejoin=\"bevel\""]),
      (
        StrokeStyle(lineWidth: 1, lineJoin: .bevel, dash: [3, 2], dashPhase: 1),
        ["stroke-linejoin=\"bevel\"", "stroke-dasharray=\"3 2\"", "stroke-dashoffset=\"1\""]
      ),
      (
        StrokeStyle(lineWidth: 1, lineJoin: .bevel, dash: [3, 2]),
        ["stroke-linejoin=\"bevel\"", "stroke-dasharray=\"3 2\""]
      ),
    ] { #expect(try stroke(style) == attributes) }
    let nothing = DisplayItem.fill(Path(), .color(.black), FillStyle())
    let empty = try text(.group(DisplayGroup(items: [nothing])))
    for group in [
      DisplayGroup(items: [nothing], mask: [.box(1, 1, 9, 9, .black)]),
      DisplayGroup(items: [nothing], filters: [.brightness(0.5)]), DisplayGroup(items: []),
      DisplayGroup(items: [.box(1, 1, 9, 9, .black)], opacity: 0),
    ] { #expect(try text(.group(group)) == empty) }
  }

  @Test func runsAreAlikeOfOneFontSizePositionAndGlyphs() {
    func run(_ ids: [UInt32] = [1, 2], _ size: CGFloat = 10, _ x: CGFloat = 1) -> SVGGlyphRun {
      SVGGlyphRun(GalleryLists.run(ids, size: size, at: CGPoint(x: x, y: 2)), paint: "")
    }
    #expect(run().isLike(run()))
    #expect(!run().isLike(run([1, 1])) && !run().isLike(run([1])) && !run([1]).isLike(run()))
    #expect(!run().isLike(run([1, 2], 11)) && !run().isLike(run([1, 2], 10, 2)))
    // Glyphs without outlines and those of colors are none.
    #expect(run([1, 3, 0, 2]).glyphs.map(\.id) == [1, 2])
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
