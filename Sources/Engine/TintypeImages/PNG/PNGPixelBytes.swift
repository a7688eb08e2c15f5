import CTintypeDeflate
import TintypeGeometry

/// The pixels of a PNG file while they are written, a zlib stream.
///
/// They are stored where they stay in the file, and summed up while they are still in the processor's cache.
struct PNGPixelBytes: ~Copyable {
  private var bytes: PNGFileBytes
  /// The sum of the chunk as far as it goes, CRC-32.
  private var sum: UInt32

  /// How many bytes follow the pixels: a sum, and the chunk that ends a file.
  private static let usualTail = 16

  /// Begins the pixels, which have about so many bytes.
  init(capacity: Int) {
    bytes = PNGFileBytes(capacity: capacity)
    let type = PNGChunkWriter.pixelType
    sum = libdeflate_crc32(0, type, type.utf8.count)
  }

  /// Begins and ends the pixels.
  init(_ stream: [UInt8]) {
    self.init(capacity: stream.count + Self.usualTail)
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
    after head: consuming PNGChunkWriter, longestChunk: Int = PNGChunkWriter.longestChunk
  ) -> Data {
    guard bytes.count <= longestChunk else {
      bytes.withBytes { head.pixels($0, longestChunk: longestChunk) }
      head.end()
      return head.data
    }
    head.beginChunk(PNGChunkWriter.pixelType, count: bytes.count)
    bytes.prepend(head.data)
    var tail = PNGChunkWriter(after: Data())
    tail.endChunk(sum: sum)
    tail.end()
    bytes.append(tail.data)
    return bytes.data()
  }
}
