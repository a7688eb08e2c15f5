import Foundation
import Glibc
import Testing
import TintypeSnapshots

/// A file that is replaced stays as open to others, and as closed, as it was.
@Suite struct FileModeTests {
  private func facts(_ path: String) -> stat {
    var facts = stat()
    lstat(path, &facts)
    return facts
  }

  /// Replaces a reference in each of the ways there are.
  private func replace(
    _ path: String, in bench: borrowing Bench, way: Int
  ) throws {
    let data = Data("new".utf8)
    let proven = try #require(ProvenPath(path, below: bench.root))
    switch way {
    case 0: try AtomicFile.write(data, to: path)
    case 1: try proven.write(data)
    default:
      let other = proven.sibling("other.txt")
      try other.write(data)
      try other.move(to: proven)
    }
  }

  @Test(arguments: [0o600, 0o640, 0o755, 0o664], [0, 1, 2])
  func theModeStays(_ mode: Int, _ way: Int) throws {
    let bench = try Bench()
    let path = bench.root + "/Tests/page.txt"
    try AtomicFile.write(Data("old".utf8), to: path)
    #expect(chmod(path, mode_t(mode)) == 0)
    try replace(path, in: bench, way: way)
    #expect(facts(path).st_mode & 0o7777 == mode_t(mode))
    #expect(FileManager.default.contents(atPath: path) == Data("new".utf8))
  }

  @Test(arguments: [0o444, 0o400, 0o555], [0, 1, 2])
  func aReadOnlyFileIsLeft(_ mode: Int, _ way: Int) throws {
    let bench = try Bench()
    let path = bench.root + "/Tests/page.txt"
    try AtomicFile.write(Data("old".utf8), to: path)
    #expect(chmod(path, mode_t(mode)) == 0)
    let error = #expect(throws: AtomicFile.WriteError.self) {
      try replace(path, in: bench, way: way)
    }
    #expect(error?.reason.contains("read-only") == true)
    #expect(FileManager.default.contents(atPath: path) == Data("old".utf8))
    #expect(facts(path).st_mode & 0o7777 == mode_t(mode))
  }

  /// Two names of one file would part without a word.
  @Test(arguments: [0, 1, 2]) func aFileWithOtherNamesIsLeft(_ way: Int) throws {
    let bench = try Bench()
    let (path, other) = (bench.root + "/Tests/page.txt", bench.root + "/Tests/else.txt")
    try AtomicFile.write(Data("old".utf8), to: path)
    #expect(link(path, other) == 0)
    let error = #expect(throws: AtomicFile.WriteError.self) {
      try replace(path, in: bench, way: way)
    }
    #expect(error?.reason.contains("2 names (hard links)") == true)
    #expect(facts(path).st_ino == facts(other).st_ino)
    #expect(FileManager.default.contents(atPath: path) == Data("old".utf8))
    // What the next run makes anew is nobody's.
    try AtomicFile.write(Data("new".utf8), to: path, isLasting: false)
    #expect(FileManager.default.contents(atPath: other) == Data("old".utf8))
    try replace(path, in: bench, way: way)
  }

  @Test(.enabled(if: geteuid() == 0), arguments: [0, 1, 2])
  func theOwnerStays(_ way: Int) throws {
    let bench = try Bench()
    let path = bench.root + "/Tests/page.txt"
    try AtomicFile.write(Data("old".utf8), to: path)
    #expect(lchown(path, 65534, 65533) == 0)
    try replace(path, in: bench, way: way)
    #expect(facts(path).st_uid == 65534 && facts(path).st_gid == 65533)
  }
}
