import Foundation
import Testing
import Tintype
import TintypeGallery

/// The pictures that articles show are what the gallery's views draw, byte by byte.
@MainActor
@Suite(.serialized) struct GalleryPictureTests {
  @Test func everyFileIsWhatItsViewDraws() throws {
    for picture in GalleryPicture.all {
      for scale in picture.scales {
        let name = picture.fileName(scale: scale)
        try GalleryRecording.check(
          picture.pngData(scale: scale), path: "Fixtures/Images/\(name)",
          what: "The picture \(name)")
      }
    }
  }

  @Test func noFileIsLeftOver() throws {
    let wanted = Set(
      GalleryPicture.all.flatMap { picture in picture.scales.map { picture.fileName(scale: $0) } })
    let folder = GalleryRecording.root.appending(path: "Fixtures/Images")
    let found = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(found) == wanted)
  }

  @Test func everyPictureHasItsNaturalSize() {
    let folder = GalleryRecording.root.appending(path: "Fixtures/Images")
    ImageCatalog.searchPaths.append(folder)
    for picture in GalleryPicture.all {
      for scale in picture.scales {
        let renderer = ImageRenderer(content: Image(picture.name))
        renderer.scale = CGFloat(scale)
        #expect(renderer.layout().size == picture.size, "\(picture.name) at \(scale)")
      }
    }
  }
}
