import CTintypeKernels
package import Foundation
package import TintypeDrawing

/// Digests that tell equal content from other content.
///
/// They guard against accidents, not against forgery: two XXH64 with different seeds.
package enum PixelDigest {
  /// The digest of a picture's size and pixels, 32 hexadecimal digits.
  package static func of(_ bitmap: Bitmap) -> String {
    let seed =
      UInt64(UInt32(truncatingIfNeeded: bitmap.width)) << 32
      | UInt64(UInt32(truncatingIfNeeded: bitmap.height))
    return of(bitmap.pixels, seed: seed)
  }

  /// The digest of some bytes, 32 hexadecimal digits.
  package static func of(_ bytes: [UInt8], seed: UInt64 = 0) -> String {
    hex(xxh64(bytes, seed: seed)) + hex(xxh64(bytes, seed: ~seed))
  }

  /// The published XXH64 of some bytes.
  package static func xxh64(_ bytes: [UInt8], seed: UInt64) -> UInt64 {
    bytes.withUnsafeBytes { tintype_compare_hash($0.baseAddress, $0.count, seed) }
  }

  /// The digest of a file without one part of it.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - part: the bytes that are left out; empty for none.
  /// - Returns: 11 characters.
  package static func seal(of file: Data, without part: Range<Int> = 0..<0) -> String {
    let rest = part.isEmpty ? file : file.prefix(part.lowerBound) + file.dropFirst(part.upperBound)
    let value = rest.withUnsafeBytes { tintype_compare_hash($0.baseAddress, $0.count, 0) }
    let data = withUnsafeBytes(of: value.bigEndian) { Data($0) }
    // Eight bytes are eleven characters of base 64, and one that only fills up.
    return String(data.base64EncodedString().prefix(11))
  }

  /// A digest for each row of a picture.
  static func rows(of bitmap: Bitmap) -> [UInt64] {
    bitmap.pixels.withUnsafeBytes { bytes in
      (0..<bitmap.height).map { row in
        tintype_compare_hash(
          bytes.baseAddress?.advanced(by: row * bitmap.width * 4), bitmap.width * 4, 0)
      }
    }
  }

  private static func hex(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
