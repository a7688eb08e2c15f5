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
  let assertion = SnapshotAssertion(
    name: name, record: record, directory: snapshotDirectory, fileName: fileName,
    timeout: timeout, testName: testName,
    site: AssertionSite(fileID: fileID, file: file, line: line, column: column))
  return assertion.verify(value, as: strategy)
}

/// Fails the test where a value differs from its reference.
///
/// The parameters are those of `verifySnapshot`.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, fileName: String? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let assertion = SnapshotAssertion(
    name: name, record: record, directory: snapshotDirectory, fileName: fileName,
    timeout: timeout, testName: testName,
    site: AssertionSite(fileID: fileID, file: file, line: line, column: column))
  assertion.check(value, as: strategy)
}

/// Fails the test where a value differs from one of several references, which are named.
///
/// The parameters are those of `verifySnapshot`, but for `strategies`: ways to turn the value into files, by the names of
/// the references.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID, file: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  var assertion = SnapshotAssertion(
    record: record, directory: snapshotDirectory, timeout: timeout, testName: testName,
    site: AssertionSite(fileID: fileID, file: file, line: line, column: column))
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertion.name = name
    assertion.check(value, as: strategy)
  }
}

/// Fails the test where a value differs from one of several references, which are counted.
///
/// The parameters are those of `verifySnapshot`, but for `strategies`: ways to turn the value into files.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID, file: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let assertion = SnapshotAssertion(
    record: record, directory: snapshotDirectory, timeout: timeout, testName: testName,
    site: AssertionSite(fileID: fileID, file: file, line: line, column: column))
  for strategy in strategies { assertion.check(value, as: strategy) }
}

/// What an assertion was given beside its value.
private struct SnapshotAssertion {
  var name: String?
  let record: SnapshotTestingConfiguration.Record?
  let directory: String?
  var fileName: String?
  let timeout: TimeInterval
  let testName: String
  let site: AssertionSite

  /// Fails the test where a value differs from its reference.
  func check<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>
  ) {
    if let failure = verify(value, as: strategy) { FailureReporting.fail(failure, at: site) }
  }

  /// Compares a value with its reference; nil where it passes, else what a person should know.
  func verify<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>
  ) -> String? {
    let file = "\(site.file)"
    let identity = TestIdentity.current(file: file, function: testName)
    let configuration = SnapshotTestingConfiguration.here.overridden(by: .init(record: record))
    let suite = SuiteNames.of(file: file).suite(of: testName, line: Int(site.line))
    let test = suite.map { "\($0)-\(testName)" } ?? testName
    var given: String? = [name, strategy.name].compactMap { $0 }.joined(separator: "-")
    if given?.isEmpty == true {
      let counted = "\(directory ?? file) \(test)"
      given = fileName == nil ? identity.name(of: counted, configuration.numbering) : nil
    }
    let location = SnapshotLocation(
      testFile: file, testName: test, name: given, pathExtension: strategy.pathExtension,
      directory: directory, fileName: fileName)
    let request = SnapshotRequest(
      location: location, test: identity.name, owner: identity.owner, scope: identity.scope,
      file: file, line: Int(site.line), configuration: configuration, timeout: timeout)
    let result = SnapshotVerifier(request: request).verify(value, as: strategy)
    let snapshot = ((location.reference as NSString).lastPathComponent as NSString)
      .deletingPathExtension
    FailureReporting.attach(result.attachments, snapshot: snapshot, at: site)
    for warning in result.outcome.warnings { FailureReporting.warn(warning, at: site) }
    return result.outcome.isPass ? nil : result.outcome.message
  }
}
