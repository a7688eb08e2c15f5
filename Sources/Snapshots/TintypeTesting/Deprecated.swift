public import Foundation
public import TintypeSnapshots

// Names that swift-snapshot-testing keeps for older tests, with what each stands for now.

/// Whether everything is recorded anew.
@available(*, deprecated, message: "Use withSnapshotTesting(record:) or the trait .snapshots.")
public var isRecording: Bool {
  get { SnapshotTestingConfiguration.here.record == .all }
  set { SnapshotTestingConfiguration.ofProcess.record = newValue ? .all : .missing }
}

/// Whether everything is recorded anew.
@available(*, deprecated, message: "Use withSnapshotTesting(record:) or the trait .snapshots.")
public var record: Bool {
  get { SnapshotTestingConfiguration.here.record == .all }
  set { SnapshotTestingConfiguration.ofProcess.record = newValue ? .all : .missing }
}

/// The command that failures name.
@available(*, deprecated, message: "Use withSnapshotTesting(diffTool:) or the trait .snapshots.")
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { SnapshotTestingConfiguration.here.diffTool ?? .default }
  set { SnapshotTestingConfiguration.ofProcess.diffTool = newValue }
}

extension SnapshotTestingConfiguration.DiffTool: ExpressibleByNilLiteral {
  /// Creates the default tool.
  @available(*, deprecated, message: "Use .default.")
  public init(nilLiteral: ()) { self = .default }
}

extension SnapshotTestingConfiguration.Record {
  /// What a flag stands for; nil for none.
  fileprivate init?(_ isRecording: Bool?) {
    guard let isRecording else { return nil }
    self = isRecording ? .all : .missing
  }
}

/// Compares a value with its reference and says nothing to the test framework.
///
/// - Parameters:
///   - value: the value.
///   - strategy: turns it into a file and compares files.
///   - name: what tells the snapshot from others of the test.
///   - isRecording: whether to record; nil to take it from around.
///   - snapshotDirectory: the folder of references.
///   - timeout: how long to wait for a snapshot that is not there at once, in seconds.
///   - file: the source file.
///   - testName: the name of the test function.
///   - line: where the assertion stands.
/// - Returns: nil where the value passes, else what a person should know.
@available(*, deprecated, renamed: "verifySnapshot(of:as:named:record:)")
public func verifySnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
  named name: String? = nil, record isRecording: Bool? = nil, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line
) -> String? {
  verifySnapshot(
    of: try value(), as: strategy, named: name, record: .init(isRecording),
    snapshotDirectory: snapshotDirectory, timeout: timeout, file: file, testName: testName,
    line: line)
}

/// Fails the test where a value differs from its reference.
///
/// - Parameters:
///   - value: the value.
///   - strategy: turns it into a file and compares files.
///   - name: what tells the snapshot from others of the test.
///   - isRecording: whether to record; nil to take it from around.
///   - timeout: how long to wait for a snapshot that is not there at once, in seconds.
///   - file: the source file.
///   - testName: the name of the test function.
///   - line: where the assertion stands.
@available(*, deprecated, renamed: "assertSnapshot(of:as:named:record:)")
public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
  named name: String? = nil, record isRecording: Bool? = nil, timeout: TimeInterval = 5,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line
) {
  assertSnapshot(
    of: try value(), as: strategy, named: name, record: .init(isRecording), timeout: timeout,
    file: file, testName: testName, line: line)
}

/// Fails the test where a value differs from its reference.
///
/// - Parameters:
///   - value: the value.
///   - strategy: turns it into a file and compares files.
///   - name: what tells the snapshot from others of the test.
///   - isRecording: whether to record; nil to take it from around.
///   - timeout: how long to wait for a snapshot that is not there at once, in seconds.
///   - file: the source file.
///   - testName: the name of the test function.
///   - line: where the assertion stands.
@available(*, deprecated, message: "Pass a mode, such as .all, in place of a flag.")
@_disfavoredOverload
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
  named name: String? = nil, record isRecording: Bool?, timeout: TimeInterval = 5,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line
) {
  assertSnapshot(
    of: try value(), as: strategy, named: name, record: .init(isRecording), timeout: timeout,
    file: file, testName: testName, line: line)
}
