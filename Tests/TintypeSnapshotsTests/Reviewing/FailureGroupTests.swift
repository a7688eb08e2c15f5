import Foundation
import Testing

@testable import TintypeSnapshots

/// What a run says of failures that one edit made.
@Suite struct FailureGroupTests {
  private func outcome(
    _ kind: SnapshotOutcome.Kind = .different, _ name: String = "a", _ changes: LayoutChange...
  ) -> SnapshotOutcome {
    var outcome = SnapshotOutcome(
      kind: kind, reference: name, test: "A/x()", file: "A.swift", line: 4)
    outcome.layoutChanges = changes
    return outcome
  }

  private func change(
    _ kind: LayoutChange.Kind, _ view: String, _ detail: String, views: [String]? = nil,
    isOfControl: Bool? = nil
  ) -> LayoutChange {
    LayoutChange(
      kind: kind, view: view, detail: detail, followers: 0, views: views, isOfControl: isOfControl)
  }

  private func causes(_ outcomes: SnapshotOutcome...) -> [String] {
    FailureGroup.groups(outcomes).map { "\($0.outcomes.count) \($0.cause)" }
  }

  @Test func aValueThatChangedAlikeIsOneEdit() {
    let (card, row) = (
      change(.value, "Card", "padding 16 → 18"), change(.value, "Row", "padding 16 → 18")
    )
    #expect(causes(outcome(.different, "a", card)) == ["1 padding 16 → 18 in Card"])
    #expect(
      causes(outcome(.different, "a", card), outcome(.size, "b", card))
        == ["2 padding 16 → 18 in Card"])
    #expect(
      causes(
        outcome(.different, "a", card), outcome(.different, "b", row), outcome(.pending, "c", card))
        == ["3 padding 16 → 18 in Card, Row"])
    let several = change(.value, "3 views", "padding 16 → 18", views: ["Row", "Bar"])
    #expect(
      causes(outcome(.different, "a", card), outcome(.different, "b", several))
        == ["2 padding 16 → 18 in Card, Row, Bar"])
  }

  /// Where a view came or went is another place in each picture, and told where there is one.
  @Test func whatCameOrWentIsNamedWithoutItsPosition() {
    let (one, other) = (
      change(.inserted, "Text \"New\"", "inserted at 0, 0"),
      change(.inserted, "Text \"New\"", "inserted at 8, 0")
    )
    #expect(causes(outcome(.different, "a", one)) == ["1 Text \"New\" inserted at 0, 0"])
    #expect(
      causes(outcome(.different, "a", one), outcome(.different, "b", one))
        == ["2 Text \"New\" inserted at 0, 0"])
    #expect(
      causes(outcome(.different, "a", one), outcome(.different, "b", other))
        == ["2 Text \"New\" inserted"])
    // What followed from an edit is told as it is in the first picture.
    let inside = change(.inserted, "Text \"New\"", "inserted at 8, 0", isOfControl: true)
    #expect(
      causes(outcome(.different, "a", inside), outcome(.different, "b", one))
        == ["2 Text \"New\" inserted at 8, 0"])
  }

  /// The cause of most is first; of as many, that which came first; kinds without layouts have their names.
  @Test func theCauseOfMostIsFirst() {
    let (a, b) = (change(.value, "A", "x 1 → 2"), change(.value, "B", "y 1 → 2"))
    #expect(
      causes(
        outcome(.missing, "m", a), outcome(.different, "a", a), outcome(.different, "b", b),
        outcome(.different, "c", b), outcome(.recorded, "r"))
        == [
          "2 y 1 → 2 in B", "1 \(RunSummary.title(.missing))", "1 x 1 → 2 in A",
          "1 \(RunSummary.title(.recorded))",
        ])
    #expect(causes(outcome()) == ["1 \(RunSummary.title(.different))"])
    #expect(causes() == [])
  }

  @Test(arguments: [(12, 4, [] as [String]), (13, 5, ["  … and 1 more", "… and 1 more causes"])])
  func onlyAScreenIsReported(_ groups: Int, _ names: Int, _ rests: [String]) {
    let outcomes = (0..<names).map { outcome(.different, "r\($0)") }
    let lines = FailureGroup.lines(
      (0..<groups).map { FailureGroup(cause: "cause \($0)", outcomes: outcomes) })
    #expect(lines.filter { $0.hasPrefix("cause") }.count == 12)
    #expect(lines.prefix(6) == ["", "cause 0", "  r0", "  r1", "  r2", "  r3"])
    #expect(Set(lines.filter { $0.contains("…") }) == Set(rests))
    #expect(lines.suffix(rests.isEmpty ? 1 : 2) == (rests.isEmpty ? ["  r3"] : ["", rests[1]]))
  }

  /// Causes are told by the first failure that has them; failures without causes have nothing to share.
  @Test func causesAreReportedOnce() {
    let session = SnapshotSession()
    let answers = [
      ([], "a"), ([], "b"), (["x"], "a"), (["x"], "b"), (["x"], "a"), (["x", "y"], "b"),
    ]
    .map { session.teller(of: $0.0, in: $0.1) }
    #expect(answers == [nil, nil, nil, "a", nil, nil])
  }
}
