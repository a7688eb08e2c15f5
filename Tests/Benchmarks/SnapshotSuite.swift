import CTintypeThreads
import Foundation
import Tintype
import TintypeSnapshots

/// A folder of references that assertions look into.
struct SnapshotFolder: Sendable {
  let path: String

  /// Asserts a value as a test would.
  func verify<Value, Format>(
    _ value: Value, as strategy: Snapshotting<Value, Format>, _ name: String,
    record: SnapshotTestingConfiguration.Record = .never,
    session: SnapshotSession = SnapshotSession()
  ) -> SnapshotOutcome.Kind {
    let request = SnapshotRequest(
      location: SnapshotLocation(
        testFile: path + "/Tests/CardTests.swift", testName: "card()", name: name,
        pathExtension: strategy.pathExtension), test: "CardTests/card()", owner: name,
      scope: SnapshotScope(), file: path + "/Tests/CardTests.swift", line: 1,
      configuration: SnapshotTestingConfiguration(record: record))
    return SnapshotVerifier(
      request: request, environment: SnapshotEnvironment(), session: session
    ).verify({ value }, as: strategy).outcome.kind
  }
}

/// Many small snapshots that match, on all cores.
struct SnapshotSuite: Sendable {
  private let folder: SnapshotFolder
  private let count: Int

  init(folder: String, count: Int) {
    self.folder = SnapshotFolder(path: folder)
    self.count = count
  }

  /// Writes the references.
  func record() throws {
    let recorded = Tally()
    onAllCores { index in
      if folder.verify(SuiteCard(index: index), as: .image, "\(index)", record: .all) == .recorded {
        recorded.add()
      }
    }
    guard recorded.count == count else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: folder.path])
    }
  }

  /// Renders and matches all of them.
  func match() {
    let matching = Tally()
    let session = SnapshotSession()
    onAllCores { index in
      let kind = folder.verify(SuiteCard(index: index), as: .image, "\(index)", session: session)
      if kind == .passed { matching.add() }
    }
    precondition(matching.count == count, "a reference did not match")
  }

  /// Prints the time of rendering alone, and of rendering and matching.
  func measure(runs: Int) throws {
    try record()
    var (alone, whole) = (Measurement(), Measurement())
    for _ in 0..<runs {
      alone.time {
        onAllCores { _ = try? ViewSnapshot().picture(SuiteCard(index: $0)).width }
      }
      whole.time { match() }
    }
    print("\(count) matching snapshots, 400 x 300 pixels, \(cores) cores")
    print("  rendering alone   \(alone.text)")
    print("  with matching     \(whole.text)\(Measurement.ratio(whole, alone, "of rendering"))")
  }

  private var cores: Int { Int(tintype_processor_count()) }

  private func onAllCores(_ body: @Sendable (Int) -> Void) {
    DispatchQueue.concurrentPerform(iterations: count, execute: body)
  }
}

/// A count that several threads add to.
private final class Tally: @unchecked Sendable {
  private let lock = NSLock()
  private var value = 0

  var count: Int { lock.withLock { value } }

  func add() { lock.withLock { value += 1 } }
}

/// A card of 200 by 150 points, each with other words.
struct SuiteCard: View {
  let index: Int
  var padding = 12.0

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Circle().fill(index.isMultiple(of: 2) ? .blue : .orange).frame(width: 32, height: 32)
        VStack(alignment: .leading) {
          Text("Card \(index)").font(.headline)
          Text("Opened \(index * 7 % 60) minutes ago").font(.caption).foregroundStyle(.secondary)
        }
        Spacer()
      }
      Text("A card says in a few words what happened, number \(index) among many others.")
        .font(.footnote)
      Spacer(minLength: 0)
      RoundedRectangle(cornerRadius: 4).fill(.green).frame(height: 12)
    }
    .padding(padding)
    .frame(width: 200, height: 150)
    .background(.white)
  }
}
