@_exported public import TintypeSnapshots
public import Foundation

/// Compares a value with its reference and says nothing to the test framework.
///
/// - Parameters:
///   - value: the value.
///   - strategy: turns it into a file and compares files.
///   - name: what tells the snapshot from others of the test; nil for the strategy's own name, and a number
///     where it has none.
///   - record: when a reference is written; nil to take it from around.
///   - snapshotDirectory: the folder of references, from the package's folder on where it is relative; nil
///     for `__Snapshots__/<File>` beside the source file.
///   - fileName: the file in that folder, without its extension, in place of the test's name and a number;
///     it may name folders, such as `Articles/stacks`.
///   - timeout: how long to wait for a snapshot that is not there at once, in seconds.
///   - fileID: where the assertion stands.
///   - file: the source file, which the folder of references stands beside.
///   - testName: the name of the test function, which the reference is named after.
///   - line: where the assertion stands.
///   - column: where the assertion stands.
/// - Returns: nil where the value passes, else what a person should know.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, fileName: String? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) -> String? {
  let site = AssertionSite(fileID: fileID, file: file, line: line, column: column)
  let identity = TestIdentity.current(file: "\(file)", function: testName)
  let configuration = SnapshotTestingConfiguration.here.overridden(by: .init(record: record))
  var given: String? = [name, strategy.name].compactMap { $0 }.joined(separator: "-")
  if given?.isEmpty == true {
    let counted = "\(snapshotDirectory ?? "\(file)") \(testName)"
    given = fileName == nil ? identity.name(of: counted, configuration.numbering) : nil
  }
  let location = SnapshotLocation(
    testFile: "\(file)", testName: testName, name: given, pathExtension: strategy.pathExtension,
    directory: snapshotDirectory, fileName: fileName)
  let request = SnapshotRequest(
    location: location, test: identity.name, owner: identity.owner, scope: identity.scope,
    file: "\(file)", line: Int(line), configuration: configuration, timeout: timeout)
  let result = SnapshotVerifier(request: request).verify(value, as: strategy)
  let snapshot = ((location.reference as NSString).lastPathComponent as NSString)
    .deletingPathExtension
  FailureReporting.attach(result.attachments, snapshot: snapshot, at: site)
  for warning in result.outcome.warnings { FailureReporting.warn(warning, at: site) }
  return result.outcome.isPass ? nil : result.outcome.message
}

/// Fails the test where a value differs from its reference.
///
/// - Parameters:
///   - value: the value.
///   - strategy: turns it into a file and compares files.
///   - name: what tells the snapshot from others of the test; nil for the strategy's own name, and a number
///     where it has none.
///   - record: when a reference is written; nil to take it from around.
///   - snapshotDirectory: the folder of references, from the package's folder on where it is relative; nil
///     for `__Snapshots__/<File>` beside the source file.
///   - fileName: the file in that folder, without its extension, in place of the test's name and a number;
///     it may name folders, such as `Articles/stacks`.
///   - timeout: how long to wait for a snapshot that is not there at once, in seconds.
///   - fileID: where the assertion stands.
///   - file: the source file, which the folder of references stands beside.
///   - testName: the name of the test function, which the reference is named after.
///   - line: where the assertion stands.
///   - column: where the assertion stands.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, fileName: String? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let failure = verifySnapshot(
    of: try value(), as: strategy, named: name, record: record,
    snapshotDirectory: snapshotDirectory, fileName: fileName, timeout: timeout, fileID: fileID,
    file: file, testName: testName, line: line, column: column)
  guard let failure else { return }
  let site = AssertionSite(fileID: fileID, file: file, line: line, column: column)
  FailureReporting.fail(failure, at: site)
}

/// Fails the test where a value differs from one of several references, which are named.
///
/// - Parameters:
///   - value: the value.
///   - strategies: ways to turn it into files, by name.
///   - record: when references are written; nil to take it from around.
///   - snapshotDirectory: the folder of references, from the package's folder on where it is relative; nil
///     for `__Snapshots__/<File>` beside the source file.
///   - timeout: how long to wait for a snapshot that is not there at once, in seconds.
///   - fileID: where the assertion stands.
///   - file: the source file, which the folder of references stands beside.
///   - testName: the name of the test function, which the references are named after.
///   - line: where the assertion stands.
///   - column: where the assertion stands.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID, file: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record,
      snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID, file: file,
      testName: testName, line: line, column: column)
  }
}

/// Fails the test where a value differs from one of several references, which are counted.
///
/// - Parameters:
///   - value: the value.
///   - strategies: ways to turn it into files.
///   - record: when references are written; nil to take it from around.
///   - snapshotDirectory: the folder of references, from the package's folder on where it is relative; nil
///     for `__Snapshots__/<File>` beside the source file.
///   - timeout: how long to wait for a snapshot that is not there at once, in seconds.
///   - fileID: where the assertion stands.
///   - file: the source file, which the folder of references stands beside.
///   - testName: the name of the test function, which the references are named after.
///   - line: where the assertion stands.
///   - column: where the assertion stands.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID, file: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: record, snapshotDirectory: snapshotDirectory,
      timeout: timeout, fileID: fileID, file: file, testName: testName, line: line, column: column)
  }
}
