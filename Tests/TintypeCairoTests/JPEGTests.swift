import Testing
import TintypeDrawing
import TintypeGeometry

@testable import TintypeImages

@Suite struct JPEGTests {
  /// A file of 16 x 16 pixels: the left half red, the right half blue.
  static let file =
    Data(
      base64Encoded: [
        "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsN",
        "DhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQU",
        "FBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAQABADAREAAhEBAxEB/8QA",
        "HwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIh",
        "MUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVW",
        "V1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXG",
        "x8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQF",
        "BgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAV",
        "YnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOE",
        "hYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq",
        "8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD50r8MP9UzwKv9xj/HQ99r/Dk/2LPAq/3GP8dD/9k=",
      ].joined()
    ) ?? Data()

  @Test("A JPEG file is decoded")
  func decode() throws {
    let bitmap = try ImageFile.decode(JPEGTests.file)
    #expect(bitmap.width == 16 && bitmap.height == 16)
    #expect(bitmap[2, 8].elementsEqual([255, 0, 0, 255]) { abs($0 - $1) <= 12 })
    #expect(bitmap[13, 8].elementsEqual([0, 0, 255, 255]) { abs($0 - $1) <= 12 })
  }

  /// The file with an Exif segment that holds one tag.
  private func file(orientation: UInt8, isLittle: Bool = true, count: UInt8 = 1) -> Data {
    func bytes(_ value: UInt8, _ size: Int) -> [UInt8] {
      let zeros = [UInt8](repeating: 0, count: size - 1)
      return isLittle ? [value] + zeros : zeros + [value]
    }
    let head: [UInt8] = isLittle ? [0x49, 0x49, 42, 0] : [0x4D, 0x4D, 0, 42]
    let tag: [UInt8] = isLittle ? [0x12, 0x01] : [0x01, 0x12]
    let entry = tag + bytes(3, 2) + bytes(1, 4) + bytes(orientation, 2) + [0, 0]
    let block = Array("Exif\0\0".utf8) + head + bytes(8, 4) + bytes(count, 2) + entry
    let segment = [0xFF, 0xE1, 0, UInt8(block.count + 2)] + block
    return JPEGTests.file.prefix(2) + segment + JPEGTests.file.dropFirst(2)
  }

  /// Red is stored on the left; where it is seen, by the table of Exif.
  @Test("A photograph stands upright", arguments: [true, false])
  func orientations(_ isLittle: Bool) throws {
    let points: [(UInt8, x: Int, y: Int)] = [
      (1, 2, 8), (2, 13, 8), (3, 13, 8), (4, 2, 8), (5, 8, 2), (6, 8, 2), (7, 8, 13), (8, 8, 13),
    ]
    for (orientation, x, y) in points {
      let bitmap = try ImageFile.decode(file(orientation: orientation, isLittle: isLittle))
      #expect(bitmap[x, y][0] > 200 && bitmap[x, y][2] < 50, "\(orientation)")
      #expect(bitmap[15 - x, 15 - y][0] < 50 && bitmap[15 - x, 15 - y][2] > 200)
    }
  }

  @Test("Every pixel of every orientation is where Exif puts it")
  func pixelsOfOrientations() {
    // Stored: 1 2 3 over 4 5 6.
    let stored = Bitmap(width: 3, height: 2, pixels: (1...6).flatMap { [UInt8($0), 0, 0, 255] })
    let seen: [Int: [UInt8]] = [
      1: [1, 2, 3, 4, 5, 6], 2: [3, 2, 1, 6, 5, 4], 3: [6, 5, 4, 3, 2, 1], 4: [4, 5, 6, 1, 2, 3],
      5: [1, 4, 2, 5, 3, 6], 6: [4, 1, 5, 2, 6, 3], 7: [6, 3, 5, 2, 4, 1], 8: [3, 6, 2, 5, 1, 4],
    ]
    for (bytes, expected) in seen {
      let upright = PictureOrientation(code: bytes).upright(stored)
      #expect((upright.width, upright.height) == (bytes < 5 ? (3, 2) : (2, 3)))
      #expect(stride(from: 0, to: 24, by: 4).map { upright.pixels[$0] } == expected, "\(bytes)")
    }
  }

  @Test("An Exif segment that makes no sense changes nothing")
  func brokenOrientations() throws {
    let plain = try ImageFile.decode(JPEGTests.file)
    for bytes in [file(orientation: 0), file(orientation: 9), file(orientation: 6, count: 0)] {
      #expect(try ImageFile.decode(bytes) == plain)
    }
    let whole = file(orientation: 6)
    for length in 0..<60 {
      whole.prefix(length).withUnsafeBytes { bytes in
        if !PictureOrientation(ofJPEG: bytes).isUpright { #expect(length >= 34) }
      }
    }
  }

  @Test("A JPEG file cut anywhere is an error")
  func cuts() {
    for length in 1..<JPEGTests.file.count {
      let error = #expect(throws: ImageDecodingError.self) {
        try ImageFile.decode(JPEGTests.file.prefix(length))
      }
      #expect(error == .truncated, "\(length)")
    }
  }
}
