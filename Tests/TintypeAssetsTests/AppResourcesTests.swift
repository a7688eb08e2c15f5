import Foundation
import Testing
import TintypeTestSupport

@testable import TintypeAssets

/// What lies in a bundle's folder.
@Suite struct AppResourcesTests {
  @Test func aFolderOfABundle() throws {
    let folder = try TemporaryFolder()
    let color = "{\"colors\": [{\"color\": {\"reference\": \"x\"}}]}"
    try folder.write(color.utf8, to: "A.xcassets/own.colorset/Contents.json")
    try folder.write("{\"colors\": []}".utf8, to: "A.xcassets/none.colorset/Contents.json")
    try folder.write(
      "{\"data\": [{\"idiom\": \"universal\"}, {\"filename\": \"b.json\"}, {\"filename\": \"c\"}]}"
        .utf8,
      to: "A.xcassets/table.dataset/Contents.json")
    try folder.write("{\"data\": []}".utf8, to: "A.xcassets/empty.dataset/Contents.json")
    try folder.write(
      "{\"strings\": {\"k\": {\"localizations\": {\"de\": {\"stringUnit\": {\"value\": \"v\"}}}}}}"
        .utf8,
      to: "C.xcstrings")
    try folder.write("\"a\" = \"b\";".utf8, to: "de.lproj/Localizable.strings")
    try folder.write("\"a\" = \"b\";".utf8, to: "de.lproj/notes.txt")
    try folder.write("\"a\" = \"b\";".utf8, to: "Other.strings")
    let resources = AppResources(bundle: folder.path)
    #expect(resources.assets.entries.map(\.name) == ["empty", "none", "own", "table"])
    #expect(resources.strings.problems.isEmpty)
    #expect(resources.strings.format("k", table: "C", locale: "de", numbers: []) == "v")
    #expect(resources.strings.format("a", locale: "de", numbers: []) == "b")
    #expect(resources.strings.format("a", table: "notes", locale: "de", numbers: []) == nil)
    #expect(resources.strings.format("a", table: "Other", locale: "de", numbers: []) == nil)
    #expect(
      resources.data(named: "table") == "\(folder.path)/A.xcassets/table.dataset/b.json")
    #expect(resources.data(named: "empty") == nil && resources.data(named: "absent") == nil)
    for _ in 0..<2 {
      #expect(try resources.color(named: "own")?.get().value(isDark: true) == .system("x"))
      #expect(throws: AssetProblem.self) { try resources.color(named: "none")?.get() }
    }
    #expect(resources.color(named: "absent") == nil)
  }
}
