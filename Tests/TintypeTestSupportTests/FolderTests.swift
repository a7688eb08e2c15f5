import Foundation
import Testing
import TintypeTestSupport

/// Folders that tests read and write.
@Suite struct FolderTests {
  @Test func thePackageIsFound() throws {
    let manifest = PackageFolder.root.appending(path: "Package.swift")
    #expect(try String(contentsOf: manifest, encoding: .utf8).contains("name: \"Tintype\""))
    #expect(throws: (any Error).self) {
      try PackageFolder.fixture("Layout/none.json", as: [String].self)
    }
  }

  @Test func aTemporaryFolderGoesWithItsHolder() throws {
    var folder: TemporaryFolder? = try TemporaryFolder()
    let file = try #require(folder).write("text".utf8, to: "in/side")
    let path = try #require(folder?.path)
    #expect(file.path == path + "/in/side")
    #expect(try String(contentsOf: file, encoding: .utf8) == "text")
    folder = nil
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
