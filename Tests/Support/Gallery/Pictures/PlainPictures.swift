import Tintype
import TintypeDrawing

/// Pictures without content, named by their sizes in points: `100x50` and `101x92`.
package enum PlainPictures {
  /// Lets `Image` find them.
  @MainActor package static func register() {
    for (width, height) in [(101, 92), (100, 50)] {
      let pixels = [UInt8](repeating: 255, count: width * height * 4)
      let name = "\(width)x\(height)"
      ImageCatalog.standard.register(
        name,
        resource: PixelImage(
          name: name, bitmap: Bitmap(width: width, height: height, pixels: pixels), scale: 1))
    }
  }
}
