public import Foundation

/// A part of a picture that is not compared.
///
/// It does not change what is drawn.
public enum SnapshotRegion: Sendable, Hashable {
  /// The frame of the view with an accessibility identifier, in the reference and in the picture.
  case id(String)
  /// A rectangle, in points.
  case rect(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)

  /// The pixels that are not compared.
  ///
  /// - Parameter pictures: the reference and the picture.
  /// - Returns: rectangles; an identifier that neither has gives none.
  func pixels(in pictures: [SnapshotPicture]) -> [PixelBox] {
    switch self {
    case .rect(let x, let y, let width, let height):
      let rect = CGRect(x: x, y: y, width: width, height: height)
      return pictures.map { PixelBox(covering: rect, scale: $0.scale) }
    case .id(let identifier):
      return pictures.flatMap { picture in
        (picture.layout?.nodes ?? []).filter { $0.identifier == identifier }
          .map { PixelBox(covering: $0.frame, scale: picture.scale) }
      }
    }
  }
}
