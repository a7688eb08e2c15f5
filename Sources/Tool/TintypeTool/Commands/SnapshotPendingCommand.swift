import ArgumentParser
import TintypeSnapshots

/// `tintype pending`: lists what waits.
struct SnapshotPendingCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pending",
    abstract: "Lists failed and pending snapshots.",
    discussion: """
      Exit codes:
        0   nothing waits for review
        1   snapshots wait for review, or a record cannot be read

      Examples:
        tintype pending
        tintype pending --json
      """)

  @OptionGroup var package: SnapshotPackageOptions
  @Flag(help: "Print one JSON document.") var json = false

  func run() throws {
    try Session.reporting {
      let queue = try package.queue
      let items = queue.items
      if json {
        try Standard.send(RunSummary(outcomes: items.map(\.outcome)).json)
      } else {
        for item in items {
          let what = Self.what(item.outcome).map { "  \(NeutralText.line($0))" } ?? ""
          try Standard.print("\(RunSummary.title(item.outcome.kind))  \(item.relativePath)\(what)")
        }
      }
      if !items.isEmpty || !queue.refusals.isEmpty { throw ExitCode(1) }
    }
  }

  /// What stands behind a snapshot's path: what moved, or why its reference cannot be read; nil for nothing.
  private static func what(_ outcome: SnapshotOutcome) -> String? {
    if let change = outcome.layoutChanges.first { return change.description }
    guard outcome.kind == .unreadable else { return nil }
    return String(outcome.message.prefix { $0 != "\n" })
  }
}
