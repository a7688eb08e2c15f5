import Foundation
import Glibc

/// Names of files that are not UTF-8, which no path can hold: Foundation gives them with U+FFFD in place of
/// the bytes, and such a file does not exist.
package enum FileNames {
  /// What was found in a folder under a name that is not UTF-8.
  package struct Undecodable: Hashable, Sendable {
    /// The name as it is shown, with U+FFFD.
    package let name: String
    /// Whether it is a folder.
    package let isFolder: Bool
  }

  /// What is said of a file or folder with such a name.
  package static let message =
    "The name is not UTF-8, so that nothing can name it; give it another one."

  /// What is said of names that differ in case or normalization alone.
  static let twins =
    "differ in case or normalization alone, and are one file on the disks of Macs and Windows"

  /// A name as such disks take it: names with an equal one are one file there.
  package static func folded(_ name: String) -> String {
    name.precomposedStringWithCanonicalMapping.lowercased()
  }

  /// Whether a path that comes from a list of names or from a command line stands for one that is not
  /// UTF-8.
  ///
  /// - Parameter path: a path, in which U+FFFD may be a character like any other.
  /// - Returns: whether it has that character and nothing is there.
  package static func isUndecodable(_ path: String) -> Bool {
    guard path.unicodeScalars.contains("\u{fffd}") else { return false }
    var facts = stat()
    return lstat(path, &facts) != 0 && errno == ENOENT
  }

  /// The names in a folder that are not UTF-8.
  ///
  /// - Parameter folder: a path.
  /// - Returns: the names in order; none for what is no folder, or cannot be read.
  package static func undecodable(in folder: String) -> [Undecodable] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var result: Set<Undecodable> = []
    while let entry = readdir(stream) {
      let bytes = withUnsafeBytes(of: entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      guard String(validating: bytes, as: UTF8.self) == nil else { continue }
      result.insert(
        Undecodable(
          name: String(decoding: bytes, as: UTF8.self),
          isFolder: entry.pointee.d_type == UInt8(DT_DIR)))
    }
    return result.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }
}
