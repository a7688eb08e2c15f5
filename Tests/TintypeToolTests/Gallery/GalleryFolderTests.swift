import Foundation
import Testing
import TintypeTestSupport

@testable import TintypeTool

/// Which files a gallery writes and removes, and which it leaves alone.
@Suite struct GalleryFolderTests {
  private let folder: TemporaryFolder
  private var path: String { folder.appending("site").path }

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  private func write(
    _ files: [String: [UInt8]]
  ) throws -> (
    written: [String], removed: [String], problems: [String]
  ) {
    var target = try GalleryFolder(path)
    var problems: [String] = []
    let result = try target.write(files) { problems.append($0) }
    return (result.written, result.removed, problems)
  }

  private func states(_ files: [String: [UInt8]]) throws -> [String: GalleryFolder.State] {
    try GalleryFolder(path).states(of: files)
  }

  private func contents(_ name: String) -> Data? {
    FileManager.default.contents(atPath: "\(path)/\(name)")
  }

  @Test func onlyWhatDiffersIsWrittenAndOnlyWhatWasWrittenIsRemoved() throws {
    let first: [String: [UInt8]] = ["index.html": [1], "previews/A.html": [2]]
    #expect(try states(first) == ["index.html": .missing, "previews/A.html": .missing])
    #expect(try write(first).written == ["index.html", "previews/A.html"])
    #expect(try write(first).written == [])
    try Data("mine".utf8).write(to: URL(filePath: "\(path)/notes.txt"))
    let second: [String: [UInt8]] = ["index.html": [3]]
    #expect(try states(second) == ["index.html": .stale, "previews/A.html": .orphaned])
    let result = try write(second)
    #expect(result.written == ["index.html"] && result.removed == ["previews/A.html"])
    #expect(contents("notes.txt") == Data("mine".utf8))
    // A folder that has become empty goes as well.
    #expect(!FileManager.default.fileExists(atPath: "\(path)/previews"))
    #expect(try states(second) == ["index.html": .current])
  }

  @Test func whatSomebodyElseWroteStays() throws {
    try Data("theirs".utf8).write(to: URL(filePath: "\(path)/index.html"))
    let files: [String: [UInt8]] = ["index.html": [1], "a.js": [2]]
    let result = try write(files)
    #expect(result.written == ["a.js"])
    #expect(result.problems.count == 1 && result.problems[0].contains("index.html"))
    #expect(contents("index.html") == Data("theirs".utf8))
    // What was ours and was changed is somebody else's now, to be replaced and to be removed.
    try Data("changed".utf8).write(to: URL(filePath: "\(path)/a.js"))
    #expect(try states(files) == ["index.html": .foreign, "a.js": .foreign])
    #expect(try write([:]).removed == [])
    #expect(contents("a.js") == Data("changed".utf8))
  }

  @Test func aRunThatEndsAmidItsWorkIsTakenUp() throws {
    _ = try write(["a.js": [1], "b.js": [1]])
    let old = try #require(contents(GalleryFolder.manifestFile))
    _ = try write(["a.js": [2], "b.js": [2]])
    // As the list stands before any file is written: with both digests.
    var list = try #require(
      try JSONSerialization.jsonObject(with: old) as? [String: Any])
    var files = try #require(list["files"] as? [String: [String]])
    let new = try #require(contents(GalleryFolder.manifestFile))
    let newList = try #require(try JSONSerialization.jsonObject(with: new) as? [String: Any])
    for (name, digests) in try #require(newList["files"] as? [String: [String]]) {
      files[name, default: []] += digests
    }
    list["files"] = files
    try JSONSerialization.data(withJSONObject: list).write(
      to: URL(filePath: "\(path)/\(GalleryFolder.manifestFile)"))
    try Data([1]).write(to: URL(filePath: "\(path)/b.js"))
    #expect(try states(["a.js": [2], "b.js": [2]]) == ["a.js": .current, "b.js": .stale])
    #expect(try write(["a.js": [2], "b.js": [2]]).written == ["b.js"])
  }

  @Test func aListThatLeadsElsewhereRemovesNothing() throws {
    _ = try write(["a.js": [1]])
    let other = folder.appending("other.txt")
    try Data([1]).write(to: other)
    let list = try #require(contents(GalleryFolder.manifestFile))
    let text = String(decoding: list, as: UTF8.self).replacing("\"a.js\"", with: "\"../other.txt\"")
    try Data(text.utf8).write(to: URL(filePath: "\(path)/\(GalleryFolder.manifestFile)"))
    #expect(try write([:]).removed == [])
    #expect(FileManager.default.fileExists(atPath: other.path))
    // A link that leads to a file is no file of ours.
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/l.js", withDestinationPath: other.path)
    #expect(try states(["l.js": [1]])["l.js"] == .foreign)
    #expect(try write(["l.js": [2]]).written == [])
    #expect(FileManager.default.contents(atPath: other.path) == Data([1]))
  }

  @Test func aDamagedListIsAnError() throws {
    _ = try write(["a.js": [1]])
    try Data("{".utf8).write(to: URL(filePath: "\(path)/\(GalleryFolder.manifestFile)"))
    #expect(throws: ToolError.self) { try GalleryFolder(path) }
  }
}
