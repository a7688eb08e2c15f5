import CTintypeDeflate
import TintypeGeometry

/// The pixels of a PNG file while they are written, a zlib stream.
///
/// They are stored where they stay in the file, and summed up while they are still in the processor's cache.
struct PNGPixelBytes: ~Copyable {
  private var bytes: PNGFileBytes
  /// The sum of the chunk as far as it goes, CRC-32.
  private var sum: UInt32

  /// The longest chunk is a little shorter than the 31 bits of its length allow.
  static let longestChunk = 1 << 30
  private static let type = "IDAT"

  /// Begins the pixels, which have about so many bytes.
  init(room: Int) {
    bytes = PNGFileBytes(room: room)
    sum = libdeflate_crc32(0, Self.type, Self.type.utf8.count)
  }

  /// Begins and ends the pixels.
  init(_ stream: [UInt8]) {
    self.init(room: stream.count + 1 << 6)
    append(stream)
  }

  /// Adds bytes of the stream.
  mutating func append(_ piece: [UInt8]) {
    bytes.append(piece)
    sum = libdeflate_crc32(sum, piece, piece.count)
  }

  /// Ends the file.
  ///
  /// - Parameters:
  ///   - head: what comes before the pixels.
  ///   - longestChunk: how many bytes a chunk has at most.
  /// - Returns: the file.
  consuming func file(
    after head: consuming PNGChunkWriter, longestChunk: Int = Self.longestChunk
  ) -> Data {
    guard bytes.count <= longestChunk else {
      bytes.withBytes { bytes in
        for start in stride(from: 0, to: bytes.count, by: longestChunk) {
          head.chunk(Self.type, bytes[start..<min(bytes.count, start + longestChunk)])
        }
      }
      head.end()
      return head.data
    }
    head.beginChunk(Self.type, count: bytes.count)
    bytes.prepend(head.data)
    var tail = PNGChunkWriter(after: Data())
    tail.endChunk(sum: sum)
    tail.end()
    bytes.append(tail.data)
    return bytes.data()
  }
}
