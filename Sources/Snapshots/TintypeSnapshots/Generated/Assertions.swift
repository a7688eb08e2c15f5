// Made of Fixtures/Names/TintypeSnapshots/Assertions.txt by `make names`: change that file instead.
// swift-format-ignore-file

public import Foundation

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
  ///   - numbering: which unnamed snapshots carry a number; nil to take it from around, and all where nothing is said.
  public init(record: Record? = nil, diffTool: DiffTool? = nil, numbering: Numbering? = nil) { self.record = record; self.diffTool = diffTool; self.numbering = numbering }
}

/// One assertion, apart from the value.
package struct SnapshotRequest: Sendable {
  /// Where the files are.
  package var location: SnapshotLocation
  /// The test, such as `CardTests/card()`.
  package var test: String
  /// What tells this case of the test from others; the same in a repetition.
  package var owner: String
  /// This run of the test case.
  package var scope: SnapshotScope
  /// The source file of the assertion.
  package var file: String
  /// Its line.
  package var line: Int
  /// How to record and show.
  package var configuration: SnapshotTestingConfiguration
  /// How long to wait for a snapshot that is not there at once, in seconds.
  package var timeout: Double = 5
  /// Creates a request.
  ///
  /// - Parameters:
  ///   - location: where the files are.
  ///   - test: the test, such as `CardTests/card()`.
  ///   - owner: what tells this case of the test from others; the same in a repetition.
  ///   - scope: this run of the test case.
  ///   - file: the source file of the assertion.
  ///   - line: its line.
  ///   - configuration: how to record and show.
  ///   - timeout: how long to wait for a snapshot that is not there at once, in seconds.
  package init(location: SnapshotLocation, test: String, owner: String, scope: SnapshotScope, file: String, line: Int, configuration: SnapshotTestingConfiguration, timeout: Double = 5) { self.location = location; self.test = test; self.owner = owner; self.scope = scope; self.file = file; self.line = line; self.configuration = configuration; self.timeout = timeout }
}

/// What the surroundings of a run say about snapshots.
package struct SnapshotEnvironment: Sendable, Hashable {
  /// Whether this is a build server, where nothing may be recorded by accident.
  package var isContinuousIntegration: Bool = false
  /// The mode of `SNAPSHOT_TESTING_RECORD`; nil where it is not set.
  package var record: SnapshotTestingConfiguration.Record?
  /// What is wrong with the variables, a sentence; nil where nothing is. Nothing is recorded or compared where something is.
  package var problem: String?
  /// The folder of `SNAPSHOT_ARTIFACTS`; nil where it is not set.
  package var artifacts: String?
  /// The file of `TINTYPE_SNAPSHOT_MANIFEST`, which every assertion adds a line to; nil where it is not set.
  package var manifest: String?
  /// Creates surroundings.
  ///
  /// - Parameters:
  ///   - isContinuousIntegration: whether this is a build server, where nothing may be recorded by accident.
  ///   - record: the mode of `SNAPSHOT_TESTING_RECORD`; nil where it is not set.
  ///   - artifacts: the folder of `SNAPSHOT_ARTIFACTS`; nil where it is not set.
  ///   - manifest: the file of `TINTYPE_SNAPSHOT_MANIFEST`, which every assertion adds a line to; nil where it is not set.
  package init(isContinuousIntegration: Bool = false, record: SnapshotTestingConfiguration.Record? = nil, artifacts: String? = nil, manifest: String? = nil) { self.isContinuousIntegration = isContinuousIntegration; self.record = record; self.artifacts = artifacts; self.manifest = manifest }
}

/// How values are written, read and compared.
public struct Diffing<Value> {
  /// Writes a value.
  public var toData: (Value) throws -> Data
  /// Reads a value.
  public var fromData: (Data) throws -> Value
  /// Compares a reference with a new value: nil where they are equal, else what a person should know.
  public var diff: (Value, Value) -> (String, [SnapshotAttachment])?
  /// Writes a value in little time, to be finished when it is kept; nil where `toData` takes little itself.
  package var toDraft: ((Value) throws -> Data)?
  /// Compares the bytes of a reference with a new value; where set, it is asked in place of `diff`.
  package var assess: ((Data, Value) throws -> SnapshotAssessment)?
  /// Creates a way to compare.
  ///
  /// - Parameters:
  ///   - toData: writes a value.
  ///   - fromData: reads a value.
  ///   - diff: compares a reference with a new value: nil where they are equal, else what a person should know.
  public init(toData: @escaping (Value) throws -> Data, fromData: @escaping (Data) throws -> Value, diff: @escaping (Value, Value) -> (String, [SnapshotAttachment])?) { self.toData = toData; self.fromData = fromData; self.diff = diff }
}

/// Something drawn, and what it was drawn with. The file carries both; what is compared is the content.
public struct Fingerprinted<Content> {
  /// The text, bytes or layout.
  public var content: Content
  /// What it was drawn with; nil where it is not known.
  public var fingerprint: Fingerprint?
  /// Creates a drawing.
  ///
  /// - Parameters:
  ///   - content: the text, bytes or layout.
  ///   - fingerprint: what it was drawn with; nil where it is not known.
  public init(_ content: Content, fingerprint: Fingerprint? = nil) { self.content = content; self.fingerprint = fingerprint }
}

extension Fingerprinted: Sendable where Content: Sendable {}
