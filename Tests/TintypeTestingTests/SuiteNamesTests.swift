import Foundation
import Testing
import TintypeSnapshots

@testable import TintypeTesting

/// A suite is part of a snapshot's name where its file has several with the same test, and nowhere else.
@Suite struct SuiteNamesTests {
  private let names = SuiteNames(
    source: """
      @Suite struct First {
        @Test func badge() { assert() }
        @Test func only() { assert() }
        @Test(arguments: [1]) func card(_ a: Int, in b: [String: Int] = [:]) { assert() }
      }
      @Suite struct Second {
        @Test func badge() { assert() }
        @Test func card(_ a: Int) { assert() }
        class func Third() {}
        struct Inner { @Test func badge() { assert() } }
      }
      // struct Other { func only() {} }
      extension Second.Inner { @Test func BADGE() { assert() } }
      @Test func badge() { assert() }
      """)

  @Test func suitesWithATestOfOneNameAreNamed() {
    #expect(names.suite(of: "badge()", line: 2) == "First")
    #expect(names.suite(of: "badge()", line: 7) == "Second")
    #expect(names.suite(of: "badge()", line: 10) == "Second-Inner")
    #expect(names.suite(of: "BADGE()", line: 13) == "Second-Inner")
  }

  @Test func whatHasNoTwinKeepsItsName() {
    #expect(names.suite(of: "badge()", line: 14) == nil)
    #expect(names.suite(of: "only()", line: 3) == nil)
    #expect(names.suite(of: "card(_:in:)", line: 4) == nil)
    #expect(names.suite(of: "card(_:)", line: 8) == nil)
    #expect(names.suite(of: "unknown()", line: 1) == nil)
  }

  /// Which of two suites comes first changes neither a name nor an outcome.
  @Test func sideBySideTheyNeverMeet() async throws {
    let folder = try RecordedFolder()
    for _ in 0..<500 {
      // A run of its own: what the last one claimed is forgotten.
      await SnapshotSession.$current.withValue(SnapshotSession()) {
        await SnapshotEnvironment.$current.withValue(
          SnapshotEnvironment(artifacts: folder.path + "/a")
        ) {
          await withTaskGroup(of: String?.self) { group in
            for suite in [0, 1].shuffled() {
              group.addTask {
                suite == 0 ? LeftTwin().badge(folder.path) : RightTwin().badge(folder.path)
              }
            }
            for await failure in group {
              #expect(failure == nil || failure?.contains("is recorded now") == true)
            }
          }
        }
      }
    }
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      $0 != "a"
    }.sorted()
    #expect(files == ["LeftTwin-badge-_.1.txt", "RightTwin-badge-_.1.txt"])
  }

  @Test func namesThatDifferInCaseAloneAreReported() throws {
    let folder = try RecordedFolder()
    folder.run {
      let names = ["dark", "Dark", "caf\u{e9}", "cafe\u{301}"]
      let outcomes = names.map { name in
        SnapshotVerifier(
          request: SnapshotRequest(
            location: SnapshotLocation(
              testFile: folder.path + "/A.swift", testName: "a()", name: name, pathExtension: "txt"),
            test: "a()", owner: "a()", scope: SnapshotScope(), file: folder.path + "/A.swift",
            line: 1,
            configuration: .init(record: .missing))
        ).verify({ name }, as: .lines).outcome
      }
      #expect(outcomes.allSatisfy { $0.kind == .recorded })
      #expect(outcomes.map { $0.warnings.count } == [0, 1, 0, 1])
      #expect(outcomes[1].warnings.first?.contains("case or normalization alone") == true)
    }
  }
}

private struct LeftTwin {
  func badge(_ folder: String) -> String? {
    verifySnapshot(
      of: "left", as: .lines, record: .missing, snapshotDirectory: folder)
  }
}

private struct RightTwin {
  func badge(_ folder: String) -> String? {
    verifySnapshot(
      of: "right", as: .lines, record: .missing, snapshotDirectory: folder)
  }
}
