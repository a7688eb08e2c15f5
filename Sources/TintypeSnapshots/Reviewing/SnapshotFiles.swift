import Foundation

/// The files that snapshots of a package are kept in.
///
/// They are in folders named `__Snapshots__`, and in folders that assertions named. Such a folder may hold other
/// files too: of them only those are taken for snapshots whose extension its references have, and a folder
/// that also holds the package or the tests themselves is left alone.
package struct SnapshotFiles: Sendable {
  private let root: String
  /// The extensions of the references in each folder that assertions named.
  private var extensions: [String: Set<String>]

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - root: the folder of the package.
  ///   - outcomes: what was asserted, which tells the folders that assertions named.
  package init(root: String, outcomes: [SnapshotOutcome]) {
    func absolute(_ path: String) -> String { SnapshotLocation.absolute(path, root: root) }
    var found: [String: Set<String>] = [:]
    for outcome in outcomes {
      guard let directory = outcome.directory else { continue }
      let ending = (outcome.reference as NSString).pathExtension
      found[absolute(directory), default: []].insert(ending)
    }
    self.init(root: root, named: found, sources: Set(outcomes.map { absolute($0.file) }))
  }

  /// Creates a search that also knows the folders that assertions of earlier runs named.
  ///
  /// One that a test's source still speaks of is left alone: the test may be one that is not built here.
  ///
  /// - Parameters:
  ///   - root: the folder of the package.
  ///   - manifest: what was asserted.
  package init(root: String, manifest: RunManifest) {
    var result = SnapshotFiles(root: root, outcomes: manifest.outcomes)
    let forgotten = manifest.remembered.filter {
      result.extensions[SnapshotLocation.absolute($0.key, root: root)] == nil
    }
    if !forgotten.isEmpty {
      let tests = TestSources(root: root).files
      for (directory, endings) in forgotten {
        let path = SnapshotLocation.absolute(directory, root: root)
        let name = (path as NSString).lastPathComponent
        let holdsTests = tests.contains { Self.holds(path, $0.path) }
        guard path.hasPrefix(root + "/"), !holdsTests,
          !tests.contains(where: { $0.text.contains(name) })
        else { continue }
        result.extensions[path] = Set(endings)
      }
    }
    self = result
  }

  private init(root: String, named: [String: Set<String>], sources: Set<String>) {
    self.root = root
    extensions = named.filter { directory, _ in
      !Self.holds(directory, root) && !sources.contains { Self.holds(directory, $0) }
    }
  }

  private static func holds(_ folder: String, _ path: String) -> Bool {
    folder == path || path.hasPrefix(folder == "/" ? folder : folder + "/")
  }

  /// Every file, pending ones too, temporary ones not.
  package var all: [String] {
    var result = Set(
      Self.files(below: root).filter {
        $0.dropFirst(root.count).contains("/\(SnapshotLocation.folderName)/")
      })
    for (directory, endings) in extensions {
      result.formUnion(
        Self.files(below: directory).filter { endings.contains(($0 as NSString).pathExtension) })
    }
    return result.sorted()
  }

  private static func files(below folder: String) -> [String] {
    var result: [String] = []
    guard let files = FileManager.default.enumerator(atPath: folder) else { return [] }
    while let name = files.nextObject() as? String {
      let last = (name as NSString).lastPathComponent
      if last.hasPrefix(".") || last == "node_modules" {
        files.skipDescendants()
      } else if files.fileAttributes?[.type] as? FileAttributeType == .typeRegular {
        result.append(folder + "/" + name)
      }
    }
    return result
  }
}
