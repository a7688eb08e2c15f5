import Foundation
import Testing

@testable import TintypeSnapshots

/// A failure that nobody can read is a failure: a cut download is no success.
@Suite struct DamagedRecordTests {
  private func record(_ bench: borrowing Bench, _ data: Data) throws {
    try AtomicFile.write(data, to: bench.root + "/.build/snapshots/Tests/T/a-png.failure.json")
  }

  @Test(arguments: [
    #"{"kind":"different","refer"#, "", "{}", "[]", "null", "\u{0}\u{1}", #"{"kind":"unknown"}"#,
  ])
  func itIsRefusedAndNamed(_ text: String) throws {
    let bench = try Bench()
    try record(bench, Data(text.utf8))
    let queue = ReviewQueue(root: bench.root)
    #expect(queue.items.isEmpty)
    #expect(queue.refusals.count == 1)
    #expect(queue.refusals.first?.contains("Tests/T/a-png.failure.json") == true)
    #expect(
      SnapshotDoctor(root: bench.root).findings().contains {
        !$0.isGood && $0.text.contains("a-png.failure.json")
      })
  }

  @Test func aMessageWithoutEndIsNotRead() throws {
    let bench = try Bench()
    var outcome = SnapshotOutcome(
      kind: .different, reference: "Tests/__Snapshots__/T/a.png", test: "", file: "", line: 1)
    outcome.message = String(repeating: "m", count: 60 << 20)
    try record(bench, try JSONEncoder().encode(outcome))
    let start = ContinuousClock.now
    #expect(ReviewQueue(root: bench.root).refusals.first?.contains("more than 4 MiB") == true)
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test func everyCommandFails() throws {
    let bench = try Bench()
    try record(bench, Data(#"{"kind":"different","refer"#.utf8))
    for command in ["pending", "review", "report", "accept", "doctor"] {
      let found = try SnapshotTool.run([command], in: bench.root)
      #expect(found.code != 0, "\(command)")
      #expect((found.output + found.errors).contains("a-png.failure.json"), "\(command)")
    }
  }

  /// Two files on Linux, whatever Swift's strings take for equal.
  @Test func namesThatDifferInNormalizationAreTwo() throws {
    let bench = try Bench()
    let names = ["caf\u{e9}", "cafe\u{301}"]
    for name in names {
      bench.check("old", name, record: .all)
      bench.check("new", name, record: .never)
    }
    let items = ReviewQueue(root: bench.root).items
    #expect(items.count == 2)
    try items.first?.accept()
    #expect(ReviewQueue(root: bench.root).items.count == 1)
    try ReviewQueue(root: bench.root).items.first?.accept()
    for name in names { #expect(bench.reference(name) == "new") }
    #expect(
      SnapshotDoctor(root: bench.root).findings().contains {
        !$0.isGood && $0.text.contains("case or normalization alone")
      })
  }
}
