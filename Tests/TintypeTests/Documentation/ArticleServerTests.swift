import Foundation
import Testing
import Tintype
import TintypeTestSupport

// The code of the page "Draw on a server" stands below, fence by fence and word for word.

/// The picture that a link shows where it is shared.
struct ShareCard: View {
  var title: String
  var author: String

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(title).font(.largeTitle.bold())
      Text(author).font(.title2).foregroundStyle(.secondary)
      Spacer()
    }
    .padding(48)
    .frame(width: 600, height: 315, alignment: .leading)
    .background(.background)
  }
}

/// - Returns: a PNG of 1200 x 630 pixels.
/// - Throws: an error where a font is missing, or the view does not settle.
@MainActor func sharePicture(title: String, author: String) throws -> Data {
  let renderer = ImageRenderer(content: ShareCard(title: title, author: author))
  renderer.scale = 2
  return try renderer.pngData()
}

@MainActor func saveGreeting(in folder: URL) throws -> CGFloat {
  let renderer = ImageRenderer(content: Text("Hello").padding().background(.yellow))
  renderer.proposedSize = ProposedViewSize(width: 320, height: nil)
  try renderer.pngData().write(to: folder.appending(path: "hello.png"))
  try renderer.svgData().write(to: folder.appending(path: "hello.svg"))
  try renderer.pdfData().write(to: folder.appending(path: "hello.pdf"))
  return renderer.layout().nodes(kind: "Text")[0].frame.width
}

@MainActor func settledCard(_ title: String) throws -> SettledPicture {
  let renderer = ImageRenderer(content: ShareCard(title: title, author: "Tintype"))
  renderer.scale = 2
  return try renderer.settled()
}

func sharePictures(_ titles: [String]) async throws -> [Data] {
  try await withThrowingTaskGroup(of: Data.self) { group in
    for title in titles {
      group.addTask { try await settledCard(title).pngData() }
    }
    return try await group.reduce(into: []) { $0.append($1) }
  }
}

/// The code of the page "Draw on a server" compiles and does what the page says.
@Suite struct ArticleServerTests {
  private static let page = "Sources/SwiftUI/Tintype/Tintype.docc/Draw-on-a-Server.md"

  /// The width and height in pixels that a PNG file names in its head.
  private static func pixels(of png: Data) -> [Int] {
    [16, 20].map { start in
      png.dropFirst(start).prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }
  }

  @Test @MainActor func aSharedPictureIsAsLargeAsThePageSays() throws {
    let data = try sharePicture(title: "Tintype", author: "Linux")
    #expect(Self.pixels(of: data) == [1200, 630])
  }

  @Test @MainActor func theGreetingIsWrittenInThreeFormats() throws {
    let folder = try TemporaryFolder()
    let width = try saveGreeting(in: URL(filePath: folder.path))
    #expect(width > 0 && width < 320)
    for (name, start) in [("hello.png", "\u{89}PNG"), ("hello.svg", "<svg"), ("hello.pdf", "%PDF")]
    {
      let data = try Data(contentsOf: folder.appending(name))
      let text = String(decoding: data.prefix(400), as: UTF8.self)
      #expect(text.contains(start.filter(\.isASCII)), "\(name)")
    }
  }

  @Test func picturesOfSeveralRequestsAreThoseOfOne() async throws {
    let titles = ["One", "Two", "Three"]
    let pictures = try await sharePictures(titles)
    let alone = try await MainActor.run {
      try titles.map { try sharePicture(title: $0, author: "Tintype") }
    }
    #expect(Set(pictures) == Set(alone))
    #expect(Set(pictures).count == 3)
  }

  @Test func thePagesCodeIsTheCodeAbove() throws {
    let article = try String(
      contentsOf: PackageFolder.root.appending(path: Self.page), encoding: .utf8)
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let fences = article.components(separatedBy: "```swift norender\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
    #expect(fences.count == 3)
    for fence in fences {
      let code = fence.split(separator: "\n", omittingEmptySubsequences: false)
        .drop { $0.isEmpty || $0.hasPrefix("import ") }.joined(separator: "\n")
      #expect(source.contains("\n\(code)\n"), "\(fence.prefix(60))")
    }
  }
}
