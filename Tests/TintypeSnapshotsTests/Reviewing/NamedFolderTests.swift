import Foundation
import Testing
import TintypeSnapshots

/// References in a folder that assertions name, such as the top-level `Snapshots`.
@Suite struct NamedFolderTests {
  /// A package whose last run was whole, passed, and asserted `card.used.txt` in `Snapshots`.
  private func bench() throws -> Bench {
    var bench = try Bench()
    bench.directory = "Snapshots"
    bench.environment.manifest = bench.root + "/.build/snapshots/run.jsonl"
    try AtomicFile.append(RunManifest.beginning(isFiltered: false, shard: nil), to: manifest(bench))
    bench.check("one", "used", record: .all)
    bench.session = SnapshotSession()
    bench.check("one", "used")
    try AtomicFile.append(RunManifest.ending(exitCode: 0), to: manifest(bench))
    return bench
  }

  private func manifest(_ bench: borrowing Bench) -> String {
    bench.root + "/.build/snapshots/run.jsonl"
  }

  private func write(_ text: String, _ path: String, _ bench: borrowing Bench) throws {
    try AtomicFile.write(Data(text.utf8), to: bench.root + "/" + path)
  }

  private func orphans(_ bench: borrowing Bench) throws -> [String] {
    let run = RunManifest(ofArtifacts: bench.root + "/.build/snapshots")
    let root = bench.root
    return try OrphanSearch.orphans(of: run, root: root).map(\.relativePath)
  }

  @Test func orphansAreFoundInItAndBelow() throws {
    let bench = try bench()
    #expect(bench.files(below: "Snapshots") == ["card.used.txt"])
    #expect(try orphans(bench).isEmpty)
    for path in ["card.gone.txt", "Old/a.txt", "README.md", "card.used~new.txt", ".hidden.txt"] {
      try write("one", "Snapshots/" + path, bench)
    }
    try write("one", "Notes/a.txt", bench)
    try write("one", "Tests/__Snapshots__/Old/a.png", bench)
    #expect(
      try orphans(bench)
        == ["Snapshots/Old/a.txt", "Snapshots/card.gone.txt", "Tests/__Snapshots__/Old/a.png"])
  }

  @Test(arguments: ["", "Tests", ".", "/"])
  func aFolderThatHoldsTheTestsIsLeftAlone(_ directory: String) throws {
    let bench = try bench()
    var outcome = SnapshotOutcome(
      kind: .passed, reference: "card.2.txt", test: "", file: "Tests/CardTests.swift", line: 1)
    outcome.directory = directory
    try AtomicFile.append(RunManifest.line(for: outcome, root: bench.root), to: manifest(bench))
    try write("one", "a.txt", bench)
    try write("one", "Tests/a.txt", bench)
    #expect(try orphans(bench).isEmpty)
  }

  @Test func pendingFilesInItWaitForReview() throws {
    let bench = try bench()
    try write("two", "Snapshots/card.used~new.txt", bench)
    let queue = ReviewQueue(root: bench.root)
    #expect(queue.items.map(\.relativePath) == ["Snapshots/card.used.txt"])
    try queue.items[0].accept()
    #expect(bench.reference("used") == "two")
  }

  @Test func aFailureInANamedFolderIsAccepted() throws {
    let bench = try bench()
    let failed = bench.check("two", "used", record: .never)
    #expect(failed.kind == .different)
    #expect(failed.message.contains("accept: tintype accept Snapshots/card.used.txt"))
    try ReviewQueue(root: bench.root).items[0].accept()
    #expect(bench.reference("used") == "two")
    #expect(ReviewQueue(root: bench.root).items.isEmpty)
  }

  @Test func theDoctorCountsIt() throws {
    let bench = try bench()
    let texts = SnapshotDoctor(root: bench.root).findings().map(\.text)
    #expect(texts.contains("References: 1."))
  }
}
