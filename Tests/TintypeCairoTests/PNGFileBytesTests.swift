import Foundation
import Testing

@testable import TintypeImages

/// A file's bytes while it is written.
struct PNGFileBytesTests {
  @Test(arguments: [0, 1, 5, 100, 3 << 20])
  func allBytesAreWrittenWhateverTheCapacity(capacity: Int) {
    let pieces = (0..<70).map { piece in (0..<50_000).map { UInt8(truncatingIfNeeded: $0 * piece) }
    }
    var bytes = PNGFileBytes(capacity: capacity)
    for piece in pieces { bytes.append(piece) }
    #expect(bytes.count == 3_500_000)
    #expect(bytes.withBytes { Array($0.suffix(2)) } == Array(pieces[69].suffix(2)))
    #expect(bytes.data() == Data(pieces.joined()))
  }

  @Test(arguments: [1, 4096, 4097, 100_000])
  func theHeadMayBeWrittenLast(head: Int) {
    let (before, after) = ([UInt8](repeating: 1, count: head), [UInt8](repeating: 2, count: 9))
    var bytes = PNGFileBytes(capacity: 5)
    bytes.append(after)
    bytes.prepend(before)
    bytes.append(before)
    #expect(bytes.data() == Data(before + after + before))
  }

  @Test(arguments: [10, 70_000, 200_000])
  func aFileIsTheSameWhetherItIsCopiedOrNot(count: Int) {
    var bytes = PNGFileBytes(capacity: 3_000_000)
    let content = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    bytes.append(content)
    #expect(bytes.data() == Data(content))
  }

  @Test func pixelsThatAreLongerThanAChunkAreSeveral() throws {
    let stream = (0..<1000).map { UInt8(truncatingIfNeeded: $0) }
    var head = PNGChunkWriter()
    head.chunk("IHDR", [UInt8](repeating: 1, count: 13))
    let file = PNGPixelBytes(stream).file(after: head, longestChunk: 400)
    let chunks = try file.withUnsafeBytes { bytes in
      let file = try PNGChunks(bytes)
      return try file.chunks.map { ($0.type, try Array(file.content($0))) }
    }
    #expect(chunks.map(\.0) == ["IHDR", "IDAT", "IDAT", "IDAT", "IEND"])
    #expect(chunks.filter { $0.0 == "IDAT" }.flatMap(\.1) == stream)
    let one = PNGPixelBytes(stream).file(after: head)
    #expect(
      try one.withUnsafeBytes { try PNGChunks($0).chunks.map(\.type) } == ["IHDR", "IDAT", "IEND"])
  }

  @Test func aFileOfNothingIsEmpty() {
    #expect(PNGFileBytes(capacity: 0).data().isEmpty)
  }
}
