import Foundation

/// References that nothing asserts any more: `Rules/Recording#Orphans`.
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
    return SnapshotFiles(root: root, outcomes: manifest.outcomes).all.filter {
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
