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
      for item in try choice.items(of: package.queue) {
        try item.accept()
        try Standard.print("accepted \(item.relativePath)")
      }
    }
  }
}
