import Foundation

/// What the sources of a package look like from outside, to see that they changed.
package struct PackageWatch: Sendable, Hashable {
  /// When a file was written, and its length.
  private struct Stamp: Hashable {
    var time: Double
    var length: Int
  }

  private let root: String
  private var stamps: [String: Stamp]

  /// What of a package is looked at: what tests are built from, and their references.
  package static let watched = ["Package.swift", "Sources", "Tests"]

  /// Looks at the files of a package.
  ///
  /// Hidden files and pending references are left out: editors and runs write them.
  ///
  /// - Parameter root: the folder of the package.
  package init(root: String) {
    self.root = root
    stamps = [:]
    for name in Self.watched {
      let path = root + "/" + name
      if let stamp = (try? FileManager.default.attributesOfItem(atPath: path)).flatMap(Self.stamp) {
        stamps[name] = stamp
        continue
      }
      guard let files = FileManager.default.enumerator(atPath: path) else { continue }
      while let file = files.nextObject() as? String {
        if (file as NSString).lastPathComponent.hasPrefix(".") {
          files.skipDescendants()
        } else if SnapshotLocation.reference(ofPending: file) == nil {
          stamps[name + "/" + file] = files.fileAttributes.flatMap(Self.stamp)
        }
      }
    }
  }

  private static func stamp(_ attributes: [FileAttributeKey: Any]) -> Stamp? {
    guard attributes[.type] as? FileAttributeType == .typeRegular,
      let date = attributes[.modificationDate] as? Date
    else { return nil }
    return Stamp(
      time: date.timeIntervalSinceReferenceDate, length: (attributes[.size] as? Int) ?? 0)
  }

  /// Files that are new, gone or written since an earlier look, in order.
  package func changes(since earlier: PackageWatch) -> [String] {
    Set(stamps.keys).union(earlier.stamps.keys)
      .filter { stamps[$0] != earlier.stamps[$0] }.sorted()
  }

  /// The look before a run with the references as they are after it.
  ///
  /// What a run records is no reason to run again; what a person edits meanwhile is.
  ///
  /// - Parameter later: the look after the run.
  /// - Returns: what the next look is compared with.
  package func takingReferences(from later: PackageWatch) -> PackageWatch {
    func isReference(_ path: String) -> Bool { path.contains("/\(SnapshotLocation.folderName)/") }
    var result = self
    result.stamps = stamps.filter { !isReference($0.key) }
    result.stamps.merge(later.stamps.filter { isReference($0.key) }) { $1 }
    return result
  }

  /// Waits until files change and then do not for a moment, as when an editor writes several.
  ///
  /// - Parameter interval: how long to wait between looks, in seconds.
  /// - Returns: the last look and the files that changed.
  package func waitForChange(
    every interval: Double = 0.5
  ) -> (look: PackageWatch, changes: [String]) {
    var last = self
    while true {
      Thread.sleep(forTimeInterval: interval)
      let now = PackageWatch(root: root)
      let changes = now.changes(since: self)
      if !changes.isEmpty, now == last { return (now, changes) }
      last = now
    }
  }
}
