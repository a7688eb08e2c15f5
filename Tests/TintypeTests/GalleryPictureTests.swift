import Foundation
import Testing
import Tintype
import TintypeGallery

/// The pictures that articles show are what the gallery's views draw, byte by byte.
@MainActor
@Suite(.serialized) struct GalleryPictureTests {
  private static let folder = "Fixtures/Images"

  @Test func everyFileIsWhatItsViewDraws() throws {
    var names: Set<String> = []
    for picture in GalleryPicture.all {
      for scale in picture.scales {
        let name = picture.fileName(scale: scale)
        names.insert(name)
        try GalleryReferences.check(
          picture.pngData(scale: scale), path: "\(Self.folder)/\(name)",
          what: "The picture \(name)")
      }
    }
    try GalleryReferences.checkNothingElse(in: Self.folder, than: names)
  }

  @Test func everyFileHasTheNaturalSizeOfItsPicture() throws {
    for picture in GalleryPicture.all {
      for scale in picture.scales {
        let file = GalleryReferences.root
          .appending(path: "\(Self.folder)/\(picture.fileName(scale: scale))")
        let name = "\(picture.name)-at-\(scale)"
        try ImageCatalog.register(name, file: file, scale: CGFloat(scale))
        #expect(ImageRenderer(content: Image(name)).layout().size == picture.size, "\(name)")
      }
    }
  }
}
