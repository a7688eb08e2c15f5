import ArgumentParser
import Foundation
import TintypeSnapshots

/// `tintype merge`: makes one manifest of those of the shards.
struct SnapshotMergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merges the runs of several shards.",
    discussion: """
      The result replaces the package's last run, which prune and report read.

      Examples:
        tintype merge shard1/run.jsonl shard2/run.jsonl shard3/run.jsonl
      """)

  @OptionGroup var package: SnapshotPackageOptions
  @OptionGroup var output: SnapshotSummaryOptions
  @Argument(help: "The run.jsonl files of the shards.", transform: PathText.read)
  var files: [String]
  @Flag(help: "Exit with 3 if references are unused.") var rejectUnreferenced = false

  func run() throws {
    try Session.reporting {
      let merged = RunManifest.merged(try files.map(part))
      try check(merged)
      var run = SuiteRun(root: try package.root)
      run.artifacts = package.artifactsFolder
      try OutputFile.write(merged.data, to: run.manifestPath)
      // What failed is told before that nobody knows the orphans, which is mostly for the same reason.
      let orphans = Result { try OrphanSearch.orphans(of: merged, root: run.root) }
      let summary = RunSummary(
        outcomes: merged.outcomes, orphans: (try? orphans.get().map(\.relativePath)) ?? [],
        failures: merged.failures)
      try output.show(summary)
      let code = summary.exitCode(rejectsOrphans: rejectUnreferenced)
      if code != .passed { throw ExitCode(code.rawValue) }
      // The snapshots are fine and the tests are not.
      if let tests = merged.exitCode, tests != 0 { throw ExitCode(1) }
      if merged.exitCode == nil {
        Standard.complain("error: A shard did not end.")
        throw ExitCode(RunSummary.ExitCode.crashed.rawValue)
      }
      if rejectUnreferenced { _ = try orphans.get() }
    }
  }

  private func part(_ path: String) throws -> RunManifest {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ReviewError.unreadable(path)
    }
    let manifest = RunManifest(data: data)
    guard manifest != RunManifest() else {
      throw ToolError(status: .noInput, message: "\(path) is no manifest of a run.")
    }
    return manifest
  }

  /// Counting a shard twice would be as wrong as mixing two runs; one that is missing may come later.
  private func check(_ merged: RunManifest) throws {
    for shard in merged.shards where SuiteRun.Shard(shard)?.description != shard {
      throw ToolError(status: .noInput, message: "'\(shard)' is no shard such as 1/3.")
    }
    let counts = Set(merged.shards.compactMap { $0.split(separator: "/").last })
    guard counts.count <= 1 else {
      throw ToolError(
        status: .usage,
        message: "The shards are not of one run: \(merged.shards.joined(separator: ", ")).")
    }
    for shard in Set(merged.shards).sorted()
    where merged.shards.filter({ $0 == shard }).count > 1 {
      throw ToolError(status: .usage, message: "Shard \(shard) is there twice.")
    }
    for shard in merged.missingShards {
      Standard.complain("warning: shard \(shard) is missing")
    }
  }
}
