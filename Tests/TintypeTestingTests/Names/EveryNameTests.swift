import Synchronization
import Testing
import TintypeTesting

/// Every name of swift-snapshot-testing under Swift Testing.
@Suite(.snapshots(record: .missing)) struct EveryNameTests {
  /// Each assertion draws, finds no reference and says so; none says anything else.
  private func expectOneFailureEach(_ assertions: () throws -> Int) throws {
    var count = 0
    let failures = Mutex(0)
    try withKnownIssue {
      try withoutReferences { count = try assertions() }
    } matching: { issue in
      let isExpected = issue.comments.contains { $0.rawValue.contains(absenceOfReference) }
      if isExpected { failures.withLock { $0 += 1 } }
      return isExpected
    }
    #expect(count > 0 && failures.withLock { $0 } == count)
  }

  @Test func text() throws { try expectOneFailureEach { assertEveryText() } }

  @Test func functions() throws { try expectOneFailureEach { try assertEveryFunction() } }

  @MainActor @Test func pictures() throws { try expectOneFailureEach { assertEveryPicture() } }

  @available(*, deprecated) @Test func oldNames() throws {
    try expectOneFailureEach { assertEveryOldName() }
  }

  @Test(.snapshots(diffTool: "ksdiff")) func toolAndConfiguration() {
    #expect(
      SnapshotTestingConfiguration.current?.diffTool?(currentFilePath: "a", failedFilePath: "b")
        == "ksdiff a b")
    let configuration = SnapshotTestingConfiguration(record: .never, diffTool: .default)
    #expect(configuration.record == SnapshotTestingConfiguration.Record(rawValue: "never"))
  }

  @Test(.snapshots(SnapshotTestingConfiguration(record: .missing))) func inline() {
    assertInlineSnapshot(
      of: 3, as: .dump,
      syntaxDescriptor: InlineSnapshotSyntaxDescriptor(
        trailingClosureLabel: "matches", trailingClosureOffset: 0)
    ) {
      """
      - 3

      """
    }
  }

  @Test func asynchronous() async {
    let sum = await withSnapshotTesting(record: .missing) {
      await Task.yield()
      return 1
    }
    #expect(sum == 1)
  }
}
