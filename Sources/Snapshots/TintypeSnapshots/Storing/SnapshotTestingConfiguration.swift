import Synchronization

/// How snapshots of a test are recorded and how a failure is shown.
public struct SnapshotTestingConfiguration: Sendable {
  /// When a reference is written.
  public enum Record: String, Sendable, Hashable, Codable, CaseIterable {
    /// Always, unless the reference is equal already.
    case all
    /// Where a comparison fails or there is no reference.
    case failed
    /// Where there is no reference.
    case missing
    /// Never.
    case never
    /// Never; what would be written is put beside the reference, to be accepted or rejected.
    case pending
  }

  /// Which unnamed snapshots of a test carry a number.
  public enum Numbering: String, Sendable, Hashable, CaseIterable {
    /// All: `card.1.png`, `card.2.png`, as in swift-snapshot-testing.
    case all
    /// All but the first: `card.png`, `card.2.png`. Most tests have one snapshot only.
    case repeated
  }

  /// When a reference is written; nil to take it from around.
  public var record: Record?
  /// How a failure is shown; nil to take it from around.
  public var diffTool: DiffTool?
  /// Which unnamed snapshots carry a number; nil to take it from around, and all where nothing is said.
  public var numbering: Numbering?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - record: when a reference is written; nil to take it from around.
  ///   - diffTool: how a failure is shown; nil to take it from around.
  ///   - numbering: which unnamed snapshots carry a number; nil to take it from around.
  public init(record: Record? = nil, diffTool: DiffTool? = nil, numbering: Numbering? = nil) {
    self.record = record
    self.diffTool = diffTool
    self.numbering = numbering
  }

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
