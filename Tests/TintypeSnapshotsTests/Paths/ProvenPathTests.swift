import Foundation
import Testing
import TintypeSnapshots

#if canImport(Glibc)
import Glibc
#endif

/// Which paths are believed to lie below a folder, and that nothing is done elsewhere.
@Suite struct ProvenPathTests {
  private func write(_ text: String, _ path: String) throws {
    try AtomicFile.write(Data(text.utf8), to: path)
  }

  @Test func plainPathsAreProvedWhetherTheyExistOrNot() throws {
    let bench = try Bench()
    for path in ["a.png", "Tests/__Snapshots__/x/a.png", "./a.png", "Tests//a.png"] {
      for name in [path, bench.root + "/" + path] {
        #expect(ProvenPath(name, below: bench.root) != nil, "\(name)")
      }
    }
    #expect(ProvenPath("Tests//./a.png", below: bench.root)?.relativePath == "Tests/a.png")
  }

  @Test(arguments: [
    "", ".", "/", "..", "../a.png", "/etc/passwd", "Tests/../../a.png", "/tmp/a.png", "Tests/..",
    "a\u{1B}.png", "a\n.png", "a\u{202E}gnp.exe", "a\u{9B}.png", "a\0.png",
  ])
  func pathsThatLeadElsewhereAreNot(_ path: String) throws {
    let bench = try Bench()
    #expect(ProvenPath(path, below: bench.root) == nil)
  }

  @Test func linksAreResolvedBeforeAPathIsBelieved() throws {
    let bench = try Bench()
    let other = try Bench()
    let manager = FileManager.default
    func link(_ name: String, _ target: String) throws {
      try manager.createSymbolicLink(
        atPath: bench.root + "/" + name, withDestinationPath: target)
    }
    try link("out", other.root)
    try link("up", "..")
    try link("dead", other.root + "/none")
    try link("circle", "circle")
    try link("in", "Tests")
    for path in ["out/a.png", "out/b/a.png", "up/a.png", "dead/a.png", "circle/a.png"] {
      #expect(ProvenPath(path, below: bench.root) == nil, "\(path)")
    }
    #expect(ProvenPath("in/a.png", below: bench.root)?.relativePath == "Tests/a.png")
  }

  /// A folder of the user's may itself be reached by a link.
  @Test func theFolderMayBeALink() throws {
    let bench = try Bench()
    let link = bench.root + "-link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: bench.root)
    defer { unlink(link) }
    let path = try #require(ProvenPath(link + "/Tests/a.txt", below: link))
    #expect(path == ProvenPath("Tests/a.txt", below: bench.root))
    try path.write(Data("one".utf8))
    #expect(try path.contents() == Data("one".utf8))
  }

  /// What is put in the way after the proof is not followed either.
  @Test func linksThatComeLaterLeadNowhere() throws {
    let bench = try Bench()
    let other = try Bench()
    try write("old", other.root + "/a.txt")
    let path = try #require(ProvenPath("Late/a.txt", below: bench.root))
    try FileManager.default.createSymbolicLink(
      atPath: bench.root + "/Late", withDestinationPath: other.root)
    #expect(throws: AtomicFile.WriteError.self) { try path.write(Data("new".utf8)) }
    #expect(throws: FileProblem.link) { try path.contents() }
    #expect(throws: FileProblem.link) { try path.remove() }
    #expect(!path.isFile)
    #expect(FileManager.default.contents(atPath: other.root + "/a.txt") == Data("old".utf8))
  }

  @Test func aLinkInsteadOfAFileIsNotFollowed() throws {
    let bench = try Bench()
    try write("secret", bench.root + "/secret.txt")
    let path = try #require(ProvenPath("Tests/a.txt", below: bench.root))
    try FileManager.default.createSymbolicLink(
      atPath: path.path, withDestinationPath: bench.root + "/secret.txt")
    #expect(throws: FileProblem.link) { try path.contents() }
    #expect(throws: AtomicFile.WriteError.self) { try path.write(Data()) }
    let other = try #require(ProvenPath("Tests/b.txt", below: bench.root))
    #expect(throws: AtomicFile.WriteError.self) { try path.move(to: other) }
    try path.remove()
    #expect(
      FileManager.default.contents(atPath: bench.root + "/secret.txt") == Data("secret".utf8))
  }

  @Test func nonFilesAreNotTouched() throws {
    let bench = try Bench()
    let path = try #require(ProvenPath("Tests/a.txt", below: bench.root))
    #expect(mkfifo(path.path, 0o644) == 0)
    #expect(throws: FileProblem.notAFile("a pipe")) { try path.contents() }
    #expect(throws: AtomicFile.WriteError.self) { try path.write(Data()) }
    #expect(throws: FileProblem.missing) {
      try ProvenPath("Tests/none.txt", below: bench.root)?.contents()
    }
  }

  @Test func emptyFoldersGoUpToTheRoot() throws {
    let bench = try Bench()
    let path = try #require(ProvenPath("A/B/a.txt", below: bench.root))
    try path.write(Data())
    try write("", bench.root + "/A/other.txt")
    try path.remove()
    path.removeEmptyFolders()
    #expect(bench.files(below: "A") == ["other.txt"])
    #expect(!FileManager.default.fileExists(atPath: bench.root + "/A/B"))
  }
}
