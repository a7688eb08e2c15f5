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
}
