internal import Foundation
internal import Glibc

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
    for outcome in Self.failures(in: artifacts) {
      found[outcome.reference] = ReviewItem(
        reference: outcome.reference, root: root, outcome: outcome, artifacts: artifacts)
    }
    for file in Self.snapshotFiles(below: root) {
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

  /// Every file in a folder of references, pending ones too, temporary ones not.
  package static func snapshotFiles(below root: String) -> [String] {
    var result: [String] = []
    guard let files = FileManager.default.enumerator(atPath: root) else { return [] }
    while let name = files.nextObject() as? String {
      let last = (name as NSString).lastPathComponent
      if last.hasPrefix(".") || last == "node_modules" {
        files.skipDescendants()
        continue
      }
      let inFolder = ("/" + name).contains("/\(SnapshotLocation.folderName)/")
      let isFile = files.fileAttributes?[.type] as? FileAttributeType == .typeRegular
      if inFolder, isFile { result.append(root + "/" + name) }
    }
    return result.sorted()
  }
}

/// References that nothing asserts any more.
package enum OrphanSearch {
  /// Finds the orphans of a run.
  ///
  /// - Parameters:
  ///   - manifest: what the run asserted.
  ///   - root: the folder of the package.
  /// - Returns: references that the run does not name.
  /// - Throws: ``ReviewError/incompleteRun(_:)`` where the run left something out, so that a reference that
  ///   it does not name may well be in use.
  package static func orphans(of manifest: RunManifest, root: String) throws -> [String] {
    if manifest.isFiltered { throw ReviewError.incompleteRun("the last run was filtered") }
    guard let code = manifest.exitCode else {
      throw ReviewError.incompleteRun("the last run did not end")
    }
    guard code == 0 else { throw ReviewError.incompleteRun("the last run failed") }
    guard manifest.missingShards.isEmpty else {
      throw ReviewError.incompleteRun(
        "shards \(manifest.missingShards.joined(separator: ", ")) are missing")
    }
    let named = Set(manifest.references.map { $0.hasPrefix("/") ? $0 : root + "/" + $0 })
    return ReviewQueue.snapshotFiles(below: root).filter {
      !named.contains($0) && SnapshotLocation.reference(ofPending: $0) == nil
    }
  }

  /// Removes references and folders that become empty.
  ///
  /// - Parameter paths: the references.
  /// - Throws: what the file system says.
  package static func remove(_ paths: [String]) throws {
    for path in paths {
      try FileManager.default.removeItem(atPath: path)
      let folder = (path as NSString).deletingLastPathComponent
      if (try? FileManager.default.contentsOfDirectory(atPath: folder))?.isEmpty == true {
        try? FileManager.default.removeItem(atPath: folder)
      }
    }
  }
}
