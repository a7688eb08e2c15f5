import ArgumentParser
import Foundation
import TintypeSnapshots

/// `tintype prune`: removes references that nothing asserts.
struct SnapshotPruneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Removes references that the last run of the whole suite did not assert.",
    discussion: """
      The last `tintype test` has to have passed without --filter; shards have to be merged first.
      Exit codes: 0 nothing is left over, 3 with --check where something is.
      """)

  @OptionGroup var package: SnapshotPackageOptions
  @Flag(help: "Only list them.") var check = false

  func run() throws {
    try SnapshotOutput.reporting {
      let root = try package.root
      let orphans = try OrphanSearch.orphans(of: package.manifest(), root: root)
      if !check { try OrphanSearch.remove(orphans) }
      for path in orphans {
        SnapshotOutput.line(
          "\(check ? "orphaned" : "removed") \(SnapshotLocation.relative(path, to: root))")
      }
      if check, !orphans.isEmpty { throw ExitCode(RunSummary.ExitCode.orphans.rawValue) }
    }
  }
}

/// `tintype report`: writes the page that shows what waits.
struct SnapshotReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Writes one HTML file that shows failed and pending snapshots."
  )

  @OptionGroup var package: SnapshotPackageOptions
  @OptionGroup var output: SnapshotSummaryOptions
  @Option(name: [.customShort("o"), .long], help: "The file.") var outputFile = "report.html"

  func run() throws {
    try SnapshotOutput.reporting {
      let items = try package.queue.items
      let outcomes = (try? package.manifest().outcomes) ?? items.map(\.outcome)
      let summary = RunSummary(outcomes: outcomes)
      try SnapshotOutput.write(
        SnapshotReport(items: items, summary: summary.text).html, to: outputFile)
      try output.show(summary)
    }
  }
}

/// `tintype merge`: makes one manifest of those of the shards.
struct SnapshotMergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Makes one run of the runs of several shards.",
    discussion: """
      The result takes the place of the package's last run, which prune and report read.

      Example:
        tintype merge shard1/run.jsonl shard2/run.jsonl shard3/run.jsonl
      """)

  @OptionGroup var package: SnapshotPackageOptions
  @OptionGroup var output: SnapshotSummaryOptions
  @Argument(help: "The run.jsonl files of the shards.") var files: [String]
  @Flag(help: "Fail where references are left that nothing asserts.") var rejectUnreferenced = false

  func run() throws {
    try SnapshotOutput.reporting {
      let merged = RunManifest.merged(try files.map(part))
      try check(merged)
      var run = SuiteRun(root: try package.root)
      run.artifacts = package.artifactsFolder
      try SnapshotOutput.write(merged.data, to: run.manifestPath)
      let summary = RunSummary(
        outcomes: merged.outcomes, orphans: try orphans(of: merged, root: run.root))
      try output.show(summary)
      let code = summary.exitCode(rejectsOrphans: rejectUnreferenced)
      if code != .passed { throw ExitCode(code.rawValue) }
      // The snapshots are fine and the tests are not.
      if let tests = merged.exitCode, tests != 0 { throw ExitCode(1) }
      if merged.exitCode == nil {
        SnapshotOutput.complain("error: A shard did not end.")
        throw ExitCode(RunSummary.ExitCode.crashed.rawValue)
      }
    }
  }

  private func part(_ path: String) throws -> RunManifest {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ReviewError.unreadable(path)
    }
    let manifest = RunManifest(data: data)
    guard manifest != RunManifest() else {
      throw SnapshotCommandError(66, "\(path) is no manifest of a run.")
    }
    return manifest
  }

  /// Counting a shard twice would be as wrong as mixing two runs; one that is missing may come later.
  private func check(_ merged: RunManifest) throws {
    let counts = Set(merged.shards.compactMap { $0.split(separator: "/").last })
    guard counts.count <= 1 else {
      throw SnapshotCommandError(
        64, "The shards are not of one run: \(merged.shards.joined(separator: ", ")).")
    }
    for shard in Set(merged.shards).sorted()
    where merged.shards.filter({ $0 == shard }).count > 1 {
      throw SnapshotCommandError(64, "Shard \(shard) is there twice.")
    }
    for shard in merged.missingShards {
      SnapshotOutput.complain("warning: shard \(shard) is missing")
    }
  }

  /// Without a whole run, orphans cannot be told; that is an error where they are to be rejected.
  private func orphans(of manifest: RunManifest, root: String) throws -> [String] {
    if rejectUnreferenced { return try OrphanSearch.orphans(of: manifest, root: root) }
    return (try? OrphanSearch.orphans(of: manifest, root: root)) ?? []
  }
}

/// `tintype doctor`: looks for what makes snapshots fail.
struct SnapshotDoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Looks for what makes snapshots fail before any view is to blame.",
    discussion: "Exit codes: 0 all is well, 1 something is not.")

  @OptionGroup var package: SnapshotPackageOptions
  @Flag(help: "Print one JSON document.") var json = false

  func run() throws {
    try SnapshotOutput.reporting {
      let findings = SnapshotDoctor(root: try package.root, artifacts: package.artifactsFolder)
        .findings()
      if json {
        SnapshotOutput.line(try SnapshotOutput.json(findings))
      } else {
        for finding in findings {
          SnapshotOutput.line("\(finding.isGood ? "ok " : "BAD") \(finding.text)")
        }
      }
      if findings.contains(where: { !$0.isGood }) { throw ExitCode(1) }
    }
  }
}
