import Foundation
import Testing
import TintypeSnapshots

/// References of tests that did not run are no orphans.
@Suite("References of tests that did not run") struct UnrunTestTests {
  private static let source = """
    import Testing
    @Suite struct CardTests {
      @Test func card() {}
      @Test func dark(_ n: Int) {}
      #if os(macOS)
        @Test func mac() {}
      #endif
      // func gone() {}
      func check(_ name: String) {}
    }
    """

  /// The orphans of a run that asserted `card.1.txt` only.
  private func orphans(
    _ bench: borrowing Bench, tests: [(String, Bool)], references: [String],
    source: String? = UnrunTestTests.source
  ) throws -> [String] {
    let folder = bench.root + "/Tests"
    if let source { try AtomicFile.write(Data(source.utf8), to: folder + "/CardTests.swift") }
    for name in ["card.1"] + references {
      try AtomicFile.write(
        Data(name.utf8), to: "\(folder)/__Snapshots__/CardTests/\(name).txt")
    }
    var manifest = RunManifest()
    manifest.exitCode = 0
    manifest.outcomes = [
      SnapshotOutcome(
        kind: .passed, reference: "Tests/__Snapshots__/CardTests/card.1.txt", test: "card()",
        file: "Tests/CardTests.swift", line: 1)
    ]
    manifest.tests = tests.map {
      RunTest(function: $0.0, file: "Tests/CardTests.swift", isSkipped: $0.1)
    }
    manifest = RunManifest(data: manifest.data)
    return try OrphanSearch.orphans(of: manifest, root: bench.root).map {
      ($0.name as NSString).deletingPathExtension
    }
  }

  @Test func ofASkippedTestNoneIsLeftOver() throws {
    let bench = try Bench()
    let found = try orphans(
      bench, tests: [("card()", false), ("dark(_:)", true)],
      references: ["card.2", "dark-_.1", "gone.1"])
    #expect(found == ["card.2", "gone.1"])
  }

  /// A filter leaves tests out that keep their references, whatever these hold.
  @Test func ofATestThatWasLeftOutNoneIsAnOldName() throws {
    let bench = try Bench()
    let folder = bench.root + "/Tests"
    try AtomicFile.write(Data(Self.source.utf8), to: folder + "/CardTests.swift")
    for name in ["card.new", "dark-_.1", "gone.1"] {
      let content = name == "gone.1" ? "gone" : "alike"
      try AtomicFile.write(
        Data(content.utf8), to: "\(folder)/__Snapshots__/CardTests/\(name).txt")
    }
    var manifest = RunManifest()
    manifest.isFiltered = true
    manifest.outcomes = [
      SnapshotOutcome(
        kind: .recorded, reference: "Tests/__Snapshots__/CardTests/card.new.txt", test: "card()",
        file: "Tests/CardTests.swift", line: 1)
    ]
    manifest.tests = [RunTest(function: "card()", file: "Tests/CardTests.swift", isSkipped: false)]
    #expect(OrphanSearch.renames(in: manifest, root: bench.root).isEmpty)
    try AtomicFile.write(
      Data("gone".utf8), to: "\(folder)/__Snapshots__/CardTests/card.new.txt")
    #expect(
      OrphanSearch.renames(in: manifest, root: bench.root).values.map(\.name) == ["gone.1.txt"])
  }

  @Test func ofATestThatRanTheyAre() throws {
    let bench = try Bench()
    let found = try orphans(
      bench, tests: [("card()", false), ("dark(_:)", false)], references: ["dark-_.1"])
    #expect(found == ["dark-_.1"])
  }

  @Test func functionsAndFilesUnderAConditionAreSpared() throws {
    let bench = try Bench()
    let tests = [("card()", false), ("dark(_:)", false)]
    #expect(try orphans(bench, tests: tests, references: ["mac.1", "gone.1"]) == ["gone.1"])
    // A file of which the run knows nothing: a target that is not built here.
    let other = bench.root + "/Other"
    try AtomicFile.write(Data("func dark() {}".utf8), to: other + "/MacTests.swift")
    for name in ["MacTests/dark.1", "MacTests/old.1", "NoTests/dark.1"] {
      try AtomicFile.write(Data(), to: "\(other)/__Snapshots__/\(name).txt")
    }
    #expect(
      try orphans(bench, tests: tests, references: ["mac.1"]) == ["old.1", "dark.1", "gone.1"])
  }

  @Test func aSharedFunctionAssertsForSkippedTests() throws {
    let bench = try Bench()
    let references = ["check-_.flaky"]
    let skipped = [("card()", false), ("dark(_:)", true)]
    #expect(try orphans(bench, tests: skipped, references: references).isEmpty)
  }

  @Test func whereTheSourceIsGoneNothingIsSpared() throws {
    let bench = try Bench()
    let found = try orphans(
      bench, tests: [("card()", false)], references: ["card.2", "mac.1"], source: nil)
    #expect(found == ["card.2", "mac.1"])
  }

  @Test func namedFoldersAreSparedWhileATestThatNamesOneDidNotRun() throws {
    let swift = try FakeSwift()
    let source = "@Test func a() { snapshotDirectory: \"Snapshots\" } @Test func b() {}"
    try AtomicFile.write(Data(source.utf8), to: swift.bench.root + "/Tests/CardTests.swift")
    try swift.keep("a", "left")
    try swift.assert([("a", .passed)])
    try swift.tell([("a()", false), ("b()", true)], in: "Tests/CardTests.swift")
    #expect(try swift.tool("test", "--unreferenced", "reject").code == 0)
    #expect(try swift.tool("prune", "--check").output == "")
    try swift.tell([("a()", false), ("b()", false)], in: "Tests/CardTests.swift")
    #expect(try swift.tool("test", "--unreferenced", "reject").code == 3)
    #expect(try swift.tool("prune", "--check").output == "orphaned Snapshots/left.txt\n")
  }

  @Test func aFolderThatOnlyEarlierRunsNamedIsRemembered() throws {
    let swift = try FakeSwift()
    try swift.keep("a", "b")
    try swift.assert([("a", .passed), ("b", .passed)])
    #expect(try swift.tool("test").code == 0)
    try swift.assert([])
    for _ in 0..<2 {
      let result = try swift.tool("test", "--unreferenced", "reject")
      #expect(result.code == 3)
      #expect(result.errors.contains("warning: no test asserts Snapshots/a.txt\n"))
    }
    // A test that is not built here still speaks of it.
    let source = "@Test func a() { snapshotDirectory: \"Snapshots\" }"
    try AtomicFile.write(Data(source.utf8), to: swift.bench.root + "/Tests/CardTests.swift")
    #expect(try swift.tool("test", "--unreferenced", "reject").code == 0)
  }
}
