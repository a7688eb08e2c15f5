import Foundation
import Testing
import Tintype
import TintypeCairo
import TintypeDrawing
import TintypeImages
import TintypeTestSupport

/// Files of the gallery for programs that no test starts: `make readers` draws them with each.
@Suite struct GalleryFilesTests {
  /// Where the files go; nil where nobody asks for them.
  private static let folder = ProcessInfo.processInfo.environment["TINTYPE_READERS"]

  /// Writes each entry as SVG and PDF, and our pixels of it, two a point on white.
  @MainActor @Test(.enabled(if: folder != nil)) func writesFilesForOtherReaders() throws {
    GalleryPicture.makeFilesFindable()
    let folder = URL(filePath: try #require(Self.folder))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for entry in GalleryEntry.checked {
      let renderer = entry.renderer(scale: 2)
      let pixels = try CairoRenderer.bitmap(
        of: renderer.displayList(), scale: 2, background: nil)
      let files = [
        "png": PNGCodec.encode(pixels.over(.white), isOpaque: true, scale: 1),
        "svg": try renderer.svgData(),
        "pdf": try renderer.pdfData(),
      ]
      for (kind, data) in files {
        try data.write(to: folder.appending(path: "\(entry.name).\(kind)"))
      }
    }
  }
}
