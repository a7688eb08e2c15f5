import Foundation
import Testing
import Tintype
import TintypeTestSupport

/// The README's code compiles and does what it says; its pictures are compared by `tintype docs check`.
@MainActor
@Suite(.serialized) struct ArticleReadmeTests {
  /// The library's fence stands below, between two comments, word for word.
  @Test func theLibrarysCodeDoesWhatItSays() throws {
    let folder = try TemporaryFolder()
    func URL(filePath name: String) -> Foundation.URL { folder.appending(name) }
    func print(_ value: Any) { printed.append("\(value)") }
    var printed: [String] = []
    // README begins
    let renderer = ImageRenderer(content: Text("Hello").padding().background(.yellow))
    renderer.proposedSize = ProposedViewSize(width: 320, height: nil)
    renderer.scale = 2
    let layout = renderer.layout()
    print(layout.nodes(kind: "Text")[0].frame.width)
    print(layout)
    try renderer.pngData().write(to: URL(filePath: "hello.png"))
    try renderer.svgData().write(to: URL(filePath: "hello.svg"))
    // README ends
    #expect(printed.count == 2)
    let text = try #require(layout.nodes(kind: "Text").first)
    #expect(printed[0] == "\(text.frame.width)")
    #expect(layout.size.width == text.frame.width + 32)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        == ["hello.png", "hello.svg"])
    #expect(try Self.libraryFence() == Self.codeAbove())
  }

  private static func libraryFence() throws -> [String] {
    let readme = try String(
      contentsOf: PackageFolder.root.appending(path: "README.md"), encoding: .utf8)
    let fences = readme.components(separatedBy: "```swift skip\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
    let fence = try #require(fences.first { $0.hasPrefix("import SwiftUI\nimport Tintype\n\n") })
    return fence.split(separator: "\n").dropFirst(2).map(String.init)
  }

  private static func codeAbove() throws -> [String] {
    let source = try String(contentsOf: Foundation.URL(filePath: #filePath), encoding: .utf8)
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    let start = try #require(lines.firstIndex(of: "// README begins"))
    let end = try #require(lines.firstIndex(of: "// README ends"))
    return Array(lines[(start + 1)..<end])
  }
}
