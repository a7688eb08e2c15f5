import Foundation

/// A folder of results named by the digest of everything that they depend on.
///
/// An entry is a folder that is filled elsewhere and then renamed into place, so that two tools at
/// work at once never see half of one. It carries an index of its files: an entry that is not as it was
/// stored is dropped and made anew. The least recently used entries go when the cache outgrows
/// its limit.
struct Cache {
  /// The kinds of entries.
  enum Kind: String, CaseIterable {
    /// Compiled programs and what the compiler said.
    case programs
    /// Rendered pictures and layouts.
    case pictures
    /// What compilers left of inputs, to go on from.
    case builds
    /// How the compiler's driver compiles.
    case plans
    /// What manifests of packages say.
    case packages
    /// Pictures of documentation that were found right for a key that they do not name.
    case proofs
  }

  /// The folder with folders of links to modules.
  private static let views = "views"

  let folder: URL
  /// The folder in which the compiler keeps C modules, which may serve several caches.
  let moduleCache: URL

  /// A cache in a folder, whether it is there or not.
  ///
  /// - Parameters:
  ///   - folder: the folder.
  ///   - moduleCache: the folder in which the compiler keeps C modules; nil for one in the cache.
  init(folder: URL, moduleCache: URL? = nil) {
    self.folder = folder
    self.moduleCache = moduleCache ?? folder.appending(path: "modules")
  }

  /// The number of bytes that entries may take together.
  static let limit = 512 << 20

  /// Opens the cache: `TINTYPE_CACHE`, else `tintype` in `XDG_CACHE_HOME` or `~/.cache`.
  ///
  /// `TINTYPE_C_MODULES` names another folder for C modules.
  ///
  /// - Parameter environment: the environment.
  /// - Returns: the cache, with its folders made.
  /// - Throws: `ToolError` when its folders cannot be written, and where somebody else may write to them.
  static func open(environment: [String: String]) throws -> Cache {
    let modules = environment["TINTYPE_C_MODULES"].flatMap {
      $0.isEmpty ? nil : URL(filePath: $0, directoryHint: .isDirectory)
    }
    let cache = Cache(folder: location(environment: environment), moduleCache: modules)
    let own = [cache.folder, cache.moduleCache]
    let parts = Kind.allCases.map(\.rawValue) + ["work", "locks", views]
    let folders =
      own + parts.map { cache.folder.appending(path: $0) }
    for part in folders {
      let variable = part == modules ? "TINTYPE_C_MODULES" : "TINTYPE_CACHE"
      do {
        // Nobody else has to look into it; what is there already keeps its mode.
        try FileManager.default.createDirectory(
          at: part, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      } catch {
        throw ToolError(
          status: .notWritten,
          message: "The cache folder '\(part.path)' cannot be made; set \(variable) to another.")
      }
      if let problem = FileOwnership.problem(part.path, followsLink: own.contains(part)) {
        throw ToolError(
          status: .unavailable,
          message:
            "The cache folder '\(part.path)' \(problem), and programs in it are run: make it yours alone"
            + " (chown, chmod go-w), remove it, or set \(variable) to another.")
      }
    }
    return cache
  }

  /// The folder that ``open(environment:)`` opens, whether it is there or not.
  static func location(environment: [String: String]) -> URL {
    if let path = environment["TINTYPE_CACHE"], !path.isEmpty {
      return URL(filePath: path, directoryHint: .isDirectory)
    }
    if let path = environment["XDG_CACHE_HOME"], path.hasPrefix("/") {
      return URL(filePath: path, directoryHint: .isDirectory).appending(path: "tintype")
    }
    return URL.homeDirectory.appending(path: ".cache/tintype")
  }

  /// Finds an entry that is as it was stored, and notes that it was used.
  ///
  /// - Parameters:
  ///   - kind: the kind of entry.
  ///   - key: the digest by which it was stored.
  /// - Returns: its folder, nil when there is none. What is damaged is removed.
  func entry(_ kind: Kind, key: String) -> URL? {
    let entry = location(kind, key)
    guard FileManager.default.fileExists(atPath: entry.path) else { return nil }
    guard FileOwnership.isOwn(below: entry.path), EntryIndex.holds(in: entry) else {
      try? FileManager.default.removeItem(at: entry)
      return nil
    }
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: entry.path)
    return entry
  }

