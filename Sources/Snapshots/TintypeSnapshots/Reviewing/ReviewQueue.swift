import Foundation
import Glibc

/// What waits for a person in a package.
package struct ReviewQueue: Sendable {
  /// The folder of the package.
  package let root: String
  /// Where failures are kept.
  package let artifacts: String
  /// What waits, by path.
  package private(set) var items: [ReviewItem]
  /// What was not taken from records, each in a sentence: nobody acts on what they name.
  package private(set) var refusals: [String] = []

  /// Collects failures of the last runs and pending files.
  ///
  /// - Parameters:
  ///   - root: the folder of the package.
  ///   - artifacts: where failures are kept; nil for `.build/snapshots` of the package.
  package init(root: String, artifacts: String? = nil) {
    self.root = root
    let artifacts = artifacts ?? ArtifactFolder.folder(root: root)
    self.artifacts = artifacts
    let snapshotFolders = SnapshotFolders(root: root)
    var found: [ProvenPath: ReviewItem] = [:]
    let (failures, damaged) = Self.failures(in: artifacts)
    refusals = damaged
    for (record, outcome) in failures {
      guard let file = snapshotFolders.reference(outcome.reference, directory: outcome.directory)
      else {
        refusals.append(Self.refusal(of: record, outcome))
        continue
      }
      found[file] = ReviewItem(file: file, outcome: outcome, artifacts: artifacts)
    }
    let lastRun = RunManifest(ofArtifacts: artifacts)
    let files = SnapshotFiles(
      snapshotFolders: snapshotFolders, outcomes: failures.map(\.outcome) + lastRun.outcomes)
    for pending in files.all {
      guard let name = SnapshotLocation.reference(ofPending: pending.name) else { continue }
      let file = pending.sibling(name)
      guard found[file] == nil else { continue }
      let isNew = !file.isFile
      let outcome = SnapshotOutcome(
        kind: isNew ? .missing : .pending, reference: file.path, test: "", file: "", line: 0,
        message: isNew ? "A new snapshot without a reference." : "A new snapshot waits.")
      found[file] = ReviewItem(file: file, outcome: outcome, artifacts: artifacts)
    }
    items = found.values.sorted { $0.reference < $1.reference }
  }

  /// The items that match all of some patterns.
  ///
  /// - Parameters:
  ///   - patterns: what a reference, the source file of its test, or the test itself is called, from any folder, module
  ///     or suite on, or what they stand in; `*` and `?` stand for other characters; none for all.
  ///   - newOnly: only snapshots without a reference.
  /// - Returns: the items.
  /// - Throws: ``ReviewError/noMatch(_:waiting:changed:)`` where a pattern fits nothing.
  package func matching(_ patterns: [String], newOnly: Bool = false) throws -> [ReviewItem] {
    let candidates = items.filter { !newOnly || !$0.file.isFile }
    guard !patterns.isEmpty else { return candidates }
    var wanted: Set<ReviewItem> = []
    for pattern in patterns {
      let fitting = candidates.filter { Self.fits($0, pattern) }
      if fitting.isEmpty {
        let changed = newOnly ? items.filter { Self.fits($0, pattern) } : []
        throw ReviewError.noMatch(
          pattern, waiting: items.map(\.relativePath), changed: changed.map(\.relativePath))
      }
      wanted.formUnion(fitting)
    }
    return candidates.filter(wanted.contains)
  }

  private static func fits(_ item: ReviewItem, _ pattern: String) -> Bool {
    let pattern = pattern.hasPrefix("./") ? String(pattern.dropFirst(2)) : pattern
    let folder = pattern.hasSuffix("/") ? pattern : pattern + "/"
    return ([item.reference] + ends(of: item.relativePath) + names(of: item)).contains {
      $0.utf8.elementsEqual(pattern.utf8) || $0.utf8.starts(with: folder.utf8)
        || fnmatch(pattern, $0, 0) == 0
    }
  }

  /// A path, and what is left of it below each of its folders: nobody writes all of them down.
  private static func ends(of path: String) -> [String] {
    let parts = path.split(separator: "/")
    return parts.indices.map { parts[$0...].joined(separator: "/") }
  }

  /// What the test of a snapshot goes by: its source file, and `Module/Suite/card()`, `Suite/card`, `card`, and so on.
  private static func names(of item: ReviewItem) -> [String] {
    let test = item.outcome.test
    guard !test.isEmpty else { return [] }
    let file = SnapshotLocation.relative(item.outcome.file, to: item.file.root)
    // Folders above the package are nobody's pattern.
    let source = file.hasPrefix("/") ? (file as NSString).lastPathComponent : file
    let whole = test.replacing(".", with: "/", maxReplacements: 1)
    let plain = String(whole.prefix { $0 != "(" })
    return [test] + [source, whole, plain].flatMap(ends)
  }

  private static func refusal(of record: String, _ outcome: SnapshotOutcome) -> String {
    "The record \(record) is not followed: \(outcome.reference) is no snapshot of this package."
  }

  /// A record may have this many bytes; what its message says beyond a screen nobody reads.
  private static let longestRecord = 4 << 20

  /// The outcomes of failed assertions, each with the path of its record in the folder, and a sentence about each record
  /// that tells nothing: a failure that nobody can read is none the less one.
  private static func failures(
    in folder: String
  ) -> (outcomes: [(record: String, outcome: SnapshotOutcome)], damaged: [String]) {
    let names = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
    var outcomes: [(record: String, outcome: SnapshotOutcome)] = []
    var damaged: [String] = []
    for name in names.filter({ $0.hasSuffix(".failure.json") }).sorted() {
      do {
        outcomes.append((name, try outcome(of: name, in: folder)))
      } catch {
        let reason = (error as? FileProblem)?.description ?? "it is damaged"
        damaged.append(
          "The record \(name) of a failure cannot be read: \(reason). Run its test again, fetch it again, or remove"
            + " it from \(folder).")
      }
    }
    return (outcomes, damaged)
  }

  private static func outcome(of name: String, in folder: String) throws -> SnapshotOutcome {
    guard let path = ProvenPath(name, below: folder) else { throw FileProblem.link }
    let data = try path.contents()
    guard data.count <= longestRecord else {
      throw FileProblem.notAFile("a text of more than \(longestRecord >> 20) MiB")
    }
    return try JSONDecoder().decode(SnapshotOutcome.self, from: data)
  }
}
