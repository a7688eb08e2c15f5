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
  @OptionGroup var choice: SnapshotChoiceOptions

  func run() throws {
    try Session.reporting {
      let queue = try package.queue
      let items = try choice.items(of: queue)
      // What was accepted before an error or a signal stays accepted, if only as a draft.
      defer { PictureDrafts.finish(items.map(\.file)) }
      for item in items {
        try item.accept(finishes: false)
        try Standard.print("accepted \(item.relativePath)")
      }
      if !queue.refusals.isEmpty { throw ExitStatus.failed.exitCode }
    }
  }
}
