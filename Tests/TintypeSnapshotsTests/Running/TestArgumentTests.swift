import Foundation
import Testing
import TintypeSnapshots

/// What arguments after `--` say, and what Swift Testing tells of a run.
@Suite("Arguments and events of swift test") struct TestArgumentTests {
  @Test(arguments: [
    ["--filter", "A"], ["--filter=A"], ["--skip", "A"], ["--specifier", "A"], ["-s", "A"],
    ["--disable-xctest"], ["--disable-swift-testing"], ["--test-product", "P"],
    ["-c", "release", "--skip=A"],
  ])
  func aChoiceIsSeen(_ arguments: [String]) {
    #expect(TestArguments(arguments).leavesOut)
  }

  @Test(arguments: [
    ["--skip-build"], ["--parallel"], ["--scratch-path", "/tmp/x"], ["-c", "release"], [],
  ])
  func othersChooseNothing(_ arguments: [String]) {
    let options = TestArguments(arguments)
    #expect(options.others == arguments)
    #expect(!options.leavesOut)
  }

  @Test func theListIsOfTheSameBuild() {
    let options = TestArguments([
      "-c", "release", "--filter", "A", "--parallel", "--num-workers", "3", "--skip=B",
      "--scratch-path", "/tmp/x", "--xunit-output=a.xml", "--disable-xctest",
    ])
    #expect(options.forList == ["-c", "release", "--scratch-path", "/tmp/x", "--disable-xctest"])
    #expect(options.filters == ["A"] && options.skips == ["B"])
    #expect(
      options.others == [
        "-c", "release", "--parallel", "--num-workers", "3", "--scratch-path", "/tmp/x",
        "--xunit-output=a.xml", "--disable-xctest",
      ])
    #expect(options.value(of: "--xunit-output") == "a.xml")
    #expect(options.value(of: "--num-workers") == "3")
  }

  @Test func testsAreReadFromTheirEvents() {
    let lines = """
      {"kind":"test","payload":{"kind":"suite","id":"T.S","name":"S"},"version":"6.3.0"}
      {"kind":"test","payload":{"kind":"function","id":"T.S/a()/S.swift:1:2","name":"a()",\
      "sourceLocation":{"_filePath":"/p/Tests/S.swift","filePath":"/p/Tests/S.swift"}}}
      {"kind":"test","payload":{"kind":"function","id":"T.S/b(_:)","name":"b(_:)",\
      "sourceLocation":{"_filePath":"/p/Tests/S.swift"}}}
      {"kind":"test","payload":{"kind":"function","id":"T.S/c()","name":"c()",\
      "sourceLocation":{"filePath":"/q/S.swift"}}}
      {"kind":"event","payload":{"kind":"testStarted","testID":"T.S/a()/S.swift:1:2"}}
      {"kind":"event","payload":{"kind":"testSkipped","testID":"T.S/b(_:)"}}
      {"kind":"event","payload":{"ki
      """
    #expect(
      TestEvents(Data(lines.utf8)).tests(root: "/p") == [
        RunTest(function: "a()", file: "Tests/S.swift", isSkipped: false),
        RunTest(function: "b(_:)", file: "Tests/S.swift", isSkipped: true),
        RunTest(function: "c()", file: "/q/S.swift", isSkipped: true),
      ])
  }

  @Test func filtersAfterTheTerminatorCount() throws {
    let swift = try FakeSwift()
    try swift.keep("a", "left")
    try swift.assert([("a", .passed)])
    for arguments in [["--filter", "A"], ["--skip=B"], ["--disable-xctest"]] {
      let result = try SnapshotTool.run(
        ["test", "--unreferenced", "reject", "--"] + arguments, in: swift.bench.root)
      #expect(result.code == 64)
    }
    #expect(try swift.tool("test", "--", "--skip", "B").errors == "1 snapshot: 1 passed\n")
    #expect(try swift.tool("prune").errors.contains("the last run was filtered"))
  }

  @Test func aShardIsOfTheTestsThatTheArgumentsLeave() throws {
    let swift = try FakeSwift()
    #expect(
      try swift.tool("test", "--shard", "1/1", "--", "-c", "release", "--skip", "B|C|D").code == 0)
    #expect(
      swift.calls == ["test list -c release", #"test --filter ^T\.A\/a\(\)(/|$) -c release"#])
  }

  @Test func nothingMatchedIsAnError() throws {
    let swift = try FakeSwift()
    let result = try swift.tool("test", "--filter", "NoSuch")
    #expect(result.code == 66)
    #expect(result.errors.hasSuffix("No test matches NoSuch.\n"))
    #expect(swift.calls == ["test --filter NoSuch", "test list"])
    // XCTest's tests without snapshots show in the list only.
    #expect(try swift.tool("test", "--filter", "A").code == 0)
  }

  @Test func whatAKilledRunLeftIsCleared() throws {
    let swift = try FakeSwift()
    let folder = swift.bench.root + "/.build/snapshots/"
    // No process has this number: the kernel's limit is 2^22.
    try AtomicFile.write(Data(), to: folder + "run-99999999.jsonl")
    try AtomicFile.write(Data(), to: folder + "run-1.jsonl")
    #expect(try swift.tool("test").code == 0)
    #expect(swift.bench.files(below: ".build/snapshots") == ["run-1.jsonl", "run.jsonl"])
  }

  @Test func aNewNameMovesItsReferenceInAReview() throws {
    var bench = try Bench()
    bench.check("one", "old", record: .all)
    bench.session = SnapshotSession()
    bench.environment.manifest = bench.root + "/.build/snapshots/run.jsonl"
    bench.check("one", "fresh", record: .never)
    let result = try SnapshotTool.run(["review"], in: bench.root, input: "m\n")
    #expect(result.code == 0)
    #expect(result.output.contains("CardTests/card.old.txt holds the same"))
    #expect(bench.files() == ["CardTests/card.fresh.txt"])
    #expect(bench.reference("fresh") == "one")
  }

  @Test func theTestsThatFailedRunAgain() throws {
    let swift = try FakeSwift()
    try swift.assert([("a", .different), ("b", .passed)], code: 1)
    #expect(try swift.tool("test").code == 1)
    try swift.assert([("a", .passed)])
    #expect(try swift.tool("test", "--last-failed").code == 0)
    #expect(swift.calls.last == #"test --filter ^A\/a\(\)(/|$)"#)
    let none = try swift.tool("test", "--last-failed")
    #expect(none.code == 0)
    #expect(none.errors == "No test failed in the last run.\n")
    #expect(swift.calls.count == 2)
  }

  /// XCTest's methods, and tests that fail without a snapshot.
  @Test func failedTestsAreSelectedByName() {
    var manifest = RunManifest()
    var outcome = SnapshotOutcome(
      kind: .different, reference: "a", test: "OldTests.testRow", file: "", line: 1)
    manifest.outcomes = [outcome]
    outcome.kind = .passed
    outcome.test = "M.S/passes()"
    manifest.outcomes.append(outcome)
    let lines = """
      {"kind":"test","payload":{"kind":"function","id":"M.S/a()/S.swift:1:2","name":"a()",\
      "sourceLocation":{"filePath":"/p/S.swift"}}}
      {"kind":"event","payload":{"kind":"testStarted","testID":"M.S/a()/S.swift:1:2"}}
      {"kind":"event","payload":{"kind":"issueRecorded","testID":"M.S/a()/S.swift:1:2",\
      "issue":{"isKnown":false,"sourceLocation":{"filePath":"/p/S.swift","line":7,"column":3}}}}
      """
    manifest.tests = TestEvents(Data(lines.utf8)).tests(root: "/p")
    let read = RunManifest(data: manifest.data)
    #expect(read.failures == [TestFailure(test: "M.S/a()", positions: ["S.swift:7"])])
    #expect(read.failedTests == [#"\.OldTests\/testRow$"#, #"^M\.S\/a\(\)(/|$)"#])
  }

  @Test func methodsThatFailedAreReadFromWhatXCTestWrites() {
    let text = """
      Test Case 'OldTests.testRow' started at 2026-11-27 22:00:00.000
      /p/Tests/Old.swift:7: error: OldTests.testRow : XCTAssertEqual failed: ("1") is not equal to ("2") -
      <EXPR>:0: error: OldTests.testThrown : threw error "a: b"
      /p/Sources/A.swift:7:4: error: cannot find 'a' in scope
      Test Case 'OldTests.testRow' failed (0.1 seconds)
      """
    let tests = TestFailure.methods(in: text, root: "/p")
    #expect(tests.map(\.name) == ["OldTests.testRow", "OldTests.testThrown"])
    #expect(tests.map(\.failures) == [["Tests/Old.swift:7"], [""]])
  }

  @Test func aNewNameIsFoundByItsContent() throws {
    let swift = try FakeSwift()
    try swift.keep("a", "b")
    try AtomicFile.write(Data("a".utf8), to: swift.bench.root + "/Snapshots/new.txt")
    try swift.assert([("b", .passed), ("new", .recorded)], code: 1)
    let note = "note: Snapshots/new.txt holds the same as Snapshots/a.txt, which no test asserted"
    #expect(try swift.tool("test").errors.contains(note))
    try swift.assert([("b", .passed), ("new", .passed)])
    #expect(
      try swift.tool("test").errors.contains(
        "no test asserts Snapshots/a.txt; Snapshots/new.txt holds the same\n"))
    #expect(
      try swift.tool("prune").output
        == "removed Snapshots/a.txt, which holds the same as Snapshots/new.txt\n")
  }
}
