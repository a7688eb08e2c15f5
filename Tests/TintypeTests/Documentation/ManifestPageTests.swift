import Foundation
import Testing
import TintypeTestSupport

/// Every page that quotes a manifest quotes the one that continuous integration builds, whole.
@Suite struct ManifestPageTests {
  private static let catalog = "Sources/SwiftUI/Tintype/Tintype.docc"

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: PackageFolder.root.appending(path: path), encoding: .utf8)
  }

  /// Shelf's manifest, as somebody elsewhere would write it: only the dependency's address differs.
  private static func manifest() throws -> String {
    let text = try text("Fixtures/Packages/Shelf/Package.swift")
    let here = #"name: "tintype", path: "../../..""#
    #expect(text.contains(here))
    return text.replacing(
      here, with: #"url: "https://example.org/tintype.git", from: "0.1.0""#)
  }

  @Test(arguments: ["Document-a-Library", "Snapshot-Tests", "Draw-on-a-Server"])
  func theManifestIsQuotedWhole(page: String) throws {
    let text = try Self.text("\(Self.catalog)/\(page).md")
    #expect(text.contains("\n```\n\(try Self.manifest())```\n"))
  }

  @Test func noPageQuotesAnother() throws {
    let folder = PackageFolder.root.appending(path: Self.catalog)
    let pages =
      try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".md") }.map { "\(Self.catalog)/\($0)" } + ["README.md"]
    let manifest = try Self.manifest()
    for page in pages {
      let rest = try Self.text(page).replacing(manifest, with: "")
      for part in [".package(url:", "swift-tools-version", ".target(", ".testTarget("]
      where rest.contains("\n\(part)") || rest.contains(" \(part)") {
        Issue.record("\(page) quotes a part of another manifest: \(part)")
      }
    }
  }
}
