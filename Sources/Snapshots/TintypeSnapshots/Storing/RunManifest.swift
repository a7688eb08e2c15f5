package import Foundation

/// What a run of a whole suite asserted, kept as one line of JSON an event.
///
/// Only a run that ended by itself, ran everything and failed nowhere names every reference that is in use;
/// references that such a run does not name are orphans.
package struct RunManifest: Sendable, Hashable {
  /// One line.
  private struct Event: Codable {
    var event: String
    var outcome: SnapshotOutcome?
    var drawing: SnapshotOutcome?
    var isFiltered: Bool?
    var shard: String?
    var exitCode: Int?
    var tests: [RunTest]?
    var remembered: [String: [String]]?
  }

  /// Every assertion, in the order of the file.
  package var outcomes: [SnapshotOutcome] = []
  /// The assertions whose views were begun and came to no outcome, in the order of the file: of a process that went
  /// down, the last is the one that it drew.
  package private(set) var unfinished: [SnapshotOutcome] = []
  /// Whether some tests were left out on purpose.
  package var isFiltered = false
  /// The shards that the manifest is made of, such as `1/3`; empty where the run was not divided.
  package var shards: [String] = []
  /// The tests that Swift Testing told of.
  package var tests: [RunTest] = []
  /// Folders that assertions of earlier runs named, with the extensions of their references.
  package var remembered: [String: [String]] = [:]
  /// The exit code of the run; nil where it did not end.
  package var exitCode: Int?

  /// Creates an empty manifest.
  package init() {}

  /// Reads the manifest of the last run; an empty one where there is none.
  ///
  /// - Parameter artifacts: the folder where failures are kept.
  package init(ofArtifacts artifacts: String) {
    self.init(
      data: FileManager.default.contents(atPath: Self.path(inArtifacts: artifacts)) ?? Data())
  }

  /// Where the manifest of the last run is kept.
  package static func path(inArtifacts artifacts: String) -> String { artifacts + "/run.jsonl" }

  /// Where a run that has not ended keeps its manifest: a file of its own, since a test may start
  /// another run of the same package, and so may a person meanwhile.
  ///
  /// - Parameters:
  ///   - artifacts: the folder where failures are kept.
  ///   - process: the number of the process that runs the tests.
  /// - Returns: the path of the file.
  package static func path(inArtifacts artifacts: String, runBy process: Int32) -> String {
    "\(artifacts)/run-\(process).jsonl"
  }

  /// Whether references that are not named are orphans.
  package var isComplete: Bool { exitCode == 0 && !isFiltered && missingShards.isEmpty }

  /// Shards without which the manifest is not whole.
  package var missingShards: [String] {
    guard let total = shards.first.flatMap({ $0.split(separator: "/").last }).flatMap({ Int($0) }),
      total > 0, total < 10_000
    else { return [] }
    return (1...total).map { "\($0)/\(total)" }.filter { !shards.contains($0) }
  }

  /// The references that the run named.
  package var references: Set<String> { Set(outcomes.map(\.reference)) }

  /// The folders that assertions named, of this run and of those before it, that are still there.
  ///
  /// - Parameter root: the folder of the package.
  /// - Returns: the extensions of the references in each.
  package func recordedDirectories(root: String) -> [String: [String]] {
    var result = remembered.mapValues(Set.init)
    for outcome in outcomes {
      guard let directory = outcome.directory else { continue }
      result[directory, default: []].insert((outcome.reference as NSString).pathExtension)
    }
    return result.filter {
      FileManager.default.fileExists(atPath: SnapshotLocation.absolute($0.key, root: root))
    }.mapValues { $0.sorted() }
  }

  /// Patterns of the tests that failed, by their assertions or by Swift Testing's own word.
  package var failedTests: [String] {
    let names =
      outcomes.filter { !$0.isPass }.map(\.test)
      + tests.compactMap {
        $0.hasFailed == true ? $0.name : nil
      }
    return Set(names.filter { !$0.isEmpty }.map(Self.pattern)).sorted()
  }

  /// The pattern of a test for `--filter`: XCTest calls its methods `Suite.method` and is asked for
  /// `Module.Suite/method`.
  private static func pattern(_ test: String) -> String {
    guard !test.contains("/") else { return SuiteRun.pattern(test) }
    let parts = test.split(separator: ".").map { $0.prefix { $0 != "(" } }
    let name = parts.suffix(2).joined(separator: "/")
    return #"\."# + NSRegularExpression.escapedPattern(for: name) + "$"
  }

  /// The line that begins a run.
  ///
  /// - Parameters:
  ///   - isFiltered: whether some tests are left out on purpose.
  ///   - shard: which part of the suite is run; nil for all of it.
  ///   - remembered: folders that assertions of earlier runs named.
  /// - Returns: the line.
  package static func beginning(
    isFiltered: Bool, shard: String?, remembered: [String: [String]] = [:]
  ) -> String {
    text(
      Event(
        event: "begin", isFiltered: isFiltered, shard: shard,
        remembered: remembered.isEmpty ? nil : remembered))
  }

  /// The line for the tests that Swift Testing told of.
  package static func line(for tests: [RunTest]) -> String {
    text(Event(event: "tests", tests: tests))
  }

  /// The line before tests that a process took along run anew: what they assert then counts in place of what they did.
  package static var again: String { text(Event(event: "again")) }

  /// The line that ends a run.
  package static func ending(exitCode: Int) -> String {
    text(Event(event: "end", exitCode: exitCode))
  }

  /// The line for an assertion; paths below the root are kept relative to it.
  package static func line(for outcome: SnapshotOutcome, root: String) -> String {
    text(Event(event: "assertion", outcome: located(outcome, root)))
  }

  /// The line for an assertion whose view is begun, or stopped where there is a message.
  package static func line(drawing outcome: SnapshotOutcome, root: String) -> String {
    text(Event(event: "drawing", drawing: located(outcome, root)))
  }

  private static func located(_ outcome: SnapshotOutcome, _ root: String) -> SnapshotOutcome {
    var outcome = outcome
    outcome.reference = SnapshotLocation.relative(outcome.reference, to: root)
    outcome.file = SnapshotLocation.relative(outcome.file, to: root)
    outcome.directory = outcome.directory.map { SnapshotLocation.relative($0, to: root) }
    outcome.actual = outcome.actual.map { SnapshotLocation.relative($0, to: root) }
    outcome.difference = outcome.difference.map { SnapshotLocation.relative($0, to: root) }
    return outcome
  }

  private static func text(_ event: Event) -> String {
    guard let data = try? JSONEncoder.stable.encode(event) else { return "" }
    return String(decoding: data, as: UTF8.self)
  }

  /// Reads a manifest.
  ///
  /// - Parameter data: lines of JSON. Lines that cannot be read, such as the last one of a killed process,
  ///   are passed over.
  package init(data: Data) {
    let decoder = JSONDecoder()
    var rounds: [[SnapshotOutcome]] = [[]]
    for line in data.split(separator: UInt8(ascii: "\n")) {
      guard let event = try? decoder.decode(Event.self, from: Data(line)) else { continue }
      if let outcome = event.drawing ?? event.outcome {
        unfinished.removeAll { $0.reference == outcome.reference && $0.test == outcome.test }
      }
      if let outcome = event.drawing { unfinished.append(outcome) }
      if let outcome = event.outcome { rounds[rounds.count - 1].append(outcome) }
      if event.event == "again" { rounds.append([]) }
      if event.isFiltered == true { isFiltered = true }
      if let shard = event.shard { shards.append(shard) }
      tests += event.tests ?? []
      remembered.merge(event.remembered ?? [:]) { $0 + $1 }
      if let code = event.exitCode { exitCode = max(exitCode ?? 0, code) }
    }
    outcomes = rounds.reduce([], Self.renewed)
  }

  /// Outcomes with those of tests that ran anew: each reference of a test counts once, and one that was recorded stays so
  /// though the second run finds it equal.
  private static func renewed(
    _ old: [SnapshotOutcome], by new: [SnapshotOutcome]
  ) -> [SnapshotOutcome] {
    guard !old.isEmpty else { return new }
    func key(_ outcome: SnapshotOutcome) -> [String] { [outcome.reference, outcome.test] }
    let recorded = Set(old.filter { $0.kind == .recorded }.map(key))
    let fresh = new.filter { !$0.isPass || !recorded.contains(key($0)) }
    let keys = Set(fresh.map(key))
    return old.filter { !keys.contains(key($0)) } + fresh
  }

  /// One manifest for the shards of a run.
  ///
  /// - Parameter parts: the manifests of the shards.
  /// - Returns: all of their assertions; it has ended only if every part has.
  package static func merged(_ parts: [RunManifest]) -> RunManifest {
    var result = RunManifest()
    result.outcomes = parts.flatMap(\.outcomes)
    result.isFiltered = parts.contains(where: \.isFiltered)
    result.shards = parts.flatMap(\.shards)
    result.tests = parts.flatMap(\.tests)
    for part in parts { result.remembered.merge(part.remembered) { $0 + $1 } }
    let codes = parts.compactMap(\.exitCode)
    result.exitCode = codes.count == parts.count ? codes.max() : nil
    return result
  }

  /// The manifest as lines of JSON.
  package var data: Data {
    var lines = [
      Self.beginning(isFiltered: isFiltered, shard: shards.first, remembered: remembered)
    ]
    lines += shards.dropFirst().map { Self.beginning(isFiltered: isFiltered, shard: $0) }
    lines += outcomes.map { Self.text(Event(event: "assertion", outcome: $0)) }
    if !tests.isEmpty { lines.append(Self.line(for: tests)) }
    if let exitCode { lines.append(Self.ending(exitCode: exitCode)) }
    return Data((lines.joined(separator: "\n") + "\n").utf8)
  }
}
