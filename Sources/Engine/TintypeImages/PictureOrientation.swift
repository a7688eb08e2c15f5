import CTintypeKernels
import TintypeDrawing
import TintypeGeometry

/// How a camera was held, as a photograph says: the stored pixels are turned before they are drawn.
///
/// Exif 2.32, tag 0x0112, in the first application segment of a JPEG file.
struct PictureOrientation: Equatable {
  /// 1 for upright; 2 to 4 keep the sides, 5 to 8 swap them.
  let code: Int

  /// Whether nothing is to be done.
  var isUpright: Bool { code == 1 }

  /// Takes an orientation by its number, 1 to 8.
  init(code: Int) { self.code = code }

  /// Reads the orientation of a JPEG file; upright where it says none that can be read.
  init(ofJPEG bytes: UnsafeRawBufferPointer) {
    code = Self.segment(of: bytes).flatMap { Self.code(in: $0) } ?? 1
  }

  /// The block of tags in the file's Exif segment.
  private static func segment(of bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
    let name = Array("Exif\0\0".utf8)
    var offset = 2
    // Segments have a marker of two bytes and their length; after the picture's begin (0xDA) come none.
    while offset + 4 <= bytes.count, bytes[offset] == 0xFF, bytes[offset + 1] != 0xDA {
      let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
      let end = offset + 2 + length
      guard length >= 2, end <= bytes.count else { return nil }
      let content = UnsafeRawBufferPointer(rebasing: bytes[offset + 4..<end])
      if bytes[offset + 1] == 0xE1, content.starts(with: name) {
        return UnsafeRawBufferPointer(rebasing: content.dropFirst(name.count))
      }
      offset = end
    }
    return nil
  }

  /// The value of the tag in a block that is laid out as a TIFF file.
  private static func code(in block: UnsafeRawBufferPointer) -> Int? {
    guard block.count >= 8 else { return nil }
    let isLittle = block[0] == 0x49
    func value(_ offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset <= block.count - count else { return nil }
      return (0..<count).reduce(0) { sum, index in
        sum << 8 | Int(block[offset + (isLittle ? count - 1 - index : index)])
      }
    }
    guard let first = value(4, 4), let count = value(first, 2) else { return nil }
    for entry in 0..<count {
      let offset = first + 2 + entry * 12
      guard let tag = value(offset, 2) else { return nil }
      guard tag == 0x0112 else { continue }
      return value(offset + 8, 2).flatMap { (1...8).contains($0) ? $0 : nil }
    }
    return nil
  }

  /// The picture as it was seen.
  func upright(_ bitmap: Bitmap) -> Bitmap {
    guard !isUpright else { return bitmap }
    let swaps = code >= 5
    let (width, height) = (bitmap.width, bitmap.height)
    return bitmap.pixels.withUnsafeBytes { bytes in
      let source = bytes.bindMemory(to: UInt32.self)
      return Bitmap(width: swaps ? height : width, height: swaps ? width : height) { result in
        guard let from = source.baseAddress else { return }
        tintype_orient(from, Int32(width), Int32(height), Int32(code), result)
      }
    }
  }
}
