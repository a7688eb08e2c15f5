import Foundation

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
  /// More arguments of `swift test`.
  package var arguments: [String] = []

  /// Creates a run of all tests.
  package init(root: String) { self.root = root }

  private var folder: String { artifacts ?? ArtifactFolder.folder(root: root) }

  /// The manifest of the last run.
  package var manifestPath: String { RunManifest.path(inArtifacts: folder) }

  /// The manifest of this run until it ends.
  private var ownManifestPath: String {
    RunManifest.path(
      inArtifacts: folder, runBy: ProcessInfo.processInfo.processIdentifier)
  }

  /// The variable that the command plug-in sets.
  private static let pluginVariable = "TINTYPE_WITHIN_PLUGIN"

  /// What a run gave.
  package struct Result: Sendable {
    /// What was asserted.
    package var manifest: RunManifest
    /// The exit code of `swift test`.
    package var exitCode: Int
    /// Whether the tests crashed.
    package var hasCrashed: Bool
    /// Pictures that the run wrote in little time, and that are to be finished: `Rules/Recording#Drafts`.
    package var drafts: [String] = []
  }

  /// Runs the tests; their output goes where this process's does.
  ///
  /// The manifest of the run before goes at the beginning and this one's comes in its place at the end: of
  /// a run that is killed nothing is left from which orphans could be told. Of two runs at once the one
  /// that ends last is the last run, whatever the other does.
  ///
  /// - Throws: what the system says where `swift` cannot be run or the manifest not be written.
  package func run() throws -> Result {
    for path in [manifestPath, ownManifestPath] {
      try? FileManager.default.removeItem(atPath: path)
    }
    defer { try? FileManager.default.removeItem(atPath: ownManifestPath) }
    let beginning = RunManifest.beginning(isFiltered: !filters.isEmpty, shard: shard?.description)
    try AtomicFile.append(beginning, to: ownManifestPath)
    var patterns = filters
    if let shard { patterns = try selected(shard) }
    var environment = ProcessInfo.processInfo.environment
    environment["TINTYPE_SNAPSHOT_MANIFEST"] = ownManifestPath
    environment["SNAPSHOT_ARTIFACTS"] = folder
    if let record { environment["SNAPSHOT_TESTING_RECORD"] = record.rawValue }
    let options = patterns.flatMap { ["--filter", $0] } + arguments
    let (code, errors) = try swift(["test"] + options, environment, showsOutput: true)
    try AtomicFile.append(RunManifest.ending(exitCode: code), to: ownManifestPath)
    let data = try Data(contentsOf: URL(fileURLWithPath: ownManifestPath))
    try AtomicFile.write(data, to: manifestPath)
    let manifest = RunManifest(data: data)
    let hasCrashed = errors.contains("unexpected signal code")
    if filters.isEmpty, shard == nil, !hasCrashed, !manifest.outcomes.isEmpty {
      forgetFailures(except: manifest.references)
    }
    return Result(
      manifest: manifest, exitCode: code, hasCrashed: hasCrashed, drafts: drafts(of: manifest))
  }

  /// What was recorded; in a run that was asked to record also what an earlier `swift test` did.
  private func drafts(of manifest: RunManifest) -> [String] {
    let records = record != nil && record != .never && record != .pending
    let paths = manifest.outcomes.filter { $0.kind == .recorded || (records && $0.isPass) }
      .map { SnapshotLocation.absolute($0.reference, root: root) }
    return Set(paths).filter { $0.hasSuffix(".png") && $0.hasPrefix(root + "/") }.sorted()
  }

  /// Failures of snapshots that a whole run did not assert are those of tests that are gone.
  private func forgetFailures(except references: Set<String>) {
    for item in ReviewQueue(root: root, artifacts: artifacts).items
    where !references.contains(item.relativePath) && !references.contains(item.reference) {
      item.forget()
    }
  }

  /// Patterns of the tests of a shard: every n-th of the sorted list of those that match the filters.
  private func selected(_ shard: Shard) throws -> [String] {
    let (code, list) = try swift(
      ["test", "list"], ProcessInfo.processInfo.environment, showsOutput: false)
    guard code == 0 else { throw ReviewError.testsNotListed }
    let names = Self.tests(in: list, matching: filters)
    let own = names.enumerated().filter { $0.offset % shard.count == shard.index - 1 }.map(
      \.element)
    // A shard without tests must not run all of them.
    return own.isEmpty ? ["^$"] : own.map(Self.pattern)
  }

  /// The tests that `swift test list` names, in order, once each.
  ///
  /// - Parameters:
  ///   - list: what it wrote, lines about the build among it.
  ///   - filters: patterns of which one has to match; none for all.
  /// - Returns: names such as `CardTests.CardTests/card()`.
  package static func tests(in list: String, matching filters: [String]) -> [String] {
    func matches(_ text: String, _ pattern: String) -> Bool {
      text.range(of: pattern, options: .regularExpression) != nil
    }
    let names = list.split(separator: "\n").map(String.init).filter { line in
      matches(line, #"^\w+\.\S.*/."#)
        && (filters.isEmpty || filters.contains { matches(line, $0) })
    }
    return Set(names).sorted()
  }

  /// The pattern for one test and no other.
  ///
  /// For Swift Testing, `--filter` also sees the file and line of a test behind its name.
  package static func pattern(_ test: String) -> String {
    "^" + NSRegularExpression.escapedPattern(for: test) + "(/|$)"
  }

  /// Runs `swift` in the package.
  ///
  /// - Returns: its exit code, and what it wrote: to standard error where its output is shown, else to
  ///   standard output.
  private func swift(
    _ arguments: [String], _ environment: [String: String], showsOutput: Bool
  ) throws -> (Int, String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // Within `swift package` the build folder is locked by a SwiftPM that waits for this very process.
    let isAwaited = environment[Self.pluginVariable] != nil
    process.arguments = ["swift"] + arguments + (isAwaited ? ["--ignore-lock"] : [])
    process.currentDirectoryURL = URL(fileURLWithPath: root)
    process.environment = environment
    let pipe = Pipe()
    if showsOutput { process.standardError = pipe } else { process.standardOutput = pipe }
    if showsOutput, keepsOutputClear { process.standardOutput = FileHandle.standardError }
    try process.run()
    var kept = Data()
    while true {
      let data = pipe.fileHandleForReading.availableData
      if data.isEmpty { break }
      if showsOutput { FileHandle.standardError.write(data) }
      kept.append(data)
    }
    process.waitUntilExit()
    let isKilled = process.terminationReason == .uncaughtSignal
    let text = String(decoding: kept, as: UTF8.self)
    return (Int(process.terminationStatus), isKilled ? text + "\nunexpected signal code" : text)
  }
}
