import Foundation
import TintypeDrawing

/// The outcomes of a run, counted, and the forms that other programs read.
package struct RunSummary: Sendable {
  /// What each assertion found.
  package var outcomes: [SnapshotOutcome]
  /// References that nothing asserts; empty where it is not known.
  package var orphans: [String]
  /// Tests that failed by something else.
  package var failures: [TestFailure]

  /// Creates a summary.
  package init(
    outcomes: [SnapshotOutcome], orphans: [String] = [], failures: [TestFailure] = []
  ) {
    self.outcomes = outcomes
    self.orphans = orphans
    self.failures = failures
  }

  /// Exit codes of the snapshot commands.
  package enum ExitCode: Int32, Sendable {
    /// Everything passed.
    case passed = 0
    /// Something differs, or a test failed by something else.
    case different = 1
    /// A reference is missing or was recorded just now.
    case missing = 2
    /// References are left that nothing asserts.
    case orphans = 3
    /// Everything that differs was recorded elsewhere.
    case recordedElsewhere = 4
    /// The tests crashed.
    case crashed = 70
  }

  /// How many outcomes are of a kind.
  package func count(_ kind: SnapshotOutcome.Kind) -> Int {
    outcomes.reduce(0) { $0 + ($1.kind == kind ? 1 : 0) }
  }

  /// The exit code: what is worst for the user's own work comes first.
  package func exitCode(rejectsOrphans: Bool) -> ExitCode {
    let kinds = Set(outcomes.map(\.kind))
    if !failures.isEmpty
      || !kinds.isDisjoint(with: [.different, .size, .pending, .duplicate, .unreadable])
    {
      return .different
    }
    if !kinds.isDisjoint(with: [.missing, .recorded]) { return .missing }
    if kinds.contains(.recordedElsewhere) { return .recordedElsewhere }
    return rejectsOrphans && !orphans.isEmpty ? .orphans : .passed
  }

  /// One line, such as `12 snapshots: 10 passed, 2 different; 1 test failed apart from snapshots`.
  package var text: String {
    let counts = SnapshotOutcome.Kind.allCases.map { ($0, count($0)) }.filter { $0.1 > 0 }
    let parts = counts.map { "\($0.1) \(Self.title($0.0))" }
    let orphaned = orphans.isEmpty ? [] : ["\(orphans.count) orphaned"]
    let total = outcomes.count == 1 ? "1 snapshot" : "\(outcomes.count) snapshots"
    let counted = ([total] + [(parts + orphaned).joined(separator: ", ")]).filter { !$0.isEmpty }
      .joined(separator: ": ")
    return failures.isEmpty ? counted : "\(counted); \(TestFailure.title(failures.count))"
  }

  /// What failed, by what made it fail, and the commands that follow; empty where nothing did.
  package var closing: String {
    let failed = outcomes.filter { !$0.isPass && $0.kind != .recorded }
    guard !failed.isEmpty || !failures.isEmpty else { return "" }
    let lines =
      FailureGroup.lines(FailureGroup.groups(failed)) + TestFailure.lines(failures)
    return (lines + [""] + Self.commands(after: failed)).joined(separator: "\n")
  }

  /// The commands that follow; of two assertions of one reference there is nothing to choose, but a name to give.
  private static func commands(after failed: [SnapshotOutcome]) -> [String] {
    let again = "tintype test --last-failed runs them again"
    if failed.isEmpty { return ["next: " + again] }
    let waiting = failed.filter { $0.kind != .duplicate }
    if waiting.isEmpty { return ["next: give each a name with named:, then", "      " + again] }
    let acceptable = waiting.filter { $0.kind != .unreadable || $0.actual != nil }
    if acceptable.isEmpty { return ["next: " + again] }
    let folders = acceptable.map { ($0.reference as NSString).deletingLastPathComponent }
    let names = Set(folders).sorted()
    let accepted = names.count <= 2 ? names.map(SnapshotTestingConfiguration.DiffTool.quoted) : []
    return [
      "next: tintype review, or tintype review --web, or tintype report",
      "      " + (["tintype accept"] + accepted).joined(separator: " ") + " accepts "
        + what(acceptable),
      "      " + again,
    ]
  }

  /// What accepting takes over: `the change`, `all 3 new ones`, `all 7: 3 new, 4 changed`.
  private static func what(_ outcomes: [SnapshotOutcome]) -> String {
    let all = Set(outcomes.map(\.reference)).count
    let new = Set(outcomes.filter { $0.kind == .missing }.map(\.reference)).count
    // In the mode `pending` both wait beside their places.
    let isOpen = outcomes.contains { $0.kind == .pending }
    if new > 0, new < all, !isOpen { return "all \(all): \(new) new, \(all - new) changed" }
    let one = isOpen ? "snapshot" : new > 0 ? "new one" : "change"
    return all == 1 ? "the \(one)" : "all \(all) \(one)s"
  }

  /// What a person calls a kind.
  package static func title(_ kind: SnapshotOutcome.Kind) -> String {
    switch kind {
    case .recordedElsewhere: "recorded elsewhere"
    case .size: "size changed"
    case .unreadable: "not drawn or not readable"
    default: kind.rawValue
    }
  }

  /// JSON with counts and every outcome.
  package var json: String {
    struct Document: Encodable {
      var counts: [String: Int]
      var orphans: [String]
      var outcomes: [SnapshotOutcome]
      var failures: [TestFailure]?
    }
    var counts: [String: Int] = [:]
    for outcome in outcomes { counts[outcome.kind.rawValue, default: 0] += 1 }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    let document = Document(
      counts: counts, orphans: orphans, outcomes: outcomes,
      failures: failures.isEmpty ? nil : failures)
    return (try? encoder.encode(document)).map {
      NeutralText.json(String(decoding: $0, as: UTF8.self))
    } ?? "{}"
  }

  /// JUnit's XML, one test case a snapshot.
  package var junit: String {
    let failures = outcomes.filter { !$0.isPass }.count
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<testsuites><testsuite name="snapshots" tests="\#(outcomes.count)" failures="\#(failures)""#
        + #" time="\#(Tolerance.short(outcomes.compactMap(\.seconds).reduce(0, +)))">"#,
    ]
    for outcome in outcomes {
      let name = (outcome.reference as NSString).lastPathComponent
      let start =
        #"<testcase classname="\#(Self.escaped(outcome.test))" name="\#(Self.escaped(name))" "#
        + #"file="\#(Self.escaped(outcome.file))" line="\#(outcome.line)""#
        + (outcome.seconds.map { #" time="\#(Tolerance.short($0))""# } ?? "")
      if outcome.isPass {
        lines.append(start + "/>")
      } else {
        let first = outcome.message.prefix { $0 != "\n" }
        lines.append(
          start
            + #"><failure type="\#(outcome.kind.rawValue)" message="\#(Self.escaped(String(first)))">"#
            + Self.escaped(outcome.message) + "</failure></testcase>")
      }
    }
    return (lines + ["</testsuite></testsuites>", ""]).joined(separator: "\n")
  }

  /// Lines that GitHub shows at positions in the source: one a cause, as it shows ten of a step.
  package var githubAnnotations: [String] {
    FailureGroup.groups(outcomes.filter { !$0.isPass }).compactMap { group in
      guard let first = group.outcomes.first else { return nil }
      let others = group.outcomes.dropFirst().map(\.reference)
      let more = others.isEmpty ? "" : "\nThe same in \(LayoutChange.names(others))."
      return GitHubAnnotation(
        file: first.file, line: max(1, first.line), title: "Snapshot " + Self.title(first.kind),
        message: first.message + more
      ).text
    }
  }

  /// A table for GitHub's step summary: a row a cause.
  package var githubSummary: String {
    var lines = ["### Snapshots", "", text, ""]
    let groups = FailureGroup.groups(outcomes.filter { !$0.isPass })
    if !groups.isEmpty { lines += ["| cause | count | snapshots |", "|---|---|---|"] }
    for group in groups {
      let names = LayoutChange.names(group.outcomes.map(\.reference))
      lines.append(
        "| \(NeutralText.cell(group.cause)) | \(group.outcomes.count) | \(NeutralText.cell(names)) |"
      )
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Text that stands in XML or HTML, its lines kept.
  static func escaped(_ text: String) -> String {
    XMLText.escaped(text, whiteSpace: .references)
  }
}
