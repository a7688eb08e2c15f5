import Foundation
import TintypeSnapshots

/// A package in a temporary folder whose tests assert text snapshots.
struct Bench: ~Copyable {
  let root: String
  var environment = SnapshotEnvironment()
  var session = SnapshotSession()
  /// The folder that assertions name for their references; nil for the one beside the test.
  var directory: String?

  init() throws {
    root = NSTemporaryDirectory() + "tintype-bench-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: root + "/Tests", withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: root + "/Package.swift"))
    // Folders that assertions name count only where a source says that they do.
    try Data("assertSnapshot(of: card, snapshotDirectory: folder)".utf8)
      .write(to: URL(fileURLWithPath: root + "/Tests/CardTests.swift"))
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  func location(_ name: String?, _ pathExtension: String? = "txt") -> SnapshotLocation {
    SnapshotLocation(
      testFile: root + "/Tests/CardTests.swift", testName: "card()", name: name,
      pathExtension: pathExtension, directory: directory)
  }

  /// Asserts as another test of another run would.
  @discardableResult func check(
    _ value: String, _ name: String = "1", record: SnapshotTestingConfiguration.Record? = nil,
    owner: String? = nil, scope: SnapshotScope = SnapshotScope()
  ) -> SnapshotOutcome {
    check(value, as: .lines, name, record: record, owner: owner, scope: scope)
  }

  @discardableResult func check<Value, Format>(
    _ value: Value, as strategy: Snapshotting<Value, Format>, _ name: String = "1",
    record: SnapshotTestingConfiguration.Record? = nil, owner: String? = nil,
    scope: SnapshotScope = SnapshotScope()
  ) -> SnapshotOutcome {
    let request = SnapshotRequest(
      location: location(name, strategy.pathExtension), test: "CardTests/card()",
      owner: owner ?? "card()", scope: scope, file: root + "/Tests/CardTests.swift", line: 7,
      configuration: .init(record: record))
    return SnapshotVerifier(request: request, environment: environment, session: session)
      .verify({ value }, as: strategy).outcome
  }

  /// The text of a reference; nil where there is none.
  func reference(_ name: String = "1", pending: Bool = false) -> String? {
    let location = location(name)
    return FileManager.default.contents(atPath: pending ? location.pending : location.reference)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Paths of the package as commands take them.
  func proven(_ paths: String...) -> [ProvenPath] {
    paths.compactMap { ProvenPath($0, below: root) }
  }

  /// Every file below a folder, relative to it.
  func files(below folder: String = "Tests/__Snapshots__") -> [String] {
    let names = FileManager.default.enumerator(atPath: root + "/" + folder)
    return (names?.allObjects as? [String] ?? []).filter { $0.contains(".") }.sorted()
  }
}
