import Foundation
import Testing
import TintypeSnapshots

/// `tintype test` as a user runs it.
@Suite struct TestCommandTests {
  @Test func aRunThatPassesIsCounted() throws {
    let swift = try FakeSwift()
    try swift.keep("a", "b")
    try swift.assert([("a", .passed), ("b", .passed)])
    let result = try swift.tool("test", "--unreferenced", "reject")
    #expect(result.code == 0)
    #expect(result.output == "Test Suite passed\n")
    #expect(result.errors == "2 snapshots: 2 passed\n")
    #expect(swift.calls == ["test"])
    #expect(swift.text("mode") == "\n")
    let run = RunManifest(ofArtifacts: swift.bench.root + "/.build/snapshots")
    #expect(run.isComplete)
    #expect(run.outcomes.map(\.reference) == ["Snapshots/a.txt", "Snapshots/b.txt"])
  }

  /// What kinds of outcomes a run has, and the code that it ends with; the tests fail with 1.
  static let codes: [(kinds: [SnapshotOutcome.Kind], code: Int32)] = [
    ([.passed, .different], 1), ([.size, .missing], 1), ([.pending], 1), ([.duplicate], 1),
    ([.unreadable], 1), ([.recorded, .passed], 2), ([.missing, .recordedElsewhere], 2),
    ([.recordedElsewhere, .passed], 4), ([.passed], 1), ([], 1),
  ]

  @Test(arguments: codes.indices) func theWorstOutcomeDecidesTheCode(_ index: Int) throws {
    let swift = try FakeSwift()
    let (kinds, code) = Self.codes[index]
    try swift.assert(kinds.enumerated().map { ("\($0)", $1) }, code: 1)
    #expect(try swift.tool("test").code == code)
  }

  @Test func orphansAreReportedByAWholeRunOnly() throws {
    let swift = try FakeSwift()
    try swift.keep("a", "left")
    try swift.assert([("a", .passed)])
    let warned = try swift.tool("test")
    #expect(warned.code == 0)
    #expect(warned.errors.contains("warning: no test asserts "))
    #expect(warned.errors.contains("Snapshots/left.txt"))
    #expect(warned.errors.contains("1 snapshot: 1 passed, 1 orphaned"))
    #expect(try swift.tool("test", "--unreferenced", "reject").code == 3)
    #expect(try swift.tool("test", "--unreferenced", "ignore").errors == "1 snapshot: 1 passed\n")
    let filtered = try swift.tool("test", "--filter", "CardTests")
    #expect(filtered.code == 0)
    #expect(filtered.errors == "1 snapshot: 1 passed\n")
    #expect(swift.calls.last == "test --filter CardTests")
    let refused = try swift.tool("prune")
    #expect(refused.code == 1)
    #expect(refused.errors.contains("the last run was filtered"))
    #expect(try swift.tool("test").code == 0)
    #expect(try swift.tool("prune").output == "removed Snapshots/left.txt\n")
    #expect(swift.bench.files(below: "Snapshots") == ["a.txt"])
  }

  @Test(arguments: [["--filter", "CardTests"], ["--shard", "1/3"]])
  func whatLeavesTestsOutCannotRejectOrphans(_ options: [String]) throws {
    let swift = try FakeSwift()
    let result = try SnapshotTool.run(
      ["test", "--unreferenced", "reject"] + options, in: swift.bench.root)
    #expect(result.code == 64)
    #expect(result.errors.contains("--unreferenced reject needs the whole suite."))
    #expect(swift.calls.isEmpty)
  }

