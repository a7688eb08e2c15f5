import Foundation

/// The files that snapshots of a package are kept in.
///
/// They are in folders named `__Snapshots__`, and in folders that assertions named. Such a folder may hold other
/// files too: of them only those are taken for snapshots whose extension its references have, and a folder
/// that also holds the package or the tests themselves is left alone.
package struct SnapshotFiles: Sendable {
  private let snapshotFolders: SnapshotFolders
  /// The extensions of the references in each folder that assertions named.
  private var extensions: [ProvenPath: Set<String>]

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - snapshotFolders: where the package keeps snapshots.
  ///   - outcomes: what was asserted, which tells the folders that assertions named.
  package init(snapshotFolders: SnapshotFolders, outcomes: [SnapshotOutcome]) {
    self.snapshotFolders = snapshotFolders
    let sources = outcomes.compactMap { ProvenPath($0.file, below: snapshotFolders.root) }
    var found: [ProvenPath: Set<String>] = [:]
    for outcome in outcomes {
      guard let named = outcome.directory, let folder = snapshotFolders.directory(named) else {
        continue
      }
      found[folder, default: []].insert((outcome.reference as NSString).pathExtension)
    }
    let folders = Set(
      sources.flatMap { source in
        source.components.indices.map { Array(source.components.prefix($0)) }
      })
    extensions = found.filter { !folders.contains($0.key.components) }
  }

  /// Creates a search that also knows the folders that assertions of earlier runs named.
  ///
  /// One that a test's source still speaks of is left alone: the test may be one that is not built here.
  ///
  /// - Parameters:
  ///   - snapshotFolders: where the package keeps snapshots.
  ///   - manifest: what was asserted.
  package init(snapshotFolders: SnapshotFolders, manifest: RunManifest) {
    var result = SnapshotFiles(snapshotFolders: snapshotFolders, outcomes: manifest.outcomes)
    let forgotten = manifest.remembered.compactMap { named, endings in
      snapshotFolders.directory(named).map { (folder: $0, endings: endings) }
    }.filter { result.extensions[$0.folder] == nil }
    if !forgotten.isEmpty {
      let tests = TestSources(root: snapshotFolders.root).files
      for (folder, endings) in forgotten
      where !tests.contains(where: { $0.text.contains(folder.name) }) {
        result.extensions[folder] = Set(endings)
      }
    }
    self = result
  }

  /// Every file, pending ones too, temporary ones not.
  package var all: [ProvenPath] {
    var names = Self.files(below: snapshotFolders.root).filter { name in
      name.split(separator: "/").dropLast().contains { $0 == SnapshotLocation.folderName }
    }
    for (folder, endings) in extensions {
      let found = Self.files(below: folder.path).filter {
        endings.contains(($0 as NSString).pathExtension)
      }
      names += found.map { folder.relativePath + "/" + $0 }
    }
    return Set(names.compactMap { ProvenPath($0, below: snapshotFolders.root) })
      .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Folders and files of snapshots whose names are not UTF-8, by paths from the package on that show it.
  package var undecodable: [String] {
    var result: [String] = []
    guard let files = FileManager.default.enumerator(atPath: snapshotFolders.root) else {
      return []
    }
    while let name = files.nextObject() as? String {
      let last = (name as NSString).lastPathComponent
      if last.hasPrefix(".") || last == "node_modules" {
        files.skipDescendants()
      } else if name.split(separator: "/").contains(where: { $0 == SnapshotLocation.folderName }),
        FileNames.isUndecodable(snapshotFolders.root + "/" + name)
      {
        result.append(name)
        files.skipDescendants()
      }
    }
    return result.sorted()
  }

  /// The plain files below a folder, links not followed, by their paths from the folder on.
  private static func files(below folder: String) -> [String] {
    var result: [String] = []
    guard let files = FileManager.default.enumerator(atPath: folder) else { return [] }
    while let name = files.nextObject() as? String {
      let last = (name as NSString).lastPathComponent
      if last.hasPrefix(".") || last == "node_modules" {
        files.skipDescendants()
      } else if files.fileAttributes?[.type] as? FileAttributeType == .typeRegular {
        result.append(name)
      }
    }
    return result
  }
}
