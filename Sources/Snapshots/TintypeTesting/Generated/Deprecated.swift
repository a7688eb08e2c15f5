// Made of Fixtures/Names/TintypeTesting/Deprecated.txt by `make names`: change that file instead.
// swift-format-ignore-file

public import Foundation
public import TintypeSnapshots

/// Whether everything is recorded anew.
@available(*, deprecated, message: "Use withSnapshotTesting(record:) or the trait .snapshots.") public var isRecording: Bool { get { SnapshotTestingConfiguration.here.record == .all } set { SnapshotTestingConfiguration.ofProcess.record = newValue ? .all : .missing } }

/// Whether everything is recorded anew.
@available(*, deprecated, message: "Use withSnapshotTesting(record:) or the trait .snapshots.") public var record: Bool { get { SnapshotTestingConfiguration.here.record == .all } set { SnapshotTestingConfiguration.ofProcess.record = newValue ? .all : .missing } }

/// The command that failures name.
@available(*, deprecated, message: "Use withSnapshotTesting(diffTool:) or the trait .snapshots.") public var diffTool: SnapshotTestingConfiguration.DiffTool { get { SnapshotTestingConfiguration.here.diffTool ?? .default } set { SnapshotTestingConfiguration.ofProcess.diffTool = newValue } }

extension SnapshotTestingConfiguration.DiffTool: ExpressibleByNilLiteral {
  /// Creates the default tool.
  @available(*, deprecated, message: "Use .default.") public init(nilLiteral: ()) { self = .default }
}

extension Bool {
  /// What a flag stands for.
  fileprivate var mode: SnapshotTestingConfiguration.Record { self ? .all : .missing }
}

/// Compares a value with its reference and says nothing to the test framework; nil where it passes.
@available(*, deprecated, renamed: "verifySnapshot(of:as:named:record:)") public func verifySnapshot<Value, Format>(matching value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>, named name: String? = nil, record isRecording: Bool? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5, file: StaticString = #filePath, testName: String = #function, line: UInt = #line) -> String? { verifySnapshot(of: try value(), as: strategy, named: name, record: isRecording?.mode, snapshotDirectory: snapshotDirectory, timeout: timeout, file: file, testName: testName, line: line) }

/// Fails the test where a value differs from its reference.
@available(*, deprecated, renamed: "assertSnapshot(of:as:named:record:)") public func assertSnapshot<Value, Format>(matching value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>, named name: String? = nil, record isRecording: Bool? = nil, timeout: TimeInterval = 5, file: StaticString = #filePath, testName: String = #function, line: UInt = #line) { assertSnapshot(of: try value(), as: strategy, named: name, record: isRecording?.mode, timeout: timeout, file: file, testName: testName, line: line) }

/// Fails the test where a value differs from its reference.
@available(*, deprecated, message: "Pass a mode, such as .all, in place of a flag.") @_disfavoredOverload public func assertSnapshot<Value, Format>(of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>, named name: String? = nil, record isRecording: Bool?, timeout: TimeInterval = 5, file: StaticString = #filePath, testName: String = #function, line: UInt = #line) { assertSnapshot(of: try value(), as: strategy, named: name, record: isRecording?.mode, timeout: timeout, file: file, testName: testName, line: line) }
