import Foundation

/// A decision about a snapshot that can be taken back: what its files held before.
package struct ReviewDecision: Sendable {
  /// The snapshot.
  package let item: ReviewItem
  /// What each file held; nil for a file that was not there.
  private let files: [ProvenPath: Data?]

  /// Takes note of a snapshot's files, before a decision.
  package init(before item: ReviewItem) {
    self.item = item
    var files: [ProvenPath: Data?] = [:]
    for path in [item.file] + item.traces {
      files[path] = .some(try? path.contents())
    }
    self.files = files
  }

  /// Puts back what the files held.
  ///
  /// - Throws: ``AtomicFile/WriteError``.
  package func undo() throws {
    for (path, data) in files.sorted(by: { $0.key.path < $1.key.path }) {
      if let data {
        try path.write(data)
      } else {
        try? path.remove()
      }
    }
  }
}
