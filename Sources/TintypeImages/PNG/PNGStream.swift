import CTintypeKernels
import TintypeDrawing

/// The compressed rows of a PNG file.
///
/// A picture is cut into strips, each of which is compressed without a look at the others and ends with a whole
/// byte: any number of processors can do it, and what they make is the same file.
enum PNGStream {
  /// The compressed rows of one strip.
  struct Part {
    /// A piece of a deflate stream.
    let bytes: [UInt8]
    /// The sum of the bytes that are compressed, Adler-32.
    let sum: UInt32
    /// How many bytes are compressed.
    let count: Int
    /// How many rows were read.
    let rowsRead: Int
    /// How many rows equal the one above, whether they were read or not.
    let rowsRepeated: Int
  }

  /// About how many pixels a strip has: few enough to stay in the processor's cache from drawing to compressing,
  /// so many that what is lost at the start of each does not count.
  private static let stripArea = 1 << 16

  /// How many rows a strip of a picture has; the last one may have fewer.
  static func stripHeight(width: Int) -> Int { max(1, stripArea / max(1, width)) }

  /// Compresses a picture in a form that holds it, as a zlib stream.
  static func make(_ picture: PNGPicture, _ form: PNGForm) -> [UInt8] {
    let rows = stripHeight(width: picture.width)
    let packer = PNGStripPacker()
    let parts = stride(from: 0, to: picture.height, by: rows).map { top in
      let end = min(picture.height, top + rows)
      return packer.part(picture.rows(top..<end), form, isLast: end == picture.height)
    }
    return Array(pieces(parts).joined())
  }

  /// Compresses a picture whose colors are numbered, as a zlib stream.
  static func make(_ picture: IndexedBitmap, _ form: PNGForm) -> [UInt8] {
    picture.bitmap.pixels.withUnsafeBytes { bytes in
      guard let words = bytes.bindMemory(to: UInt32.self).baseAddress else { return [] }
      return make(PNGPicture(words: words, width: picture.width, height: picture.height), form)
    }
  }

  /// The pieces of a zlib stream of all strips of a picture.
  static func pieces(_ parts: [Part]) -> [[UInt8]] {
    let sum = parts.reduce(1) { tintype_adler_joined($0, $1.sum, $1.count) }
    // The window of 32 KiB, and the speed of the compressor.
    return [[0x78, 0x01]] + parts.map(\.bytes)
      + [[24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> UInt32($0)) }]
  }
}
