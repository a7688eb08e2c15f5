import Foundation
import TintypeProgram
import TintypeSnapshots

/// What the files of a cache entry are, so that one that is not as it was written is never used.
///
/// A disk that was full, a power cut or a person may leave less than was stored, or other bytes.
struct EntryIndex: Codable, Equatable {
  /// The digest of each file, by name.
  private var digests: [String: String] = [:]

  /// The name of the index among the files.
  static let fileName = "index.json"

  /// Reads the files of a folder.
  ///
  /// - Parameter folder: a folder of plain files, and folders of them.
  /// - Throws: what the file system says.
  init(of folder: URL) throws {
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where name != Self.fileName {
      var isFolder = ObjCBool(false)
      let path = folder.appending(path: name).path
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
        continue
      }
      let data = try ReadBytes.mapping(folder.appending(path: name))
      digests[name] = PixelDigest.seal(of: data) + " \(data.count)"
    }
  }

  /// Writes the index of a folder into it.
  ///
  /// - Parameter folder: a folder of plain files, and folders of them.
  /// - Throws: what the file system says.
  static func write(in folder: URL) throws {
    let data = try JSONEncoder().encode(EntryIndex(of: folder))
    try data.writeUnforced(to: folder.appending(path: fileName))
  }

  /// Whether a folder holds what its index says, and nothing else.
  static func holds(in folder: URL) -> Bool {
    guard let data = try? Data(contentsOf: folder.appending(path: fileName)),
      let index = try? JSONDecoder().decode(EntryIndex.self, from: data)
    else { return false }
    return (try? EntryIndex(of: folder)) == index
  }
}
