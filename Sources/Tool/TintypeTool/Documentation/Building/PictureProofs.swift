import Foundation
import TintypeProgram
import TintypeSnapshots

/// Which files of documentation are known to be right for a key: by the seal that they carry, or by the cache.
struct PictureProofs {
  let cache: Cache

  /// What is known of a file that is right for a key.
  struct Proof {
    /// What is read aloud of its views, in a sentence; nil for nothing.
    var altText: String?
  }

  /// The name of the file with the words in the cache.
  private static let name = "words"

  /// Whether a file is there and known to be right for a key.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - key: the key of all that it would be drawn from.
  /// - Returns: nil where that is not known.
  func proof(of file: FencePictures.File, _ key: String) -> Proof? {
    guard let data = try? file.location.contents() else { return nil }
    if let seal = PictureSeal(of: data, file.format), seal.key == key {
      return Proof(altText: seal.altText)
    }
    guard let entry = cache.entry(.proofs, key: Self.entryKey(of: data, key)) else { return nil }
    let altText = try? String(contentsOf: entry.appending(path: Self.name), encoding: .utf8)
    return Proof(altText: altText)
  }

  /// Remembers that a file is right for a key that it does not name.
  ///
  /// - Parameters:
  ///   - file: the file's bytes.
  ///   - key: the key.
  ///   - altText: what is read aloud of its views.
  func remember(_ file: Data, _ key: String, _ altText: String?) {
    guard let folder = try? cache.workFolder() else { return }
    if let altText { try? Data(altText.utf8).writeUnforced(to: folder.appending(path: Self.name)) }
    _ = try? cache.store(folder, as: .proofs, key: Self.entryKey(of: file, key))
  }

  private static func entryKey(of file: Data, _ key: String) -> String {
    var proof = ContentKey()
    proof.add(key)
    proof.add(PixelDigest.seal(of: file))
    return proof.digest
  }
}
