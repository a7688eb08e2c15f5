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
    try Session.reporting {
      let root = try package.root
      let manifest = try package.manifest()
      let orphans = try OrphanSearch.orphans(of: manifest, root: root)
      let twins = OrphanSearch.twins(of: orphans, in: manifest, root: root)
      if !check { try OrphanSearch.remove(orphans) }
      for path in orphans {
        let twin = twins[path].map { ", which holds the same as \($0.relativePath)" } ?? ""
        try Standard.print("\(check ? "orphaned" : "removed") \(path.relativePath)\(twin)")
      }
      if check, !orphans.isEmpty { throw ExitCode(RunSummary.ExitCode.orphans.rawValue) }
    }
  }
}
