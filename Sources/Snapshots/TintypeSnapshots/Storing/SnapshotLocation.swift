import Foundation

/// Where a snapshot's files are.
package struct SnapshotLocation: Sendable, Hashable {
  /// The reference.
  package var reference: String
  /// The folder that holds `Package.swift`, or the folder of the test where there is none above it.
  package var root: String

  /// The name of the folder that references are in.
  package static let folderName = "__Snapshots__"

  /// The folder that the assertion named for its references; nil for `__Snapshots__` beside the test.
  package var directory: String?

  /// Creates the location of a named snapshot.
  ///
  /// - Parameters:
  ///   - testFile: the source file of the test.
  ///   - testName: the name of the test function, such as `card(a:n:)`.
  ///   - name: what tells the snapshot from others of the test; nil for none.
  ///   - pathExtension: the extension of the file; nil or empty for none.
  ///   - directory: the folder of references, from the package's folder on where it is relative; nil for
  ///     `__Snapshots__/<File>` beside the source file.
  ///   - fileName: the file in that folder, without its extension, in place of the test's name; it may
  ///     name folders.
  package init(
    testFile: String, testName: String, name: String?, pathExtension: String?,
    directory: String? = nil, fileName: String? = nil
  ) {
    let source = testFile as NSString
    let folder = source.deletingLastPathComponent
    let suite = ((source.lastPathComponent) as NSString).deletingPathExtension
    let root = Self.packageRoot(above: folder) ?? folder
    var file = fileName.flatMap(Self.path) ?? Self.component(testName)
    if let name { file += "." + Self.component(name) }
    if let pathExtension, !pathExtension.isEmpty { file += "." + pathExtension }
    self.root = root
    self.directory = directory.map { Self.absolute($0, root: root) }
    reference = (self.directory ?? "\(folder)/\(Self.folderName)/\(suite)") + "/" + file
  }

  /// Creates the location of an existing reference.
  package init(reference: String) {
    self.reference = reference
    let folder = (reference as NSString).deletingLastPathComponent
    root = Self.packageRoot(above: folder) ?? folder
  }

  /// Ends the names of files that wait to be accepted; no reference's name ends like that.
  private static let pendingMark = "~new"

  /// Where a reference to be accepted is put: `card.1~new.png` for `card.1.png`.
  package var pending: String { Self.pending(of: reference) }

  static func pending(of reference: String) -> String {
    let path = reference as NSString
    let ending = path.pathExtension
    return path.deletingPathExtension + pendingMark + (ending.isEmpty ? "" : "." + ending)
  }

  /// The reference that a pending file stands for; nil for other files.
  package static func reference(ofPending path: String) -> String? {
    let ending = (path as NSString).pathExtension
    let stem = (path as NSString).deletingPathExtension
    guard stem.hasSuffix(pendingMark) else { return nil }
    return stem.dropLast(pendingMark.count) + (ending.isEmpty ? "" : "." + ending)
  }

  /// The reference as seen from the root, with `/` between folders.
  package var relativePath: String { Self.relative(reference, to: root) }

  /// A path from the root on; a path elsewhere as it is.
  package static func relative(_ path: String, to root: String) -> String {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }

  /// A name that is safe in every file system: everything but letters, digits and `_` becomes `-`.
  package static func component(_ text: String) -> String {
    var result = ""
    for character in text {
      if character.isLetter || character.isNumber || character == "_" {
        result.append(character)
      } else if result.last != "-" {
        result.append("-")
      }
    }
    while result.hasPrefix("-") { result.removeFirst() }
    while result.hasSuffix("-") { result.removeLast() }
    // File systems end names at 255 bytes; the extension and the mark need space too.
    guard result.utf8.count > 180 else { return result }
    return String(result.prefix(60)) + "-" + PixelDigest.of(Array(result.utf8)).prefix(12)
  }

  /// A path that cannot leave its folder; nil where nothing is left of it.
  ///
  /// Unlike ``component(_:)`` it keeps what others give names with, such as `hello~dark@2x`.
  private static func path(_ text: String) -> String? {
    let parts = text.split(separator: "/").map { part in
      String(part.map { isSafe($0) ? $0 : "-" }).drop { $0 == "." }
    }
    let components = parts.filter { !$0.isEmpty }
    guard !components.isEmpty else { return nil }
    return components.joined(separator: "/").replacingOccurrences(of: pendingMark, with: "-new")
  }

  /// Whether every file system takes a character.
  private static func isSafe(_ character: Character) -> Bool {
    !#"\:*?"<>|"#.contains(character) && !character.isNewline && character.asciiValue ?? 32 >= 32
  }

  /// A path from the file system's root on, without `.` and `..`.
  static func absolute(_ path: String, root: String) -> String {
    let whole = path.hasPrefix("/") ? path : root + "/" + path
    return URL(fileURLWithPath: whole).standardizedFileURL.path
  }

  /// The nearest folder with a `Package.swift`; nil where there is none.
  package static func packageRoot(above folder: String) -> String? {
    var folder = folder
    while folder.count > 1 {
      if FileManager.default.fileExists(atPath: folder + "/Package.swift") { return folder }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return nil
  }
}
