import Testing
import TintypeSnapshots
import TintypeTesting

/// Two suites with tests of one name in one file, which run side by side.
///
/// Each has references of its own, and unchanged code never fails: `make attack` repeats them 500 times in one process.
@Suite struct LeftTwinTests {
  @Test func badge() { hold { verifySnapshot(of: "left", as: .lines, snapshotDirectory: $0) } }

  @Test func two() {
    hold { verifySnapshot(of: "left, first", as: .lines, snapshotDirectory: $0) }
    hold { verifySnapshot(of: "left, second", as: .lines, snapshotDirectory: $0) }
  }

  @Test(arguments: 0..<4) func card(_ index: Int) {
    hold {
      verifySnapshot(of: "left \(index)", as: .lines, named: "\(index)", snapshotDirectory: $0)
    }
  }
}

@Suite struct RightTwinTests {
  @Test func badge() { hold { verifySnapshot(of: "right", as: .lines, snapshotDirectory: $0) } }

  @Test func two() {
    hold { verifySnapshot(of: "right, first", as: .lines, snapshotDirectory: $0) }
    hold { verifySnapshot(of: "right, second", as: .lines, snapshotDirectory: $0) }
  }

  @Test(arguments: 0..<4) func card(_ index: Int) {
    hold {
      verifySnapshot(of: "right \(index)", as: .lines, named: "\(index)", snapshotDirectory: $0)
    }
  }
}

/// Where both record, in this process.
private let folder = Result { try RecordedFolder() }

/// Fails unless a snapshot is equal to its reference, or is the first of its name.
///
/// The run around records and counts nothing of it, and a build server, where code cannot record, changes nothing.
private func hold(_ verify: (String) -> String?) {
  do {
    let folder = try folder.get()
    let failure = folder.run { verify(folder.path) }
    #expect(failure == nil || failure?.contains("is recorded now") == true)
  } catch {
    Issue.record(error)
  }
}
