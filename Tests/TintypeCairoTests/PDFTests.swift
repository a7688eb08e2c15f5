import Testing
import TintypeDrawing
import TintypeGeometry
import TintypeTestSupport

@testable import TintypeCairo

@Suite struct PDFTests {
  @Test(
    "The same list gives the same file, without a date", arguments: GalleryLists.all.map(\.name))
  func deterministic(_ name: String) throws {
    let entry = try #require(GalleryLists.all.first { $0.name == name })
    let file = try PDFRenderer.file(of: entry.list)
    #expect(file.starts(with: Data("%PDF-1.5".utf8)))
    #expect(file == (try PDFRenderer.file(of: entry.list)))
    #expect(file.range(of: Data("CreationDate".utf8)) == nil)
  }

  @Test("Poppler draws groups of a moved group where we draw them")
  func movedGroups() throws {
    let list = GalleryLists.canvas(GalleryLists.moved)
    let ours = try CairoRenderer.bitmap(of: list, scale: 2, background: nil)
    let theirs = try Rasterizer.pixels(ofPDF: PDFRenderer.file(of: list), scale: 2)
    #expect(theirs.width == ours.width && theirs.height == ours.height)
    let differences = zip(ours.pixels, theirs.pixels).map { abs(Int($0) - Int($1)) }
    #expect(Double(differences.reduce(0, +)) / Double(differences.count) <= 0.6)
  }

  @Test("The page is as large as the canvas")
  func pageSize() throws {
    let file = try PDFRenderer.file(of: list(123, 45, [.box(0, 0, 5, 5, .black)]))
    let text = String(decoding: file, as: UTF8.self)
    #expect(text.contains("/MediaBox [ 0 0 123 45 ]"))
  }

  @Test("Letters are fonts of Adobe's format with names, and no drawings")
  func fontsHaveNames() throws {
    let run = GalleryLists.run([1, 2], size: 20, at: CGPoint(x: 2, y: 20))
    let file = try PDFRenderer.file(of: list(60, 30, [.glyphs(run)]))
    let text = String(decoding: file, as: UTF8.self)
    #expect(text.contains("+Square-Regular"))
    #expect(text.contains("/FontFile3"))
    #expect(!text.contains("/Type3"))
    let pixels = try Rasterizer.pixels(ofPDF: file, scale: 4)
    let ours = try CairoRenderer.bitmap(of: list(60, 30, [.glyphs(run)]), scale: 4, background: nil)
    #expect(zip(ours.pixels, pixels.pixels).count { abs(Int($0) - Int($1)) > 64 } == 0)
  }

  @Test(
    "Numbers of fonts are as short as they can be",
    arguments: [
      (0, [139]), (-107, [32]), (107, [246]), (108, [247, 0]), (1131, [250, 255]),
      (-108, [251, 0]), (-1131, [254, 255]), (1132, [28, 4, 108]), (-1132, [28, 251, 148]),
    ] as [(Int, [UInt8])])
  func numbersOfFonts(_ value: Int, _ bytes: [UInt8]) {
    #expect(CharString.bytes(of: value) == bytes)
  }
}

/// Modes that a PDF lacks: what is drawn in their place.
@Suite struct PDFModeTests {
  private let background = DisplayItem.box(0, 0, 40, 40, .black)

  private func group(
    _ items: [DisplayItem], _ mode: CompositeOperation, isIsolated: Bool = false
  ) -> DisplayItem {
    .group(DisplayGroup(items: items, blendMode: mode, isIsolated: isIsolated))
  }

  /// Items of a group; nil for anything else.
  private func group(_ item: DisplayItem?) -> DisplayGroup? {
    if case .group(let group) = item { group } else { nil }
  }

  @Test func anErasingShapeIsAClipAroundIt() throws {
    let circle = Path(ellipseIn: CGRect(x: 10, y: 10, width: 20, height: 20))
    let eraser = group([.fill(circle, .color(.black), FillStyle())], .destinationOut)
    let above = DisplayItem.box(0, 0, 5, 5, .white)
    let items = PDFModes.replaced(in: [background, eraser, above])
    #expect(items.count == 2)
    let cut = try #require(group(items.first))
    #expect(cut.filters.isEmpty && cut.items.count == 1)
    #expect(cut.clip?.style.isEOFilled == true)
    #expect(cut.clip?.path.contains(CGPoint(x: 20, y: 20), eoFill: true) == false)
    #expect(cut.clip?.path.contains(CGPoint(x: 5, y: 5), eoFill: true) == true)
  }

