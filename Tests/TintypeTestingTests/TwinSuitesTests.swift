import Testing
import TintypeSnapshots
import TintypeTesting

/// Two suites with tests of one name in one file, which run side by side.
///
/// Each has references of its own, and unchanged code never fails: `make attack` repeats them 500 times in one process.
@Suite struct LeftTwinTests {
  @Test func badge() { hold(verifySnapshot(of: "left", as: .lines, snapshotDirectory: twins)) }

  @Test func two() {
    hold(verifySnapshot(of: "left, first", as: .lines, snapshotDirectory: twins))
    hold(verifySnapshot(of: "left, second", as: .lines, snapshotDirectory: twins))
  }

  @Test(arguments: 0..<4) func card(_ index: Int) {
    hold(
      verifySnapshot(of: "left \(index)", as: .lines, named: "\(index)", snapshotDirectory: twins))
  }
}

@Suite struct RightTwinTests {
  @Test func badge() { hold(verifySnapshot(of: "right", as: .lines, snapshotDirectory: twins)) }

  @Test func two() {
    hold(verifySnapshot(of: "right, first", as: .lines, snapshotDirectory: twins))
    hold(verifySnapshot(of: "right, second", as: .lines, snapshotDirectory: twins))
  }

  @Test(arguments: 0..<4) func card(_ index: Int) {
    hold(
      verifySnapshot(of: "right \(index)", as: .lines, named: "\(index)", snapshotDirectory: twins))
  }
}

/// Where both record, in this process.
private let folder = try? RecordedFolder()
private var twins: String { folder?.path ?? "" }

/// Fails unless a snapshot is equal to its reference, or is the first of its name.
private func hold(_ failure: String?) {
  #expect(failure == nil || failure?.contains("is recorded now") == true)
}
