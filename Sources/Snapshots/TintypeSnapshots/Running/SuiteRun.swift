import Foundation
import Glibc

/// One run of a package's tests that collects what they asserted.
package struct SuiteRun: Sendable {
  /// A part of a suite that is run on several machines.
  package struct Shard: Sendable, Hashable, CustomStringConvertible {
    /// Which part, from 1.
    package var index: Int
    /// How many parts.
    package var count: Int

    /// Reads `2/3`; nil for anything else.
    package init?(_ text: String) {
      let parts = text.split(separator: "/").compactMap { Int($0) }
      guard parts.count == 2, parts[0] >= 1, parts[0] <= parts[1], parts[1] < 10_000 else {
        return nil
      }
      (index, count) = (parts[0], parts[1])
    }

    /// The shard as `2/3`.
    package var description: String { "\(index)/\(count)" }
  }

  /// The folder of the package.
  package var root: String
  /// Where failures and the manifest are kept; nil for `.build/snapshots` of the package.
  package var artifacts: String?
  /// Patterns of tests to run; empty for all.
  package var filters: [String] = []
  /// The part to run; nil for all of the suite.
  package var shard: Shard?
  /// When references are written; nil for what the tests say.
  package var record: SnapshotTestingConfiguration.Record?
  /// Whether what the tests write to standard output goes to standard error, for a program that reads
  /// standard output.
  package var keepsOutputClear = false
  /// What stands before every command, so that what it starts ends with this process; empty for nothing.
  package var guardian: [String] = []
  /// How many processes run tests side by side, in each of which one test runs after the other; nil for one
  /// process in which tests run as Swift Testing wants it.
  package var processes: Int?
  /// More arguments of `swift test`.
  package var arguments: [String] = []

  /// Creates a run of all tests.
  package init(root: String) { self.root = root }

  /// Where failures and the manifest are kept.
  package var artifactsFolder: String { folder }

  private var folder: String { artifacts ?? ArtifactFolder.folder(root: root) }

  /// The manifest of the last run.
  package var manifestPath: String { RunManifest.path(inArtifacts: folder) }

  /// The manifest of this run until it ends.
  private var ownManifestPath: String {
    RunManifest.path(
      inArtifacts: folder, runBy: ProcessInfo.processInfo.processIdentifier)
  }

  /// What Swift Testing tells of this run.
  private var ownEventsPath: String {
    "\(folder)/events-\(ProcessInfo.processInfo.processIdentifier).jsonl"
  }

  /// What a run gave.
  package struct Result: Sendable {
    /// What was asserted.
    package var manifest: RunManifest
    /// The exit code of `swift test`.
    package var exitCode: Int
    /// Whether the tests crashed.
    package var hasCrashed: Bool
    /// Pictures that the run wrote in little time, and that are to be finished: `Rules/Recording#Drafts`.
    package var drafts: [ProvenPath] = []
    /// Whether filters left any test.
    package var hasMatched = true
    /// What suites took; empty where tests ran at once, and nobody can tell whose the time was.
    package var times: [SuiteTime] = []
    /// The tests that brought their processes down.
    package var crashes: [TestCrash] = []
  }

  /// Runs the tests; their output goes where this process's does.
  ///
  /// The manifest of the run before goes at the beginning and this one's comes in its place at the end: of
  /// a run that is killed nothing is left from which orphans could be told. Of two runs at once the one
  /// that ends last is the last run, whatever the other does.
  ///
  /// - Throws: what the system says where `swift` cannot be run or the manifest not be written.
  package func run() throws -> Result {
    let options = TestArguments(arguments)
    let remembered = RunManifest(ofArtifacts: folder).recordedDirectories(root: root)
    removeLeftovers()
    try? FileManager.default.removeItem(atPath: manifestPath)
    defer { try? FileManager.default.removeItem(atPath: ownManifestPath) }
    let beginning = RunManifest.beginning(
      isFiltered: !filters.isEmpty || options.leavesOut, shard: shard?.description,
      remembered: remembered)
    try AtomicFile.append(beginning, to: ownManifestPath)
    let found = try runTests(options)
    let ended = found.ended
    try AtomicFile.append(RunManifest.ending(exitCode: ended.code), to: ownManifestPath)
    let data = try Data(contentsOf: URL(fileURLWithPath: ownManifestPath))
    try AtomicFile.write(data, to: manifestPath)
    let manifest = RunManifest(data: data)
    let hasCrashed = ended.hasCrashed
    if !manifest.isFiltered, shard == nil, !hasCrashed, !manifest.outcomes.isEmpty {
      forgetFailures(except: manifest.references)
    }
    return Result(
      manifest: manifest, exitCode: ended.code, hasCrashed: hasCrashed,
      drafts: drafts(of: manifest), hasMatched: try hasMatched(manifest, ended, options),
      times: found.times, crashes: found.crashes)
  }

  /// Runs `swift test` and adds the tests that it tells of to the manifest.
  private func runTests(_ options: TestArguments) throws -> EnduringRun.Result {
    var environment = ProcessInfo.processInfo.environment
    environment["TINTYPE_SNAPSHOT_MANIFEST"] = ownManifestPath
    environment["SNAPSHOT_ARTIFACTS"] = folder
    if let record { environment["SNAPSHOT_TESTING_RECORD"] = record.rawValue }
    var command = SwiftCommand(
      root: root, arguments: ["test"], guardian: guardian, environment: environment,
      keepsOutputClear: keepsOutputClear)
    if let processes {
      command.arguments +=
        ["--skip-build", "--no-parallel", "--disable-xctest", "--ignore-lock"] + options.others
      let parallel = ParallelRun(
        command: command, processes: processes, eventsPath: ownEventsPath,
        manifestPath: ownManifestPath)
      let found = try parallel.run(try listed(options))
      try AtomicFile.append(RunManifest.line(for: found.tests), to: ownManifestPath)
      return found
    }
    if let shard {
      // The patterns say which tests; whatever chose among all of them has been heard.
      command.arguments += try selected(shard, options).flatMap { ["--filter", $0] }
      command.arguments += options.others
    } else {
      command.arguments += filters.flatMap { ["--filter", $0] } + arguments
    }
    let events = options.value(of: TestEvents.option) ?? ownEventsPath
    if events == ownEventsPath { command.arguments += [TestEvents.option, events] }
    defer { try? FileManager.default.removeItem(atPath: ownEventsPath) }
    let result = try EnduringRun(
      command: command, eventsPath: SnapshotLocation.absolute(events, root: root),
      manifestPath: ownManifestPath
    ).run()
    try AtomicFile.append(RunManifest.line(for: result.tests), to: ownManifestPath)
    return result
  }

  /// Whether filters left anything: an assertion or a test of Swift Testing shows it, and the list of tests
  /// where only XCTest's without snapshots may have run.
  private func hasMatched(
    _ manifest: RunManifest, _ ended: SwiftCommand.Result, _ options: TestArguments
  ) throws -> Bool {
    let patterns = filters + options.filters
    guard !patterns.isEmpty, shard == nil, ended.code == 0, manifest.outcomes.isEmpty,
      manifest.tests.isEmpty
    else { return true }
    return try !listed(options).isEmpty
  }

  /// Removes what killed runs left: files named after processes that are gone.
  private func removeLeftovers() {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      let parts = name.split(separator: "-", maxSplits: 1)
      guard parts.count == 2, parts[0] == "run" || parts[0] == "events", name.hasSuffix(".jsonl"),
        let process = Int32(parts[1].dropLast(".jsonl".count)), process > 0
      else { continue }
      let isOwn = process == ProcessInfo.processInfo.processIdentifier
      if isOwn || (kill(process, 0) != 0 && errno == ESRCH) {
        try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
      }
    }
  }

  /// What was recorded; in a run that was asked to record also what an earlier `swift test` did.
  private func drafts(of manifest: RunManifest) -> [ProvenPath] {
    let records = record != nil && record != .never && record != .pending
    let snapshotFolders = SnapshotFolders(root: root)
    let paths = manifest.outcomes.filter { $0.kind == .recorded || (records && $0.isPass) }
      .compactMap { snapshotFolders.reference($0.reference, directory: $0.directory) }
    return Set(paths).filter { $0.name.hasSuffix(".png") }.sorted { $0.path < $1.path }
  }

  /// Failures of snapshots that a whole run did not assert are those of tests that are gone.
  private func forgetFailures(except references: Set<String>) {
    let asserted = Set(references.compactMap { ProvenPath($0, below: root) })
    for item in ReviewQueue(root: root, artifacts: artifacts).items
    where !asserted.contains(item.file) {
      item.forget()
    }
  }

  /// Patterns of the tests of a shard: every n-th of the sorted list of those that match the filters.
  private func selected(_ shard: Shard, _ options: TestArguments) throws -> [String] {
    let own = try listed(options).enumerated()
      .filter { $0.offset % shard.count == shard.index - 1 }.map(\.element)
    // A shard without tests must not run all of them.
    return own.isEmpty ? ["^$"] : own.map(Self.pattern)
  }

  /// The tests that filters leave, from the build that the arguments ask for.
  private func listed(_ options: TestArguments) throws -> [String] {
    let result = try SwiftCommand(
      root: root, arguments: ["test", "list"] + options.forList, guardian: guardian,
      showsOutput: false
    ).run()
    guard result.code == 0 else { throw ReviewError.testsNotListed }
    return Self.tests(
      in: result.text, matching: filters + options.filters, skipping: options.skips)
  }

  /// The tests that `swift test list` names, in order, once each.
  ///
  /// - Parameters:
  ///   - list: what it wrote, lines about the build among it.
  ///   - filters: patterns of which one has to match; none for all.
  ///   - skips: patterns of which none may match.
  /// - Returns: names such as `CardTests.CardTests/card()`.
  package static func tests(
    in list: String, matching filters: [String], skipping skips: [String] = []
  ) -> [String] {
    func matches(_ text: String, _ pattern: String) -> Bool {
      text.range(of: pattern, options: .regularExpression) != nil
    }
    let names = list.split(separator: "\n").map(String.init).filter { line in
      matches(line, #"^\w+\.\S.*/."#)
        && (filters.isEmpty || filters.contains { matches(line, $0) })
        && !skips.contains { matches(line, $0) }
    }
    return Set(names).sorted()
  }

  /// The pattern for one test and no other.
  ///
  /// For Swift Testing, `--filter` also sees the file and line of a test behind its name.
  package static func pattern(_ test: String) -> String {
    "^" + NSRegularExpression.escapedPattern(for: test) + "(/|$)"
  }
}
