import Foundation

/// Tests that all have their turn: where one brings its process down, it is named and the rest runs in a new one.
struct EnduringRun {
  /// The command, with all that chooses tests.
  let command: SwiftCommand
  /// Where Swift Testing tells of tests.
  let eventsPath: String
  /// Where assertions are noted.
  let manifestPath: String
  /// Whether it is measured what suites take.
  var measuresTime = false

  /// How often it goes on: where more tests crash, something else is wrong.
  private static let mostRounds = 20

  /// What all rounds gave.
  struct Result {
    var ended = SwiftCommand.Result(code: 0, text: "", isCutShort: false)
    var tests: [RunTest] = []
    var times: [SuiteTime] = []
    var crashes: [TestCrash] = []

    /// Adds what another part of the tests gave.
    mutating func add(_ other: Result) {
      add(other.ended)
      tests += other.tests
      times += other.times
      crashes += other.crashes
    }

    mutating func add(_ other: SwiftCommand.Result) {
      ended.code = max(ended.code, other.code)
      ended.text += other.text
      ended.complaints += other.complaints
      ended.isCutShort = ended.isCutShort || other.isCutShort
    }
  }

  /// Runs the tests.
  ///
  /// - Returns: what all rounds gave.
  /// - Throws: what the system says where a process cannot be started.
  func run() throws -> Result {
    var result = Result()
    var tests: [(id: String, test: RunTest)] = []
    var over: Set<String> = []
    var command = self.command
    let traces = eventsPath + "-traces"
    defer { try? FileManager.default.removeItem(atPath: traces) }
    if command.environment[CrashTraces.variable] == nil {
      command.environment[CrashTraces.variable] = CrashTraces.setting(folder: traces)
    }
    for _ in 0..<Self.mostRounds {
      try? FileManager.default.removeItem(atPath: traces)
      try? FileManager.default.createDirectory(
        atPath: traces, withIntermediateDirectories: true)
      let (ended, events) = try round(command, &result)
      Self.merge(events.identified(root: command.root), into: &tests)
      guard ended.hasCrashed else { break }
      let round = CrashedRound(
        ended: ended, progress: events.progress,
        traces: CrashTraces(of: ended, folder: traces, root: command.root))
      let crashes = try round.crashes(notedIn: manifestPath, root: command.root)
      for crash in crashes { FileHandle.standardError.write(Data((crash.text + "\n").utf8)) }
      let before = Set(result.crashes.map(\.test))
      result.crashes += crashes.filter { !before.contains($0.test) }
      // One that crashes again although it was left out would do so for ever.
      if !crashes.isEmpty, before.isSuperset(of: crashes.map(\.test)) { break }
      let isSerial = command.arguments.contains("--no-parallel")
      // Of several that ran at once nobody can tell which it was: one by one it shows.
      guard !crashes.isEmpty || (!round.progress.open.isEmpty && !isSerial) else { break }
      over.formUnion(round.patternsOfOver)
      command.arguments = self.command.arguments
      if !command.arguments.contains("--skip-build") { command.arguments.append("--skip-build") }
      if (crashes.isEmpty || isSerial) && !command.arguments.contains("--no-parallel") {
        command.arguments.append("--no-parallel")
      }
      over.formUnion(crashes.map { CrashedRound.pattern($0.test) })
      command.arguments += over.sorted().flatMap { ["--skip", $0] }
      try AtomicFile.append(RunManifest.again, to: manifestPath)
    }
    let crashed = Set(result.crashes.map(\.test))
    result.tests = tests.map { id, test in
      guard crashed.contains(TestEvents.name(id)) else { return test }
      var test = test
      (test.hasFailed, test.name) = (true, TestEvents.name(id))
      return test
    }
    result.tests += TestFailure.methods(in: result.ended.text, root: command.root)
    return result
  }

