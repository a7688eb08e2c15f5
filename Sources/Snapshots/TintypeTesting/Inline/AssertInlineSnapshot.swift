public import Foundation
public import TintypeSnapshots

/// Fails the test where a value differs from the text that stands beside it in the source.
///
/// Where there is no text yet, the assertion writes it: it becomes a closure of the call.
///
/// ```swift
/// assertInlineSnapshot(of: user, as: .json) {
///   """
///   {
///     "id" : 1
///   }
///   """
/// }
/// ```
///
/// Modes are those of other snapshots but `pending`, which writes nothing here: a source has no place for
/// a second text.
///
/// - Parameters:
///   - value: the value; nil for one that has no text, so that the closure goes.
///   - strategy: turns it into text and compares texts.
///   - message: what a failure says first; empty for a sentence of its own.
///   - record: when the text is written; nil to take it from around.
///   - timeout: how long to wait for a snapshot that is not there at once, in seconds.
///   - syntaxDescriptor: which closure of the call holds the text, for helpers of one's own.
///   - expected: the text.
///   - fileID: where the call stands.
///   - filePath: the source file, which is written.
///   - function: the test function.
///   - line: where the call stands.
///   - column: where the call stands.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?, as strategy: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "", record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) {
  let location = InlineSnapshotStore.Location(line: Int(line), column: Int(column))
  let assertion = InlineAssertion(
    strategy: strategy, record: record, descriptor: syntaxDescriptor, file: "\(filePath)",
    location: location)
  let failure: String?
  do {
    let actual = try TestSettings.$source.withValue("\(filePath)") {
      try value().map { try strategy.format(of: $0, within: timeout) }
    }
    failure = assertion.failure(of: actual, expected: expected?(), message: message())
  } catch {
    failure = "Inline snapshot failed: \(error)"
  }
  guard let failure else { return }
  syntaxDescriptor.fail(failure, fileID: fileID, file: filePath, line: line, column: column)
}

/// Fails the test where the layout of a view differs from the text that stands beside it in the source.
///
/// The parameters are those for other values; what the layout was drawn with does not stand in the text.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?,
  as strategy: Snapshotting<Value, Fingerprinted<LayoutOutline>>,
  message: @autoclosure () -> String = "", record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) {
  let lines = Snapshotting<Value, String>(
    pathExtension: strategy.pathExtension, diffing: .lines,
    asyncSnapshot: { strategy.snapshot($0).map(\.content.description) })
  assertInlineSnapshot(
    of: try value(), as: lines, message: message(), record: record, timeout: timeout,
    syntaxDescriptor: syntaxDescriptor, matches: expected, fileID: fileID, file: filePath,
    function: function, line: line, column: column)
}

/// One comparison of a value with a text of the source.
struct InlineAssertion<Value> {
  var strategy: Snapshotting<Value, String>
  var record: SnapshotTestingConfiguration.Record?
  var descriptor: InlineSnapshotSyntaxDescriptor
  var file: String
  var location: InlineSnapshotStore.Location

  private var mode: SnapshotTestingConfiguration.Record {
    let requested = SnapshotTestingConfiguration.here.overridden(by: .init(record: record)).record
    return SnapshotEnvironment.current.mode(requested: requested)
  }

  /// What a person should know of a value; nil where it passes.
  func failure(of actual: String?, expected: String?, message: String) -> String? {
    guard let expected else { return actual.flatMap { missing($0) } }
    guard let difference = strategy.diffing.diff(expected, actual ?? "")?.0 else { return nil }
    var lines = [message.isEmpty ? "Inline snapshot differs from the source." : message]
    if mode == .all || mode == .failed { lines.append(written(actual)) }
    return (lines + ["", Self.indented(difference)]).joined(separator: "\n")
  }

  private func missing(_ actual: String) -> String {
    let shown = Self.indented(strategy.diffing.diff("", actual)?.0 ?? actual)
    guard mode == .never || mode == .pending else {
      return "Inline snapshot\(label) had no text. \(written(actual))\n\n\(shown)"
    }
    let reason =
      SnapshotEnvironment.current.isContinuousIntegration
      ? "none is recorded where CI is set" : "none is written in the mode \(mode.rawValue)"
    return "Inline snapshot\(label) has no text, and \(reason).\n\n\(shown)"
  }

  private var label: String {
    let label = descriptor.trailingClosureLabel
    return label == InlineSnapshotSyntaxDescriptor.defaultTrailingClosureLabel
      ? "" : " \"\(label)\""
  }

  /// Writes a text and says so.
  private func written(_ actual: String?) -> String {
    do {
      try InlineSnapshotStore.current.record(actual, file: file, at: location, descriptor)
      return "It is written into the source now. Run the test again to compare with it."
    } catch {
      return "It could not be written into the source: \(error)."
    }
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  }
}
