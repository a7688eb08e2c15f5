import Foundation
import Testing
import TintypeDrawing
import TintypeSnapshots
import TintypeTestSupport
import TintypeTesting

/// Two whole runs of a suite, at once, in one folder: through assertions, with artifacts and a manifest.
@Suite(.serialized) struct TwoSuitesTests {
  private static let count = 24

  /// A card that tells which run drew it: one in red, the other in blue.
  private static func card(_ index: Int, run: Int) -> SnapshotPicture {
    var picture = TestPicture(64, 48)
    picture.fill(index, 8, 20, 20, run == 1 ? (255, 0, 0, 255) : (0, 0, 255, 255))
    let layout = LayoutOutline(nodes: [
      .init(
        kind: "Rectangle", identifier: "run\(run)",
        frame: CGRect(x: index, y: 8, width: 20, height: 20), depth: 0)
    ])
    return SnapshotPicture(
      bitmap: picture.bitmap, scale: 1, layout: layout, fingerprint: Fingerprint(scale: 1))
  }

  /// One suite: every card as a picture and as text, some twice in folders of the run's own.
  private static func suite(
    _ run: Int, _ root: String, _ record: SnapshotTestingConfiguration.Record
  ) {
    let environment = SnapshotEnvironment(
      record: record, artifacts: root + "/artifacts", manifest: root + "/run.jsonl")
    SnapshotEnvironment.$current.withValue(environment) {
      for index in 0..<count {
        let name = index % 3 == 0 ? "own\(run)/\(index)" : "both/\(index)"
        let picture = card(index, run: run)
        _ = verifySnapshot(
          of: picture, as: .picture(), snapshotDirectory: root + "/kept", fileName: name)
        _ = verifySnapshot(
          of: "card \(index) of run \(run)", as: .lines, snapshotDirectory: root + "/kept",
          fileName: name)
      }
    }
  }

  /// Runs both suites at once, each in a process of its own.
  private func runBoth(_ root: String, _ record: SnapshotTestingConfiguration.Record) async throws {
    try ChildProcess.require()
    async let one: Void = runOne(1, root, record)
    async let other: Void = runOne(2, root, record)
    _ = await (one, other)
  }

  private func runOne(
    _ run: Int, _ root: String, _ record: SnapshotTestingConfiguration.Record
  ) async {
    await #expect(processExitsWith: .success) {
      [run = run as Int, root = root as String, mode = record.rawValue as String] in
      let record = SnapshotTestingConfiguration.Record(rawValue: mode)
      Self.suite(run, root, record ?? .never)
    }
  }

  private func files(_ folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String]
    return (names ?? []).filter { $0.contains(".") }.sorted()
  }

  /// The run whose picture a reference is; nil where it is neither's.
  private func owner(_ root: String, _ name: String) throws -> Int? {
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(root)/kept/\(name)"))
    let index = Int(
      ((name as NSString).lastPathComponent as NSString).deletingPathExtension)
    guard let index else { return nil }
    if name.hasSuffix(".txt") {
      return [1, 2].first { data == Data("card \(index) of run \($0)".utf8) }
    }
    let picture = try SnapshotPicture(pngData: data)
    // Pixels, layout and digest have to be of one run: a mixed file would have parts of both.
    return [1, 2].first { run in
      picture.bitmap == Self.card(index, run: run).bitmap
        && picture.layout?.nodes.first?.identifier == "run\(run)"
        && picture.fingerprint?.pixels == PixelDigest.of(picture.bitmap)
    }
  }

  @Test(arguments: [SnapshotTestingConfiguration.Record.all, .missing, .failed])
  func noReferenceIsLostOrMixed(_ record: SnapshotTestingConfiguration.Record) async throws {
    let bench = try Bench()
    let root = bench.root
    for round in 1...2 {
      try await runBoth(root, record)
      let names = files(root + "/kept")
      // A third of the cards is each run's own, twice therefore; all are kept as picture and as text.
      #expect(names.count == (Self.count + Self.count / 3) * 2, "round \(round)")
      for name in names {
        let owner = try owner(root, name)
        #expect(owner != nil, "\(name)")
        if name.hasPrefix("own") { #expect(name.hasPrefix("own\(owner ?? 0)/"), "\(name)") }
      }
    }
  }

  @Test func everyAssertionIsInTheManifest() async throws {
    let bench = try Bench()
    try await runBoth(bench.root, .all)
    let data = try Data(contentsOf: URL(fileURLWithPath: bench.root + "/run.jsonl"))
    let run = RunManifest(data: data)
    #expect(run.outcomes.count == Self.count * 4)
    #expect(data.split(separator: UInt8(ascii: "\n")).count == Self.count * 4)
    #expect(run.references.count == (Self.count + Self.count / 3) * 2)
    #expect(Set(run.outcomes.map(\.kind)).isSubset(of: [.recorded, .passed, .different]))
  }
}
