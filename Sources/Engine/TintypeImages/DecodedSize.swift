import TintypeDrawing

/// The sizes that a file may promise.
enum DecodedSize {
  /// Refuses sizes that cannot be drawn, before any memory is asked for.
  static func check(width: Int, height: Int) throws(ImageDecodingError) {
    guard width > 0, height > 0 else { throw .damaged("the picture has no pixels") }
    guard width <= PixelSize.longestSide, height <= PixelSize.longestSide,
      width * height <= PixelSize.largestArea
    else { throw .tooLarge(width: width, height: height) }
  }
}
