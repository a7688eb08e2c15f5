import ArgumentParser
import TintypeSnapshots

/// `tintype accept`: makes new snapshots the references.
struct SnapshotAcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Makes failed or pending snapshots the references.",
    discussion: """
      Examples:
        tintype accept
        tintype accept Tests/CardTests/__Snapshots__/CardTests/card.1.png
        tintype accept 'card.*' --new-only
      """)

  @OptionGroup var package: SnapshotPackageOptions
  @Argument(help: "Only snapshots whose path matches: paths, folders, or patterns with * and ?.")
  var patterns: [String] = []
  @Flag(help: "Only snapshots without a reference.") var newOnly = false

  func run() throws {
    try SnapshotOutput.reporting {
      for item in try package.queue.matching(patterns, newOnly: newOnly) {
        try item.accept()
        SnapshotOutput.line("accepted \(item.relativePath)")
      }
    }
  }
}

/// `tintype reject`: drops new snapshots.
struct SnapshotRejectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reject", abstract: "Drops failed or pending snapshots; references stay.")

  @OptionGroup var package: SnapshotPackageOptions
  @Argument(help: "Only snapshots whose path matches: paths, folders, or patterns with * and ?.")
  var patterns: [String] = []
  @Flag(help: "Only snapshots without a reference.") var newOnly = false

  func run() throws {
    try SnapshotOutput.reporting {
      for item in try package.queue.matching(patterns, newOnly: newOnly) {
        item.reject()
        SnapshotOutput.line("rejected \(item.relativePath)")
      }
    }
  }
}

/// `tintype pending`: lists what waits.
struct SnapshotPendingCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pending",
    abstract: "Lists failed and pending snapshots.",
    discussion: "Exit codes: 0 nothing waits, 1 something does.")

  @OptionGroup var package: SnapshotPackageOptions
  @Flag(help: "Print one JSON document.") var json = false

  func run() throws {
    try SnapshotOutput.reporting {
      let items = try package.queue.items
      if json {
        SnapshotOutput.line(RunSummary(outcomes: items.map(\.outcome)).json)
      } else {
        for item in items {
          let what = item.outcome.layoutChanges.first.map { "  \($0)" } ?? ""
          SnapshotOutput.line("\(RunSummary.title(item.outcome.kind))  \(item.relativePath)\(what)")
        }
      }
      if !items.isEmpty { throw ExitCode(1) }
    }
  }
}
