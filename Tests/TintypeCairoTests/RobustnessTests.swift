import Testing
import TintypeDrawing
import TintypeGeometry
import TintypeSVG

@testable import TintypeCairo

@Suite struct RobustnessTests {
  @Test("An empty list leaves the canvas clear")
  func empty() throws {
    let nothing = try CairoRenderer.bitmap(of: list(3, 2, []), scale: 2, background: nil)
    #expect(nothing.width == 6 && nothing.height == 4 && nothing.pixels.allSatisfy { $0 == 0 })
  }

  @Test(
    "An empty canvas is a picture only where a format has such",
    arguments: [(0, 0), (0, 5), (5, 0)] as [(CGFloat, CGFloat)])
  func emptyCanvas(_ width: CGFloat, _ height: CGFloat) throws {
    let canvas = list(width, height, [.box(0, 0, 1, 1, .black)])
    let bitmap = try CairoRenderer.bitmap(of: canvas, scale: 1, background: .white)
    #expect(bitmap.pixels.isEmpty)
    #expect(throws: RenderError.emptyCanvas(format: "PNG")) {
      try CairoRenderer.png(of: canvas, scale: 1, isOpaque: true)
    }
    #expect(throws: RenderError.emptyCanvas(format: "PDF")) { try PDFRenderer.file(of: canvas) }
    #expect(try XMLCheck.isWellFormed(SVGRenderer.file(of: canvas)))
  }

  @Test(
    "Impossible canvases are refused in one sentence",
    arguments: [-1, .nan, .infinity, 1e9] as [CGFloat])
  func impossible(_ side: CGFloat) {
    let canvas = list(side, 10, [])
    let error = #expect(throws: RenderError.self) {
      try CairoRenderer.bitmap(of: canvas, scale: 1, background: nil)
    }
    #expect(error?.description.isEmpty == false)
  }

  @Test("Impossible scales are refused", arguments: [0, -2, .nan, .infinity] as [CGFloat])
  func impossibleScale(_ scale: CGFloat) {
    #expect(throws: RenderError.self) {
      try CairoRenderer.bitmap(of: list(1, 1, []), scale: scale, background: nil)
    }
  }

  @Test("A canvas that no picture can hold is refused by its size")
  func tooLarge() {
    #expect(throws: RenderError.tooLarge(width: 40000, height: 10)) {
      try CairoRenderer.bitmap(of: list(40000, 10, []), scale: 1, background: nil)
    }
  }

  @Test("A part whose frame is no rectangle holds no mark of a PDF", arguments: oddNumbers)
  func oddParts(_ odd: CGFloat) throws {
    var marked = list(9, 9, [.box(1, 1, 3, 3, .black)])
    marked.description.parts = [
      PicturePart(
        role: .text, altText: "a", frame: CGRect(x: odd, y: odd - odd, width: odd, height: 3))
    ]
    #expect(try !PDFRenderer.file(of: marked).isEmpty)
  }

  static let oddNumbers: [CGFloat] = [.nan, .infinity, -.infinity, 1e30, -1e30, 1e9, 1e-30]

  @Test("Coordinates that are no numbers, or far away, harm nothing else", arguments: oddNumbers)
  func oddCoordinates(_ odd: CGFloat) throws {
    let path = Path { path in
      path.move(to: CGPoint(x: 1, y: 1))
      path.addLine(to: CGPoint(x: odd, y: 2))
      path.addCurve(
        to: CGPoint(x: 3, y: odd), control1: CGPoint(x: odd, y: odd), control2: .zero)
    }
    let turned = CGAffineTransform(odd, 0, 1, odd, 0, odd)
    let box = DisplayItem.box(0, 0, 4, 4, .pureBlue)
    var run = GalleryLists.run([1, 2, 3], size: odd, at: .zero)
    var glyphs = run.glyphs
    glyphs[1].position.x = odd
    run.content = GlyphRunContent(font: run.font, size: odd, glyphs: glyphs, text: run.text)
    var items: [DisplayItem] = [
      .fill(path, .color(.pureRed), FillStyle()), .box(odd, 0, odd, 3, .pureRed),
      .stroke(path, .color(.pureRed), StrokeStyle(lineWidth: odd, miterLimit: odd, dash: [odd])),
      .glyphs(run), .glyphs(GalleryLists.run([1], size: 4, at: CGPoint(x: odd, y: odd))),
      .image(
        ImageDrawing(
          image: GalleryLists.checker, frame: CGRect(x: odd, y: 0, width: odd, height: odd),
          capInsets: EdgeInsets(odd, edges: .all), opacity: Double(odd))),
      .group(DisplayGroup(items: [box], transform: turned)),
      .group(DisplayGroup(items: [], opacity: Double(odd), blurRadius: odd)),
      .group(
        DisplayGroup(
          items: [], shadow: DropShadow(color: .black, radius: odd, x: odd, y: odd))),
      .group(DisplayGroup(items: [], clip: .init(path: path))),
      .fill(
        Path(CGRect(x: 30, y: 30, width: 0, height: 0)),
        .gradient(GalleryLists.stops, .linear(from: CGPoint(x: odd, y: 0), to: .zero)), FillStyle()),
    ]
    items = items.map { item in
      // Far away things may cover the picture; a clip keeps them from the pixel looked at.
      let corner = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
      return .group(DisplayGroup(items: [item], clip: .init(path: corner)))
    }
    let canvas = list(20, 20, items + [.box(15, 15, 2, 2, .pureGreen)])
    let bitmap = try CairoRenderer.bitmap(of: canvas, scale: 2, background: .white)
    #expect(bitmap[31, 31] == [0, 255, 0, 255] && bitmap[28, 28] == [255, 255, 255, 255])
    #expect(try XMLCheck.isWellFormed(SVGRenderer.file(of: canvas)))
    #expect(try !PDFRenderer.file(of: canvas).isEmpty)
  }

  @Test("Groups may nest deeply")
  func deepNesting() throws {
    var item = DisplayItem.box(0, 0, 9, 9, .pureGreen)
    for _ in 0..<500 {
      item = .group(
        DisplayGroup(items: [item], transform: CGAffineTransform(translationX: 0.01, y: 0)))
    }
    let canvas = list(20, 20, [item])
    let bitmap = try CairoRenderer.bitmap(of: canvas, scale: 1, background: nil)
    #expect(bitmap[5, 5] == [0, 255, 0, 255] && bitmap[4, 5][3] == 0 && bitmap[13, 8][3] == 255)
    #expect(try XMLCheck.isWellFormed(SVGRenderer.file(of: canvas)))
    #expect(try !PDFRenderer.file(of: canvas).isEmpty)
  }

  @Test("Many threads get the same bytes")
  func threads() async throws {
    let canvas = GalleryLists.canvas(
      GalleryLists.paths + GalleryLists.glyphs + GalleryLists.images + [GalleryLists.shadow])
    let expected = try CairoRenderer.png(of: canvas, scale: 2, isOpaque: true)
    let pdf = try PDFRenderer.file(of: canvas)
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          try CairoRenderer.png(of: canvas, scale: 2, isOpaque: true) == expected
            && PDFRenderer.file(of: canvas) == pdf
        }
      }
      for try await isSame in group { #expect(isSame) }
    }
  }
}
