import Foundation
import Glibc

/// Whether what lies in a folder is this user's own: programs of a cache are run, so nobody else may put any there.
enum FileOwnership {
  /// Looks whether a folder is this user's, and nobody else may write to it.
  ///
  /// - Parameters:
  ///   - path: the folder.
  ///   - followsLink: whether a link of this user's may stand in its place, as where a person names the folder.
  /// - Returns: what is wrong, as a clause; nil for nothing.
  static func problem(_ path: String, followsLink: Bool = false) -> String? {
    var facts = stat()
    guard lstat(path, &facts) == 0 else { return "cannot be looked at" }
    if facts.st_mode & S_IFMT == S_IFLNK {
      guard followsLink, facts.st_uid == geteuid() else { return "is a link" }
      guard stat(path, &facts) == 0 else { return "is a link that leads nowhere" }
    }
    guard facts.st_mode & S_IFMT == S_IFDIR else { return "is no folder" }
    return problem(facts)
  }

  private static func problem(_ facts: stat) -> String? {
    if facts.st_uid != geteuid() { return "belongs to another user" }
    return facts.st_mode & 0o022 != 0 ? "may be written to by other users" : nil
  }

  /// Looks through an entry.
  ///
  /// - Parameter path: its folder.
  /// - Returns: whether it and all below it are this user's, and nobody else may write to them.
  static func isOwn(below path: String) -> Bool {
    var facts = stat()
    guard problem(path) == nil, lstat(path, &facts) == 0,
      let names = try? FileManager.default.subpathsOfDirectory(atPath: path)
    else { return false }
    // What lies in a folder that others may not enter is out of their reach, whatever its mode.
    let isClosed = facts.st_mode & 0o077 == 0
    return names.allSatisfy { name in
      guard lstat(path + "/" + name, &facts) == 0 else { return false }
      // A link has no mode of its own.
      let hasMode = !isClosed && facts.st_mode & S_IFMT != S_IFLNK
      return hasMode ? problem(facts) == nil : facts.st_uid == geteuid()
    }
  }
}
