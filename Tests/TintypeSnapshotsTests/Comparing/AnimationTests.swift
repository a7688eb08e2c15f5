import Foundation
import Testing
import TintypeDrawing
import TintypeSnapshots

/// The animation that shows a reference and a picture in turn.
@Suite struct AnimationTests {
  /// The parts of a PNG file.
  private func chunks(_ file: Data) -> [(type: String, content: Data)] {
    var rest = file.dropFirst(8)
    var result: [(String, Data)] = []
    while rest.count >= 12 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let body = rest.dropFirst(4).prefix(4 + length)
      result.append((String(decoding: body.prefix(4), as: UTF8.self), Data(body.dropFirst(4))))
      #expect(Data(rest.dropFirst(8 + length).prefix(4)) == sum(body))
      rest = rest.dropFirst(12 + length)
    }
    return result
  }

  /// The checksum of ISO 3309, bit by bit.
  private func sum(_ bytes: Data) -> Data {
    var value: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
    return bigEndian(Int(~value))
  }

  private func bigEndian(_ value: Int) -> Data {
    Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) })
  }

  @Test func bothPicturesAreInIt() throws {
    let a = TestPicture(20, 10, (10, 20, 30, 255))
    var b = TestPicture(24, 8, (200, 100, 50, 255))
    b.set(3, 3, (0, 255, 0, 128))
    let bench = try Bench()
    let (one, other) = (bench.root + "/a.png", bench.root + "/b.png")
    try AtomicFile.write(SnapshotPicture(bitmap: a.bitmap, scale: 1).pngData(), to: one)
    try AtomicFile.write(SnapshotPicture(bitmap: b.bitmap, scale: 1).pngData(), to: other)
    let found = try FileComparison(style: .blink).compare(reference: one, actual: other)
    let file = try #require(found.difference)
    let parts = chunks(file)
    #expect(
      parts.map(\.type) == ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"])
    // Two pictures, for ever; frames and data are numbered in one row.
    #expect(parts[1].content == bigEndian(2) + bigEndian(0))
    #expect(parts[2].content.prefix(4) == bigEndian(0))
    #expect(parts[4].content.prefix(4) == bigEndian(1))
    #expect(parts[5].content.prefix(4) == bigEndian(2))

    var wide = TestPicture(24, 10, (0, 0, 0, 0))
    wide.fill(0, 0, 20, 10, (10, 20, 30, 255))
    #expect(try SnapshotPicture(pngData: file).bitmap == wide.bitmap)
    // The second one, as a file of its own.
    let data = Data("IDAT".utf8) + parts[5].content.dropFirst(4)
    let header = Data("IHDR".utf8) + parts[0].content
    var second = file.prefix(8)
    for part in [header, data, Data("IEND".utf8)] {
      second += bigEndian(part.count - 4) + part + sum(part)
    }
    var low = TestPicture(24, 10, (0, 0, 0, 0))
    low.fill(0, 0, 24, 8, (200, 100, 50, 255))
    low.set(3, 3, (0, 255, 0, 128))
    #expect(try SnapshotPicture(pngData: second).bitmap == low.bitmap)
  }
}
