import Tintype

extension GalleryEntry {
  /// How pictures take their sizes.
  static var images: [GalleryEntry] {
    [
      GalleryEntry("image", 200, 200) { Image("barbarian") },
      GalleryEntry("image-stretched", 80, 60) { Image("harbor").resizable() },
      GalleryEntry("image-tiled", 100, 60) { Image("tile").resizable(resizingMode: .tile) },
      GalleryEntry("image-cap-insets", 120, 44) {
        Image("plate").resizable(
          capInsets: EdgeInsets(top: 14, leading: 14, bottom: 14, trailing: 14))
      },
      GalleryEntry("image-fitted", 90, 60) { Image("barbarian").resizable().scaledToFit() },
      GalleryEntry("image-filled", 90, 60) {
        Image("forest").resizable().scaledToFill().frame(width: 60, height: 60).clipped()
      },
      GalleryEntry("image-not-interpolated", 80, 80) {
        Image("plate").interpolation(.none).resizable()
      },
      GalleryEntry("image-template", 60, 44) {
        Image("plate").renderingMode(.template).foregroundStyle(Color.clay)
      },
    ]
  }
}
