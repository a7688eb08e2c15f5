package import Foundation

/// What Swift Testing tells of a run, in its own file of events.
///
/// `swift test --experimental-event-stream-output FILE` writes one JSON object a line.
package struct TestEvents {
  /// The option of `swift test`.
  static let option = "--experimental-event-stream-output"

  private struct Line: Decodable {
    /// What is told; nil for what we do not look at.
    enum Kind: String { case test, event }
    /// What a test is, or what happened; nil for what we do not look at.
    enum PayloadKind: String {
      case function, testStarted, testEnded, testSkipped, testCancelled, testCaseCancelled
      case issueRecorded
    }
    struct Payload: Decodable {
      struct Location: Decodable {
        var filePath: String?
        var oldFilePath: String?
        var line: Int?

        enum CodingKeys: String, CodingKey {
          case filePath, line
          case oldFilePath = "_filePath"
        }

        /// File and line; empty where they are not known.
        func position(in root: String) -> String {
          guard let file = filePath ?? oldFilePath, let line else { return "" }
          return "\(SnapshotLocation.relative(file, to: root)):\(line)"
        }
      }
      var kind: Declared<PayloadKind>
      var id: String?
      var name: String?
      var testID: String?
      var sourceLocation: Location?
      var issue: Issue?
      var instant: Instant?
    }
    struct Instant: Decodable {
      var since1970: Double
    }
    struct Issue: Decodable {
      var isKnown: Bool?
      var isFailure: Bool?
      var severity: String?
      var sourceLocation: Payload.Location?
    }
    var kind: Declared<Kind>
    var payload: Payload
  }

  /// One of the words that we look at; nil for others.
  private struct Declared<Word: RawRepresentable<String>>: Decodable {
    var word: Word?

    init(from decoder: any Decoder) throws {
      word = Word(rawValue: try decoder.singleValueContainer().decode(String.self))
    }
  }

  private let lines: [Line]

  /// Reads the events of a run.
  ///
  /// - Parameter data: the file; lines that cannot be read are passed over.
  package init(_ data: Data) {
    let decoder = JSONDecoder()
    lines = data.split(separator: UInt8(ascii: "\n")).compactMap {
      try? decoder.decode(Line.self, from: Data($0))
    }
  }

  /// The tests of the run.
  ///
  /// - Parameter root: the folder of the package.
  /// - Returns: every test function, in the order of the file. One that neither started nor was skipped, as
  ///   where the run was killed, counts as skipped.
  package func tests(root: String) -> [RunTest] { identified(root: root).map(\.test) }

  /// The tests of the run by their identifiers.
  func identified(root: String) -> [(id: String, test: RunTest)] {
    var found: [(id: String, test: RunTest)] = []
    var started: Set<String> = []
    var skipped: Set<String> = []
    var failed: [String: [String]] = [:]
    for line in lines {
      let payload = line.payload
      if line.kind.word == .test, payload.kind.word == .function, let id = payload.id,
        let name = payload.name,
        let file = payload.sourceLocation?.filePath ?? payload.sourceLocation?.oldFilePath
      {
        let path = SnapshotLocation.relative(file, to: root)
        found.append((id, RunTest(function: name, file: path, isSkipped: true)))
      }
      guard line.kind.word == .event, let id = payload.testID else { continue }
      switch payload.kind.word {
      case .testStarted: started.insert(id)
      case .testSkipped, .testCancelled, .testCaseCancelled: skipped.insert(id)
      case .issueRecorded where Self.isFailure(payload.issue):
        failed[id, default: []].append(payload.issue?.sourceLocation?.position(in: root) ?? "")
      case .function, .testEnded, .issueRecorded, nil: break
      }
    }
    return found.map { id, test in
      var test = test
      test.isSkipped = !started.contains(id) || skipped.contains(id)
      if let positions = failed[id] {
        (test.hasFailed, test.failures) = (true, positions)
        test.name = Self.name(id)
      }
      return (id, test)
    }
  }

  /// The test functions that ended or were skipped, and those that had begun and did not come to their end.
  var progress: (over: [String], open: [String]) {
    var functions: [String] = []
    var states: [String: TestState] = [:]
    for line in lines {
      let payload = line.payload
      if line.kind.word == .test, payload.kind.word == .function, let id = payload.id {
        functions.append(id)
      }
      guard line.kind.word == .event, let id = payload.testID else { continue }
      switch payload.kind.word {
      case .testStarted: states[id] = .open
      case .testEnded, .testSkipped, .testCancelled: states[id] = .over
      case .function, .testCaseCancelled, .issueRecorded, nil: break
      }
    }
    func names(_ state: TestState) -> [String] {
      functions.filter { states[$0] == state }.map(Self.name)
    }
    return (names(.over), names(.open))
  }

  private enum TestState { case open, over }

  /// When a test ran.
  struct Span: Hashable {
    /// The suite, such as `CardTests.CardTests`; a test outside of suites is one by itself.
    var suite: String
    /// Seconds since 1970.
    var start: Double
    /// Seconds since 1970.
    var end: Double
  }

  /// When each test function that ended began and ended, in the order of their ends.
  var spans: [Span] {
    var functions: Set<String> = []
    var starts: [String: Double] = [:]
    var spans: [Span] = []
    for line in lines {
      let payload = line.payload
      if line.kind.word == .test, payload.kind.word == .function, let id = payload.id {
        functions.insert(id)
      }
      guard line.kind.word == .event, let id = payload.testID, functions.contains(id),
        let moment = payload.instant?.since1970
      else { continue }
      if payload.kind.word == .testStarted { starts[id] = moment }
      guard payload.kind.word == .testEnded, let start = starts[id] else { continue }
      let suite = id.split(separator: "/").first.map(String.init) ?? id
      spans.append(Span(suite: suite, start: start, end: moment))
    }
    return spans
  }

  private static func isFailure(_ issue: Line.Issue?) -> Bool {
    guard let issue else { return true }
    return issue.isKnown != true && issue.isFailure != false && issue.severity != "warning"
  }

  /// A test's identifier without the position in the source: `Module.Suite/function()`.
  package static func name(_ id: String) -> String {
    let parts = id.split(separator: "/")
    guard parts.count > 1, parts.last?.contains(".swift:") == true else { return id }
    return parts.dropLast().joined(separator: "/")
  }
}
