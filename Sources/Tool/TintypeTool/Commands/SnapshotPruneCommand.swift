import ArgumentParser
import Foundation
import TintypeSnapshots

/// `tintype prune`: removes references that nothing asserts.
struct SnapshotPruneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Removes unused references.",
    discussion: """
      A reference is unused if the last run did not assert it. That run needs to be a tintype test that passed, without \
      --filter; merge shards first.

      Exit codes:
        0   no reference is unused
        3   references are unused, with --check

      Examples:
        tintype prune --check
        tintype prune
      """)

  @OptionGroup var package: SnapshotPackageOptions
  @Flag(help: "Only list unused references.") var check = false

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
