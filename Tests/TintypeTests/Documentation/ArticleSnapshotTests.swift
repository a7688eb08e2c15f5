import Foundation
import Testing
import TintypeTestSupport
import TintypeTesting

/// Every fence of every sample article looks and is laid out as it was, through the built tool.
@Suite(.serialized) struct ArticleSnapshotTests {
  private static let articles = "Fixtures/Articles"

  static var names: [String] {
    let folder = PackageFolder.root.appending(path: articles)
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }.sorted()
  }

  @Test(arguments: names) func everyFenceIsAsItWas(article: String) throws {
    let tool = try ArticleTool()
    let path = "\(Self.articles)/\(article).md"
    let pictures = try tool.pictures(of: path, scale: 1)
    let layouts = try tool.layouts(of: path)
    #expect(pictures.count >= 8)
    #expect(Set(pictures.keys) == Set(layouts.keys))
    for (name, picture) in pictures.sorted(by: { $0.key < $1.key }) {
      let file = "Articles/\(article)/\(name)"
      assertSnapshot(
        of: picture, as: .png, snapshotDirectory: PackageFolder.snapshots, fileName: file)
      assertSnapshot(
        of: layouts[name, default: ""], as: .lines, snapshotDirectory: PackageFolder.snapshots,
        fileName: file)
    }
  }

  @Test(arguments: names) func theArticleShowsEveryPicture(article: String) throws {
    let file = PackageFolder.root.appending(path: "\(Self.articles)/\(article).md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let drawn = text.matches(of: /```swift name=([^ \n]+)/).map { String($0.1) }
    let shown = text.matches(of: /\]\(\.\.\/\.\.\/Snapshots\/Articles\/([^)]*)\.png\)/)
      .map { String($0.1) }
    #expect(shown == drawn.map { "\(article)/\($0)" })
  }
}
