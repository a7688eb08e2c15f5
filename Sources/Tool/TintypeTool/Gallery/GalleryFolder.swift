import Foundation
import TintypeSnapshots
import TintypeSupplies

/// The folder of a gallery's site, with a list of what the tool has written there: nothing else is ever touched.
struct GalleryFolder {
  /// What a file of the site is beside the one in the folder.
  enum State: String, Codable {
    case current
    case missing
    case stale
    /// It was written, and belongs to no site any more.
    case orphaned
    /// Somebody else has written it, or changed it.
    case foreign
  }

  /// The list of what was written, by paths from the folder on; of each file the digests that it may have, two
  /// where a run was ended between them.
  private struct Manifest: Codable {
    var madeBy = "tintype gallery"
    var files: [String: [String]] = [:]
  }

  /// What the list is called.
  static let manifestFile = "tintype-gallery.json"
  /// The folder as the user wrote it.
  let path: String
  private let root: String
  private var manifest = Manifest()

  /// Reads the list.
  ///
  /// - Parameter path: the folder as the user wrote it, which need not exist.
  /// - Throws: `ToolError` where the list cannot be read.
  init(_ path: String) throws {
    self.path = path
    root = DisplayPath.absolute(path).withoutTrailingSlash
    guard let file = ProvenPath(Self.manifestFile, below: root), file.isFile else { return }
    do {
      manifest = try JSONDecoder().decode(Manifest.self, from: file.contents())
    } catch {
      throw ToolError(
        status: .notWritten,
        message: "'\(path)/\(Self.manifestFile)' is no list of a gallery's files; move it away, or"
          + " name another folder with -o.")
    }
  }

  private static func digest(_ bytes: [UInt8]) -> String {
    bytes.withUnsafeBytes { SHA256.hexDigest(of: $0) }
  }

  /// The digest of the file that is there; nil for none.
  private func found(_ name: String) -> String? {
    guard let file = ProvenPath(name, below: root), let data = try? file.contents() else {
      return nil
    }
    return Self.digest([UInt8](data))
  }

  /// Whether something is at a path of the site.
  private func isTaken(_ name: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: "\(root)/\(name)")) != nil
  }

  /// Holds the files of a site against those in the folder.
  ///
  /// - Parameter files: the site's files.
  /// - Returns: the states by paths, those of files that were written for another site included.
  func states(of files: [String: [UInt8]]) -> [String: State] {
    var states = files.reduce(into: [String: State]()) { states, file in
      states[file.key] = state(of: file.key, Self.digest(file.value))
    }
    for (name, digests) in manifest.files where files[name] == nil {
      if let found = found(name) { states[name] = digests.contains(found) ? .orphaned : .foreign }
    }
    return states
  }

  private func state(of name: String, _ wanted: String) -> State {
    guard let found = found(name) else { return isTaken(name) ? .foreign : .missing }
    if found == wanted { return .current }
    return manifest.files[name]?.contains(found) == true ? .stale : .foreign
  }

  /// Writes a site, and takes away what an earlier one has left; each file as a whole or not at all.
  ///
  /// - Parameters:
  ///   - files: the site's files.
  ///   - problem: is told of what is left as it is.
  /// - Returns: the paths that were written, and those that were removed.
  /// - Throws: `ToolError`, or what the file system says.
  mutating func write(
    _ files: [String: [UInt8]], _ problem: (String) -> Void
  ) throws -> (written: [String], removed: [String]) {
    let states = states(of: files)
    var next = Manifest()
    // A run that is ended must know again what it had written: both the old file and the new one are its own.
    var both = manifest
    for (name, bytes) in files where states[name] != .foreign {
      let digest = Self.digest(bytes)
      next.files[name] = [digest]
      both.files[name, default: []] += both.files[name]?.contains(digest) == true ? [] : [digest]
    }
    var written: [String] = []
    var removed: [String] = []
    let changes = states.filter { $0.value != .current }.keys.sorted()
    if both.files != manifest.files { try save(both) }
    for name in changes {
      guard let file = ProvenPath(name, below: root) else {
        problem("The path '\(name)' leads out of '\(path)' or through a link; it is left alone.")
        continue
      }
      switch states[name] {
      case .missing, .stale:
        try file.write(Data(files[name] ?? []), isLasting: false)
        written.append(name)
      case .orphaned:
        try? file.remove()
        file.removeEmptyFolders()
        removed.append(name)
      case .foreign where files[name] != nil:
        problem(
          "'\(path)/\(name)' was not written by tintype gallery, or was changed; move it away, or"
            + " name another folder with -o.")
      default: break
      }
    }
    if next.files != both.files || !isTaken(Self.manifestFile) { try save(next) }
    return (written, removed)
  }

  private mutating func save(_ manifest: Manifest) throws {
    guard let file = ProvenPath(Self.manifestFile, below: root) else {
      throw ToolError(status: .notWritten, message: "The folder '\(path)' cannot be written.")
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    try file.write(try encoder.encode(manifest))
    self.manifest = manifest
  }
}
