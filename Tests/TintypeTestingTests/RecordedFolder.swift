import Foundation
import TintypeSnapshots
import TintypeTestSupport
import TintypeTesting

/// A folder of references, apart from those of the repository, and what assertions do to it.
struct RecordedFolder {
  private let folder: TemporaryFolder
  private let session = SnapshotSession()

  init() throws { folder = try TemporaryFolder() }

  /// Where references are.
  var path: String { folder.path + "/kept" }

  /// Runs assertions as if nothing were set around.
  func run<Result>(
    _ body: () throws -> Result
  ) rethrows -> Result {
    let environment = SnapshotEnvironment(artifacts: folder.path + "/artifacts")
    return try SnapshotEnvironment.$current.withValue(environment) {
      try SnapshotSession.$current.withValue(session) {
        try SnapshotTestingConfiguration.$current.withValue(nil) { try body() }
      }
    }
  }

  /// The same for assertions that wait.
  @MainActor func run<Result: Sendable>(
    _ body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    let environment = SnapshotEnvironment(artifacts: folder.path + "/artifacts")
    return try await SnapshotEnvironment.$current.withValue(environment) {
      try await SnapshotSession.$current.withValue(session) {
        try await SnapshotTestingConfiguration.$current.withValue(nil) { try await body() }
      }
    }
  }

  /// Asserts, and hands back the failure; nil for a pass.
  func verify<Value, Format>(
    _ value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
    named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
    timeout: TimeInterval = 5, testName: String = #function
  ) -> String? {
    // A closure with `try` in it would count as one that throws.
    func failure() -> String? {
      verifySnapshot(
        of: try value(), as: strategy, named: name, record: record, snapshotDirectory: path,
        timeout: timeout, testName: testName)
    }
    return run { failure() }
  }

  /// Records a value and hands back its reference.
  func recorded<Value, Format>(
    _ value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
    named name: String, pathExtension: String? = "txt"
  ) throws -> String {
    _ = verify(try value(), as: strategy, named: name, record: .all, testName: "test()")
    let file = "test.\(name)" + (pathExtension.map { ".\($0)" } ?? "")
    return try text(file)
  }

  /// The text of a reference.
  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: "\(path)/\(name)")), as: UTF8.self)
  }

  /// Writes a reference.
  func write(_ text: String, to name: String) throws {
    try folder.write(Array(text.utf8), to: "kept/\(name)")
  }

  /// The names of all references.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
