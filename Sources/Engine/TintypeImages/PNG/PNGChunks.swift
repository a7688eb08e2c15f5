import CTintypeDeflate
import TintypeGeometry

/// The parts of a PNG file.
struct PNGChunks {
  /// The first eight bytes of every file.
  static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  /// One part of a file.
  struct Chunk {
    /// Four letters.
    var type: String
    /// Where its content is in the file.
    var content: Range<Int>
    /// The checksum stored after it.
    var sum: UInt32
    /// Where the part is in the file, its length and name before the content and its sum behind it.
    var range: Range<Int> { content.lowerBound - 8..<content.upperBound + 4 }
  }

  /// The whole file.
  let bytes: UnsafeRawBufferPointer
  /// The parts in their order, `IEND` last.
  let chunks: [Chunk]

  /// Finds the parts of a file, without looking into them.
  init(_ bytes: UnsafeRawBufferPointer) throws(ImageDecodingError) {
    self.bytes = bytes
    let start = bytes.prefix(8)
    guard PNGChunks.signature.starts(with: start) else { throw .notAnImage }
    guard start.count == 8 else { throw bytes.isEmpty ? .notAnImage : .truncated }
    var chunks: [Chunk] = []
    var offset = 8
    while chunks.last?.type != "IEND" {
      guard bytes.count - offset >= 12 else { throw .truncated }
      let length = Int(PNGChunks.word(bytes, offset))
      guard length < 1 << 31 else { throw .damaged("a part has an impossible length") }
      guard bytes.count - offset - 12 >= length else { throw .truncated }
      let letters = bytes[offset + 4..<offset + 8]
      guard letters.allSatisfy({ (65...90).contains($0 & 0xdf) }) else {
        throw .damaged("a part has no name")
      }
      let content = offset + 8..<offset + 8 + length
      chunks.append(
        Chunk(
          type: String(decoding: letters, as: UTF8.self), content: content,
          sum: PNGChunks.word(bytes, content.upperBound)))
      offset = content.upperBound + 4
    }
    self.chunks = chunks
    guard chunks[0].type == "IHDR", chunks[0].content.count == 13 else {
      throw .damaged("it does not begin with a header")
    }
  }

  /// The content of a part, checked against its sum.
  func content(_ chunk: Chunk) throws(ImageDecodingError) -> Slice<UnsafeRawBufferPointer> {
    let checked = UnsafeRawBufferPointer(
      rebasing: bytes[chunk.content.lowerBound - 4..<chunk.content.upperBound])
    guard libdeflate_crc32(0, checked.baseAddress, checked.count) == chunk.sum else {
      throw .damaged("the checksum of its part \(chunk.type) is wrong")
    }
    return bytes[chunk.content]
  }

  /// The number of four bytes at a position, the upper byte first.
  static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 << 8 | UInt32(bytes[offset + $1]) }
  }
}
