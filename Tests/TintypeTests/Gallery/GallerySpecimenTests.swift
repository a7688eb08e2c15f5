import Foundation
import FoundationXML
import Testing
import Tintype
import TintypeCairo
import TintypeDrawing
import TintypeTestSupport
import TintypeTesting

/// Every specimen looks and is laid out as it was, in all formats.
@MainActor
@Suite(.serialized) struct GallerySpecimenTests {
  init() { GalleryPicture.makeFilesFindable() }

  @Test(arguments: await Specimen.all) func everySpecimenIsAsItWas(_ specimen: Specimen) {
    let offer = SnapshotLayout.proposed(
      width: specimen.size.width, height: specimen.size.height)
    assertSnapshot(
      of: specimen.view, as: .image(layout: offer), snapshotDirectory: PackageFolder.snapshots,
      fileName: "Gallery/\(specimen.name)")
    assertSnapshot(
      of: specimen.renderer(scale: 2).layout(), as: .description,
      snapshotDirectory: PackageFolder.snapshots, fileName: "Gallery/\(specimen.name)")
  }

  @Test func everyReferenceIsOfASpecimen() throws {
    let folder = PackageFolder.root.appending(path: "\(PackageFolder.snapshots)/Gallery")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(files) == Set(Specimen.all.flatMap { ["\($0.name).png", "\($0.name).txt"] }))
  }

  @Test func namesAreUniqueAndSafe() {
    let names = Specimen.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil })
  }

  /// Nothing is told about it, its frames are those that plain rules give, and they are found in no more questions.
  @Test(arguments: await Specimen.all) func noSpecimenIsOddOrRepeatsQuestions(
    _ specimen: Specimen
  ) {
    func frames(_ layout: LayoutSnapshot) -> [CGRect] {
      var frames: [CGRect] = []
      layout.root.visit { frames.append($0.frame) }
      return frames
    }
    let renderer = specimen.renderer(scale: 2)
    let layout = renderer.layout()
    // Pages about symbols show stand-ins and tiles, which are said.
    #expect(layout.diagnostics.filter { !"\($0)".contains(" symbol \"") }.isEmpty)
    renderer.layoutOptions = .memo
    let plain = renderer.layout()
    #expect(frames(layout) == frames(plain))
    // Where axes are apart, a length counts by itself, and a pair is two of them.
    #expect(layout.evaluations <= 2 * plain.evaluations)
    // Small trees are answered in a few questions a view.
    #expect((1...8 * frames(layout).count).contains(layout.evaluations))
  }

  /// The questions of a layout are recorded beside the answers: a picture costs what its layout says.
  @Test(arguments: await Specimen.all) func thePictureIsLaidOutInAsManyStepsAsTheLayout(
    _ specimen: Specimen
  ) {
    let renderer = specimen.renderer(scale: 2)
    let layout = renderer.layout()
    #expect(renderer.settle().evaluations == layout.evaluations)
    #expect(layout.evaluations > 0)
  }

  /// How far other programs may draw from us on average, in levels of 255: they smooth edges otherwise, and
  /// poppler the text of small pictures most of all.
  private static let difference = (svg: 2.0, pdf: 4.0)

  @Test(arguments: await Specimen.all) func anotherProgramDrawsTheSVGAsWeDrawThePixels(
    _ specimen: Specimen
  ) throws {
    let renderer = specimen.renderer(scale: 2)
    let svg = try renderer.svgData()
    #expect(XMLParser(data: svg).parse())
    let difference = try difference(Rasterizer.pixels(ofSVG: svg, zoom: 2), pixels(of: renderer))
    #expect(difference <= Self.difference.svg)
  }

  @Test(arguments: await Specimen.all) func resvgDrawsTheSVGAsWeDrawThePixels(
    _ specimen: Specimen
  ) throws {
    let renderer = specimen.renderer(scale: 2)
    let theirs = try Rasterizer.pixels(byResvg: renderer.svgData(), zoom: 2)
    let difference = try difference(theirs, pixels(of: renderer))
    #expect(difference <= Self.difference.svg)
  }

  @Test(arguments: await Specimen.all) func anotherProgramDrawsThePDFAsWeDrawThePixels(
    _ specimen: Specimen
  ) throws {
    let renderer = specimen.renderer(scale: 2)
    let pdf = try renderer.pdfData()
    let page = try #require(
      Rasterizer.answer(of: "pdfinfo", about: pdf).firstMatch(
        of: /Pages: +1\n(?:.*\n)*Page size: +([0-9.]+) x ([0-9.]+) pts/))
    let size = renderer.layout().size
    #expect(abs((Double(page.1) ?? 0) - size.width) <= 0.5)
    #expect(abs((Double(page.2) ?? 0) - size.height) <= 0.5)
    let difference = try difference(Rasterizer.pixels(ofPDF: pdf, scale: 2), pixels(of: renderer))
    #expect(difference <= Self.difference.pdf)
  }

  /// ISO 14289-1 as far as a program can check it.
  @Test func nothingInTheGalleryKeepsAnybodyFromReading() throws {
    var files: [String: Data] = [:]
    for specimen in Specimen.allWithText {
      files[specimen.name] = try specimen.renderer(scale: 1).pdfData()
    }
    let found = try Rasterizer.obstacles(in: files)
    #expect(found == "", "\(found)")
    let nothing = try ImageRenderer(content: Color.red.frame(width: 9, height: 9)).pdfData()
    #expect(try Rasterizer.obstacles(in: ["untagged": nothing]).contains("StructTreeRoot"))
  }

  /// Specimens with texts that are not read: below other screens and panels, beyond an edge, or
  /// turned in space.
  private static let hiding = [
    "alert", "context-menu", "date-wheels", "full-screen-cover", "perspective", "pushed-detail",
    "scroll-edge-hard", "search-drawer",
  ]

  /// Specimens without texts in one line of letters.
  private static let scattering = ["redacted", "text-renderer", "text-renderer-dark"]

  /// The texts of a PDF can be found and copied, those that are not seen or made unreadable apart.
  @Test(arguments: await Specimen.allWithText) func thePDFHasTheText(
    _ specimen: Specimen
  ) throws {
    let answer = try Rasterizer.answer(
      of: "pdftotext", about: specimen.renderer(scale: 2).pdfData())
    let letters = answer.filter { !$0.isWhitespace }
    let found = specimen.text.filter { letters.contains($0) }
    if Self.hiding.contains(where: { specimen.name.hasPrefix($0) }) {
      #expect(!found.isEmpty)
    } else {
      #expect(found == (Self.scattering.contains(specimen.name) ? [] : specimen.text))
    }
  }

  private func pixels(of renderer: ImageRenderer<AnyView>) throws -> Bitmap {
    try CairoRenderer.bitmap(of: renderer.displayList(), scale: 2, background: nil)
  }

  /// The mean difference of all components, where both pictures have.
  private func difference(_ theirs: Bitmap, _ ours: Bitmap) throws -> Double {
    try #require(abs(theirs.width - ours.width) <= 1 && abs(theirs.height - ours.height) <= 1)
    return PixelDifference.mean(theirs, ours)
  }
}

extension Specimen {
  fileprivate static var allWithText: [Specimen] { all.filter { !$0.text.isEmpty } }

  /// The lines of its texts that a PDF holds from left to right, without spaces.
  fileprivate var text: [String] {
    var lines: [String] = []
    renderer(scale: 2).layout().root.visit { lines += $0.lines }
    return lines.map { $0.filter { !$0.isWhitespace } }.filter { line in
      !line.isEmpty && line.allSatisfy { $0.isASCII }
    }
  }
}
