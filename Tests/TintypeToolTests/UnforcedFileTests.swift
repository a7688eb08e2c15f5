import Foundation
import Testing
import TintypeProgram
import TintypeTestSupport

/// Files that are written without waiting for the disk.
@Suite struct UnforcedFileTests {
  private let owner: TemporaryFolder

  init() throws { owner = try TemporaryFolder() }

  private var folder: URL { URL(filePath: owner.path) }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: owner.path).sorted()
  }

  @Test func aFileIsEmptiedFirst() throws {
    let file = folder.appending(path: "a")
    for text in ["long text", "short", ""] {
      try Data(text.utf8).writeUnforced(to: file)
      #expect(FileManager.default.contents(atPath: file.path) == Data(text.utf8))
    }
  }

  @Test func aReplacedFileKeepsItsPermissions() throws {
    let file = folder.appending(path: "a")
    try Data("old".utf8).replaceUnforced(file)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    let open = try FileHandle(forReadingFrom: file)
    try Data("new".utf8).replaceUnforced(file)
    #expect(FileManager.default.contents(atPath: file.path) == Data("new".utf8))
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
    // Who reads the old one reads on.
    #expect(try open.readToEnd() == Data("old".utf8))
    #expect(try names() == ["a"])
  }

  @Test func anObstacleIsReported() throws {
    let nowhere = folder.appending(path: "missing/a")
    for write in [Data.writeUnforced, Data.replaceUnforced] {
      let error = #expect(throws: NSError.self) { try write(Data("a".utf8))(nowhere) }
      #expect(error.flatMap { SystemError.code(of: $0) } == ENOENT)
    }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "b"), withIntermediateDirectories: false)
    let error = #expect(throws: NSError.self) {
      try Data("a".utf8).replaceUnforced(folder.appending(path: "b"))
    }
    #expect(error.flatMap { SystemError.code(of: $0) } == EISDIR)
    #expect(try names() == ["b"])
  }
}
