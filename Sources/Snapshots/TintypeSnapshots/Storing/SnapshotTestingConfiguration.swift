import Synchronization

extension SnapshotTestingConfiguration {
  /// What ``withSnapshotTesting(record:diffTool:numbering:operation:)`` or a trait set here; nil where
  /// nothing did.
  @TaskLocal public static var current: SnapshotTestingConfiguration?

  /// What the deprecated variables of the whole process say.
  package static var ofProcess: SnapshotTestingConfiguration {
    get { processWide.withLock { $0 } }
    set { processWide.withLock { $0 = newValue } }
  }

  private static let processWide = Mutex(SnapshotTestingConfiguration())

  /// What holds here for an assertion that says nothing itself.
  package static var here: SnapshotTestingConfiguration {
    ofProcess.overridden(by: current ?? SnapshotTestingConfiguration())
  }

  /// What holds inside of an operation, with nothing left to find out but the numbering.
  fileprivate static func inside(
    _ inner: SnapshotTestingConfiguration
  ) -> SnapshotTestingConfiguration {
    var result = here.overridden(by: inner)
    result.record = result.record ?? SnapshotEnvironment.current.record ?? .missing
    result.diffTool = result.diffTool ?? .default
    return result
  }

  /// The configuration with what another one sets in place of its own.
  package func overridden(by inner: SnapshotTestingConfiguration) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(
      record: inner.record ?? record, diffTool: inner.diffTool ?? diffTool,
      numbering: inner.numbering ?? numbering)
  }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
  /// Creates ``all`` from true and ``missing`` from false.
  public init(booleanLiteral value: Bool) {
    self = value ? .all : .missing
  }
}

/// Runs code under a configuration of snapshot tests.
///
/// - Parameters:
///   - record: when references are written; nil to keep what holds.
///   - diffTool: how failures are shown; nil to keep what holds.
///   - numbering: which unnamed snapshots carry a number; nil to keep what holds.
///   - operation: the code.
/// - Returns: what the code returns.
/// - Throws: what the code throws.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  numbering: SnapshotTestingConfiguration.Numbering? = nil,
  operation: () throws -> R
) rethrows -> R {
  let configuration = SnapshotTestingConfiguration.inside(
    SnapshotTestingConfiguration(record: record, diffTool: diffTool, numbering: numbering))
  return try SnapshotTestingConfiguration.$current.withValue(configuration, operation: operation)
}

/// Runs asynchronous code under a configuration of snapshot tests.
///
/// - Parameters:
///   - record: when references are written; nil to keep what holds.
///   - diffTool: how failures are shown; nil to keep what holds.
///   - numbering: which unnamed snapshots carry a number; nil to keep what holds.
///   - isolation: the actor that the code runs on.
///   - operation: the code.
/// - Returns: what the code returns.
/// - Throws: what the code throws.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  numbering: SnapshotTestingConfiguration.Numbering? = nil,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R
) async rethrows -> R {
  let configuration = SnapshotTestingConfiguration.inside(
    SnapshotTestingConfiguration(record: record, diffTool: diffTool, numbering: numbering))
  return try await SnapshotTestingConfiguration.$current.withValue(
    configuration, operation: operation, isolation: isolation)
}
