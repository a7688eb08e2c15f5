import Testing
import TintypeDrawing
import TintypeGeometry

@testable import TintypeImages

/// Files that move: <https://www.w3.org/TR/png-3/#apng-frame-based-animation>.
@Suite struct AnimatedPNGTests {
  private static func frame(_ value: Int, colors: Int) -> Bitmap {
    var pixels: [UInt8] = []
    for y in 0..<20 {
      for x in 0..<30 {
        let isMoving = (8..<12).contains(y) && x / 5 == value
        let level = UInt8(truncatingIfNeeded: isMoving ? 255 : (x * 31 + y * 7) % colors)
        pixels += [level, isMoving ? 0 : level, UInt8(truncatingIfNeeded: x % colors), 255]
      }
    }
    return Bitmap(width: 30, height: 20, pixels: pixels)
  }

  private struct Part {
    var type: String
    var content: [UInt8]

    func value(_ offset: Int, bytes: Int = 4) -> Int {
      content[offset..<offset + bytes].reduce(0) { $0 << 8 | Int($1) }
    }
  }

  private func parts(of file: Data) throws -> [Part] {
    try file.withUnsafeBytes { bytes in
      let chunks = try PNGChunks(bytes)
      return try chunks.chunks.map { Part(type: $0.type, content: Array(try chunks.content($0))) }
    }
  }

  /// Pictures of other sizes, none at all, and times for others than there are give no file.
  @Test func picturesThatMakeNoFile() {
    func picture(_ width: Int, _ height: Int) -> Bitmap {
      Bitmap(width: width, height: height, pixels: Array(repeating: 255, count: 4 * width * height))
    }
    func isFile(_ frames: [Bitmap], times: Int? = nil) -> Bool {
      let times = Array(repeating: 1.0, count: times ?? frames.count)
      return !PNGCodec.encode(frames: frames, times: times, scale: 1).isEmpty
    }
    #expect(isFile([picture(1, 1)]) && isFile([picture(3, 2), picture(3, 2)]))
    #expect(!isFile([picture(3, 2), picture(4, 2)]) && !isFile([picture(3, 2), picture(3, 3)]))
    #expect(!isFile([picture(3, 2), picture(3, 2), picture(2, 3)]))
    #expect(!isFile([]) && !isFile([picture(0, 2)]) && !isFile([picture(3, 0)]))
    #expect(!isFile([picture(3, 2)], times: 2) && !isFile([picture(3, 2)], times: 0))
  }

  @Test(arguments: [3, 200, 256])
  func everyPictureComesBack(_ colors: Int) throws {
    let frames = (0..<4).map { Self.frame($0, colors: colors) }
    let file = PNGCodec.encode(frames: frames, times: [1, 2, 0.5, 4], scale: 2)
    // What knows nothing of motion sees the last one.
    #expect(try PNGCodec.decode(file).bitmap.pixels == frames[3].pixels)
    let parts = try parts(of: file)
    let start = try #require(parts.first { $0.type == "acTL" })
    #expect((start.value(0), start.value(4)) == (4, 0))
    let moving = parts.filter { ["fcTL", "fdAT"].contains($0.type) }
    #expect(moving.map { $0.value(0) } == Array(0..<8))
    let delays = moving.filter { $0.type == "fcTL" }.map {
      Double($0.value(20, bytes: 2)) / Double($0.value(22, bytes: 2))
    }
    #expect(delays == [1, 2, 0.5, 4])
    var canvas = [UInt8](repeating: 0, count: 30 * 20 * 4)
    for (value, frame) in frames.enumerated() {
      let control = moving[2 * value]
      let (width, height) = (control.value(4), control.value(8))
      let (x, y) = (control.value(12), control.value(16))
      let part = try PNGCodec.decode(
        picture(width, height, Array(moving[2 * value + 1].content.dropFirst(4)), parts)
      ).bitmap
      for row in 0..<height {
        let target = ((y + row) * 30 + x) * 4
        canvas.replaceSubrange(
          target..<target + width * 4,
          with: part.pixels[row * width * 4..<(row + 1) * width * 4])
      }
      #expect(canvas == frame.pixels)
      if value > 0 { #expect((y, height, width) == (8, 4, 10)) }
    }
  }

  /// A file of one of the pictures alone.
  private func picture(
    _ width: Int, _ height: Int, _ pixels: [UInt8], _ parts: [Part]
  ) -> Data {
    var file = PNGChunkWriter()
    let header = parts[0].content
    let bytes = [width, height].flatMap { value in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    file.chunk("IHDR", bytes + header[8...])
    for part in parts where part.type == "PLTE" { file.chunk("PLTE", part.content) }
    file.pixels(pixels)
    file.end()
    return file.data
  }

  @Test func picturesOfSeveralSizesAreNoFilm() {
    let other = Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 255])
    #expect(
      PNGCodec.encode(frames: [Self.frame(0, colors: 3), other], times: [1, 1], scale: 1).isEmpty)
    #expect(PNGCodec.encode(frames: [], times: [], scale: 1).isEmpty)
  }
}
