import Foundation
import Testing
import TintypeSnapshots

/// Accepting, rejecting and pruning.
@Suite struct ReviewTests {
  private func queue(_ bench: borrowing Bench) -> ReviewQueue { ReviewQueue(root: bench.root) }

  @Test func aFailureIsAcceptedAndItsTracesGo() throws {
    let bench = try Bench()
    bench.check("one", record: .all)
    bench.check("two")
    let items = try queue(bench).matching(["card.1.txt"])
    #expect(items.map(\.relativePath) == ["Tests/__Snapshots__/CardTests/card.1.txt"])
    try items.first?.accept()
    #expect(bench.reference() == "two")
    #expect(queue(bench).items.isEmpty)
    #expect(bench.check("two").kind == .passed)
    #expect(bench.files(below: ".build/snapshots").isEmpty)
  }

  @Test func pendingFilesAreAcceptedOrRejected() throws {
    let bench = try Bench()
    bench.check("one", "a", record: .pending)
    bench.check("one", "b", record: .pending)
    let items = queue(bench).items
    #expect(items.count == 2)
    #expect(items.allSatisfy { $0.candidate != nil })
    try items.first?.accept()
    items.last?.reject()
    #expect(bench.files() == ["CardTests/card.a.txt"])
    #expect(queue(bench).items.isEmpty)
  }

  @Test func pendingFilesAreFoundWithoutTraces() throws {
    let bench = try Bench()
    bench.check("one", "a", record: .pending)
    try FileManager.default.removeItem(atPath: bench.root + "/.build")
    #expect(queue(bench).items.map(\.outcome.kind) == [.missing])
  }

  @Test func aSnapshotThatPassesAgainWaitsNoLonger() throws {
    let bench = try Bench()
    bench.check("one", record: .all)
    bench.check("two")
    #expect(queue(bench).items.count == 1)
    bench.check("one")
    #expect(queue(bench).items.isEmpty)
  }

