import Foundation
import Testing
import TintypeSnapshots

/// When a reference is written, and that writing one is never a pass.
@Suite struct RecordModeTests {
  /// A misspelt `never` must not record.
  @Test(arguments: ["banana", "all ", "nver", "true", "0", "missing,never"])
  func aModeThatIsNoneIsAnError(_ text: String) throws {
    var bench = try Bench()
    bench.environment = SnapshotEnvironment(variables: ["SNAPSHOT_TESTING_RECORD": text])
    let outcome = bench.check("one")
    #expect(outcome.kind == .unreadable)
    #expect(outcome.message.contains("SNAPSHOT_TESTING_RECORD is '\(text)', which is none of all"))
    #expect(bench.files().isEmpty)
    let found = try SnapshotTool.run(
      ["test"], in: bench.root, environment: ["SNAPSHOT_TESTING_RECORD": text])
    #expect(found.code == 64)
  }

  @Test(arguments: ["ALL", "Never", ""]) func modesAreReadInAnyCase(_ text: String) {
    let environment = SnapshotEnvironment(variables: ["SNAPSHOT_TESTING_RECORD": text])
    #expect(environment.problem == nil)
    #expect((environment.record == nil) == text.isEmpty)
  }

  @Test func missingRecordsOnceAndFails() throws {
    let bench = try Bench()
    #expect(bench.check("one", record: .missing).kind == .recorded)
    #expect(bench.reference() == "one")
    #expect(bench.check("one", record: .missing).kind == .passed)
    let failed = bench.check("two", record: .missing)
    #expect(failed.kind == .different)
    #expect(bench.reference() == "one")
    #expect(failed.message.contains("−one"))
    #expect(failed.message.contains("+two"))
    #expect(failed.message.contains("tintype accept Tests/__Snapshots__/CardTests/card.1.txt"))
  }

  @Test func neverWritesNothing() throws {
    let bench = try Bench()
    #expect(bench.check("one", record: .never).kind == .missing)
    #expect(bench.files().isEmpty)
    bench.check("one", record: .all)
    #expect(bench.check("two", record: .never).kind == .different)
    #expect(bench.reference() == "one")
  }

  @Test func failedKeepsWhatIsEqual() throws {
    let bench = try Bench()
    #expect(bench.check("one", record: .failed).kind == .recorded)
    let path = bench.location("1").reference
    let before = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    #expect(bench.check("one", record: .failed).kind == .passed)
    #expect(bench.check("one", record: .all).kind == .passed)
    let after = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    #expect(before == after)
    #expect(bench.check("two", record: .failed).kind == .recorded)
    #expect(bench.reference() == "two")
  }

  @Test func pendingWaitsBesideTheReference() throws {
    let bench = try Bench()
    #expect(bench.check("one", record: .pending).kind == .pending)
    #expect(bench.reference() == nil)
    #expect(bench.reference(pending: true) == "one")
    bench.check("one", record: .all)
    #expect(bench.check("two", record: .pending).kind == .pending)
    #expect(bench.reference() == "one")
    #expect(bench.reference(pending: true) == "two")
    #expect(bench.check("one", record: .pending).kind == .passed)
    #expect(bench.reference(pending: true) == nil)
  }

  @Test(arguments: SnapshotTestingConfiguration.Record.allCases)
  func codeCannotRecordOnABuildServer(_ requested: SnapshotTestingConfiguration.Record) throws {
    var bench = try Bench()
    bench.environment.isContinuousIntegration = true
    let outcome = bench.check("one", record: requested)
    #expect(outcome.kind == (requested == .pending ? .pending : .missing))
    #expect(bench.reference() == nil)
    bench.environment.record = .missing
    #expect(bench.check("one", record: requested).kind == .recorded)
  }

  @Test func variablesAreRead() {
    let set = SnapshotEnvironment(variables: [
      "CI": "true", "SNAPSHOT_TESTING_RECORD": "failed", "SNAPSHOT_ARTIFACTS": "/a",
    ])
    #expect(
      set == SnapshotEnvironment(isContinuousIntegration: true, record: .failed, artifacts: "/a"))
    #expect(
      SnapshotEnvironment(variables: ["CI": "false", "SNAPSHOT_ARTIFACTS": ""])
        == SnapshotEnvironment())
    #expect(SnapshotEnvironment().mode(requested: nil) == .missing)
    #expect(SnapshotEnvironment(record: .all).mode(requested: nil) == .all)
    #expect(SnapshotEnvironment(record: .all).mode(requested: .never) == .never)
  }

  @Test func assertionsOnOnePathHaveToBeEqual() throws {
    let bench = try Bench()
    let scope = SnapshotScope()
    bench.check("one", record: .all, scope: scope)
    let again = bench.check("two", record: .all, scope: scope)
    #expect(again.kind == .duplicate)
    #expect(bench.reference() == "one")
    #expect(bench.check("one", owner: "other()").kind == .passed)
    #expect(bench.check("two", owner: "other()").kind == .duplicate)
    // A repetition of the case comes in a scope of its own.
    #expect(bench.check("one", scope: SnapshotScope()).kind == .passed)
  }

  @Test func unnamedSnapshotsAreCountedInEachCase() {
    let first = SnapshotScope()
    #expect((1...3).map { _ in first.next(for: "card()") } == [1, 2, 3])
    #expect(first.next(for: "other()") == 1)
    #expect(SnapshotScope().next(for: "card()") == 1)
  }

  @Test func theFirstUnnamedSnapshotHasNoCounter() {
    let scope = SnapshotScope()
    #expect((1...3).map { _ in scope.ordinal(for: "card()", .repeated) } == [nil, "2", "3"])
    #expect(scope.ordinal(for: "other()", .all) == "1")
    #expect(SnapshotScope().ordinal(for: "card()", nil) == "1")
  }

  @Test func numberingIsTakenFromAround() {
    withSnapshotTesting(numbering: .repeated) {
      withSnapshotTesting(record: .never) {
        #expect(SnapshotTestingConfiguration.current?.numbering == .repeated)
        #expect(SnapshotTestingConfiguration.current?.record == .never)
      }
    }
    #expect(SnapshotTestingConfiguration.current?.numbering == nil)
  }

  @Test(arguments: SnapshotTestingConfiguration.Record.allCases)
  func aPointerOfLargeFileStorageIsNamed(mode: SnapshotTestingConfiguration.Record) throws {
    let bench = try Bench()
    bench.check("one", record: .all)
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 5\n"
    try Data(pointer.utf8).write(to: URL(fileURLWithPath: bench.location("1").reference))
    let outcome = bench.check("one", record: mode)
    #expect(outcome.kind == .unreadable)
    #expect(outcome.message.contains("git lfs pull"))
  }

  @Test func anErrorOfTheValueIsReported() throws {
    struct Broken: Error, CustomStringConvertible { var description: String { "no view" } }
    let bench = try Bench()
    let strategy = Snapshotting<String, String>(pathExtension: "txt", diffing: .lines) { _ in
      throw Broken()
    }
    let outcome = bench.check("one", as: strategy)
    #expect(outcome.kind == .unreadable)
    #expect(outcome.message.contains("no view"))
  }
}
