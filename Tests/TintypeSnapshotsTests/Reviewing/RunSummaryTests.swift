import Foundation
import Testing
import TintypeSnapshots

/// What other programs read of a run.
@Suite struct RunSummaryTests {
  private func outcome(_ kind: SnapshotOutcome.Kind, _ message: String = "") -> SnapshotOutcome {
    SnapshotOutcome(
      kind: kind, reference: "Tests/__Snapshots__/A/x.1.png", test: "A/x()", file: "Tests/A.swift",
      line: 4, message: message)
  }

  @Test func exitCodesAreDistinct() {
    func code(_ kinds: SnapshotOutcome.Kind..., orphans: [String] = []) -> Int32 {
      RunSummary(outcomes: kinds.map { outcome($0) }, orphans: orphans).exitCode(
        rejectsOrphans: true
      ).rawValue
    }
    #expect(code() == 0)
    #expect(code(.passed) == 0)
    #expect(code(.passed, orphans: ["a"]) == 3)
    #expect(code(.recordedElsewhere, orphans: ["a"]) == 4)
    #expect(code(.missing, .recordedElsewhere) == 2)
    #expect(code(.recorded) == 2)
    #expect(code(.missing, .different) == 1)
    #expect(code(.size) == 1)
    let lenient = RunSummary(outcomes: [], orphans: ["a"]).exitCode(rejectsOrphans: false)
    #expect(lenient == .passed)
  }

  /// A script that lets 2 pass must not let a failed test pass.
  @Test func aTestThatFailedOtherwiseComesFirst() {
    let failure = TestFailure(
      test: "T.A/plain()", positions: ["Tests/A.swift:7", "Tests/A.swift:9"])
    let summary = RunSummary(outcomes: [outcome(.recorded)], failures: [failure])
    #expect(summary.exitCode(rejectsOrphans: false) == .different)
    #expect(summary.text == "1 snapshot: 1 recorded; 1 test failed apart from snapshots")
    #expect(summary.closing.contains("\n  T.A/plain()  Tests/A.swift:7 and 1 more\n"))
    #expect(summary.closing.hasSuffix("next: tintype test --last-failed runs them again"))
    let many = RunSummary(outcomes: [], failures: Array(repeating: failure, count: 40)).closing
    #expect(many.contains("… and 28 more"))
  }

