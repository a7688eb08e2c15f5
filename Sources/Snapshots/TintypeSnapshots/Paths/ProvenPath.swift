package import Foundation
import Glibc

/// A path that was proved to lie below a folder of the user's.
///
/// Records, manifests and whatever else came with a download name files as they like. A name becomes a path
/// of this type once the links in it are resolved and what is left lies below the folder; every command reads,
/// writes and removes by such paths alone. From the folder on no link is followed any more, so that what is
/// put in the way after the proof leads nowhere: `Rules/Recording#Paths`.
package struct ProvenPath: Sendable, Hashable {
  /// The folder, without links.
  package let root: String
  /// What follows it, without links when it was proved, at least one component.
  package let components: [String]

  /// The whole path.
  package var path: String { root + "/" + relativePath }
  /// The path from the folder on.
  package var relativePath: String { components.joined(separator: "/") }
  /// The last component.
  package var name: String { components.last ?? "" }

  /// Proves a path; nil where it leads elsewhere, goes up, or has characters that are none of a name.
  ///
  /// - Parameters:
  ///   - path: an absolute path, or one from the folder on; neither it nor the folders above it need exist.
  ///   - root: the folder, which the user named.
  package init?(_ path: String, below root: String) {
    guard let root = Self.resolved(root), !path.unicodeScalars.contains(where: Self.isForbidden)
    else { return nil }
    let parts = path.split(separator: "/").map(String.init).filter { $0 != "." }
    guard let name = parts.last, !parts.contains("..") else { return nil }
    let start = path.hasPrefix("/") ? "" : root
    guard let folder = Self.resolved(folder: start, parts.dropLast()) else { return nil }
    let prefix = root == "/" ? "/" : root + "/"
    guard folder == root || folder.hasPrefix(prefix) else { return nil }
    self.root = root == "/" ? "" : root
    components =
      folder.dropFirst(min(prefix.count, folder.count)).split(separator: "/").map(String.init)
      + [name]
  }

  private init(root: String, components: [String]) {
    self.root = root
    self.components = components
  }

  /// The path of a file beside this one.
  ///
  /// - Parameter name: one component, made from this one's.
  /// - Returns: the path.
  package func sibling(_ name: String) -> ProvenPath {
    ProvenPath(root: root, components: components.dropLast() + [name])
  }

  /// Control characters end lines and steer terminals, and others turn the direction of what follows.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    NeutralText.isActive(scalar) || scalar == "\t"
  }

  private static func resolved(_ path: String) -> String? {
    guard let text = realpath(path, nil) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  /// A folder without links, of which the last components need not exist.
  private static func resolved(folder start: String, _ parts: ArraySlice<String>) -> String? {
    var parts = parts
    var missing: [String] = []
    while true {
      let path = start + "/" + parts.joined(separator: "/")
      if let found = resolved(path) {
        let end = missing.reversed().joined(separator: "/")
        if end.isEmpty { return found }
        return found == "/" ? "/" + end : found + "/" + end
      }
      // A link that leads nowhere yet may lead anywhere later.
      var facts = stat()
      guard errno == ENOENT, lstat(path, &facts) != 0, errno == ENOENT, let last = parts.popLast()
      else { return nil }
      missing.append(last)
    }
  }
}

// MARK: - Bytes

extension ProvenPath {
  /// Names that differ in Unicode's normalization alone are two files, which Swift's strings take for one.
  package static func == (left: ProvenPath, right: ProvenPath) -> Bool {
    left.path.utf8.elementsEqual(right.path.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    for byte in path.utf8 { hasher.combine(byte) }
  }
}

// MARK: - Files

extension ProvenPath {
  /// Calls a closure with the folder that holds the file, held open, and the file's name.
  private func within<R>(
    isMade: Bool = false, _ body: (borrowing OpenFolder, String) throws(FileProblem) -> R
  ) throws(FileProblem) -> R {
    var folder = try OpenFolder(path: root.isEmpty ? "/" : root)
    for component in components.dropLast() {
      folder = try folder.folder(component, isMade: isMade)
    }
    return try body(folder, name)
  }

  /// Whether a plain file is there.
  package var isFile: Bool {
    (try? within { folder, name throws(FileProblem) in try folder.checkFile(name) }) != nil
  }

  /// The file's bytes.
  ///
  /// - Throws: ``FileProblem``.
  package func contents() throws(FileProblem) -> Data {
    try within { folder, name throws(FileProblem) in try folder.contents(of: name) }
  }

  /// Replaces the file as ``AtomicFile/write(_:to:isLasting:)`` does, or creates it and the folders above it.
  ///
  /// What is no plain file, or cannot be read, is left as it is.
  /// - Parameters:
  ///   - data: the bytes.
  ///   - isLasting: whether to wait until the bytes have reached the disk.
  /// - Throws: ``AtomicFile/WriteError``.
  package func write(_ data: Data, isLasting: Bool = true) throws {
    do throws(FileProblem) {
      try within(isMade: true) { folder, name throws(FileProblem) in
        try Self.checkReplaceable(name, in: folder)
        try folder.replace(
          name, with: data, by: AtomicFile.temporaryName(for: name), isLasting: isLasting)
      }
    } catch {
      throw AtomicFile.WriteError(path: path, reason: "\(error)")
    }
  }

  /// Puts the file in another one's place, in one step.
  ///
  /// - Throws: ``AtomicFile/WriteError``.
  package func move(to other: ProvenPath) throws {
    do throws(FileProblem) {
      try other.within(isMade: true) { target, otherName throws(FileProblem) in
        try Self.checkReplaceable(otherName, in: target)
        try within { folder, name throws(FileProblem) in
          try folder.move(name, to: target, as: otherName)
        }
      }
    } catch {
      throw AtomicFile.WriteError(path: other.path, reason: "\(error)")
    }
  }

  /// What nobody could have looked at must not be lost.
  private static func checkReplaceable(
    _ name: String, in folder: borrowing OpenFolder
  ) throws(FileProblem) {
    do throws(FileProblem) {
      try folder.checkReadable(name)
    } catch {
      if error != .missing { throw error }
    }
  }

  /// Removes the file; nothing happens where there is none.
  ///
  /// - Throws: ``FileProblem``.
  package func remove() throws(FileProblem) {
    do throws(FileProblem) {
      try within { folder, name throws(FileProblem) in try folder.remove(name) }
    } catch {
      if error != .missing { throw error }
    }
  }

  /// Removes the folders above a file that is gone, as far as they are empty and below the root.
  package func removeEmptyFolders() {
    var rest = components.dropLast()
    while !rest.isEmpty {
      let folder = ProvenPath(root: root, components: Array(rest))
      let isGone = try? folder.within { parent, name in parent.removeFolderIfEmpty(name) }
      guard isGone == true else { return }
      rest.removeLast()
    }
  }
}
