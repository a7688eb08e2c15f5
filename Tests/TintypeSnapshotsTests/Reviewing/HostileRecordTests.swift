import Foundation
import Testing
import TintypeSnapshots

/// Records that came with somebody else's artifacts: nothing outside of the package may be touched.
@Suite struct HostileRecordTests {
  /// A folder beside the package with a file that must stay what it is.
  private func victim(_ bench: borrowing Bench) throws -> String {
    let folder = bench.root + "/../tintype-victim-\(UUID().uuidString)"
    try AtomicFile.write(Data("mine".utf8), to: folder + "/keep.png")
    return URL(fileURLWithPath: folder).standardizedFileURL.path
  }

  private func record(
    _ bench: borrowing Bench, reference: String, actual: String? = nil, difference: String? = nil,
    directory: String? = nil
  ) throws {
    let artifacts = bench.root + "/.build/snapshots"
    try AtomicFile.write(Data("PAYLOAD".utf8), to: artifacts + "/a/e.actual.png")
    var outcome = SnapshotOutcome(
      kind: .different, reference: reference, test: "T/x()", file: "T.swift", line: 1,
      message: "m")
    outcome.actual = actual ?? artifacts + "/a/e.actual.png"
    outcome.difference = difference
    outcome.directory = directory
    try AtomicFile.write(JSONEncoder().encode(outcome), to: artifacts + "/a/e.failure.json")
  }

  @Test(arguments: [
    "/tmp/tintype-nobody.txt", "../x.png", "Tests/../../x.png", ".git/hooks/pre-commit",
    "Package.swift", "Tests/__Snapshots__/evil.swift", "Sources/App/main.png",
  ])
  func nothingIsWrittenWhereNoSnapshotIs(_ reference: String) throws {
    let bench = try Bench()
    try AtomicFile.write(Data(), to: bench.root + "/Sources/App/main.swift")
    for name in reference.hasPrefix("/") ? [reference] : [reference, bench.root + "/" + reference] {
      try record(bench, reference: name, directory: (name as NSString).deletingLastPathComponent)
      let queue = ReviewQueue(root: bench.root)
      #expect(queue.items.isEmpty)
      #expect(queue.refusals.count == 1)
    }
  }

  @Test func nothingElsewhereIsTakenForTheNewSnapshot() throws {
    let bench = try Bench()
    let victim = try victim(bench)
    defer { try? FileManager.default.removeItem(atPath: victim) }
    let reference = "Tests/__Snapshots__/CardTests/card.1.png"
    for actual in [victim + "/keep.png", "/etc/passwd", "../../../etc/passwd", "Package.swift"] {
      try record(bench, reference: reference, actual: actual, difference: actual)
      let item = try #require(ReviewQueue(root: bench.root).items.first)
      #expect(item.candidate == nil && item.difference == nil)
      #expect(throws: ReviewError.self) { try item.accept() }
      let page = SnapshotReport(
        items: [item], summary: "", origin: RunOrigin(root: bench.root)
      ).html
      #expect(!String(decoding: page, as: UTF8.self).contains("data:image"))
    }
    let link = bench.root + "/.build/snapshots/a/s.svg"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: victim + "/keep.png")
    try record(bench, reference: reference, actual: link, difference: link)
    let item = try #require(ReviewQueue(root: bench.root).items.first)
    #expect(item.candidate == nil && item.difference == nil)
  }

  @Test func noReferenceOrPendingFileThatIsALinkIsShown() throws {
    let bench = try Bench()
    let victim = try victim(bench)
    defer { try? FileManager.default.removeItem(atPath: victim) }
    bench.check(PictureSnapshotTests.card(), as: .picture(), "c", record: .never)
    let location = bench.location("c", "png")
    let folder = (location.reference as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for path in [location.reference, location.pending] {
      try FileManager.default.createSymbolicLink(
        atPath: path, withDestinationPath: victim + "/keep.png")
    }
    let items = ReviewQueue(root: bench.root).items
    let page = String(
      decoding: SnapshotReport(
        items: items, summary: "", origin: RunOrigin(root: bench.root)
      ).html, as: UTF8.self)
    #expect(!page.contains(Data("mine".utf8).base64EncodedString()))
    #expect(throws: AtomicFile.WriteError.self) { try items.first?.accept() }
    #expect(
      FileManager.default.contents(atPath: victim + "/keep.png") == Data("mine".utf8))
  }

  @Test func rejectingRemovesNothingElsewhere() throws {
    let bench = try Bench()
    let victim = try victim(bench)
    defer { try? FileManager.default.removeItem(atPath: victim) }
    try AtomicFile.write(Data(), to: victim + "/keep~new.png")
    try record(bench, reference: victim + "/keep.png")
    for item in ReviewQueue(root: bench.root).items { item.reject() }
    #expect(FileManager.default.fileExists(atPath: victim + "/keep~new.png"))
  }

  /// Folders of artifacts may be links, too.
  @Test func tracesAreNotRemovedThroughLinks() throws {
    let bench = try Bench()
    let victim = try victim(bench)
    defer { try? FileManager.default.removeItem(atPath: victim) }
    try AtomicFile.write(Data("mine".utf8), to: victim + "/card-1-txt.actual.txt")
    try AtomicFile.write(Data("{}".utf8), to: victim + "/card-1-txt.failure.json")
    try FileManager.default.createDirectory(
      atPath: bench.root + "/.build/snapshots/Tests", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: bench.root + "/.build/snapshots/Tests/CardTests", withDestinationPath: victim)
    let failed = bench.check("one", record: .never)
    #expect(failed.kind == .unreadable || failed.actual == nil)
    bench.check("one", record: .all)
    bench.check("one")
    let names = try FileManager.default.contentsOfDirectory(atPath: victim).sorted()
    #expect(names == ["card-1-txt.actual.txt", "card-1-txt.failure.json", "keep.png"])
  }

  @Test func pruningStaysInThePackage() throws {
    let bench = try Bench()
    let victim = try victim(bench)
    defer { try? FileManager.default.removeItem(atPath: victim) }
    try FileManager.default.createSymbolicLink(
      atPath: bench.root + "/Linked", withDestinationPath: victim)
    for directory in [victim, "../" + (victim as NSString).lastPathComponent, "Linked", "/"] {
      var outcome = SnapshotOutcome(
        kind: .passed, reference: directory + "/none.png", test: "", file: "T.swift", line: 1)
      outcome.directory = directory
      let lines = [
        RunManifest.line(for: outcome, root: bench.root), RunManifest.ending(exitCode: 0),
      ]
      let manifest = RunManifest(data: Data(lines.joined(separator: "\n").utf8))
      #expect(try OrphanSearch.orphans(of: manifest, root: bench.root).isEmpty)
    }
  }

  /// What a record says may hold a mark of the page itself.
  @Test func theReportIsFilledOnce() throws {
    let bench = try Bench()
    bench.check("one /*DATA*/ /*SCRIPT*/ <!--PLAIN-->", record: .all)
    bench.check("two /*DATA*/ /*SCRIPT*/ /*STYLE*/")
    let items = ReviewQueue(root: bench.root).items
    let html = SnapshotReport(
      items: items, summary: "/*SCRIPT*/", origin: RunOrigin(root: bench.root)
    ).html
    let page = String(decoding: html, as: UTF8.self)
    #expect(page.components(separatedBy: "\"use strict\"").count <= 2)
    #expect(page.contains("two /*DATA*/ /*SCRIPT*/ /*STYLE*/"))
  }
}
