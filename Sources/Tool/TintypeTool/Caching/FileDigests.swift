import Foundation
import Synchronization
import TintypeProgram
import TintypeSnapshots

/// The digests of files by what they hold, so that equal files on two machines are equal.
///
/// A file is read once and not again until its size or time changes.
final class FileDigests: Sendable {
  /// What is remembered of a file.
  private struct Known: Codable {
    /// What told this state of it from others.
    let stamp: String
    let digest: String
    /// Whether it is a picture that was drawn as documentation.
    let isDrawn: Bool
  }

  private struct State {
    /// By path: of a file only its last state is remembered.
    var known: [String: Known]
    var isChanged = false
  }

  private let store: URL
  private let state: Mutex<State>

  /// The digests that are remembered in a cache; what is damaged is made anew.
  ///
  /// - Parameter cache: the cache.
  init(_ cache: Cache) {
    store = cache.folder.appending(path: "digests.json")
    let known = FileManager.default.contents(atPath: store.path).flatMap {
      try? JSONDecoder().decode([String: Known].self, from: $0)
    }
    state = Mutex(State(known: known ?? [:]))
  }

  /// The digest of a file.
  ///
  /// - Parameter path: an absolute path.
  /// - Returns: a few letters; nil for a folder and for what is missing or cannot be read.
  func digest(of path: String) -> String? { known(path)?.digest }

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
      let known = known(file)
      if leavesDrawn, known?.isDrawn == true { continue }
      key.add(file.path(below: root) ?? (file as NSString).lastPathComponent)
      key.add(known?.digest ?? "")
    }
  }

  private func known(_ path: String) -> Known? {
    let stamp = String(FileStamp.of(path).dropFirst(path.count))
    if let known = state.withLock({ $0.known[path] }), known.stamp == stamp { return known }
    guard let data = try? ReadBytes.mapping(URL(filePath: path)) else {
      return nil
    }
    let ending = (path as NSString).pathExtension.lowercased()
    let known = Known(
      stamp: stamp, digest: "\(PixelDigest.seal(of: data))-\(data.count)",
      isDrawn: ["png", "svg"].contains(ending) && PictureSeal.isOurs(data, ending))
    state.withLock {
      $0.known[path] = known
      $0.isChanged = true
    }
    return known
  }

  /// Remembers the digests for the next run; nothing is lost where that fails.
  func save() {
    let known = state.withLock { state in
      defer { state.isChanged = false }
      return state.isChanged ? state.known : nil
    }
    guard let known, let data = try? JSONEncoder().encode(known) else { return }
    try? data.replaceUnforced(store)
  }
}
