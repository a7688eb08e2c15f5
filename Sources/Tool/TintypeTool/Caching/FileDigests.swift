import Foundation
import Synchronization
import TintypeProgram
import TintypeSnapshots

/// The digests of files by what they hold, so that equal files on two machines are equal.
///
/// A file is read once and not again until its size or time changes.
final class FileDigests: Sendable {
  /// What is remembered of a file.
  private struct Entry: Codable {
    /// What told this state of it from others.
    let stamp: String
    let digest: String
    /// Whether it is a picture that was drawn as documentation.
    let isDrawn: Bool
  }

  private struct State {
    /// By path: of a file only its last state is remembered.
    var entries: [String: Entry]
    var isChanged = false
  }

  private let store: URL
  private let state: Mutex<State>

  /// The digests that are remembered in a cache; what is damaged is made anew.
  ///
  /// - Parameter cache: the cache.
  init(_ cache: Cache) {
    store = cache.folder.appending(path: "digests.json")
    let entries = FileManager.default.contents(atPath: store.path).flatMap {
      try? JSONDecoder().decode([String: Entry].self, from: $0)
    }
    state = Mutex(State(entries: entries ?? [:]))
  }

  /// The digest of a file.
  ///
  /// - Parameter path: an absolute path.
  /// - Returns: a few letters; nil for a folder and for what is missing or cannot be read.
  func digest(of path: String) -> String? { entries(path)?.digest }

  /// Adds files to a key by what they are called and what they hold, wherever they lie.
  ///
  /// - Parameters:
  ///   - files: absolute paths.
  ///   - root: the folder from which on paths name files below it; others go by their last part.
  ///   - key: the key.
  ///   - leavesDrawn: whether pictures that were drawn as documentation are left out: what is made here is no source of
  ///     it, though it may lie where images are looked up.
  func add(
    _ files: [String], below root: String = "", to key: inout ContentKey, leavesDrawn: Bool = false
  ) {
    for file in files {
      let entries = entries(file)
      if leavesDrawn, entries?.isDrawn == true { continue }
      key.add(file.path(below: root) ?? (file as NSString).lastPathComponent)
      key.add(entries?.digest ?? "")
    }
  }

  private func entries(_ path: String) -> Entry? {
    let stamp = String(FileStamp.of(path).dropFirst(path.count))
    if let entries = state.withLock({ $0.entries[path] }), entries.stamp == stamp { return entries }
    guard let data = try? ReadBytes.mapping(URL(filePath: path)) else {
      return nil
    }
    let ending = (path as NSString).pathExtension.lowercased()
    let entries = Entry(
      stamp: stamp, digest: "\(PixelDigest.seal(of: data))-\(data.count)",
      isDrawn: ["png", "svg"].contains(ending) && PictureSeal.isOurs(data, ending))
    state.withLock {
      $0.entries[path] = entries
      $0.isChanged = true
    }
    return entries
  }

  /// Remembers the digests for the next run; nothing is lost where that fails.
  func save() {
    let entries = state.withLock { state in
      defer { state.isChanged = false }
      return state.isChanged ? state.entries : nil
    }
    guard let entries, let data = try? JSONEncoder().encode(entries) else { return }
    try? data.replaceUnforced(store)
  }
}
