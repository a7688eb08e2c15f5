package import Foundation

/// A snapshot that passed, whose reference a report can show.
package struct PassedSnapshot: Sendable {
  private let file: ProvenPath
  private let outcome: SnapshotOutcome

  /// The reference's path from the package on.
  package var relativePath: String { file.relativePath }

  /// The snapshots of a run that passed, in the order of their references.
  ///
  /// - Parameters:
  ///   - outcomes: what the run found.
  ///   - root: the folder of the package.
  /// - Returns: each reference once; none that lies outside of the package or is gone.
  package static func all(in outcomes: [SnapshotOutcome], root: String) -> [PassedSnapshot] {
    var found: [ProvenPath: PassedSnapshot] = [:]
    for outcome in outcomes where outcome.isPass {
      let path = SnapshotLocation.absolute(outcome.reference, root: root)
      guard let file = ProvenPath(path, below: root), file.isFile else { continue }
      found[file] = PassedSnapshot(file: file, outcome: outcome)
    }
    return found.values.sorted { $0.file.path < $1.file.path }
  }

  /// The snapshot as a page's script reads it.
  ///
  /// - Parameter origin: where the run comes from.
  /// - Returns: an entry without a cause.
  func entry(_ origin: RunOrigin) -> ReportEntry {
    ReportEntry(file, outcome, cause: -1, origin)
  }

  /// The snapshot in JSON, for a page that asks for it.
  ///
  /// - Parameter origin: where the run comes from.
  /// - Returns: JSON with its picture.
  package func json(_ origin: RunOrigin) -> Data {
    (try? JSONEncoder.stable.encode(entry(origin))) ?? Data()
  }
}
