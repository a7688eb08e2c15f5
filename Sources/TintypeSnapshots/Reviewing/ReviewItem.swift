import Foundation

/// A snapshot that waits for a person: it failed, or a new reference lies beside the old one.
package struct ReviewItem: Sendable, Hashable {
  /// The reference.
  package var reference: String
  /// The folder that paths are shown relative to.
  package var root: String
  /// What the last assertion found.
  package var outcome: SnapshotOutcome
  /// Where failures are kept.
  package var artifacts: String

  /// The reference relative to the root.
  package var relativePath: String { SnapshotLocation.relative(reference, to: root) }

  private var location: SnapshotLocation {
    var location = SnapshotLocation(reference: reference)
    location.root = root
    return location
  }

  private var folder: ArtifactFolder { ArtifactFolder(location: location, folder: artifacts) }

  /// The file that would become the reference; nil where there is none.
  package var candidate: String? {
    [location.pending, outcome.actual].compactMap { $0 }.map { absolute($0) }
      .first { FileManager.default.fileExists(atPath: $0) }
  }

  /// The drawn difference; nil where there is none.
  package var difference: String? {
    outcome.difference.map { absolute($0) }.flatMap {
      FileManager.default.fileExists(atPath: $0) ? $0 : nil
    }
  }

  private func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : root + "/" + path
  }

  /// The command that accepts it.
  package var acceptCommand: String { FailureMessage.acceptCommand(location) }

  /// Makes the new snapshot the reference, in one step.
  ///
  /// The traces of the failure go last: a process that is killed before leaves an item that can be accepted
  /// once more, with the same outcome.
  /// - Parameter finishes: whether a picture is made as small as can be; without it whoever accepts many of
  ///   them does so for all at once, with ``PictureDraft/finish(_:within:)``.
  /// - Throws: ``ReviewError`` or ``AtomicFile/WriteError``.
  package func accept(finishes: Bool = true) throws {
    guard let candidate, let data = FileManager.default.contents(atPath: candidate) else {
      throw ReviewError.nothingToAccept(relativePath)
    }
    let finished = finishes ? PictureDraft.finished(data) : nil
    if candidate == location.pending {
      if let finished { try AtomicFile.write(finished, to: candidate) }
      try AtomicFile.move(candidate, to: reference)
    } else {
      try AtomicFile.write(finished ?? data, to: reference)
    }
    folder.clear()
  }

  /// Drops what an earlier run left of a failure; pending files stay.
  package func forget() { folder.clear() }

  /// Drops the new snapshot; the reference stays.
  package func reject() {
    try? FileManager.default.removeItem(atPath: location.pending)
    folder.clear()
  }
}

/// Why a review command cannot do what it was asked.
package enum ReviewError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A failure has no new snapshot.
  case nothingToAccept(String)
  /// No waiting snapshot matches.
  case noMatch(String)
  /// The run does not tell which references are in use.
  case incompleteRun(String)
  /// `swift test list` failed, so that nobody knows what belongs to a shard.
  case testsNotListed
  /// A file is missing or cannot be read.
  case unreadable(String)

  /// One sentence.
  package var description: String {
    switch self {
    case .nothingToAccept(let path):
      "\(path) has no new snapshot to accept: run its test again."
    case .noMatch(let pattern): "No waiting snapshot matches \(pattern)."
    case .incompleteRun(let reason): "Orphans cannot be told: \(reason)."
    case .testsNotListed: "The tests could not be listed: `swift test list` failed."
    case .unreadable(let path): "\(path) is missing or cannot be read."
    }
  }
}