  @Test(arguments: [
    "card.?.txt", "Tests", "Tests/__Snapshots__/CardTests/", "*", "./Tests/*/card.1.txt",
    "CardTests/*", "CardTests", "__Snapshots__/CardTests/card.1.txt", "CardTests/card()",
    "CardTests/c*", "card", "CardTests.swift", "Tests/CardTests.swift",
  ])
  func patternsFit(_ pattern: String) throws {
    let bench = try Bench()
    bench.check("one", record: .never)
    #expect(try queue(bench).matching([pattern]).count == 1)
    for other in ["x*", "Card", "ardTests/*"] {
      let path = "Tests/__Snapshots__/CardTests/card.1.txt"
      #expect(throws: ReviewError.noMatch(other, waiting: [path], changed: [])) {
        try queue(bench).matching([pattern, other])
      }
    }
  }

  /// A suite need not be called as its file is, nor stand outside of others.
  @Test(arguments: [
    "Screens", "Screens/*", "Screens/Dark", "Dark/home", "Dark/home()", "home", "Shop",
    "Shop.Screens", "Shop/Screens/*", "Shop.Screens/Dark/home()",
  ])
  func testsFit(_ pattern: String) throws {
    let bench = try Bench()
    var outcome = bench.check("one", record: .never)
    outcome.test = "Shop.Screens/Dark/home()"
    let records = bench.files(below: ".build/snapshots").filter { $0.hasSuffix(".failure.json") }
    let record = bench.root + "/.build/snapshots/" + (try #require(records.first))
    try AtomicFile.write(try JSONEncoder().encode(outcome), to: record)
    #expect(try queue(bench).matching([pattern]).count == 1)
    #expect(throws: ReviewError.self) { try queue(bench).matching(["Screen"]) }
  }

  @Test func whatWaitsIsNamedWhereNothingMatches() throws {
    let bench = try Bench()
    for name in ["a", "b", "c", "d", "e"] {
      bench.check("one", name, record: .all)
      bench.check("two", name)
    }
    func message(_ newOnly: Bool, _ pattern: String) -> String {
      do {
        return "\(try queue(bench).matching([pattern], newOnly: newOnly).count)"
      } catch {
        return "\(error)"
      }
    }
    let wait = "wait: Tests/__Snapshots__/CardTests/card.a.txt, "
    let other = message(false, "x")
    #expect(other.hasPrefix("No waiting snapshot matches x; 5 \(wait)"), "\(other)")
    let changed = message(true, "CardTests")
    #expect(changed.hasPrefix("No new snapshot matches CardTests; 5 with a reference \(wait)"))
    #expect(changed.hasSuffix("Leave out --new-only for them."))
    let noted = try SnapshotTool.run(["accept", "--new-only"], in: bench.root)
    #expect(noted.code == 0 && noted.output.isEmpty)
    #expect(noted.errors.hasPrefix("note: No new snapshot waits; 5 with a reference \(wait)"))
  }

  @Test func reviewMayBeLimitedToNewSnapshots() throws {
    let bench = try Bench()
    bench.check("one", "old", record: .all)
    bench.check("two", "old")
    bench.check("one", "new", record: .never)
    let found = try queue(bench).matching([], newOnly: true)
    #expect(found.map(\.relativePath) == ["Tests/__Snapshots__/CardTests/card.new.txt"])
  }

  @Test func aVanishedSnapshotCannotBeAccepted() throws {
    let bench = try Bench()
    let failed = bench.check("one", record: .never)
    try FileManager.default.removeItem(atPath: try #require(failed.actual))
    #expect(throws: ReviewError.self) { try queue(bench).items.first?.accept() }
  }

  @Test func orphansAreReportedAfterAWholeRunOnly() throws {
    var bench = try Bench()
    bench.check("one", "used", record: .all)
    bench.check("one", "left", record: .all)
    let manifest = bench.root + "/run.jsonl"
    bench.environment.manifest = manifest
    bench.session = SnapshotSession()
    try AtomicFile.append(RunManifest.beginning(isFiltered: false, shard: nil), to: manifest)
    bench.check("one", "used")
    func read(_ more: String = "") -> RunManifest {
      RunManifest(
        data: (FileManager.default.contents(atPath: manifest) ?? Data()) + Data(more.utf8))
    }
    let root = bench.root
    #expect(throws: ReviewError.self) { try OrphanSearch.orphans(of: read(), root: root) }
    let ended = read(RunManifest.ending(exitCode: 0))
    let orphans = try OrphanSearch.orphans(of: ended, root: root)
    #expect(orphans.map(\.name) == ["card.left.txt"])
    let failed = read(RunManifest.ending(exitCode: 1))
    #expect(throws: ReviewError.self) { try OrphanSearch.orphans(of: failed, root: root) }
    let filtered = read(
      RunManifest.beginning(isFiltered: true, shard: nil) + "\n" + RunManifest.ending(exitCode: 0))
    #expect(throws: ReviewError.self) { try OrphanSearch.orphans(of: filtered, root: root) }
    try OrphanSearch.remove(orphans)
    #expect(bench.files() == ["CardTests/card.used.txt"])
  }

  @Test func shardsAreWholeOnlyTogether() {
    func shard(_ name: String) -> RunManifest {
      RunManifest(
        data: Data(
          (RunManifest.beginning(isFiltered: false, shard: name) + "\n"
            + RunManifest.ending(exitCode: 0)).utf8))
    }
    #expect(!RunManifest.merged([shard("1/2")]).isComplete)
    let both = RunManifest.merged([shard("1/2"), shard("2/2")])
    #expect(both.isComplete)
    #expect(RunManifest(data: both.data) == both)
    #expect(!RunManifest.merged([shard("1/2"), RunManifest()]).isComplete)
  }

  @Test func aTornLastLineIsPassedOver() throws {
    let bench = try Bench()
    let outcome = bench.check("one", record: .never)
    let line = RunManifest.line(for: outcome, root: bench.root)
    let manifest = RunManifest(data: Data((line + "\n" + line.prefix(40)).utf8))
    #expect(manifest.outcomes.count == 1)
    #expect(manifest.references == ["Tests/__Snapshots__/CardTests/card.1.txt"])
  }
}
