public import Testing
public import TintypeSnapshots

/// Sets how snapshots of a test or a suite are recorded, and counts unnamed ones anew in each test case.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  /// What the trait sets.
  let configuration: SnapshotTestingConfiguration

  /// Whether the trait holds for the tests of its suite.
  public var isRecursive: Bool { true }

  /// Runs a test case under the trait's configuration.
  ///
  /// - Parameters:
  ///   - test: the test.
  ///   - testCase: its case; nil around a suite.
  ///   - function: the test itself.
  /// - Throws: what the test throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let configuration = SnapshotTestingConfiguration.here.overridden(by: configuration)
    try await SnapshotTestingConfiguration.$current.withValue(configuration) {
      guard testCase != nil else { return try await function() }
      try await SnapshotScope.$current.withValue(SnapshotScope()) { try await function() }
    }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Counts unnamed snapshots anew in each test case, also in a repetition.
  public static var snapshots: Self { SnapshotsTrait(configuration: .init()) }

  /// Sets how snapshots are recorded.
  ///
  /// - Parameters:
  ///   - record: when references are written; nil to keep what holds around.
  ///   - diffTool: how failures are shown; nil to keep what holds around.
  ///   - numbering: which unnamed snapshots carry a number; nil to keep what holds around.
  /// - Returns: the trait.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    numbering: SnapshotTestingConfiguration.Numbering? = nil
  ) -> Self {
    SnapshotsTrait(
      configuration: .init(record: record, diffTool: diffTool, numbering: numbering))
  }

  /// Sets how snapshots are recorded and shown.
  ///
  /// - Parameter configuration: what to set.
  /// - Returns: the trait.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    SnapshotsTrait(configuration: configuration)
  }
}