  /// A star's outside is no path by the even-odd rule, and a translucent shape leaves a part of what is below.
  @Test func anyOtherEraserIsPartOfAPicture() throws {
    let star = Path { path in
      for turn in 0..<5 {
        let angle = Double(turn) * 4 * .pi / 5
        let point = CGPoint(x: 20 + 15 * cos(angle), y: 20 + 15 * sin(angle))
        turn == 0 ? path.move(to: point) : path.addLine(to: point)
      }
      path.closeSubpath()
    }
    let erasers: [DisplayItem] = [
      .fill(star, .color(.black), FillStyle()),
      .box(10, 10, 5, 5, RGBA(red: 0, green: 0, blue: 0, alpha: 0.5)),
      .group(DisplayGroup(items: [.box(10, 10, 5, 5, .black)], opacity: 0.5)),
    ]
    for eraser in erasers {
      let items = PDFModes.replaced(in: [background, group([eraser], .destinationOut)])
      #expect(items.count == 1)
      #expect(try #require(group(items.first)).filters.count == 1)
    }
  }

  @Test(arguments: [CompositeOperation.plusDarker, .plusLighter, .sourceAtop])
  func aModeThatAsksForPixelsIsPartOfAPicture(_ mode: CompositeOperation) throws {
    let circle = group([.box(0, 0, 9, 9, .white)], mode)
    let moved = DisplayItem.group(DisplayGroup(items: [circle]))
    for item in [circle, moved] {
      let items = PDFModes.replaced(in: [background, item, background])
      #expect(items.count == 2)
      #expect(try #require(group(items.first)).filters.count == 1)
    }
    // What is apart keeps it to itself.
    let apart = PDFModes.replaced(in: [
      background, group([background, circle], .normal, isIsolated: true),
    ])
    #expect(apart.count == 2)
    #expect(group(apart.last)?.isIsolated == true)
  }

  @Test func whatGoesBelowIsDrawnBefore() throws {
    let items = PDFModes.replaced(in: [
      background, group([.box(0, 0, 9, 9, .white)], .destinationOver),
    ])
    #expect(items.count == 2)
    #expect(group(items.first)?.blendMode == .normal)
    #expect(group(items.last)?.isIsolated == true)
  }

  /// Poppler's Splash, which has no knockout groups, draws what we draw.
  @Test(arguments: [CompositeOperation.destinationOut, .plusDarker, .destinationOver, .sourceAtop])
  func readersDrawThePicture(_ mode: CompositeOperation) throws {
    let circle = Path(ellipseIn: CGRect(x: 10, y: 10, width: 20, height: 20))
    let red = RGBA(red: 1, green: 0.2, blue: 0.2, alpha: 1)
    let drawn = list(
      40, 40,
      [
        .box(0, 8, 40, 20, RGBA(red: 0, green: 0.5, blue: 1, alpha: 1)),
        group([.fill(circle, .color(red), FillStyle())], mode),
      ])
    let ours = try CairoRenderer.bitmap(of: drawn, scale: 2, background: nil)
    let theirs = try Rasterizer.pixels(ofPDF: PDFRenderer.file(of: drawn), scale: 2)
    let differences = zip(ours.pixels, theirs.pixels).map { abs(Int($0) - Int($1)) }
    #expect(Double(differences.reduce(0, +)) / Double(differences.count) <= 1.5)
  }

  /// A mask is faded with its group, and only then.
  @Test func masksFadeWithTheirGroups() throws {
    func layers(_ opacity: Double) throws -> Int {
      let group = DisplayGroup(
        items: [.box(0, 0, 40, 40, .pureRed)], opacity: opacity, mask: [.box(5, 5, 9, 9, .black)])
      let file = try PDFRenderer.file(of: list(60, 60, [.group(group)]))
      return String(decoding: file, as: UTF8.self).split(separator: "/Transparency").count - 1
    }
    #expect(try layers(0.5) == layers(1) + 1)
  }
}
