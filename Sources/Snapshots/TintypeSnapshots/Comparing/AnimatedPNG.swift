import CTintypeDeflate
import CTintypeKernels
import Foundation
import TintypeDrawing

/// Pictures shown one after the other, for ever, as one PNG file.
///
/// Programs that know no animations show the first one (APNG, PNG's third edition, 11.3.8).
struct AnimatedPNG {
  /// The pictures; all have one size.
  let frames: [Bitmap]
  /// How long each is shown, in milliseconds.
  var delay = 600

  /// The file; empty where there are no pixels.
  var data: Data {
    guard let first = frames.first, first.width > 0, first.height > 0 else { return Data() }
    let size = Self.bytes(first.width) + Self.bytes(first.height)
    var file = Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    // Eight bits a component, red, green, blue and alpha.
    Self.add("IHDR", size + [8, 6, 0, 0, 0], to: &file)
    Self.add("acTL", Self.bytes(frames.count) + Self.bytes(0), to: &file)
    var sequence = 0
    for (index, frame) in frames.enumerated() {
      let pause = [
        UInt8(truncatingIfNeeded: delay >> 8), UInt8(truncatingIfNeeded: delay), 3, 0xE8,
      ]
      let position = Self.bytes(0) + Self.bytes(0)
      Self.add("fcTL", Self.bytes(sequence) + size + position + pause + [0, 0], to: &file)
      sequence += 1
      if index == 0 {
        Self.add("IDAT", Self.stream(frame), to: &file)
      } else {
        Self.add("fdAT", Self.bytes(sequence) + Self.stream(frame), to: &file)
        sequence += 1
      }
    }
    Self.add("IEND", [], to: &file)
    return file
  }

  /// The compressed rows of a picture, none of them filtered.
  private static func stream(_ bitmap: Bitmap) -> [UInt8] {
    let length = bitmap.width * 4
    var rows = [UInt8](repeating: 0, count: (length + 1) * bitmap.height)
    let packedPixels = bitmap.packedPixels
    packedPixels.withUnsafeBufferPointer { packedPixels in
      rows.withUnsafeMutableBufferPointer { rows in
        guard let from = packedPixels.baseAddress, let to = rows.baseAddress else { return }
        for y in 0..<bitmap.height {
          tintype_pixels_to_rgba(from + y * bitmap.width, to + y * (length + 1) + 1, bitmap.width)
        }
      }
    }
    guard let compressor = libdeflate_alloc_compressor(6) else { return [] }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, rows.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      count = libdeflate_zlib_compress(
        compressor, rows, rows.count, buffer.baseAddress, buffer.count)
    }
  }

  private static func bytes(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func add(_ type: String, _ content: [UInt8], to file: inout Data) {
    let body = Array(type.utf8) + content
    file.append(contentsOf: bytes(content.count) + body)
    file.append(contentsOf: bytes(Int(libdeflate_crc32(0, body, body.count))))
  }
}
