import Foundation
import Synchronization
import Testing
import TintypeSnapshots

/// A test that brings its process down is named, and the others run.
@Suite struct CrashedTestTests {
  private func drawing(_ swift: FakeSwift, _ test: String, _ message: String = "") throws {
    try swift.tell(
      [("a()", false), ("b()", false)], in: "Tests/CardTests.swift", leavingOpen: ["a()", "b()"])
    try swift.assert([], code: 1, complaint: "error: Exited with unexpected signal code 5\n")
    let outcome = SnapshotOutcome(
      kind: .unreadable, reference: "\(swift.bench.root)/Snapshots/a.png", test: test,
      file: swift.bench.root + "/Tests/CardTests.swift", line: 7, message: message)
    try AtomicFile.append(
      RunManifest.line(drawing: outcome, root: swift.bench.root),
      to: swift.bench.root + "/bin/assertions")
  }

  @Test func theViewThatWasDrawnNamesTheTest() throws {
    let swift = try FakeSwift()
    try drawing(swift, "T.b()")
    let result = try swift.tool("test")
    #expect(result.code == 70)
    #expect(
      result.errors.hasSuffix("Tests/CardTests.swift:7: error: T.b() crashed with signal 5\n"))
    // The rest runs again, and a crash that comes again ends it.
    #expect(swift.calls == ["test", #"test --skip-build --skip \.T\/b\(\)$"#])
    let run = RunManifest(ofArtifacts: swift.bench.root + "/.build/snapshots")
    #expect(run.outcomes.map(\.kind).first == .unreadable)
    #expect(run.failedTests.contains { $0.contains("b") })
  }

  @Test func aViewThatWasStoppedSaysWhy() throws {
    let swift = try FakeSwift()
    try drawing(swift, "T.a()", "rendering this view takes longer than 60 seconds")
    let result = try swift.tool("test")
    #expect(
      result.errors.hasSuffix(
        "T.a() was stopped: rendering this view takes longer than 60 seconds\n"))
  }

  /// SwiftPM says nothing of a process that was killed, and takes one that ends in good order for a success.
  @Test(arguments: [0, 1]) func aTestThatDoesNotEndIsNamed(_ code: Int) throws {
    let swift = try FakeSwift()
    try swift.assert([], code: code)
    try swift.tell(
      [("a()", false), ("b()", false)], in: "Tests/CardTests.swift", leavingOpen: ["b()"])
    let result = try swift.tool("test")
    #expect(result.code == 70)
    #expect(result.errors.hasSuffix("error: T.b() ended its process\n"))
    #expect(swift.calls.last == #"test --skip-build --skip \.T\/a\(\)$ --skip \.T\/b\(\)$"#)
  }

  /// Tests that ran beside the one that crashed run anew, with all that they assert.
  @Test func eachReferenceCountsOnce() throws {
    let swift = try FakeSwift()
    try swift.assert([("a", .passed), ("b", .passed), ("b", .passed)], code: 1)
    try swift.tell(
      [("a()", false), ("b()", false)], in: "Tests/CardTests.swift", leavingOpen: ["b()"])
    let result = try swift.tool("test")
    #expect(swift.calls.count == 2)
    #expect(result.errors.contains("3 snapshots: 3 passed\n"), "\(result.errors)")
  }

  @Test func whatWasRecordedBeforeACrashStaysSo() {
    func line(_ name: String, _ kind: SnapshotOutcome.Kind) -> String {
      let outcome = SnapshotOutcome(kind: kind, reference: name, test: "T", file: "", line: 1)
      return RunManifest.line(for: outcome, root: "/") + "\n"
    }
    let lines =
      line("a", .recorded) + line("b", .different) + line("c", .passed) + RunManifest.again + "\n"
      + line("a", .passed) + line("b", .different)
    let outcomes = RunManifest(data: Data(lines.utf8)).outcomes
    #expect(outcomes.map(\.reference).sorted() == ["a", "b", "c"])
    #expect(Set(outcomes.map(\.kind)) == [.recorded, .different, .passed])
  }

  @Test func aTestThatGoesOnIsNamed() throws {
    let swift = try FakeSwift()
    try swift.take(1.5)
    try swift.tell(
      [("a()", false), ("b()", false)], in: "Tests/CardTests.swift", leavingOpen: ["b()"])
    let result = try swift.tool("test", environment: ["TINTYPE_TIME_LIMIT": "0.5"])
    #expect(
      result.errors.contains("note: T.b() has run for 1 seconds; Ctrl-C ends the run.\n"))
  }

  @Test func aViewThatTakesTooLongIsStopped() throws {
    let messages = Mutex<[String]>([])
    let watch = ViewWatch(limits: ViewLimits(environment: ["TINTYPE_TIME_LIMIT": "0.05"])) { text in
      messages.withLock { $0.append(text) }
    }
    watch.watch(nil, manifest: nil) {}
    watch.watch(nil, manifest: nil) { Thread.sleep(forTimeInterval: 0.5) }
    let text = try #require(messages.withLock { $0.first })
    #expect(text.hasPrefix("error: rendering this view takes longer than 1 seconds"))
    #expect(text.hasSuffix("TINTYPE_TIME_LIMIT sets another limit"))
    let count = messages.withLock { $0.count }
    // What is drawn no longer is not looked at.
    Thread.sleep(forTimeInterval: 0.3)
    #expect(messages.withLock { $0.count } == count)
  }

  @Test func longMessagesFitOnAScreen() {
    let path = (1...1000).map { "View\($0)" }.joined(separator: " > ")
    #expect(
      BoundedText.of("too deep in \(path).")
        == "too deep in View1 > View2 > View3 > … (994 more) > View998 > View999 > View1000.")
    #expect(BoundedText.of(String(repeating: "a", count: 9000)).count == 4001)
    let short = "short > a > b > c > d > e > f > g"
    #expect(BoundedText.of(short) == short)
  }
}
