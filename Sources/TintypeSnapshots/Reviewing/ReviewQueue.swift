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

  /// Collects failures of the last runs and pending files.
  ///
  /// - Parameters:
  ///   - root: the folder of the package.
  ///   - artifacts: where failures are kept; nil for `.build/snapshots` of the package.
  package init(root: String, artifacts: String? = nil) {
    self.root = root
    let artifacts = artifacts ?? ArtifactFolder.folder(root: root)
    self.artifacts = artifacts
    var found: [String: ReviewItem] = [:]
    let failures = Self.failures(in: artifacts)
    for outcome in failures {
      found[outcome.reference] = ReviewItem(
        reference: outcome.reference, root: root, outcome: outcome, artifacts: artifacts)
    }
    let lastRun = RunManifest(ofArtifacts: artifacts)
    for file in SnapshotFiles(root: root, outcomes: failures + lastRun.outcomes).all {
      guard let reference = SnapshotLocation.reference(ofPending: file), found[reference] == nil
      else { continue }
      let isNew = !FileManager.default.fileExists(atPath: reference)
      let outcome = SnapshotOutcome(
        kind: isNew ? .missing : .pending, reference: reference, test: "", file: "", line: 0,
        message: isNew ? "A new snapshot without a reference." : "A new snapshot waits.")
      found[reference] = ReviewItem(
        reference: reference, root: root, outcome: outcome, artifacts: artifacts)
    }
    items = found.values.sorted { $0.reference < $1.reference }
  }

  /// The items that match all of some patterns.
  ///
  /// - Parameters:
  ///   - patterns: paths, folders, or patterns with `*` and `?` that a path or its last part has to fit;
  ///     none for all.
  ///   - newOnly: only snapshots without a reference.
  /// - Returns: the items.
  /// - Throws: ``ReviewError/noMatch(_:)`` where a pattern fits nothing.
  package func matching(_ patterns: [String], newOnly: Bool = false) throws -> [ReviewItem] {
    let candidates = items.filter {
      !newOnly || !FileManager.default.fileExists(atPath: $0.reference)
    }
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
    let name = (item.reference as NSString).lastPathComponent
    let folder = pattern.hasSuffix("/") ? pattern : pattern + "/"
    return [item.relativePath, item.reference, name].contains {
      $0 == pattern || $0.hasPrefix(folder) || fnmatch(pattern, $0, 0) == 0
    }
  }

  private static func failures(in folder: String) -> [SnapshotOutcome] {
    let names = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
    return names.filter { $0.hasSuffix(".failure.json") }.sorted().compactMap { name in
      FileManager.default.contents(atPath: folder + "/" + name).flatMap {
        try? JSONDecoder().decode(SnapshotOutcome.self, from: $0)
      }
    }
  }
}
