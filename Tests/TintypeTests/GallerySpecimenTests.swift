import Foundation
import Testing
import Tintype
import TintypeGallery

/// Every specimen looks and is laid out as it was.
@MainActor
@Suite(.serialized) struct GallerySpecimenTests {
  private static let folder = "Snapshots/Gallery"

  init() {
    let images = GalleryReferences.root.appending(
      path: "Fixtures/Images", directoryHint: .isDirectory)
    if !ImageCatalog.searchPaths.contains(images) { ImageCatalog.searchPaths.append(images) }
  }

  @Test func everySpecimenIsAsItWas() throws {
    var files: Set<String> = []
    for specimen in Specimen.all {
      let name = specimen.name
      let renderer = specimen.renderer(scale: 2)
      let picture = try renderer.pngData()
      #expect(picture.count <= 36_000, "The reference of \(name) is larger than it need be.")
      try GalleryReferences.check(
        picture, path: "\(Self.folder)/\(name).png", what: "The picture of specimen \(name)")
      try GalleryReferences.check(
        Data(renderer.layout().description.utf8), path: "\(Self.folder)/\(name).txt",
        what: "The layout of specimen \(name)")
      files.formUnion(["\(name).png", "\(name).txt"])
    }
    try GalleryReferences.checkNothingElse(in: Self.folder, than: files)
  }

  @Test func namesAreUniqueAndSafe() {
    let names = Specimen.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil })
  }

  @Test func noSpecimenIsOddOrRepeatsQuestions() {
    for specimen in Specimen.all {
      let layout = specimen.renderer(scale: 2).layout()
      #expect(layout.diagnostics.isEmpty, "\(specimen.name)")
      // Small trees are answered in a few questions a view.
      var count = 0
      layout.root.visit { _ in count += 1 }
      #expect(layout.evaluations <= 8 * count, "\(specimen.name)")
    }
  }

  @Test func svgAndPDFCanBeDrawn() throws {
    for specimen in Specimen.all {
      let renderer = specimen.renderer(scale: 2)
      #expect(try renderer.svgData().isEmpty == false, "\(specimen.name)")
      #expect(try renderer.pdfData().isEmpty == false, "\(specimen.name)")
    }
  }
}
