import Foundation
import Testing
import TintypeSnapshots

/// What looks like a snapshot, by the package's own folders.
@Suite struct SnapshotPlacesTests {
  @Test(arguments: [
    "Tests/__Snapshots__/CardTests/card.1.png", "__Snapshots__/a", "A/__Snapshots__/B/c.layout.txt",
  ])
  func snapshotsLieInTheirFolders(_ path: String) throws {
    let bench = try Bench()
    #expect(SnapshotPlaces(root: bench.root).reference(path)?.relativePath == path)
  }

  @Test(arguments: [
    "Package.swift", "Tests/CardTests.swift", "Sources/a.png", ".git/hooks/pre-commit",
    ".git/__Snapshots__/a.png", ".github/workflows/__Snapshots__/a.yml", "Makefile",
    "Tests/__Snapshots__/CardTests/evil.swift", "Tests/__Snapshots__/CardTests/evil.H",
    "Tests/__Snapshots__/.hidden.png", "Tests/__Snapshots__/Makefile",
    "Tests/__Snapshots__/../../a.png", "__Snapshots__",
  ])
  func otherFilesAreNone(_ path: String) throws {
    let bench = try Bench()
    let places = SnapshotPlaces(root: bench.root)
    for name in [path, bench.root + "/" + path] {
      #expect(places.reference(name) == nil)
      #expect(places.reference(name, directory: "") == nil)
      #expect(places.reference(name, directory: ".git") == nil)
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
    let places = SnapshotPlaces(root: bench.root)
    #expect(places.reference("Snapshots/New/b.png", directory: "Snapshots") != nil)
    #expect(places.reference("Snapshots/b.png", directory: "Other") == nil)
    #expect(places.reference("Sources/Shop/logo.png", directory: "Sources/Shop") == nil)
    #expect(places.reference("Sources/Shop/logo.png", directory: "Sources") == nil)
    #expect(places.reference("Snapshots/b.sh", directory: "Snapshots") == nil)
    try AtomicFile.write(Data(), to: bench.root + "/Tests/CardTests.swift")
    let without = SnapshotPlaces(root: bench.root)
    #expect(without.reference("Snapshots/b.png", directory: "Snapshots") == nil)
  }
}
