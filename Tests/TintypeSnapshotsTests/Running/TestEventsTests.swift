import Foundation
import Testing

@testable import TintypeSnapshots

/// What a run of tests writes of itself, line by line.
@Suite struct TestEventsTests {
  private func declared(_ name: String) -> String {
    """
    {"kind":"test","payload":{"kind":"function","id":"M.S/\(name)()/S.swift:3:4","name":"\(name)()",\
    "sourceLocation":{"filePath":"/p/Tests/S.swift","line":3}}}
    """
  }

  private func event(
    _ kind: String, _ name: String, at moment: Double? = nil, _ more: String = ""
  )
    -> String
  {
    let instant = moment.map { ",\"instant\":{\"since1970\":\($0)}" } ?? ""
    return
      "{\"kind\":\"event\",\"payload\":{\"kind\":\"\(kind)\",\"testID\":\"M.S/\(name)()/S.swift:3:4\"\(instant)\(more)}}"
  }

  private func events(_ lines: [String]) -> TestEvents {
    TestEvents(Data(lines.joined(separator: "\n").utf8))
  }

  /// A test that began and was not skipped has run.
  @Test(
    arguments: [
      ([], true), (["testStarted"], false), (["testStarted", "testEnded"], false),
      (["testSkipped"], true), (["testStarted", "testSkipped"], true),
      (["testStarted", "testCancelled"], true), (["testStarted", "testCaseCancelled"], true),
      (["testEnded"], true), (["testNamed"], true),
    ] as [([String], Bool)])
  func testsThatRan(kinds: [String], isSkipped: Bool) throws {
    let found = events([declared("a")] + kinds.map { event($0, "a") } + [event("testStarted", "b")])
      .tests(root: "/p")
    let test = try #require(found.first)
    #expect(found.count == 1 && test.isSkipped == isSkipped)
    #expect(test.function == "a()" && test.file == "Tests/S.swift")
    #expect(test.hasFailed != true && test.name == nil)
  }

  /// An issue that is known, no failure or a warning fails no test.
  @Test(
    arguments: [
      ("", true), (",\"issue\":{}", true), (",\"issue\":{\"isKnown\":true}", false),
      (",\"issue\":{\"isKnown\":false,\"isFailure\":true}", true),
      (",\"issue\":{\"isFailure\":false}", false), (",\"issue\":{\"severity\":\"warning\"}", false),
      (",\"issue\":{\"severity\":\"error\"}", true),
    ])
  func issuesThatFail(issue: String, fails: Bool) {
    let lines = [
      declared("a"), declared("b"), event("testStarted", "a"), event("testStarted", "b"),
    ]
    let found = events(lines + [event("issueRecorded", "a", issue)]).tests(root: "/p")
    #expect(found.map { $0.hasFailed == true } == [fails, false])
    #expect(found[0].name == (fails ? "M.S/a()" : nil) && found[1].name == nil)
  }

  @Test func positionsOfFailures() {
    let issue = ",\"issue\":{\"sourceLocation\":{\"filePath\":\"/p/Tests/T.swift\",\"line\":9}}"
    let older = ",\"issue\":{\"sourceLocation\":{\"_filePath\":\"/q/U.swift\",\"line\":8}}"
    let nowhere = ",\"issue\":{\"sourceLocation\":{\"filePath\":\"/p/Tests/T.swift\"}}"
    let found = events(
      [declared("a"), event("testStarted", "a")]
        + [issue, older, nowhere, ""].map { event("issueRecorded", "a", $0) }
    ).tests(root: "/p")
    #expect(found.first?.failures == ["Tests/T.swift:9", "/q/U.swift:8", "", ""])
  }

  @Test func progressOfARun() {
    let names = ["a", "b", "c", "d", "e", "f"]
    let progress = events(
      names.map(declared) + names.dropLast().map { event("testStarted", $0) } + [
        event("testEnded", "a"), event("testSkipped", "b"), event("testCancelled", "c"),
        event("testCaseCancelled", "d"), event("testEnded", "x"),
      ]
    ).progress
    #expect(progress.over == ["M.S/a()", "M.S/b()", "M.S/c()"])
    #expect(progress.open == ["M.S/d()", "M.S/e()"])
  }

  /// From its start to its end, of tests that were declared and have both.
  @Test func timesOfTests() {
    let spans = events([
      event("testStarted", "a", at: 1), declared("a"), declared("b"), declared("c"),
      event("testStarted", "a", at: 2), event("testStarted", "b", at: 3),
      event("testEnded", "a", at: 5), event("testEnded", "c", at: 6),
      event("testStarted", "x", at: 7),
      event("testEnded", "x", at: 8), event("testEnded", "b"),
    ]).spans
    #expect(spans == [TestEvents.Span(suite: "M.S", start: 2, end: 5)])
  }

  @Test func namesOfTests() {
    #expect(TestEvents.name("M.S/a()/S.swift:3:4") == "M.S/a()")
    #expect(TestEvents.name("M.S/T/a()/S.swift:3:4") == "M.S/T/a()")
    #expect(TestEvents.name("M.S/a()") == "M.S/a()" && TestEvents.name("S.swift:3") == "S.swift:3")
    #expect(
      events(["", "{}", "[", declared("a")]).tests(root: "/p").first?.file == "Tests/S.swift")
  }
}
