import CTintypeKernels
import TintypeDrawing
import TintypeGeometry

/// How a camera was held, as a photograph says: the stored pixels are turned before they are drawn.
///
/// Exif 2.32, tag 0x0112, in the first application segment of a JPEG file.
struct PictureOrientation: Equatable {
  /// 1 for upright; 2 to 4 keep the sides, 5 to 8 swap them.
  let number: Int

  /// Whether nothing is to be done.
  var isUpright: Bool { number == 1 }

  /// Takes an orientation by its number, 1 to 8.
  init(number: Int) { self.number = number }

  /// Reads the orientation of a JPEG file; upright where it says none that can be read.
  init(ofJPEG bytes: UnsafeRawBufferPointer) {
    number = Self.segment(of: bytes).flatMap { Self.number(in: $0) } ?? 1
  }

  /// The block of tags in the file's Exif segment.
  private static func segment(of bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
    let name = Array("Exif\0\0".utf8)
    var place = 2
    // Segments have a marker of two bytes and their length; after the picture's begin (0xDA) come none.
    while place + 4 <= bytes.count, bytes[place] == 0xFF, bytes[place + 1] != 0xDA {
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      let end = place + 2 + length
      guard length >= 2, end <= bytes.count else { return nil }
      let content = UnsafeRawBufferPointer(rebasing: bytes[place + 4..<end])
      if bytes[place + 1] == 0xE1, content.starts(with: name) {
        return UnsafeRawBufferPointer(rebasing: content.dropFirst(name.count))
      }
      place = end
    }
    return nil
  }

  /// The value of the tag in a block that is laid out as a TIFF file.
  private static func number(in block: UnsafeRawBufferPointer) -> Int? {
    guard block.count >= 8 else { return nil }
    let isLittle = block[0] == 0x49
    func value(_ place: Int, _ count: Int) -> Int? {
      guard place >= 0, place <= block.count - count else { return nil }
      return (0..<count).reduce(0) { sum, index in
        sum << 8 | Int(block[place + (isLittle ? count - 1 - index : index)])
      }
    }
    guard let first = value(4, 4), let count = value(first, 2) else { return nil }
    for entry in 0..<count {
      let place = first + 2 + entry * 12
      guard let tag = value(place, 2) else { return nil }
      guard tag == 0x0112 else { continue }
      return value(place + 8, 2).flatMap { (1...8).contains($0) ? $0 : nil }
    }
    return nil
  }

  /// The picture as it was seen.
  func upright(_ bitmap: Bitmap) -> Bitmap {
    guard !isUpright else { return bitmap }
    let swaps = number >= 5
    let (width, height) = (bitmap.width, bitmap.height)
    return bitmap.pixels.withUnsafeBytes { bytes in
      let words = bytes.bindMemory(to: UInt32.self)
      return Bitmap(width: swaps ? height : width, height: swaps ? width : height) { result in
        guard let from = words.baseAddress else { return }
        tintype_orient(from, Int32(width), Int32(height), Int32(number), result)
      }
    }
  }
}
