import Foundation
import Testing
import TintypeTestSupport

@testable import TintypeAssets

/// What catalogs hold, by name.
@Suite struct AssetIndexTests {
  private let folder: TemporaryFolder
  private var catalog: String { "\(folder.path)/A.xcassets" }

  init() throws { folder = try TemporaryFolder() }

  @Test func foldersGiveNamesWhereTheySaySo() throws {
    try folder.write(
      "{\"properties\": {\"provides-namespace\": true}}".utf8, to: "A.xcassets/Icons/Contents.json")
    try folder.write("{}".utf8, to: "A.xcassets/Icons/star.imageset/Contents.json")
    try folder.write("{}".utf8, to: "A.xcassets/Plain/moon.imageset/Contents.json")
    try folder.write("{}".utf8, to: "A.xcassets/Plain/moon.colorset/Contents.json")
    let index = AssetIndex(catalogs: [catalog])
    #expect(index.entries.map(\.name) == ["Icons/star", "moon", "moon"])
    #expect(index.entry(.image, named: "Icons/star")?.folder == "\(catalog)/Icons/star.imageset")
    #expect(index.entry(.image, named: "star") == nil)
    #expect(index.entry(.color, named: "moon")?.folder == "\(catalog)/Plain/moon.colorset")
    #expect(index.problems.isEmpty)
  }

  @Test func theFirstOfTwoCatalogsWins() throws {
    try folder.write("{}".utf8, to: "A.xcassets/a.imageset/Contents.json")
    try folder.write("{}".utf8, to: "B.xcassets/a.imageset/Contents.json")
    let index = AssetIndex(catalogs: ["\(folder.path)/B.xcassets", catalog])
    #expect(index.entries.map(\.folder) == ["\(folder.path)/B.xcassets/a.imageset"])
  }

  @Test func aFolderThatLinksToItselfEnds() throws {
    try folder.write("{}".utf8, to: "A.xcassets/a.imageset/Contents.json")
    try FileManager.default.createSymbolicLink(
      atPath: "\(catalog)/loop", withDestinationPath: ".")
    let index = AssetIndex(catalogs: [catalog])
    #expect(index.entries.map(\.name) == ["a"])
    #expect(index.problems.map(\.path) == ["\(catalog)/loop"])
  }

  @Test func aBrokenManifestIsNamedWithItsLine() throws {
    try folder.write(
      "{\n  \"properties\": {\n    \"provides-namespace\" true\n  }\n}".utf8,
      to: "A.xcassets/Icons/Contents.json")
    try folder.write("{}".utf8, to: "A.xcassets/Icons/star.imageset/Contents.json")
    let index = AssetIndex(catalogs: [catalog])
    #expect(
      index.problems == [
        AssetProblem(
          path: "\(catalog)/Icons/Contents.json", line: 3, reason: "this is no valid JSON")
      ])
    #expect(index.entries.map(\.name) == ["star"])
  }
}
