import Foundation
import Testing
import Tintype
import TintypeTestSupport
import TintypeTesting

/// The pictures that articles show are what the gallery's views draw.
@MainActor
@Suite(.serialized) struct GalleryPictureTests {
  private static let folder = "Fixtures/Images"

  @Test(arguments: await GalleryPicture.all)
  func everyFileIsWhatItsViewDraws(_ picture: GalleryPicture) {
    for scale in picture.scales {
      assertSnapshot(
        of: picture.view, as: .image(scale: CGFloat(scale)), snapshotDirectory: Self.folder,
        fileName: picture.fileName(scale: scale))
    }
  }

  @Test(arguments: await GalleryPicture.all)
  func everyFileHasTheNaturalSizeOfItsPicture(_ picture: GalleryPicture) throws {
    for scale in picture.scales {
      let file = PackageFolder.root
        .appending(path: "\(Self.folder)/\(picture.fileName(scale: scale)).png")
      let name = "\(picture.name)-at-\(scale)"
      try ImageCatalog.standard.register(name, file: file, scale: CGFloat(scale))
      #expect(ImageRenderer(content: Image(name)).layout().size == picture.size, "\(name)")
    }
  }
}
