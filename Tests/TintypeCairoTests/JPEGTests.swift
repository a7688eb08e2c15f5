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
