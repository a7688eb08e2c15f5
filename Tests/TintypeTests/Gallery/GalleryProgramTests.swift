import Foundation
import FoundationXML
import Testing
import Tintype
import TintypeCairo
import TintypeDrawing
import TintypeImages
import TintypeTestSupport

/// Other people's programs show the files of the gallery as our pixels are.
///
/// Each file goes to each program once. Before a release the dark twins go too, and every program is held against
/// every other one.
@MainActor
@Suite(.enabled(if: Browser.program != nil)) struct GalleryProgramTests {
  init() { GalleryPicture.makeFilesFindable() }

  /// What we make of an entry.
  private struct Drawn: Sendable {
    let name: String
    let size: CGSize
    let pixels: Bitmap
    let svg: Data
    let pdf: Data
    let text: [String]
  }

  private static func drawn(_ entry: GalleryEntry) throws -> Drawn {
    let renderer = entry.renderer(scale: 2)
    return Drawn(
      name: entry.name, size: renderer.layout().size,
      pixels: try CairoRenderer.bitmap(of: renderer.displayList(), scale: 2, background: nil),
      svg: try renderer.svgData(), pdf: try renderer.pdfData(), text: entry.text)
  }

  /// What our pixels are asked about while the next entry is drawn.
  private static func forEach(
    _ check: @escaping @Sendable (Drawn) throws -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for entry in GalleryEntry.checked {
        let drawn = try drawn(entry)
        group.addTask { try check(drawn) }
      }
      try await group.waitForAll()
    }
  }

  /// Where files go for programs that no test starts, which `make readers` draws them with; nil where nobody asks.
  private nonisolated static let folderOfFiles = ProcessInfo.processInfo.environment[
    "TINTYPE_READERS"]

  /// Writes each entry as SVG and PDF, and our pixels of it, two a point on white.
  @Test(.enabled(if: folderOfFiles != nil)) func filesAreWrittenForOtherPrograms() throws {
    let folder = URL(filePath: try #require(Self.folderOfFiles))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for entry in GalleryEntry.checked {
      let drawn = try Self.drawn(entry)
      let png = PNGCodec.encode(drawn.pixels.over(.white), isOpaque: true, scale: 1)
      for (kind, data) in ["png": png, "svg": drawn.svg, "pdf": drawn.pdf] {
        try data.write(to: folder.appending(path: "\(entry.name).\(kind)"))
      }
    }
  }

  // MARK: SVG

  /// A program that draws SVG files.
  private enum Program: String {
    case tintype, chromium, librsvg, resvg
  }

  /// How far other programs may draw from us on average, in levels of 255: they smooth edges otherwise, and
  /// poppler the text of small pictures most of all.
  private nonisolated static let difference = (svg: 2.0, pdf: 4.0)

  /// How many of 1000 pixels may differ by more than ``PixelDifference/edge`` levels between two programs.
  private nonisolated static let mostDifferent = 1.5

  /// Gallery entries with more pixels that differ, the programs that draw them otherwise, how many, and why.
  private nonisolated static let causes: [String: (programs: Set<Program>, share: Double)] = [
    // It smooths enlarged pixels whatever it is told.
    "image-not-interpolated": ([.librsvg], 20),
    // Both have Skia's way to measure curves, Cairo another: dashes end up to half a pixel apart.
    "stroke-dashed": ([.chromium, .resvg], 5),
    // A threshold has no levels between: what differs in the last digit of a blur differs wholly behind it.
    "alpha-threshold": ([.resvg], 3), "alpha-threshold-dark": ([.resvg], 3),
    // It makes pictures of emoji small by four neighbors alone, others by all pixels.
    "type-scripts": ([.resvg], 3), "type-scripts-dark": ([.resvg], 3),
    // A small picture full of edges of letters, which our pixels place to a quarter of a pixel.
    "text-concatenated": ([.resvg], 4),
  ]

  /// Chromium, librsvg and resvg show what our pixels show, but for how they smooth edges.
  @Test func allProgramsDrawTheSVGAsWeDrawThePixels() async throws {
    try ChildProcess.require()
    let drawn = try GalleryEntry.checked.map(Self.drawn)
    let files = Dictionary(uniqueKeysWithValues: drawn.map { ($0.name, $0.svg) })
    let byResvg = try await Task.detached {
      try Rasterizer.pixels(byResvg: files, zoom: 2)
    }.value
    let folder = try TemporaryFolder()
    let page = try Browser(try #require(Browser.program), address: "about:blank#ready")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for entry in drawn {
        let head = "<!doctype html><meta charset=utf-8><style>html{overflow:hidden}body{margin:0}"
        let body = "svg{display:block}</style>" + String(decoding: entry.svg, as: UTF8.self)
        let file = try folder.write(Data((head + body).utf8), to: "\(entry.name).html")
        try page.go(to: file.absoluteString)
        let (width, height) = (entry.pixels.width, entry.pixels.height)
        let byBrowser = try page.picture(
          width: (width + 1) / 2, height: (height + 1) / 2, scale: 2)
        let pixels = try #require(byResvg[entry.name])
        group.addTask { try Self.compare(entry, pixels, PNGCodec.decode(byBrowser).bitmap) }
      }
      try await group.waitForAll()
    }
  }

  /// Holds what programs draw of a file against our pixels, and before a release against each other.
  private nonisolated static func compare(
    _ drawn: Drawn, _ byResvg: Bitmap, _ byBrowser: Bitmap
  ) throws {
    #expect(XMLParser(data: drawn.svg).parse())
    let byLibrsvg = try Rasterizer.pixels(ofSVG: drawn.svg, zoom: 2)
    for theirs in [byLibrsvg, byResvg] {
      #expect(try mean(theirs, drawn.pixels) <= difference.svg, "\(drawn.name)")
    }
    let pictures: [(Program, Bitmap)] = [
      (.tintype, drawn.pixels.over(.white)), (.chromium, byBrowser),
      (.librsvg, byLibrsvg.over(.white)), (.resvg, byResvg.over(.white)),
    ]
    let cause = causes[drawn.name]
    for (index, (program, picture)) in pictures.enumerated() {
      for (other, otherPicture) in pictures[..<index]
      where ReleaseCheck.isRequested || other == .tintype {
        let isCaused = cause.map { !$0.programs.isDisjoint(with: [program, other]) } ?? false
        let share = PixelDifference.share(picture, otherPicture) * 1000
        let most = isCaused ? cause?.share ?? 0 : mostDifferent
        #expect(share <= most, "\(drawn.name): \(share) of 1000 in \(program) and \(other)")
      }
    }
  }

  /// The mean difference of all components of pictures that are as large but for a pixel.
  private nonisolated static func mean(_ theirs: Bitmap, _ ours: Bitmap) throws -> Double {
    try #require(abs(theirs.width - ours.width) <= 1 && abs(theirs.height - ours.height) <= 1)
    return PixelDifference.mean(theirs, ours)
  }

  // MARK: PDF

  /// Gallery entries with texts that are not read: below other screens and panels, beyond an edge, or
  /// turned in space.
  private nonisolated static let hiding = [
    "alert", "context-menu", "date-wheels", "full-screen-cover", "perspective", "pushed-detail",
    "scroll-edge-hard", "search-drawer",
  ]

  /// Gallery entries without texts in one line of letters.
  private nonisolated static let scattering = ["redacted", "text-renderer", "text-renderer-dark"]

  /// Poppler shows what our pixels show, on one page of the picture's size.
  @Test func popplerDrawsThePDFAsWeDrawThePixels() async throws {
    try ChildProcess.require()
    try await Self.forEach { drawn in
      let page = try #require(
        Rasterizer.answer(of: "pdfinfo", about: drawn.pdf).firstMatch(
          of: /Pages: +1\n(?:.*\n)*Page size: +([0-9.]+) x ([0-9.]+) pts/))
      #expect(abs((Double(page.1) ?? 0) - drawn.size.width) <= 0.5)
      #expect(abs((Double(page.2) ?? 0) - drawn.size.height) <= 0.5)
      let theirs = try Rasterizer.pixels(ofPDF: drawn.pdf, scale: 2)
      #expect(try Self.mean(theirs, drawn.pixels) <= Self.difference.pdf, "\(drawn.name)")
      if !drawn.text.isEmpty { try Self.findText(of: drawn) }
    }
  }

  /// The texts of a PDF can be found and copied, those that are not seen or made unreadable apart.
  private nonisolated static func findText(of drawn: Drawn) throws {
    let answer = try Rasterizer.answer(of: "pdftotext", about: drawn.pdf)
    let letters = answer.filter { !$0.isWhitespace }
    let found = drawn.text.filter { letters.contains($0) }
    if hiding.contains(where: { drawn.name.hasPrefix($0) }) {
      #expect(!found.isEmpty, "\(drawn.name)")
    } else {
      let expected = scattering.contains(drawn.name) ? [] : drawn.text
      #expect(found == expected, "\(drawn.name)")
    }
  }
}
