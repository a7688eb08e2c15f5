import ArgumentParser
import TintypeSnapshots

/// `tintype reject`: drops new snapshots.
struct SnapshotRejectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reject", abstract: "Discards failed and pending snapshots.",
    discussion: """
      References stay as they are.

      Examples:
        tintype reject
        tintype reject 'card.*'
      """)

  @OptionGroup var package: SnapshotPackageOptions
  @OptionGroup var choice: SnapshotChoiceOptions

  func run() throws {
    try Session.reporting {
      let queue = try package.queue
      for item in try choice.items(of: queue) {
        item.reject()
        try Standard.print("rejected \(item.relativePath)")
      }
      if !queue.refusals.isEmpty { throw ExitStatus.failed.exitCode }
    }
  }
}
