import CTintypeDeflate
import CTintypeKernels

/// The compressed rows of a PNG file.
///
/// Rows are converted and compressed in bands that stay in the processor's cache: the picture is
/// read once, and no second copy of it is made.
enum PNGStream {
  /// How far back a match may reach.
  private static let window = 32768
  /// The size of a band, in bytes.
  private static let band = 1 << 18

  /// Compresses a picture, as a zlib stream, in its smallest form.
  static func make(_ picture: PNGPicture, isOpaque: Bool) -> (PNGForm, [UInt8]) {
    let form = PNGForm(picture, isOpaque: isOpaque)
    return (form, make(picture, form))
  }

  /// Compresses a picture whose colors are numbered.
  static func make(_ picture: IndexedBitmap, _ form: PNGForm) -> [UInt8] {
    picture.indices.withUnsafeBufferPointer { indices in
      make(width: picture.width, height: picture.height, form) { y, row in
        guard let base = indices.baseAddress else { return }
        row.update(from: base + y * picture.width, count: picture.width)
      }
    }
  }

  /// Compresses a picture in a form that holds it.
  static func make(_ picture: PNGPicture, _ form: PNGForm) -> [UInt8] {
    make(width: picture.width, height: picture.height, form) { y, row in
      form.write(picture.words + y * picture.width, width: picture.width, to: row)
    }
  }

  /// Compresses rows that a closure writes.
  private static func make(
    width: Int, height: Int, _ form: PNGForm, _ write: (Int, UnsafeMutablePointer<UInt8>) -> Void
  ) -> [UInt8] {
    let length = 1 + form.rowBytes(width)
    let bound = tintype_deflate_bound(length * height)
    return [UInt8](unsafeUninitializedCapacity: bound + 6) { buffer, count in
      guard let base = buffer.baseAddress,
        let deflater = tintype_deflate_begin(form.bytesPerPixel, length, base + 2, bound)
      else { return }
      // The window of 32 KiB, and the speed of the compressor.
      (base[0], base[1]) = (0x78, 0x01)
      let sum = feed(deflater, height: height, length: length, write)
      let end = 2 + tintype_deflate_end(deflater, base + 2)
      for index in 0..<4 {
        base[end + index] = UInt8(truncatingIfNeeded: sum >> UInt32(24 - 8 * index))
      }
      count = end + 4
    }
  }

  /// Feeds all rows; returns the sum of their bytes.
  private static func feed(
    _ deflater: OpaquePointer, height: Int, length: Int,
    _ write: (Int, UnsafeMutablePointer<UInt8>) -> Void
  ) -> UInt32 {
    let rows = max(1, band / length)
    var sum: UInt32 = 1
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: window + rows * length) { buffer in
      guard let base = buffer.baseAddress else { return }
      var kept = 0
      for top in stride(from: 0, to: height, by: rows) {
        let start = base + window
        let count = min(rows, height - top)
        for y in 0..<count {
          start[y * length] = 0
          write(top + y, start + y * length + 1)
        }
        tintype_deflate_feed(deflater, start, kept, count * length)
        sum = libdeflate_adler32(sum, start, count * length)
        // The end of this band goes before the next one.
        kept = min(window, kept + count * length)
        let end = start + count * length
        (base + window - kept).update(from: end - kept, count: kept)
      }
    }
    return sum
  }
}
