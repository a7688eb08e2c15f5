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
  }

  /// About how many pixels a strip has: few enough to stay in the processor's cache from drawing to compressing,
  /// so many that what is lost at the start of each does not count.
  private static let stripArea = 1 << 16

  /// How many rows a strip of a picture has; the last one may have fewer.
  static func stripHeight(width: Int) -> Int { max(1, stripArea / max(1, width)) }

  /// Compresses a picture in a form that holds it, as a zlib stream.
  static func make(_ picture: PNGPicture, _ form: PNGForm) -> [UInt8] {
    let rows = stripHeight(width: picture.width)
    let parts = stride(from: 0, to: picture.height, by: rows).map { top in
      let end = min(picture.height, top + rows)
      return part(picture.rows(top..<end), form, isLast: end == picture.height)
    }
    return joined(parts)
  }

  /// Compresses a picture whose colors are numbered, as a zlib stream.
  static func make(_ picture: IndexedBitmap, _ form: PNGForm) -> [UInt8] {
    picture.bitmap.pixels.withUnsafeBytes { bytes in
      guard let words = bytes.bindMemory(to: UInt32.self).baseAddress else { return [] }
      return make(PNGPicture(words: words, width: picture.width, height: picture.height), form)
    }
  }

  /// Joins the strips of a picture to a zlib stream.
  static func joined(_ parts: [Part]) -> [UInt8] {
    let size = parts.reduce(6) { $0 + $1.bytes.count }
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      // The window of 32 KiB, and the speed of the compressor.
      (buffer[0], buffer[1]) = (0x78, 0x01)
      count = 2
      var sum: UInt32 = 1
      for part in parts {
        _ = buffer[count...].update(fromContentsOf: part.bytes)
        count += part.bytes.count
        sum = tintype_adler_joined(sum, part.sum, part.count)
      }
      for shift: UInt32 in [24, 16, 8, 0] {
        buffer[count] = UInt8(truncatingIfNeeded: sum >> shift)
        count += 1
      }
    }
  }

  /// Compresses a strip.
  ///
  /// - Parameters:
  ///   - strip: the pixels.
  ///   - form: a form that holds them.
  ///   - isLast: whether no other strip follows.
  static func part(_ strip: PNGPicture, _ form: PNGForm, isLast: Bool) -> Part {
    let length = 1 + form.rowBytes(strip.width)
    let count = length * strip.height
    let rows = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      guard let base = buffer.baseAddress else { return }
      var next = 0
      for range in strip.distinctRows {
        for y in next..<range.lowerBound {
          (base + y * length).update(from: base + (y - 1) * length, count: length)
        }
        for y in range {
          base[y * length] = 0
          form.write(
            strip.words + y * strip.width, width: strip.width, to: base + y * length + 1)
        }
        next = range.upperBound
      }
      for y in next..<strip.height {
        (base + y * length).update(from: base + (y - 1) * length, count: length)
      }
      initialized = count
    }
    let bound = tintype_deflate_bound(count)
    let bytes = [UInt8](unsafeUninitializedCapacity: bound) { buffer, written in
      guard let base = buffer.baseAddress,
        let deflater = tintype_deflate_begin(form.bytesPerPixel, length, base, bound)
      else { return }
      tintype_deflate_feed(deflater, rows, 0, count)
      written = tintype_deflate_end(deflater, base, isLast)
    }
    return Part(bytes: bytes, sum: libdeflate_adler32(1, rows, count), count: count)
  }
}
