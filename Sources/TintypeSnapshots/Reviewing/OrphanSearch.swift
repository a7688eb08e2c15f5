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
    let unnamed = unnamed(by: manifest, root: root)
    guard !unnamed.isEmpty else { return [] }
    let unrun = UnrunTests(manifest: manifest, root: root)
    return unnamed.filter { !unrun.own($0) }
  }

  /// The references that a run does not name, whether it was whole or not.
  private static func unnamed(by manifest: RunManifest, root: String) -> [String] {
    let named = Set(manifest.references.map { $0.hasPrefix("/") ? $0 : root + "/" + $0 })
    return SnapshotFiles(root: root, manifest: manifest).all.filter {
      !named.contains($0) && SnapshotLocation.reference(ofPending: $0) == nil
    }
  }

  /// References that a run does not name and that hold the same as one that it recorded, or would have: tests
  /// that were called otherwise, mostly.
  ///
  /// - Parameters:
  ///   - manifest: what the run asserted; it need not have been whole.
  ///   - root: the folder of the package.
  /// - Returns: the old path of each new reference, both from the file system's root on; only of new ones with
  ///   one old path.
  package static func renames(in manifest: RunManifest, root: String) -> [String: String] {
    func absolute(_ path: String) -> String { SnapshotLocation.absolute(path, root: root) }
    let new = manifest.outcomes.filter { [.missing, .recorded, .pending].contains($0.kind) }
    guard !new.isEmpty else { return [:] }
    var old: [String: [String]] = [:]
    for path in unnamed(by: manifest, root: root) {
      if let content = content(path) { old[content, default: []].append(path) }
    }
    var result: [String: String] = [:]
    for outcome in new {
      let reference = absolute(outcome.reference)
      let file = outcome.actual.map(absolute) ?? reference
      guard let content = content(file), let paths = old[content], paths.count == 1,
        outcome.kind == .recorded || !FileManager.default.fileExists(atPath: reference),
        (paths[0] as NSString).pathExtension == (reference as NSString).pathExtension
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
  /// - Returns: the path of the equal reference by the orphan's, both from the file system's root on.
  package static func twins(
    of orphans: [String], in manifest: RunManifest, root: String
  ) -> [String: String] {
    guard !orphans.isEmpty else { return [:] }
    var known: [String: String] = [:]
    for path in manifest.references.sorted(by: >) {
      let path = SnapshotLocation.absolute(path, root: root)
      if let content = content(path) { known[content] = path }
    }
    return orphans.reduce(into: [:]) { $0[$1] = content($1).flatMap { known[$0] } }
  }

  /// What a snapshot shows, as a digest: a picture's pixels, of other files the bytes.
  private static func content(_ path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    if path.hasSuffix(".png"), let pixels = SnapshotPicture.fingerprint(ofPNG: data)?.pixels {
      return "pixels " + pixels
    }
    return "bytes " + PixelDigest.of(Array(data))
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
