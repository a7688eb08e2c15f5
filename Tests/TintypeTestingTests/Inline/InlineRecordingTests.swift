import Foundation
import Testing
import TintypeSnapshots
import TintypeTestSupport

@testable import TintypeTesting

/// When the text of an inline snapshot is written, and when not.
@Suite struct InlineRecordingTests {
  private static let source = """
    func test() {
      assertInlineSnapshot(of: 42, as: .json)
      assertInlineSnapshot(of: 42, as: .json) { "4" }
    }
    """
  private let folder: TemporaryFolder
  private let store = InlineSnapshotStore()

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Array(Self.source.utf8), to: "Tests.swift")
  }

  private var text: String {
    (try? String(contentsOf: folder.appending("Tests.swift"), encoding: .utf8)) ?? ""
  }

  /// The failure of an assertion on a line of the file.
  private func outcome(
    _ actual: String?, _ expected: String?, line: Int,
    _ record: SnapshotTestingConfiguration.Record, isContinuousIntegration: Bool = false
  ) -> String? {
    let assertion = InlineAssertion<String>(
      strategy: .lines, record: record, descriptor: .init(),
      file: folder.appending("Tests.swift").path, location: .init(line: line, column: 23))
    let environment = SnapshotEnvironment(isContinuousIntegration: isContinuousIntegration)
    return SnapshotEnvironment.$current.withValue(environment) {
      InlineSnapshotStore.$current.withValue(store) {
        assertion.failure(of: actual, expected: expected, message: "")
      }
    }
  }

  /// Its testRecordFailed_IncorrectExpectation.
  @Test func aWrongTextIsReplacedWhereFailuresAreRecorded() throws {
    let failure = try #require(outcome("42", "4", line: 3, .failed))
    #expect(failure.contains("It is written into the source now."))
    #expect(failure.hasSuffix("  @@ −1,1 +1,1 @@\n  −4\n  +42"))
    #expect(text.contains("as: .json) {\n    \"\"\"\n    42\n    \"\"\"\n  }\n}"))
    #expect(text.contains("(of: 42, as: .json)\n"))
  }

  /// Its testRecordFailed_MissingExpectation.
  @Test(arguments: [SnapshotTestingConfiguration.Record.failed, .missing, .all])
  func aMissingTextIsWritten(_ record: SnapshotTestingConfiguration.Record) throws {
    let failure = try #require(outcome("42", nil, line: 2, record))
    #expect(failure.hasPrefix("Inline snapshot had no text. It is written into the source now."))
    #expect(failure.contains("  +42"))
    #expect(text.contains("(of: 42, as: .json) {\n    \"\"\"\n    42\n    \"\"\"\n  }\n  assert"))
  }

  /// Its inlineSnapshotFailure.
  @Test(arguments: [SnapshotTestingConfiguration.Record.missing, .never, .pending])
  func aWrongTextStaysElsewhere(_ record: SnapshotTestingConfiguration.Record) throws {
    let new = "▿ 2 elements\n  - \"Hello\"\n  - \"World\"\n"
    let failure = try #require(outcome(new, "▿ 2 elements\n  - \"Hello\"\n", line: 3, record))
    let space = "\u{2007}"
    #expect(
      failure.hasSuffix(
        "\n  @@ −1,3 +1,4 @@\n  \(space)▿ 2 elements\n  \(space)  - \"Hello\"\n  +  - \"World\"\n  \(space)"
      ))
    #expect(text == Self.source)
  }

  @Test(arguments: [SnapshotTestingConfiguration.Record.never, .pending])
  func nothingIsWrittenWhereNothingIsRecorded(_ record: SnapshotTestingConfiguration.Record) throws
  {
    let failure = try #require(outcome("42", nil, line: 2, record))
    #expect(failure.contains("none is written in the mode \(record.rawValue)"))
    #expect(text == Self.source)
  }

  @Test func aBuildServerWritesNothing() throws {
    let failure = try #require(
      outcome("42", nil, line: 2, .all, isContinuousIntegration: true))
    #expect(failure.contains("none is recorded where CI is set"))
    #expect(text == Self.source)
  }

  @Test func equalTextsPassAndAreNotTouched() {
    #expect(outcome("4", "4", line: 3, .all) == nil)
    #expect(outcome(nil, nil, line: 2, .all) == nil)
    #expect(text == Self.source)
  }

  @Test func aValueThatIsGoneTakesItsTextAlong() throws {
    #expect(outcome(nil, "4", line: 3, .all) != nil)
    #expect(text == Self.source.replacing(" { \"4\" }", with: ""))
  }

  @Test func laterTextsDoNotMindEarlierOnes() throws {
    #expect(outcome("a\nb\nc", nil, line: 2, .missing) != nil)
    #expect(outcome("42", "4", line: 3, .failed) != nil)
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.count == 14)
    #expect(lines[3...5] == ["a", "b", "c"])
    #expect(lines[10] == "42")
  }

  @Test func oneLocationHasOneText() throws {
    #expect(outcome("a", nil, line: 2, .missing)?.contains("is written") == true)
    #expect(outcome("a", nil, line: 2, .missing)?.contains("is written") == true)
    let other = try #require(outcome("b", nil, line: 2, .missing))
    #expect(other.contains("could not be written into the source: the same call has had another"))
    #expect(text.contains("    a\n"))
  }

  @Test func aFileThatWasChangedMeanwhileIsLeftAlone() throws {
    #expect(outcome("a", nil, line: 2, .missing) != nil)
    let edited = text + "\n// mine\n"
    try folder.write(Array(edited.utf8), to: "Tests.swift")
    let failure = try #require(outcome("42", "4", line: 3, .failed))
    #expect(failure.contains("the source file was changed while the tests ran"))
    #expect(text == edited)
  }

  @Test func aLocationWithoutACallIsReported() throws {
    let failure = try #require(outcome("42", nil, line: 1, .missing))
    #expect(failure.contains("no call at line 1, column 23"))
    #expect(text == Self.source)
  }

  @Test func theFailureStandsAtTheClosure() throws {
    let path = folder.appending("Tests.swift").path
    #expect(store.closureLine(file: path, at: .init(line: 3, column: 23), .init()) == 3)
    #expect(store.closureLine(file: path, at: .init(line: 2, column: 23), .init()) == nil)
  }
}

/// That `#column` names the bracket of a call, which is what writing relies on.
@Suite struct InlineLocationTests {
  private func location(
    _ body: () -> Void = {}, line: Int = #line, column: Int = #column
  ) -> InlineSnapshotStore.Location {
    InlineSnapshotStore.Location(line: line, column: column)
  }

  @Test func locationsAreBrackets() throws {
    let locations = [
      location(), self.location(), location {},
      location() {},
    ]
    let bytes = Array(try Data(contentsOf: URL(filePath: #filePath)))
    let source = InlineSource(bytes: bytes)
    for location in locations { #expect(source.call(at: location) != nil, "\(location)") }
  }
}
