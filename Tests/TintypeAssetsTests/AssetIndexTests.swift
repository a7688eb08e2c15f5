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

  /// A catalog that somebody sent shows nothing that lies elsewhere, be it by a folder, a set or a file.
  @Test func linksOutOfACatalogAreLeftOut() throws {
    try folder.write("secret".utf8, to: "private/a.imageset/a.png")
    try folder.write(
      #"{"images": [{"filename": "a.png"}]}"#.utf8, to: "private/a.imageset/Contents.json")
    try folder.write(
      #"{"images": [{"filename": "b.png"}]}"#.utf8, to: "A.xcassets/b.imageset/Contents.json")
    try folder.write(
      #"{"images": [{"filename": "c.png"}]}"#.utf8, to: "A.xcassets/c.imageset/Contents.json")
    try folder.write("own".utf8, to: "A.xcassets/b.imageset/own.png")
    for (link, end) in [
      ("group", "../private"), ("d.imageset", "../private/a.imageset"),
      ("b.imageset/b.png", "own.png"), ("c.imageset/c.png", "../../private/a.imageset/a.png"),
      ("e.imageset", "b.imageset"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(catalog)/\(link)", withDestinationPath: end)
    }
    // The catalog as a whole may be a link: its author made that.
    let whole = "\(folder.path)/Linked.xcassets"
    try FileManager.default.createSymbolicLink(atPath: whole, withDestinationPath: "A.xcassets")
    for catalog in [catalog, whole] {
      let index = AssetIndex(catalogs: [catalog])
      #expect(index.entries.map(\.name) == ["b", "c", "e"])
      #expect(index.problems.map(\.path) == ["d.imageset", "group"].map { "\(catalog)/\($0)" })
      #expect(
        index.problems.allSatisfy { $0.reason.hasPrefix("this link leads out of the catalog") })
      #expect(try ImageSet(folder: "\(catalog)/b.imageset").files.count == 1)
      let problem = #expect(throws: AssetProblem.self) {
        try ImageSet(folder: "\(catalog)/c.imageset")
      }
      #expect(problem?.path == "\(catalog)/c.imageset/c.png")
    }
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
