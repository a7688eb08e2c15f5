import Foundation

/// References that nothing asserts any more: `Rules/Recording#Orphans`.
package enum OrphanSearch {
  /// Finds the orphans of a run.
  ///
  /// - Parameters:
  ///   - manifest: what the run asserted.
  ///   - root: the folder of the package.
  /// - Returns: references that the run does not name, those of tests that did not run left out.
  /// - Throws: ``ReviewError/incompleteRun(_:)`` where the run left something out, so that a reference that
  ///   it does not name may well be in use.
  package static func orphans(of manifest: RunManifest, root: String) throws -> [ProvenPath] {
    if manifest.isFiltered { throw ReviewError.incompleteRun("the last run was filtered") }
    guard let code = manifest.exitCode else {
      throw ReviewError.incompleteRun("the last run did not end")
    }
    guard code == 0 else { throw ReviewError.incompleteRun("the last run failed") }
    guard manifest.missingShards.isEmpty else {
      throw ReviewError.incompleteRun(
        "shards \(manifest.missingShards.joined(separator: ", ")) are missing")
    }
    let unnamed = unnamed(by: manifest, root: root)
    guard let first = unnamed.first else { return [] }
    let unrun = UnrunTests(manifest: manifest, root: first.root)
    return unnamed.filter { !unrun.own($0.path) }
  }

  /// The references that a run does not name, whether it was whole or not.
  private static func unnamed(by manifest: RunManifest, root: String) -> [ProvenPath] {
    let named = Set(manifest.outcomes.compactMap { ProvenPath($0.reference, below: root) })
    return SnapshotFiles(snapshotFolders: SnapshotFolders(root: root), manifest: manifest).all
      .filter {
        !named.contains($0) && SnapshotLocation.reference(ofPending: $0.name) == nil
      }
  }

  /// References that a run does not name and that hold the same as one that it recorded, or would have: tests
  /// that were called otherwise, mostly.
  ///
  /// - Parameters:
  ///   - manifest: what the run asserted; it need not have been whole, for references of tests that did not run are no
  ///     old ones.
  ///   - root: the folder of the package.
  ///   - artifacts: where failures are kept; nil for `.build/snapshots` of the package.
  /// - Returns: the old path of each new reference; only of new ones with one old path.
  package static func renames(
    in manifest: RunManifest, root: String, artifacts: String? = nil
  ) -> [ProvenPath: ProvenPath] {
    let new = manifest.outcomes.filter { [.missing, .recorded, .pending].contains($0.kind) }
    guard !new.isEmpty else { return [:] }
    let unnamed = unnamed(by: manifest, root: root)
    let unrun = UnrunTests(manifest: manifest, root: unnamed.first?.root ?? root)
    var old: [String: [ProvenPath]] = [:]
    for path in unnamed where !unrun.own(path.path) {
      if let content = content(path) { old[content, default: []].append(path) }
    }
    let snapshotFolders = SnapshotFolders(root: root)
    let folders = [artifacts ?? ArtifactFolder.folder(root: root), root]
    var result: [ProvenPath: ProvenPath] = [:]
    for outcome in new {
      guard
        let reference = snapshotFolders.reference(outcome.reference, directory: outcome.directory)
      else { continue }
      let actual = outcome.actual.map { $0.hasPrefix("/") ? $0 : root + "/" + $0 }
      let file = actual.flatMap { path in
        folders.lazy.compactMap { ProvenPath(path, below: $0) }.first
      }
      guard let content = content(file ?? reference), let paths = old[content], paths.count == 1,
        outcome.kind == .recorded || !reference.isFile,
        (paths[0].name as NSString).pathExtension == (reference.name as NSString).pathExtension
      else { continue }
      result[reference] = paths[0]
    }
    return result
  }

  /// For each orphan the reference that holds the same, where there is one.
  ///
  /// - Parameters:
  ///   - orphans: references that nothing asserts.
  ///   - manifest: what the run asserted.
  ///   - root: the folder of the package.
  /// - Returns: the equal reference by the orphan.
  package static func twins(
    of orphans: [ProvenPath], in manifest: RunManifest, root: String
  ) -> [ProvenPath: ProvenPath] {
    guard !orphans.isEmpty else { return [:] }
    var proven: [String: ProvenPath] = [:]
    for path in manifest.references.sorted(by: >) {
      guard let path = ProvenPath(path, below: root) else { continue }
      if let content = content(path) { proven[content] = path }
    }
    return orphans.reduce(into: [:]) { $0[$1] = content($1).flatMap { proven[$0] } }
  }

  /// What a snapshot shows, as a digest: a picture's pixels, of other files the bytes.
  private static func content(_ path: ProvenPath) -> String? {
    guard let data = try? path.contents() else { return nil }
    if path.name.hasSuffix(".png"),
      let pixels = SnapshotPicture.sealedFingerprint(ofPNG: data)?.pixels
    {
      return "pixels " + pixels
    }
    return "bytes " + PixelDigest.of(Array(data))
  }

  /// Removes references and folders that become empty.
  ///
  /// - Parameter paths: the references.
  /// - Throws: what the file system says.
  package static func remove(_ paths: [ProvenPath]) throws {
    for path in paths {
      do throws(FileProblem) {
        try path.remove()
      } catch {
        throw AtomicFile.WriteError(path: path.path, reason: "\(error)")
      }
      path.removeEmptyFolders()
    }
  }
}
