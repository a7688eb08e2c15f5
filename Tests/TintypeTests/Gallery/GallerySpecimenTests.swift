import Foundation
import Testing
import Tintype
import TintypeTestSupport
import TintypeTesting

/// Every specimen looks and is laid out as it was.
@MainActor
@Suite(.serialized) struct GallerySpecimenTests {
  init() { GalleryPicture.makeFilesFindable() }

  @Test func everySpecimenIsAsItWas() {
    for specimen in Specimen.all {
      let offer = SnapshotLayout.proposed(
        width: specimen.size.width, height: specimen.size.height)
      assertSnapshot(
        of: specimen.view, as: .image(layout: offer), snapshotDirectory: PackageFolder.snapshots,
        fileName: "Gallery/\(specimen.name)")
      assertSnapshot(
        of: specimen.renderer(scale: 2).layout(), as: .description,
        snapshotDirectory: PackageFolder.snapshots, fileName: "Gallery/\(specimen.name)")
    }
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