  /// What Swift Testing and XCTest tell, held against what snapshots told.
  @Test func failuresOfSnapshotsAreNotCountedTwice() {
    func failing(_ name: String, _ positions: String...) -> RunTest {
      var test = RunTest(function: name, file: "Tests/A.swift", isSkipped: false)
      (test.name, test.hasFailed, test.failures) = (name, true, positions)
      return test
    }
    var manifest = RunManifest()
    manifest.outcomes = [outcome(.recorded)]
    manifest.tests = [failing("A/x()", "Tests/A.swift:4")]
    #expect(RunManifest(data: manifest.data).failures.isEmpty)
    // A test that hands the failure of `verifySnapshot` on.
    manifest.tests = [failing("A/x()", "Tests/A.swift:5")]
    #expect(manifest.failures.isEmpty)
    manifest.tests = [failing("A/x()", "Tests/A.swift:4", "Tests/A.swift:9"), failing("A/y()", "")]
    #expect(
      manifest.failures == [
        TestFailure(test: "A/x()", positions: ["Tests/A.swift:9"]),
        TestFailure(test: "A/y()", positions: []),
      ])
  }

  @Test func textCountsKinds() {
    let summary = RunSummary(
      outcomes: [outcome(.passed), outcome(.passed), outcome(.different)], orphans: ["a"])
    #expect(summary.text == "3 snapshots: 2 passed, 1 different, 1 orphaned")
  }

  @Test func unacceptableFailuresNameNoAcceptCommand() {
    #expect(RunSummary(outcomes: [outcome(.different)]).closing.contains("tintype accept Tests"))
    let twins = RunSummary(outcomes: [outcome(.passed), outcome(.duplicate, "m")]).closing
    #expect(twins.contains("named:"))
    #expect(!twins.contains("accept") && !twins.contains("review"))
  }

  @Test func whatFollowsIsOfWhatThereIs() {
    func next(_ kinds: SnapshotOutcome.Kind...) -> String {
      let outcomes = kinds.enumerated().map { index, kind in
        var outcome = outcome(kind)
        outcome.reference = "S/\(index).png"
        return outcome
      }
      return RunSummary(outcomes: outcomes).closing
    }
    #expect(next(.different).contains("tintype accept S accepts the change\n"))
    #expect(next(.different, .size, .passed).contains("accepts all 2 changes\n"))
    #expect(next(.missing).contains("accepts the new one\n"))
    #expect(next(.missing, .missing, .recorded).contains("accepts all 2 new ones\n"))
    #expect(next(.missing, .different, .size).contains("accepts all 3: 1 new, 2 changed\n"))
    #expect(next(.missing, .pending).contains("accepts all 2 snapshots\n"))
    // Of what was not drawn there is nothing to accept, nor to look at.
    #expect(
      next(.unreadable, .recorded).hasSuffix("next: tintype test --last-failed runs them again"))
    #expect(!next(.unreadable, .recorded).contains("accept"))
  }

  @Test func junitIsWellFormedWhateverTheMessage() throws {
    let summary = RunSummary(outcomes: [
      outcome(.passed), outcome(.different, "<Text> \"a\" & \u{1}\nnext ]]>"),
    ])
    let parser = XMLCounting()
    try parser.read(summary.junit)
    #expect(parser.elements["testcase"] == 2)
    #expect(parser.elements["failure"] == 1)
  }

  /// XML 1.0, 2.2, allows neither, and they have no character reference.
  @Test func junitHoldsNoCharacterThatXMLForbids() {
    let junit = RunSummary(outcomes: [outcome(.different, "a\u{FFFE}b\u{FFFF}c\u{7}d")]).junit
    #expect(junit.contains("a\u{FFFD}b\u{FFFD}c\u{FFFD}d"))
  }

  @Test func annotationsStayOnOneLine() {
    let lines = RunSummary(outcomes: [outcome(.different, "a: b\n100 %"), outcome(.passed)])
      .githubAnnotations
    #expect(lines == ["::error file=Tests/A.swift,line=4,title=Snapshot different::a: b%0A100 %25"])
  }

  @Test func oneAnnotationTellsACause() {
    let one = outcome(.different, "one")
    var two = one
    two.reference = "other.png"
    let lines = RunSummary(outcomes: [one, two]).githubAnnotations
    #expect(lines.count == 1)
    #expect(lines.first?.hasSuffix("::one%0AThe same in other.png.") == true)
  }

  @Test func jsonIsRead() throws {
    let summary = RunSummary(outcomes: [outcome(.different)])
    let read = try JSONSerialization.jsonObject(with: Data(summary.json.utf8)) as? [String: Any]
    #expect((read?["counts"] as? [String: Int]) == ["different": 1])
  }

  /// Counts elements; throws for text that is not XML, as far as a scan can tell.
  private final class XMLCounting {
    struct Malformed: Error {}
    var elements: [String: Int] = [:]

    func read(_ text: String) throws {
      var open: [String] = []
      for part in text.split(separator: "<").dropFirst(0) {
        guard let end = part.firstIndex(of: ">") else { throw Malformed() }
        let tag = part[..<end]
        if tag.hasPrefix("?") { continue }
        if tag.hasPrefix("/") {
          guard open.popLast() == String(tag.dropFirst()) else { throw Malformed() }
          continue
        }
        let name = String(tag.prefix { $0.isLetter })
        elements[name, default: 0] += 1
        if !tag.hasSuffix("/") { open.append(name) }
      }
      guard open.isEmpty, !text.unicodeScalars.contains(where: { $0.value < 9 }) else {
        throw Malformed()
      }
    }
  }
}
