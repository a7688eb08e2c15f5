import Synchronization

/// What was missing in the app's catalogs during a render, a sentence without its subject each, once.
package final class ResourceNotes: Sendable {
  private let notes = Mutex<[String]>([])

  /// Creates an empty list.
  package init() {}

  /// The notes in the order in which they came up.
  package var all: [String] { notes.withLock { $0 } }

  /// Adds a note unless it is there.
  package func add(_ note: String) {
    notes.withLock { if !$0.contains(note) { $0.append(note) } }
  }

  /// Forgets all.
  func clear() { notes.withLock { $0 = [] } }
}
