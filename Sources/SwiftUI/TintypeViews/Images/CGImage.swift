public import Foundation
package import TintypeDrawing
import TintypeGeometry
import TintypeImages

/// Pixels, as far as code hands them from one picture to another.
public final class CGImage: Hashable, Sendable {
  let bitmap: Bitmap

  /// Creates a picture of pixels.
  package init(bitmap: Bitmap) { self.bitmap = bitmap }

  /// Pixels across.
  public var width: Int { bitmap.width }
  /// Pixels down.
  public var height: Int { bitmap.height }

  /// A part of the picture.
  ///
  /// - Parameter rect: the part in pixels; what goes beyond the picture is left away.
  /// - Returns: nil where nothing of the picture lies in it.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = whole.common(with: rect.integral)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let columns = Int(clamped: part.minX)..<Int(clamped: part.maxX)
    var pixels: [UInt8] = []
    for row in Int(clamped: part.minY)..<Int(clamped: part.maxY) {
      let start = row * width
      pixels += bitmap.pixels[(start + columns.lowerBound) * 4..<(start + columns.upperBound) * 4]
    }
    return CGImage(
      bitmap: Bitmap(width: columns.count, height: Int(clamped: part.height), pixels: pixels))
  }

  /// Whether two pictures have the same pixels.
  public static func == (a: CGImage, b: CGImage) -> Bool { a === b || a.bitmap == b.bitmap }
  /// Hashes the size.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }

  /// The pixels as a picture of an orientation.
  fileprivate func picture(scale: CGFloat, _ orientation: Image.Orientation) -> NamedPicture {
    let turned = ImageFile.turned(bitmap, orientation: Int(orientation.rawValue))
    return NamedPicture(
      PixelImage(name: "pixels", bitmap: turned, scale: scale > 0 && scale.isFinite ? scale : 1))
  }
}

extension Image {
  /// Creates a picture of pixels; the label is for assistive technology.
  ///
  /// - Parameters:
  ///   - cgImage: the pixels.
  ///   - scale: pixels a point; 1 for what is not positive and finite.
  ///   - orientation: how they are turned.
  ///   - label: what the picture shows.
  public nonisolated init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
  ) {
    self.init(decorative: cgImage, scale: scale, orientation: orientation)
  }

  /// Creates a picture of pixels that means nothing to assistive technology.
  ///
  /// - Parameters:
  ///   - cgImage: the pixels.
  ///   - scale: pixels a point; 1 for what is not positive and finite.
  ///   - orientation: how they are turned.
  public nonisolated init(
    decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up
  ) {
    self.init(picture: cgImage.picture(scale: scale, orientation))
  }
}

extension UIImage {
  /// Creates a picture of pixels, one a point.
  public convenience init(cgImage: CGImage) {
    self.init(.pixels(cgImage.picture(scale: 1, .up)))
  }

  /// Creates a picture of pixels, upright.
  package convenience init(cgImage: CGImage, scale: CGFloat) {
    self.init(.pixels(cgImage.picture(scale: scale, .up)))
  }

  /// The pixels; nil for a symbol and what is not there.
  public var cgImage: CGImage? { picture.map { CGImage(bitmap: $0.pixels.bitmap) } }

  /// The picture as a PNG file; nil for a symbol and what is not there.
  public func pngData() -> Data? {
    picture.map { PNGCodec.encode($0.pixels.bitmap, isOpaque: false, scale: $0.pixels.scale) }
  }
}
