import Testing
import TintypeSnapshots
import TintypeTesting

/// swift-snapshot-testing's tests of configurations: traits, nesting, old variables.
@Suite struct ConfigurationTests {
  private static func command() -> String? {
    SnapshotTestingConfiguration.current?.diffTool?(
      currentFilePath: "old.png", failedFilePath: "new.png")
  }

  @Test(.snapshots(diffTool: "ksdiff")) func aTraitNamesATool() {
    #expect(Self.command() == "ksdiff old.png new.png")
  }

  @Test(.snapshots(SnapshotTestingConfiguration(record: .never, diffTool: .ksdiff)))
  func aTraitTakesAConfiguration() {
    #expect(Self.command() == "ksdiff old.png new.png")
    #expect(SnapshotTestingConfiguration.current?.record == .never)
  }

  @Suite(.snapshots(diffTool: "ksdiff")) struct OverrideDiffTool {
    @Test(.snapshots(diffTool: "difftool")) func theInnerToolHolds() {
      #expect(command() == "difftool old.png new.png")
    }

    @Suite(.snapshots(record: .all)) struct OverrideRecord {
      @Test func otherSettingsAreInherited() {
        #expect(command() == "ksdiff old.png new.png")
        #expect(SnapshotTestingConfiguration.current?.record == .all)
      }

      @Suite(.snapshots(record: .failed, diffTool: "diff")) struct OverrideBoth {
        @Test func bothHold() {
          #expect(command() == "diff old.png new.png")
          #expect(SnapshotTestingConfiguration.current?.record == .failed)
        }
      }
    }
  }

  @Test func nesting() {
    withSnapshotTesting(record: .all) {
      #expect(Self.command() == "tintype diff old.png new.png")
      #expect(SnapshotTestingConfiguration.current?.record == .all)
      withSnapshotTesting(diffTool: "ksdiff") {
        #expect(Self.command() == "ksdiff old.png new.png")
        #expect(SnapshotTestingConfiguration.current?.record == .all)
      }
      withSnapshotTesting(diffTool: .init { "compare \($0) \($1) png:" }) {
        #expect(Self.command() == "compare old.png new.png png:")
      }
    }
  }

  @Test func aDiffToolGetsEachPathAsOneArgument() {
    let tool: SnapshotTestingConfiguration.DiffTool = "ksdiff -w"
    #expect(
      tool(currentFilePath: "a b.png", failedFilePath: "c.png") == "ksdiff -w 'a b.png' c.png")
  }

  /// Its testIsRecordingProxy.
  ///
  /// What is set holds for the process, so it is taken back at once.
  @available(*, deprecated) @Test func theOldVariablesStandForTheMode() {
    let before = SnapshotTestingConfiguration.ofProcess
    defer { SnapshotTestingConfiguration.ofProcess = before }
    TintypeTesting.record = false
    #expect(!isRecording)
    #expect(SnapshotTestingConfiguration.ofProcess.record == .missing)
    diffTool = .ksdiff
    #expect(diffTool(currentFilePath: "a", failedFilePath: "b") == "ksdiff a b")
  }
}