  private func round(
    _ command: SwiftCommand, _ result: inout Result
  ) throws -> (SwiftCommand.Result, TestEvents) {
    var time: ProcessorTime?
    try? FileManager.default.removeItem(atPath: eventsPath)
    let silence = SilentTests(eventsPath: eventsPath, environment: command.environment)
    defer { silence.end() }
    var ended = try command.run { time = measuresTime ? ProcessorTime(of: $0) : nil }
    time?.end()
    let events = TestEvents(FileManager.default.contents(atPath: eventsPath) ?? Data())
    // SwiftPM is silent about a process that was killed, and knows nothing of tests that end theirs in good order.
    if !events.progress.open.isEmpty { ended.isCutShort = true }
    if let time {
      result.times += events.spans.map {
        SuiteTime(suite: $0.suite, seconds: time.seconds(from: $0.start, to: $0.end))
      }
    }
    result.add(ended)
    return (ended, events)
  }

  /// Takes what a round tells of tests in place of what an earlier one did, which they did not come to.
  private static func merge(
    _ new: [(id: String, test: RunTest)], into tests: inout [(id: String, test: RunTest)]
  ) {
    for item in new {
      guard let index = tests.firstIndex(where: { $0.id == item.id }) else {
        tests.append(item)
        continue
      }
      if tests[index].test.isSkipped || !item.test.isSkipped { tests[index] = item }
    }
  }
}

/// A run of tests in which a process went down.
private struct CrashedRound {
  let ended: SwiftCommand.Result
  /// How far the tests of Swift Testing came.
  let progress: (over: [String], open: [String])
  let traces: CrashTraces

  /// XCTest's methods that ended, and those that had begun and did not come to their end.
  private var methods: (over: [String], open: [String]) {
    var (over, open): ([String], [String]) = ([], [])
    for line in ended.text.split(separator: "\n") {
      let parts = line.split(separator: "'")
      guard parts.count == 3, parts[0] == "Test Case " else { continue }
      let name = String(parts[1])
      open.removeAll { $0 == name }
      if parts[2].hasPrefix(" started") { open.append(name) } else { over.append(name) }
    }
    return (over, open)
  }

  /// Patterns of the tests that need not run again.
  var patternsOfOver: [String] { (methods.over + progress.over).map(Self.pattern) }

  /// The pattern of a test, as both libraries call theirs.
  static func pattern(_ test: String) -> String {
    if test.contains("/") { return SuiteRun.pattern(test) }
    let name = test.replacing(".", with: "/")
    return #"\."# + NSRegularExpression.escapedPattern(for: name) + "$"
  }

  /// The tests that brought processes down; those whose views were drawn get an outcome in the manifest.
  func crashes(notedIn manifest: String, root: String) throws -> [TestCrash] {
    let unfinished = RunManifest(
      data: FileManager.default.contents(atPath: manifest) ?? Data()
    ).unfinished
    let open = methods.open
    return try [
      crash(of: open, unfinished, isFirst: true),
      crash(of: progress.open, unfinished, isFirst: open.isEmpty),
    ].compactMap { found in
      guard var (crash, outcome) = found else { return nil }
      guard outcome != nil else { return crash }
      outcome?.message = crash.text
      if let outcome {
        try AtomicFile.append(RunManifest.line(for: outcome, root: root), to: manifest)
      }
      crash.reason = NeutralText.line(crash.reason)
      return crash
    }
  }

  private func crash(
    of open: [String], _ unfinished: [SnapshotOutcome], isFirst: Bool
  ) -> (TestCrash, SnapshotOutcome?)? {
    let drawing = unfinished.last { open.contains($0.test) }
    guard let test = drawing?.test ?? (open.count == 1 ? open[0] : nil) else { return nil }
    let summary = traces.summary(ofFirst: isFirst)
    if let drawing, !drawing.message.isEmpty {
      let reason = "was stopped: \(drawing.message)"
      return (
        TestCrash(test: test, file: drawing.file, line: drawing.line, reason: reason), drawing
      )
    }
    var crash = TestCrash(
      test: test, file: drawing?.file ?? summary.position?.file,
      line: drawing?.line ?? summary.position?.line, reason: summary.reason)
    if drawing != nil, let position = summary.position {
      crash.reason += ", at \(position.file):\(position.line)"
    }
    return (crash, drawing)
  }
}