  /// Makes an empty folder to work in, to be stored or removed.
  ///
  /// - Returns: the folder.
  /// - Throws: `ToolError` when it cannot be made.
  func workFolder() throws -> URL {
    let work = folder.appending(path: "work").appending(path: UUID().uuidString)
    do {
      try FileManager.default.createDirectory(
        at: work, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    } catch {
      throw ToolError(
        status: .notWritten, message: "The cache folder '\(folder.path)' cannot be written.")
    }
    return work
  }

  /// Moves a folder into the cache; when another tool was faster, its entry stays.
  ///
  /// - Parameters:
  ///   - work: the filled folder.
  ///   - kind: the kind of entry.
  ///   - key: the digest of everything it depends on.
  /// - Returns: the entry's folder.
  /// - Throws: what the file system says.
  func store(_ work: URL, as kind: Kind, key: String) throws -> URL {
    let entry = location(kind, key)
    // The index tells what reached the disk, so that nobody has to wait for it.
    try EntryIndex.write(in: work)
    if rename(work.path, entry.path) != 0 {
      guard self.entry(kind, key: key) != nil else { return work }
      try? FileManager.default.removeItem(at: work)
    }
    return entry
  }

  /// The place of a folder with links to modules, which is no entry: it holds nothing of its own.
  func viewLocation(_ key: String) -> URL {
    folder.appending(path: Self.views).appending(path: key)
  }

  /// The place of an entry.
  func location(_ kind: Kind, _ key: String) -> URL {
    folder.appending(path: kind.rawValue).appending(path: key)
  }

  // MARK: Bounds

  /// Prunes, if that was not done within the last minutes: what was used just now stays anyway.
  func tidy() {
    let mark = folder.appending(path: "pruned")
    let last = try? mark.resourceValues(forKeys: [.contentModificationDateKey])
    if let date = last?.contentModificationDate, abs(date.timeIntervalSinceNow) < 600 { return }
    try? Data().write(to: mark)
    // A cache without the mark is new: nothing in it is old.
    if last != nil { prune() }
  }

  /// Removes the least recently used entries until the rest fit, and what broken runs left behind.
  ///
  /// What was used within the last hour stays: another tool may be using it.
  func prune(limit: Int = Cache.limit, olderThan age: TimeInterval = 3600) {
    let horizon = Date().addingTimeInterval(-age)
    for location in ["work", "locks"] {
      for rest in contents(of: folder.appending(path: location)) where rest.used < horizon {
        try? FileManager.default.removeItem(at: rest.url)
      }
    }
    var entries = Kind.allCases.flatMap { contents(of: folder.appending(path: $0.rawValue)) }
    entries.sort { $0.used < $1.used }
    var total = entries.reduce(0) { $0 + $1.size }
    for entry in entries where total > limit && entry.used < horizon {
      try? FileManager.default.removeItem(at: entry.url)
      total -= entry.size
    }
  }

  private func contents(of folder: URL) -> [(url: URL, used: Date, size: Int)] {
    let keys: [URLResourceKey] = [.contentModificationDateKey, .fileSizeKey]
    let entries =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: keys)) ?? []
    return entries.map { entry in
      let used = try? entry.resourceValues(forKeys: [.contentModificationDateKey])
      let files = FileManager.default.enumerator(at: entry, includingPropertiesForKeys: keys)
      let size = (files?.compactMap { $0 as? URL } ?? []).reduce(0) { sum, file in
        sum + ((try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0)
      }
      return (entry, used?.contentModificationDate ?? .distantPast, size)
    }
  }
}
