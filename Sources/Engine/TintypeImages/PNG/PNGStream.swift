import CTintypeDeflate
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

  /// The most pixels that a strip of several rows may have, which is what the compressor can count.
  private static let mostArea = 1 << 17

  /// Strips of wide pictures have more pixels, for the sake of so many rows.
  private static let wantedRows = 32

  /// Strips of large pictures have more pixels, as long as there are so many strips to share out.
  private static let wantedStrips = 32

  /// How many rows a strip of a picture has; the last one may have fewer.
  static func stripHeight(width: Int, height: Int) -> Int {
    let width = max(1, width)
    let rows = max(stripArea / width, wantedRows, height / wantedStrips)
    return min(max(1, min(rows, mostArea / width)), 1 << 15)
  }

  /// Compresses a picture in a form that holds it, as a zlib stream.
  static func make(_ picture: PNGPicture, _ form: PNGForm) -> [UInt8] {
    let rows = stripHeight(width: picture.width, height: picture.height)
    let packer = PNGStripPacker()
    let parts = stride(from: 0, to: picture.height, by: rows).map { top in
      let end = min(picture.height, top + rows)
      return packer.part(picture.rows(top..<end), form, isLast: end == picture.height)
    }
    let sum = parts.reduce(1) { tintype_adler_joined($0, $1.sum, $1.count) }
    return start + parts.flatMap(\.bytes) + end(sum)
  }

  /// Compresses a picture whose colors are numbered, as a zlib stream.
  static func make(_ picture: IndexedBitmap, _ form: PNGForm) -> [UInt8] {
    picture.bitmap.pixels.withUnsafeBytes { bytes in
      guard let pixels = bytes.bindMemory(to: UInt32.self).baseAddress else { return [] }
      return make(PNGPicture(pixels: pixels, width: picture.width, height: picture.height), form)
    }
  }

  /// How a zlib stream starts: the window of 32 KiB, and the speed of the compressor.
  static let start: [UInt8] = [0x78, 0x01]

  /// How a zlib stream ends.
  ///
  /// - Parameter sum: that of all strips, Adler-32.
  /// - Returns: the last bytes.
  static func end(_ sum: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> UInt32($0)) }
  }
}

extension PNGStream.Part {
  /// Lends the pixels of a strip that was compressed as red, green and blue.
  func withPicture(width: Int, height: Int, _ body: (PNGPicture) -> Void) {
    guard let decompressor = libdeflate_alloc_decompressor() else {
      preconditionFailure("there is no memory left to compress a picture with")
    }
    defer { libdeflate_free_decompressor(decompressor) }
    // An empty block that is the last one.
    let stream = bytes + [3, 0]
    let length = count / height
    var rows = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      let result = libdeflate_deflate_decompress(
        decompressor, stream, stream.count, buffer.baseAddress, count, nil)
      precondition(result == LIBDEFLATE_SUCCESS, "what was compressed cannot be unpacked")
      initialized = count
    }
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { pixels, initialized in
      rows.withUnsafeMutableBufferPointer { rows in
        guard let pixels = pixels.baseAddress, let base = rows.baseAddress else { return }
        for y in 0..<height {
          let row = base + y * length
          _ = tintype_png_unfilter(
            row + 1, y > 0 ? row - length + 1 : nil, length - 1, 3, Int32(row[0]))
          tintype_rgb_to_pixels(row + 1, pixels + y * width, width)
        }
      }
      initialized = width * height
    }
    pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      body(PNGPicture(pixels: base, width: width, height: height))
    }
  }
}
