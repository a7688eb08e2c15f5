import Foundation
import TintypeSnapshots

/// The digests of files by what they hold, so that equal files on two machines are equal.
///
/// A file is read once and not again until its size or time changes.
final class FileDigests {
  private let store: URL
  private var known: [String: String]
  private var isChanged = false

  /// The digests that are remembered in a cache; what is damaged is made anew.
  ///
  /// - Parameter cache: the cache.
  init(_ cache: Cache) {
    store = cache.folder.appending(path: "digests.json")
    known =
      FileManager.default.contents(atPath: store.path).flatMap {
        try? JSONDecoder().decode([String: String].self, from: $0)
      } ?? [:]
  }

  /// The digest of a file.
  ///
  /// - Parameter path: an absolute path.
  /// - Returns: a few letters; nil for a missing file, and for a picture that was drawn as documentation: what is
  ///   made here is no source of it, though it may lie where images are looked up.
  func digest(of path: String) -> String? {
    let stamp = FileStamp.of(path)
    if let digest = known[stamp] { return digest.isEmpty ? nil : digest }
    guard let data = try? Data(contentsOf: URL(filePath: path), options: .mappedIfSafe) else {
      return nil
    }
    let ending = (path as NSString).pathExtension.lowercased()
    let isOurs = ["png", "svg"].contains(ending) && PictureSeal.isOurs(data, ending)
    let digest = isOurs ? "" : "\(PixelDigest.seal(of: data))-\(data.count)"
    known[stamp] = digest
    isChanged = true
    return isOurs ? nil : digest
  }

  /// Remembers the digests for the next run; nothing is lost where that fails.
  func save() {
    guard isChanged, let data = try? JSONEncoder().encode(known) else { return }
    try? data.write(to: store, options: .atomic)
    isChanged = false
  }
}
