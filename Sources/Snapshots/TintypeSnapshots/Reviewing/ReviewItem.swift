import Foundation

/// A snapshot that waits for a person: it failed, or a new reference lies beside the old one.
package struct ReviewItem: Sendable, Hashable {
  /// The reference.
  package var file: ProvenPath
  /// What the last assertion found.
  package var outcome: SnapshotOutcome
  /// Where failures are kept.
  package var artifacts: String

  /// The reference's path.
  package var reference: String { file.path }

  /// The reference relative to the root.
  package var relativePath: String { file.relativePath }

  private var location: SnapshotLocation {
    var location = SnapshotLocation(reference: reference)
    location.root = file.root
    return location
  }

  private var folder: ArtifactFolder { ArtifactFolder(location: location, folder: artifacts) }

  /// Where a reference to be accepted is put.
  private var pending: ProvenPath { file.sibling((location.pending as NSString).lastPathComponent) }

  /// The file that would become the reference; nil where there is none.
  package var candidate: ProvenPath? {
    if pending.isFile { return pending }
    return outcome.actual.flatMap(artifact)
  }

  /// The files beside the reference that a decision may remove.
  var traces: [ProvenPath] {
    [pending, candidate, difference, ProvenPath(folder.record, below: artifacts)].compactMap { $0 }
  }

  /// The drawn difference; nil where there is none.
  package var difference: ProvenPath? { outcome.difference.flatMap(artifact) }

  /// A file that the outcome names; nil unless it lies in the folder of failures.
  private func artifact(_ path: String) -> ProvenPath? {
    let whole = path.hasPrefix("/") ? path : file.root + "/" + path
    return ProvenPath(whole, below: artifacts).flatMap { $0.isFile ? $0 : nil }
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
    guard let candidate, let data = try? candidate.contents() else {
      throw ReviewError.nothingToAccept(relativePath)
    }
    if file.name.hasSuffix(".png") {
      do {
        _ = try SnapshotPicture(reference: data)
      } catch {
        throw ReviewError.unfit(candidate.path, SnapshotError.reason(error))
      }
    }
    let finished = finishes ? PictureDraft.finished(data) : nil
    if candidate == pending {
      if let finished { try candidate.write(finished) }
      try candidate.move(to: file)
    } else {
      try file.write(finished ?? data)
    }
    folder.clear()
  }

  /// Drops what an earlier run left of a failure; pending files stay.
  package func forget() { folder.clear() }

  /// Drops the new snapshot; the reference stays.
  package func reject() {
    try? pending.remove()
    folder.clear()
  }
}

/// Why a review command cannot do what it was asked.
package enum ReviewError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A failure has no new snapshot.
  case nothingToAccept(String)
  /// A new snapshot is no picture that everybody sees alike: its path, and a clause with the reason.
  case unfit(String, String)
  /// No waiting snapshot matches a pattern: those that wait, and, where only new ones were wanted, those that have a
  /// reference and match.
  case noMatch(String, waiting: [String], changed: [String])
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
    case .unfit(let path, let reason): "\(path) is not accepted: \(reason)."
    case .noMatch(let pattern, _, let changed) where !changed.isEmpty:
      "No new snapshot matches \(pattern); \(Self.listed(changed, "with a reference")). Leave out --new-only for "
        + (changed.count == 1 ? "it." : "them.")
    case .noMatch(let pattern, let waiting, _):
      "No waiting snapshot matches \(pattern); \(Self.listed(waiting, ""))."
    case .incompleteRun(let reason): "It is unknown which references have no test: \(reason)."
    case .testsNotListed: "The tests could not be listed: `swift test list` failed."
    case .unreadable(let path): "\(path) is missing or cannot be read."
    }
  }

  /// How many wait, and some of them: `7 wait: a.png, b.png, c.png and 4 more`.
  package static func listed(_ paths: [String], _ what: String) -> String {
    guard !paths.isEmpty else { return "none waits" }
    let clause = what.isEmpty ? "" : " \(what)"
    return "\(paths.count)\(clause) wait\(paths.count == 1 ? "s" : ""): "
      + LayoutChange.names(paths)
  }
}
