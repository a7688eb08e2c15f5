import Testing
package import Tintype

/// A picture that the project draws itself, for the image views of articles and tests.
///
/// The files lie in `Fixtures/Images`, one a scale: `NAME.png`, `NAME@2x.png`, `NAME@3x.png`. A test
/// draws every picture anew and compares the pixels.
@MainActor
package struct GalleryPicture {
  /// What `Image(_:)` is created with.
  package let name: String
  /// The natural size, in points.
  package let size: CGSize
  /// Pixels a point, one for each file.
  package let scales: [Int]
  /// The drawing, which fills the size.
  package let view: AnyView

  private init(
    _ name: String, _ width: CGFloat, _ height: CGFloat, scales: [Int], _ view: some View
  ) {
    self.name = name
    self.size = CGSize(width: width, height: height)
    self.scales = scales
    self.view = AnyView(view.frame(width: width, height: height))
  }

  /// All pictures.
  package static var all: [GalleryPicture] {
    [
      GalleryPicture("barbarian", 101, 92, scales: [1, 2, 3], BarbarianPicture()),
      GalleryPicture("tile", 40, 40, scales: [1, 2], TilePicture()),
      GalleryPicture("plate", 60, 44, scales: [1, 2], PlatePicture()),
      GalleryPicture("lake", 240, 160, scales: [1, 2], LakePicture()),
      GalleryPicture("dunes", 160, 120, scales: [1, 2], DunesPicture()),
      GalleryPicture("forest", 160, 120, scales: [1, 2], ForestPicture()),
      GalleryPicture("harbor", 160, 120, scales: [1, 2], HarborPicture()),
    ]
  }

  /// Lets `Image` find the files of all pictures by their names.
  package static func makeFilesFindable() {
    let folder = PackageFolder.fixture("Images")
    if !ImageCatalog.standard.searchPaths.contains(folder) {
      ImageCatalog.standard.searchPaths.append(folder)
    }
  }

  /// The file's name at a scale, without its extension.
  ///
  /// - Parameter scale: pixels a point.
  /// - Returns: the name, with `@2x` or `@3x` above 1.
  package func fileName(scale: Int) -> String {
    scale == 1 ? name : "\(name)@\(scale)x"
  }
}

extension GalleryPicture: CustomTestStringConvertible {
  /// The name.
  package nonisolated var testDescription: String { name }
}
