import Foundation
import Testing
import Tintype
import TintypeTestSupport
import TintypeTesting

/// Every entry looks and is laid out as it was, in all formats.
@MainActor
@Suite(.serialized) struct GalleryEntryTests {
  init() { GalleryPicture.makeFilesFindable() }

  @Test(arguments: await GalleryEntry.all) func everyGalleryEntryMatchesItsReference(
    _ entry: GalleryEntry
  ) {
    let proposal = SnapshotLayout.proposed(
      width: entry.size.width, height: entry.size.height)
    assertSnapshot(
      of: entry.view, as: .image(layout: proposal), snapshotDirectory: PackageFolder.snapshots,
      fileName: entry.reference)
    assertSnapshot(
      of: entry.renderer(scale: 2).layout(), as: .description,
      snapshotDirectory: PackageFolder.snapshots, fileName: entry.reference)
  }

  @Test func everyReferenceHasAGalleryEntry() throws {
    let folder = PackageFolder.root.appending(path: PackageFolder.snapshots)
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("Gallery/") && $0.contains(".") }
    #expect(
      Set(files)
        == Set(GalleryEntry.all.flatMap { ["\($0.reference).png", "\($0.reference).txt"] }))
  }

  @Test func namesAreUniqueAndSafe() {
    let names = GalleryEntry.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil })
  }

  /// Nothing is told about it, its frames are those that plain rules give, and they are found in no more questions.
  @Test(arguments: await GalleryEntry.all) func noGalleryEntryHasDiagnosticsOrRepeatedQueries(
    _ entry: GalleryEntry
  ) {
    func frames(_ layout: LayoutSnapshot) -> [CGRect] {
      var frames: [CGRect] = []
      layout.root.visit { frames.append($0.frame) }
      return frames
    }
    let renderer = entry.renderer(scale: 2)
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
  @Test(arguments: await GalleryEntry.all) func thePictureIsLaidOutInAsManyStepsAsTheLayout(
    _ entry: GalleryEntry
  ) {
    let renderer = entry.renderer(scale: 2)
    let layout = renderer.layout()
    #expect(renderer.settle().evaluations == layout.evaluations)
    #expect(layout.evaluations > 0)
  }

  /// ISO 14289-1 as far as a program can check it.
  @Test func nothingInTheGalleryKeepsAnybodyFromReading() throws {
    var files: [String: Data] = [:]
    for entry in GalleryEntry.all where !entry.text.isEmpty {
      files[entry.name] = try entry.renderer(scale: 1).pdfData()
    }
    let found = try Rasterizer.obstacles(in: files)
    #expect(found == "", "\(found)")
    let nothing = try ImageRenderer(content: Color.red.frame(width: 9, height: 9)).pdfData()
    #expect(try Rasterizer.obstacles(in: ["untagged": nothing]).contains("StructTreeRoot"))
  }
}
