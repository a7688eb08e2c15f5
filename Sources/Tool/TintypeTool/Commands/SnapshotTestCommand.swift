import ArgumentParser
import Foundation
import TintypeSnapshots

/// `tintype test`: runs the tests and tells what their snapshots did.
struct SnapshotTestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Runs a package's tests and reports their snapshots.",
    discussion: """
      Failures are listed by cause, each with its snapshots, and then the tests that failed apart from snapshots. A test that crashes, or draws a view that takes longer \
      than TINTYPE_TIME_LIMIT seconds (60), is named with its file and line, and the other tests run.

      Exit codes:
        0   all snapshots are equal
        1   a snapshot differs or a test failed
        2   references are missing or were recorded, and nothing else failed
        3   references are unused, with --unreferenced reject
        4   everything that differs was recorded elsewhere
        70  a test crashed

      Examples:
        tintype test
        tintype test --filter CardTests --record failed
        tintype test --shard 1/3 --junit snapshots.xml
        tintype test --watch --filter CardTests
        tintype test --processes 2 --slowest 10
      """)

  /// What to do about references that nothing asserts.
  enum Unreferenced: String, ExpressibleByArgument, CaseIterable {
    case ignore, warn, reject
  }

  @OptionGroup var package: SnapshotPackageOptions
  @OptionGroup var output: SnapshotSummaryOptions

  @Option(help: "Run only matching tests, as in swift test; repeatable.")
  var filter: [String] = []

  @Option(
    help: ArgumentHelp(
      "When to write references.",
      discussion:
        "One of \(SnapshotTestingConfiguration.Record.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "mode"),
    transform: { text in
      guard let mode = SnapshotTestingConfiguration.Record(rawValue: text) else {
        throw ValidationError(
          "'\(text)' is not a mode of recording; use "
            + SnapshotTestingConfiguration.Record.allCases.map(\.rawValue).joined(separator: ", ")
            + ".")
      }
      return mode
    })
  var record: SnapshotTestingConfiguration.Record?

  @Option(help: "Run one part of the suite, such as 1/3.", transform: ShardText.read)
  var shard: SuiteRun.Shard?

  @Option(
    help: ArgumentHelp(
      "Run tests in this many processes at once.",
      discussion: "Each process runs one test after the other, which suits tests on the main actor."
    ))
  var processes: Int?

  @Option(help: "List this many slowest suites; needs --processes.")
  var slowest: Int?

  @Option(help: "What to do about unused references.")
  var unreferenced: Unreferenced = .warn

  @Flag(help: "Run only the tests that failed in the last run.")
  var lastFailed = false

  @Flag(help: "Run again after each change, until Ctrl-C.")
  var watch = false

  @Argument(parsing: .postTerminator, help: "More arguments for swift test, after --.")
  var arguments: [String] = []

  func validate() throws {
    let surroundings = SnapshotEnvironment(variables: ProcessInfo.processInfo.environment)
    if record == nil, let problem = surroundings.problem { throw ValidationError(problem) }
    if let processes, !(1...64).contains(processes) {
      throw ValidationError("--processes takes a number from 1 to 64.")
    }
    if processes != nil, shard != nil {
      throw ValidationError("--processes runs all tests; leave out --shard.")
    }
    if slowest != nil, processes == nil {
      throw ValidationError(
        "--slowest needs --processes: the time of tests that run at once cannot be told apart."
      )
    }
    let leavesOut =
      !filter.isEmpty || lastFailed || shard != nil || TestArguments(arguments).leavesOut
    guard unreferenced == .reject, leavesOut else { return }
    throw ValidationError(
      "--unreferenced reject needs the whole suite. Leave out --filter and its like, also after --; merge the runs of shards with"
        + " tintype merge --reject-unreferenced.")
  }

  func run() throws {
    try Session.reporting {
      let code = try watch ? runOnChanges() : runOnce()
      if code != 0 { throw ExitCode(code) }
    }
  }

  /// Runs the tests and tells of them.
  ///
  /// - Returns: the exit code.
  private func runOnce() throws -> Int32 {
    var run = SuiteRun(root: try package.root)
    run.artifacts = package.artifactsFolder
    run.filters = filter
    if lastFailed {
      let failed = RunManifest(ofArtifacts: run.artifactsFolder).failedTests
      guard !failed.isEmpty else {
        Standard.complain("No test failed in the last run.")
        return 0
      }
      run.filters += failed
    }
    run.shard = shard
    run.record = record
    run.arguments = arguments
    run.processes = processes
    run.keepsOutputClear = output.json
    run.guardian = [Toolchain.ownPath] + RunGuardedCommand.arguments([])
    let result = try run.run()
    PictureDrafts.finish(result.drafts)
    let orphans = unreferenced == .ignore ? [] : orphans(of: result.manifest, run.root)
    let summary = RunSummary(
      outcomes: result.manifest.outcomes, orphans: orphans ?? [],
      failures: result.manifest.failures)
    try output.show(summary)
    if let slowest, !result.times.isEmpty {
      Standard.complain("The slowest suites, by processor time:")
      for line in SuiteTime.slowest(result.times, count: slowest) { Standard.complain(line) }
    }
    if !output.json, !summary.closing.isEmpty { Standard.complain(summary.closing) }
    tellRenames(in: result.manifest, run.root)
    if !result.hasMatched {
      let patterns = (filter + TestArguments(arguments).filters).joined(separator: ", ")
      Standard.complain("error: No test matches \(patterns).")
      return ExitStatus.noInput.rawValue
    }
    if result.hasCrashed {
      for crash in result.crashes { Standard.complain(crash.text) }
      if result.crashes.isEmpty {
        Standard.complain(
          "error: The tests crashed, and no test can be blamed; run one suite after the other with"
            + " --filter.")
      }
      return RunSummary.ExitCode.crashed.rawValue
    }
    let code = summary.exitCode(rejectsOrphans: unreferenced == .reject)
    if code == .passed, result.exitCode != 0 { return 1 }
    // A gate that cannot see is shut.
    if code == .passed, orphans == nil, unreferenced == .reject {
      return RunSummary.ExitCode.orphans.rawValue
    }
    return code.rawValue
  }

  /// Runs the tests again after each change; a signal ends the process.
  private func runOnChanges() throws -> Int32 {
    let root = try package.root
    var watch = PackageWatch(root: root)
    while true {
      let code = try runOnce()
      watch = watch.takingReferences(from: PackageWatch(root: root))
      Standard.complain(
        "\(code == 0 ? "Passed" : "Failed with \(code)"). Waiting for changes in "
          + PackageWatch.watched.joined(separator: ", ") + "; Ctrl-C ends.")
      let changes: [String]
      (watch, changes) = watch.waitForChange()
      let more = changes.count > 3 ? " and \(changes.count - 3) more" : ""
      Standard.complain("Changed: \(changes.prefix(3).joined(separator: ", "))\(more).")
    }
  }

  /// Says of new references that they hold what one held that the run did not assert.
  private func tellRenames(in manifest: RunManifest, _ root: String) {
    let renames = OrphanSearch.renames(
      in: manifest, root: root, artifacts: package.artifactsFolder)
    for (new, old) in renames.sorted(by: { $0.key.path < $1.key.path }) {
      Standard.complain(
        "note: \(new.relativePath) holds the same as \(old.relativePath), which no test asserted:"
          + " a new name?")
    }
  }

  /// The references that nothing asserts; nil where they cannot be told, which takes a whole run that
  /// passed.
  private func orphans(of manifest: RunManifest, _ root: String) -> [String]? {
    do {
      let orphans = try OrphanSearch.orphans(of: manifest, root: root)
      let twins = OrphanSearch.twins(of: orphans, in: manifest, root: root)
      for path in orphans {
        let twin = twins[path].map { "; \($0.relativePath) holds the same" }
        Standard.complain("warning: no test asserts \(path.relativePath)\(twin ?? "")")
      }
      return orphans.map(\.path)
    } catch {
      if unreferenced == .reject { Standard.complain("error: \(error)") }
      return nil
    }
  }
}
