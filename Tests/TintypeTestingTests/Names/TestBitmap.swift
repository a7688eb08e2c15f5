import TintypeDrawing
import TintypeSnapshots

/// Pictures of one color.
enum TestBitmap {
  /// A square of one gray, opaque.
  static func filled(_ gray: UInt8) -> SnapshotPicture {
    let pixels = (0..<64).map { $0 % 4 == 3 ? UInt8(255) : gray }
    return SnapshotPicture(bitmap: Bitmap(width: 4, height: 4, pixels: pixels), scale: 1)
  }
}
