import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// The folder in which an input is compiled, kept for the next time.
///
/// Only one tool works in it; another one that comes meanwhile gets a folder that is not kept. While it is worked
/// in it has no index, so that what an interrupted tool leaves behind is never built upon.
final class BuildFolder {
  let url: URL
  /// The lock; nil for a folder that is not kept.
  private let lock: Int32?
  /// The names of the files that changed since all of them were compiled without an error.
  private var unproven: Set<String> = []
  /// Whether the last compiling failed.
  private var hasFailed = false

  private init(url: URL, lock: Int32?) {
    self.url = url
    self.lock = lock
  }

  deinit {
    if let lock { close(lock) }
  }

  /// Opens the folder of an input.
  ///
  /// - Parameters:
  ///   - key: what tells the input from others.
  ///   - cache: the cache in which it is kept.
  /// - Returns: the folder as it was kept, or an empty one.
  /// - Throws: what the file system says.
  static func open(_ key: String, in cache: Cache) throws -> BuildFolder {
    guard let lock = cache.lock(key) else {
      return BuildFolder(url: try cache.workFolder(), lock: nil)
    }
    let place = cache.place(.builds, key)
    if EntryIndex.holds(in: place) {
      try FileManager.default.removeItem(at: place.appending(path: EntryIndex.fileName))
    } else {
      try? FileManager.default.removeItem(at: place)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
    }
    return BuildFolder(url: place, lock: lock)
  }

  /// Keeps what was made for the next time.
  ///
  /// - Throws: what the file system says.
  func keep() throws {
    guard lock != nil else { return discard() }
    try EntryIndex.write(in: url)
  }

  /// Removes the folder.
  func discard() { try? FileManager.default.removeItem(at: url) }

  /// Makes the folder hold a program: files that are there already are not touched, and what belongs to none is
  /// removed.
  ///
  /// What the compiler made of a changed file is removed, so that it makes it anew. A compiler that failed does not
  /// remember what it has left to compile, so after that the same is done for all that may depend on a file that
  /// changed since the last success.
  ///
  /// - Parameters:
  ///   - files: the program's files.
  ///   - source: the program, which knows what depends on what.
  /// - Throws: what the file system says.
  func hold(_ files: [ProgramSource.File], of source: ProgramSource) throws {
    let stems = Set(files.map { Self.stem($0.name) } + ["program", "map", "frontend"])
      .union(source.module.map { [Substring($0)] } ?? [])
    for name in try FileManager.default.contentsOfDirectory(atPath: url.path)
    where !stems.contains(Self.stem(name)) {
      try FileManager.default.removeItem(at: url.appending(path: name))
    }
    for file in files {
      let path = url.appending(path: file.name)
      let data = Data(file.bytes)
      guard FileManager.default.contents(atPath: path.path) != data else { continue }
      try data.write(to: path)
      unproven.insert(file.name)
    }
    // The time of a change is not enough: the compiler's clock for it ticks once a second.
    for name in hasFailed ? source.files(dependingOn: unproven) : unproven {
      try? FileManager.default.removeItem(at: url.appending(path: Self.stem(name) + ".o"))
    }
  }

  /// Takes note of whether the files compile.
  func note(success: Bool) {
    hasFailed = !success
    if success { unproven = [] }
  }

  private static func stem(_ name: String) -> Substring { name.prefix { $0 != "." } }
}

extension Cache {
  /// Takes the lock of a build.
  ///
  /// - Parameter key: what tells the input from others.
  /// - Returns: a descriptor that holds the lock until it is closed; nil where another tool has it.
  fileprivate func lock(_ key: String) -> Int32? {
    let path = folder.appending(path: "locks").appending(path: key).path
    let file = Glibc.open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard file >= 0 else { return nil }
    if flock(file, LOCK_EX | LOCK_NB) == 0 { return file }
    close(file)
    return nil
  }
}