  @Test func pruningNeedsACompleteRun() throws {
    let swift = try FakeSwift()
    try swift.keep("a")
    try swift.assertNothingButABeginning()
    let result = try swift.tool("test", "--unreferenced", "reject")
    #expect(result.code == 3)
    #expect(
      result.errors.contains(
        "error: It is unknown which references have no test: the last run was filtered."))
    #expect(try swift.tool("test").code == 0)
  }

  @Test(arguments: [["test"], ["test", "--filter", "CardTests"]])
  func aRunWithinARunLeavesTheOuterOneWhole(_ inner: [String]) throws {
    let swift = try FakeSwift()
    try swift.keep("a", "left")
    try swift.assert([("a", .passed)])
    try swift.useTool(in: swift.bench.root, inner)
    let result = try swift.tool("test", "--unreferenced", "reject")
    #expect(result.code == 3)
    #expect(result.errors.contains("Snapshots/left.txt"))
    #expect(result.errors.hasSuffix("1 snapshot: 1 passed, 1 orphaned\n"))
    #expect(swift.calls == ["test", inner.joined(separator: " ")])
    let run = RunManifest(ofArtifacts: swift.bench.root + "/.build/snapshots")
    #expect(run.isComplete)
    #expect(run.outcomes.map(\.reference) == ["Snapshots/a.txt"])
    let recorded = swift.bench.files(below: ".build/snapshots").filter { $0.hasPrefix("run") }
    #expect(recorded == ["run.jsonl"])
  }

  @Test func aRunOfAnotherPackageWithinARunKeepsItsOwnManifest() throws {
    let outer = try FakeSwift()
    let inner = try Bench()
    try outer.assert([("a", .passed)])
    try outer.useTool(in: inner.root, ["test"])
    #expect(try outer.tool("test").code == 0)
    #expect(inner.files(below: ".build/snapshots") == ["run.jsonl"])
    #expect(RunManifest(ofArtifacts: outer.bench.root + "/.build/snapshots").isComplete)
  }

  @Test func modeAndArgumentsReachTheTests() throws {
    let swift = try FakeSwift()
    try swift.assert([("a", .recorded)], code: 1)
    let result = try swift.tool(
      "test", "--record", "failed", "--", "--skip-build", "--no-parallel")
    #expect(result.code == 2)
    #expect(swift.text("mode") == "failed\n")
    #expect(swift.calls == ["test --skip-build --no-parallel"])
    #expect(try swift.tool("test", "--record", "sometimes").code == 64)
    #expect(swift.calls.count == 1)
  }

  @Test func withinAPluginTheLockIsAnothersThatWaits() throws {
    let swift = try FakeSwift()
    let within = ["TINTYPE_WITHIN_PLUGIN": "1"]
    #expect(try swift.tool("test", "--filter", "A", environment: within).code == 0)
    #expect(try swift.tool("test", "--shard", "9/9", environment: within).code == 0)
    #expect(
      swift.calls == [
        "test --filter A --ignore-lock", "test list --ignore-lock", "test list --ignore-lock",
        "test --filter ^$ --ignore-lock",
      ])
  }

  @Test func aCrashIsACodeOfItsOwn() throws {
    let swift = try FakeSwift()
    let complaint = "error: Exited with unexpected signal code 11\n"
    try swift.assert([("a", .passed)], code: 1, complaint: complaint)
    let result = try swift.tool("test")
    #expect(result.code == 70)
    #expect(result.errors.hasPrefix(complaint))
    #expect(try swift.tool("prune").errors.contains("the last run failed"))
  }

  @Test func shardsRunEveryTestOnce() throws {
    let swift = try FakeSwift()
    try swift.keep("a", "left")
    var files: [String] = []
    for shard in ["1/3", "2/3", "3/3"] {
      try swift.assert(shard == "1/3" ? [("a", .passed)] : [])
      #expect(try swift.tool("test", "--shard", shard).code == 0)
      let file = "\(swift.bench.root)/\(shard.prefix(1)).jsonl"
      try FileManager.default.copyItem(
        atPath: swift.bench.root + "/.build/snapshots/run.jsonl", toPath: file)
      files.append(file)
    }
    let patterns = swift.calls.filter { $0 != "test list" }.flatMap {
      $0.split(separator: " ").filter { $0.hasPrefix("^") }
    }
    #expect(
      patterns.sorted()
        == ["A", "B", "C", "D"].map { "^T\\.\($0)\\/\($0.lowercased())\\(\\)(/|$)" })
    #expect(try swift.tool("prune").errors.contains("shards 1/3, 2/3 are missing"))
    #expect(try swift.tool("merge", files[0], files[1]).code == 0)
    #expect(try swift.tool("prune").errors.contains("shards 3/3 are missing"))
    #expect(
      try swift.tool("merge", files[0], files[1], files[2], "--reject-unreferenced").code == 3)
    #expect(try swift.tool("prune").output == "removed Snapshots/left.txt\n")
  }

  @Test func resultsAreWrittenForPrograms() throws {
    struct Document: Decodable { var counts: [String: Int] }
    let swift = try FakeSwift()
    try swift.assert([("a", .passed), ("b", .different)], code: 1)
    let result = try swift.tool("test", "--json", "--junit", "out/s.xml")
    #expect(result.code == 1)
    // Standard output holds the document and nothing of the tests.
    let document = try JSONDecoder().decode(Document.self, from: Data(result.output.utf8))
    #expect(document.counts == ["passed": 1, "different": 1])
    #expect(result.errors == "Test Suite passed\n")
    let junit = FileManager.default.contents(atPath: swift.bench.root + "/out/s.xml") ?? Data()
    #expect(String(decoding: junit, as: UTF8.self).contains(#"tests="2" failures="1""#))
    let github = try swift.tool("test", "--github").output
    #expect(github.contains("::error file=Tests/CardTests.swift,line=7,title=Snapshot different"))
  }

  @Test func failuresOfTestsThatAreGoneAreForgotten() throws {
    let swift = try FakeSwift()
    swift.bench.check("one", "old", record: .never)
    #expect(try swift.tool("pending").code == 1)
    try swift.assert([("a", .passed)])
    #expect(try swift.tool("test", "--filter", "A").code == 0)
    #expect(try swift.tool("pending").code == 1)
    #expect(try swift.tool("test").code == 0)
    #expect(try swift.tool("pending").code == 0)
  }
}
