import Foundation
import Testing
import TintypeSnapshots

/// The commands on artifacts that a stranger made.
@Suite struct HostileArtifactsTests {
  private static let payload = "PAYLOAD"

  private func record(
    _ bench: borrowing Bench, _ reference: String, message: String = "m", name: String = "e"
  ) throws {
    let artifacts = bench.root + "/.build/snapshots/a"
    try AtomicFile.write(Data(Self.payload.utf8), to: "\(artifacts)/\(name).actual.png")
    var outcome = SnapshotOutcome(
      kind: .different, reference: reference, test: "T/x()", file: "T.swift", line: 1,
      message: message)
    outcome.actual = "\(artifacts)/\(name).actual.png"
    outcome.directory = (reference as NSString).deletingLastPathComponent
    try AtomicFile.write(
      JSONEncoder().encode(outcome), to: "\(artifacts)/\(name).failure.json")
  }

  @Test(arguments: [
    "../victim.txt", ".git/hooks/pre-commit", "Package.swift", "/tmp/tintype-v.txt",
  ])
  func acceptWritesNoOtherFile(_ reference: String) throws {
    let bench = try Bench()
    try record(bench, reference)
    for command in ["accept", "reject"] {
      let found = try SnapshotTool.run([command], in: bench.root)
      #expect(found.code == 1)
      #expect(found.errors.contains("is no snapshot of this package"))
    }
    let path = reference.hasPrefix("/") ? reference : bench.root + "/" + reference
    #expect(FileManager.default.contents(atPath: path) != Data(Self.payload.utf8))
    #expect(try SnapshotTool.run(["pending"], in: bench.root).output.isEmpty)
  }

  @Test func nothingSteersTheTerminalOrForgesALine() throws {
    let bench = try Bench()
    let message = "\u{1B}]52;c;aGk=\u{7}\n2 of 2  fake.png\n::stop-commands::x\n\u{9B}2J"
    try record(bench, "Tests/__Snapshots__/T/a.png", message: message)
    try record(bench, "Tests/__Snapshots__/T/b\u{1B}[31m\n1 of 1  x.png", name: "f")
    let summary = bench.root + "/summary.md"
    for arguments in [
      ["pending"], ["pending", "--json"], ["review"], ["report", "--github"],
      ["report", "--json", "--junit", "j.xml"], ["accept"],
    ] {
      let found = try SnapshotTool.run(
        arguments, in: bench.root, environment: ["GITHUB_STEP_SUMMARY": summary])
      for text in [found.output, found.errors] {
        #expect(
          !text.unicodeScalars.contains { NeutralText.isActive($0) && $0 != "\n" }, "\(arguments)")
        #expect(!text.contains("\n2 of 2") && !text.contains("\n1 of 1"))
        #expect(!text.contains("\n::stop-commands"))
      }
    }
  }

  @Test(arguments: ["1/99999999999999999999", "0/0", "a/b", "2/1", "1", "+1/2", "01/2"])
  func shardsThatAreNoneAreRefused(_ shard: String) throws {
    let bench = try Bench()
    let lines = [
      RunManifest.beginning(isFiltered: false, shard: shard), RunManifest.ending(exitCode: 0),
    ]
    try AtomicFile.write(
      Data((lines.joined(separator: "\n") + "\n").utf8), to: bench.root + "/s.jsonl")
    #expect(try SnapshotTool.run(["merge", "s.jsonl"], in: bench.root).code == 66)
  }

  /// Numbers of a record that no picture has.
  @Test func areasThatOverflowAreRefused() throws {
    let bench = try Bench()
    bench.check(PictureSnapshotTests.card(), as: .picture(), record: .all)
    let failed = bench.check(PictureSnapshotTests.card(x: 15), as: .picture())
    var outcome = failed
    outcome.comparison?.actualSize.width = .max
    outcome.comparison?.referenceSize.height = .max
    outcome.comparison?.differentPixels = .max
    let names = bench.files(below: ".build/snapshots").filter { $0.hasSuffix(".failure.json") }
    let record = bench.root + "/.build/snapshots/" + (try #require(names.first))
    try AtomicFile.write(JSONEncoder().encode(outcome), to: record)
    #expect(try SnapshotTool.run(["report"], in: bench.root).code == 0)
    #expect(try SnapshotTool.run(["pending"], in: bench.root).code == 1)
  }
}
