import Foundation
import Testing

@testable import TintypeSnapshots

/// Files whose names are not UTF-8: no command takes them for files that are not there.
@Suite struct FileNameTests {
  /// Writes a file that is named "caf" and 0xE9, which is Latin-1.
  private func write(_ text: String, in folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/plain.txt"))
    let name = (Array((folder + "/caf").utf8) + [0xe9] + Array(".txt".utf8) + [0])
      .map { CChar(bitPattern: $0) }
    #expect(rename(folder + "/plain.txt", name) == 0)
  }

  @Test func invalidNamesAreReported() throws {
    let bench = try Bench()
    let folder = bench.root + "/Tests/__Snapshots__/CardTests"
    try write("a", in: folder)
    #expect(
      FileNames.undecodable(in: folder)
        == [FileNames.Undecodable(name: "caf\u{fffd}.txt", isFolder: false)])
    #expect(FileNames.isUndecodable(folder + "/caf\u{fffd}.txt"))
    let texts = SnapshotDoctor(root: bench.root).findings().filter { !$0.isGood }.map(\.text)
    #expect(texts.contains { $0.contains("caf\u{fffd}.txt: The name is not UTF-8") })
  }

  /// U+FFFD is a character that a name may have.
  @Test func theReplacementCharacterIsAName() throws {
    let bench = try Bench()
    let file = bench.root + "/\u{fffd}.txt"
    try Data().write(to: URL(fileURLWithPath: file))
    #expect(!FileNames.isUndecodable(file))
    #expect(FileNames.undecodable(in: bench.root).isEmpty)
  }

  /// Such files were left out, and folders with different ones passed as equal.
  @Test func foldersWithThemAreNotEqual() throws {
    let bench = try Bench()
    try write("a", in: bench.root + "/old")
    try write("b", in: bench.root + "/new")
    let found = try FileComparison().compareFolders(
      reference: bench.root + "/old", actual: bench.root + "/new")
    #expect(found.map(\.result.outcome.kind) == [.unreadable])
    #expect(found.first?.result.outcome.message.contains("not UTF-8") == true)
  }
}
