import ArgumentParser
import TintypeSnapshots

/// `tintype accept`: makes new snapshots the references.
struct SnapshotAcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Accepts failed and pending snapshots as references.",
    discussion: """
      Examples:
        tintype accept
        tintype accept Tests/CardTests/__Snapshots__/CardTests/card.1.png
        tintype accept CardTests 'DetailTests/dark*'
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
      var status = queue.refusals.isEmpty ? ExitStatus.done : .failed
      for item in items { status = max(status, try accept(item)) }
      if status != .done { throw status.exitCode }
    }
  }

  /// Accepts one snapshot; one that cannot be written takes no other along.
  private func accept(_ item: ReviewItem) throws -> ExitStatus {
    do {
      try Session.reporting { try item.accept(finishes: false) }
    } catch let code as ExitCode {
      return ExitStatus(rawValue: code.rawValue) ?? .failed
    }
    try Standard.print("accepted \(item.relativePath)")
    return .done
  }
}
