import Tintype

extension Specimen {
  /// How pictures take their sizes.
  static var images: [Specimen] {
    [
      Specimen("image", 200, 200) { Image("barbarian") },
      Specimen("image-stretched", 80, 60) { Image("harbor").resizable() },
      Specimen("image-tiled", 100, 60) { Image("tile").resizable(resizingMode: .tile) },
      Specimen("image-cap-insets", 120, 44) {
        Image("plate").resizable(
          capInsets: EdgeInsets(top: 14, leading: 14, bottom: 14, trailing: 14))
      },
      Specimen("image-fitted", 90, 60) { Image("barbarian").resizable().scaledToFit() },
      Specimen("image-filled", 90, 60) {
        Image("forest").resizable().scaledToFill().frame(width: 60, height: 60).clipped()
      },
      Specimen("image-not-interpolated", 80, 80) {
        Image("plate").interpolation(.none).resizable()
      },
      Specimen("image-template", 60, 44) {
        Image("plate").renderingMode(.template).foregroundStyle(Color.clay)
      },
    ]
  }
}
