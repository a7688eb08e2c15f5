import CTintypeDeflate
import TintypeGeometry

/// A note in a PNG file.
struct PNGNote {
  /// The parts of a file that are notes.
  static let types = ["tEXt", "zTXt", "iTXt"]

  let keyword: String
  let text: String

  /// Reads the content of a part; nil where it is not in order.
  init?(_ type: String, _ content: Slice<UnsafeRawBufferPointer>) {
    guard let end = content.firstIndex(of: 0) else { return nil }
    keyword = PNGNote.latin(content[..<end])
    var rest = content[(end + 1)...]
    switch type {
    case "tEXt":
      text = PNGNote.latin(rest)
    case "zTXt":
      guard let plain = PNGNote.inflated(rest.dropFirst()) else { return nil }
      text = PNGNote.latin(plain)
    default:
      guard let isCompressed = rest.popFirst(), rest.popFirst() != nil,
        let language = rest.firstIndex(of: 0)
      else { return nil }
      rest = rest[(language + 1)...]
      guard let translation = rest.firstIndex(of: 0) else { return nil }
      rest = rest[(translation + 1)...]
      if isCompressed == 0 {
        text = String(decoding: rest, as: UTF8.self)
      } else {
        guard let plain = PNGNote.inflated(rest) else { return nil }
        text = String(decoding: plain, as: UTF8.self)
      }
    }
  }

  private static func latin(_ bytes: some Sequence<UInt8>) -> String {
    String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }

  /// Unpacks a note of at most 16 MiB.
  private static func inflated(_ bytes: Slice<UnsafeRawBufferPointer>) -> [UInt8]? {
    guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    let packed = Array(bytes)
    for shift in stride(from: 12, through: 24, by: 4) {
      let size = 1 << shift
      var actual = 0
      var result = LIBDEFLATE_SUCCESS
      let plain = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        result = libdeflate_zlib_decompress(
          decompressor, packed, packed.count, buffer.baseAddress, size, &actual)
        count = result == LIBDEFLATE_SUCCESS ? actual : 0
      }
      if result == LIBDEFLATE_SUCCESS { return plain }
      guard result == LIBDEFLATE_INSUFFICIENT_SPACE else { return nil }
    }
    return nil
  }
}
