import Foundation
import Glibc

/// What waits for a person in a package.
package struct ReviewQueue: Sendable {
  /// The folder of the package.
  package let root: String
  /// Where failures are kept.
  package let artifacts: String
  /// What waits, by path.
  package private(set) var items: [ReviewItem]
  /// What was not taken from records, each in a sentence: nobody acts on what they name.
  package private(set) var refusals: [String] = []

  /// Collects failures of the last runs and pending files.
  ///
  /// - Parameters:
  ///   - root: the folder of the package.
  ///   - artifacts: where failures are kept; nil for `.build/snapshots` of the package.
  package init(root: String, artifacts: String? = nil) {
    self.root = root
    let artifacts = artifacts ?? ArtifactFolder.folder(root: root)
    self.artifacts = artifacts
    let snapshotFolders = SnapshotFolders(root: root)
    var found: [ProvenPath: ReviewItem] = [:]
    let failures = Self.failures(in: artifacts)
    for (record, outcome) in failures {
      guard let file = snapshotFolders.reference(outcome.reference, directory: outcome.directory)
      else {
        refusals.append(Self.refusal(of: record, outcome))
        continue
      }
      found[file] = ReviewItem(file: file, outcome: outcome, artifacts: artifacts)
    }
    let lastRun = RunManifest(ofArtifacts: artifacts)
    let files = SnapshotFiles(
      snapshotFolders: snapshotFolders, outcomes: failures.map(\.outcome) + lastRun.outcomes)
    for pending in files.all {
      guard let name = SnapshotLocation.reference(ofPending: pending.name) else { continue }
      let file = pending.sibling(name)
      guard found[file] == nil else { continue }
      let isNew = !file.isFile
      let outcome = SnapshotOutcome(
        kind: isNew ? .missing : .pending, reference: file.path, test: "", file: "", line: 0,
        message: isNew ? "A new snapshot without a reference." : "A new snapshot waits.")
      found[file] = ReviewItem(file: file, outcome: outcome, artifacts: artifacts)
    }
    items = found.values.sorted { $0.reference < $1.reference }
  }

  /// The items that match all of some patterns.
  ///
  /// - Parameters:
  ///   - patterns: paths, folders, or patterns with `*` and `?` that a path or its last parts have to
  ///     fit; none for all.
  ///   - newOnly: only snapshots without a reference.
  /// - Returns: the items.
  /// - Throws: ``ReviewError/noMatch(_:)`` where a pattern fits nothing.
  package func matching(_ patterns: [String], newOnly: Bool = false) throws -> [ReviewItem] {
    let candidates = items.filter { !newOnly || !$0.file.isFile }
    guard !patterns.isEmpty else { return candidates }
    var wanted: Set<ReviewItem> = []
    for pattern in patterns {
      let fitting = candidates.filter { Self.fits($0, pattern) }
      if fitting.isEmpty { throw ReviewError.noMatch(pattern) }
      wanted.formUnion(fitting)
    }
    return candidates.filter(wanted.contains)
  }

  private static func fits(_ item: ReviewItem, _ pattern: String) -> Bool {
    let pattern = pattern.hasPrefix("./") ? String(pattern.dropFirst(2)) : pattern
    let folder = pattern.hasSuffix("/") ? pattern : pattern + "/"
    return ([item.reference] + ends(of: item.relativePath)).contains {
      $0 == pattern || $0.hasPrefix(folder) || fnmatch(pattern, $0, 0) == 0
    }
  }

  /// A path, and what is left of it below each of its folders: nobody writes all of them down.
  private static func ends(of path: String) -> [String] {
    let parts = path.split(separator: "/")
    return parts.indices.map { parts[$0...].joined(separator: "/") }
  }

  private static func refusal(of record: String, _ outcome: SnapshotOutcome) -> String {
    "The record \(record) is not followed: \(outcome.reference) is no snapshot of this package."
  }

  /// The outcomes of failed assertions, each with the path of its record in the folder.
  private static func failures(in folder: String) -> [(record: String, outcome: SnapshotOutcome)] {
    let names = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
    return names.filter { $0.hasSuffix(".failure.json") }.sorted().compactMap { name in
      guard let data = try? ProvenPath(name, below: folder)?.contents(),
        let outcome = try? JSONDecoder().decode(SnapshotOutcome.self, from: data)
      else { return nil }
      return (name, outcome)
    }
  }
}
