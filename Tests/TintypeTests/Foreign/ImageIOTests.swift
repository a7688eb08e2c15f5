import Foundation
import ImageIO
import Testing
import Tintype
import TintypeTestSupport

/// Pictures read by ImageIO's names.
@MainActor @Suite struct ImageIOTests {
  private static let file = PackageFolder.root.appending(path: "Fixtures/Images/barbarian.png")

  @Test func filesAreRead() throws {
    let url = Self.file as NSURL
    let source = try #require(CGImageSourceCreateWithURL(url as CFURL, nil))
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    let expected = try #require(UIImage(contentsOfFile: Self.file.path)?.cgImage)
    #expect(image == expected && image.width > 0)
    #expect(CGImageSourceGetCount(source) == 1)
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
    let data = try Data(contentsOf: Self.file)
    let same = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    #expect(CGImageSourceCreateThumbnailAtIndex(same, 0, nil) == expected)
  }

  @Test func whatIsNoPictureIsNil() {
    #expect(CGImageSourceCreateWithURL(URL(filePath: "/no/such/file.png") as NSURL, nil) == nil)
    #expect(CGImageSourceCreateWithData(Data([1, 2, 3]) as NSData, nil) == nil)
  }
}
