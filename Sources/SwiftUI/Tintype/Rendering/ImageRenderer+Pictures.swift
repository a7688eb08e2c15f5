import TintypeCairo
import TintypeDrawing

extension ImageRenderer {
  /// The pixels of the picture; nil where it cannot be drawn, which ``pngData()`` explains.
  public var cgImage: CGImage? {
    guard let list = try? displayList(),
      let bitmap = try? CairoRenderer.bitmap(of: list, scale: list.scale, background: nil),
      bitmap.width > 0, bitmap.height > 0
    else { return nil }
    return CGImage(bitmap: bitmap)
  }

  /// The picture as UIKit's; nil where it cannot be drawn, which ``pngData()`` explains.
  public var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0, scale: scale) } }
}
