import Foundation
import Testing
import TintypeSnapshots

/// What looks like a snapshot, by the package's own folders.
@Suite struct SnapshotFoldersTests {
  @Test(arguments: [
    "Tests/__Snapshots__/CardTests/card.1.png", "__Snapshots__/a", "A/__Snapshots__/B/c.layout.txt",
  ])
  func snapshotsLieInTheirFolders(_ path: String) throws {
    let bench = try Bench()
    #expect(SnapshotFolders(root: bench.root).reference(path)?.relativePath == path)
  }

  @Test(arguments: [
    "Package.swift", "Tests/CardTests.swift", "Sources/a.png", ".git/hooks/pre-commit",
    ".git/__Snapshots__/a.png", ".github/workflows/__Snapshots__/a.yml", "Makefile",
    "Tests/__Snapshots__/CardTests/evil.swift", "Tests/__Snapshots__/CardTests/evil.H",
    "Tests/__Snapshots__/.hidden.png", "Tests/__Snapshots__/Makefile",
    "Tests/__Snapshots__/../../a.png", "__Snapshots__",
  ])
  func otherFilesAreNoSnapshots(_ path: String) throws {
    let bench = try Bench()
    let snapshotFolders = SnapshotFolders(root: bench.root)
    for name in [path, bench.root + "/" + path] {
      #expect(snapshotFolders.reference(name) == nil)
      #expect(snapshotFolders.reference(name, directory: "") == nil)
      #expect(snapshotFolders.reference(name, directory: ".git") == nil)
    }
  }

  @Test func aNamedFolderHoldsNoProgramsAndIsNamedByASource() throws {
    let bench = try Bench()
    func write(_ path: String) throws {
      try AtomicFile.write(Data(), to: bench.root + "/" + path)
    }
    try write("Snapshots/a.png")
    try write("Sources/Shop/logo.png")
    try write("Sources/Shop/Cart.swift")
    let snapshotFolders = SnapshotFolders(root: bench.root)
    #expect(snapshotFolders.reference("Snapshots/New/b.png", directory: "Snapshots") != nil)
    #expect(snapshotFolders.reference("Snapshots/b.png", directory: "Other") == nil)
    #expect(snapshotFolders.reference("Sources/Shop/logo.png", directory: "Sources/Shop") == nil)
    #expect(snapshotFolders.reference("Sources/Shop/logo.png", directory: "Sources") == nil)
    #expect(snapshotFolders.reference("Snapshots/b.sh", directory: "Snapshots") == nil)
    try AtomicFile.write(Data(), to: bench.root + "/Tests/CardTests.swift")
    let without = SnapshotFolders(root: bench.root)
    #expect(without.reference("Snapshots/b.png", directory: "Snapshots") == nil)
  }
}
