import Foundation
import TintypeProgram
import TintypeSyntax

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
  /// Whether files changed in what others depend on, or went.
  private var concernsOthers = false
  /// The names of the files that changed in types which others see and only bodies say.
  private var hiding: Set<String> = []
  /// The names of the files that came, and of those that may mean something else with them.
  private var concernedByNew: Set<String> = []
  /// Whether there is what an earlier compiling has linked.
  private var hasLibrary = false

  /// The file with the names of those that were compiled without the driver since it last was asked.
  private static let apartFile = "program.apart"
  /// The file in which the driver notes what depends on what.
  private static let driverRecord = "program.priors"
  /// The file with what the compiler was told, besides the files, when all of them last were compiled.
  private static let argumentsFile = "program.arguments"

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
    let location = cache.location(.builds, key)
    if FileOwnership.isOwn(below: location.path), EntryIndex.holds(in: location) {
      try FileManager.default.removeItem(at: location.appending(path: EntryIndex.fileName))
    } else {
      try? FileManager.default.removeItem(at: location)
      try FileManager.default.createDirectory(
        at: location, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    }
    return BuildFolder(url: location, lock: lock)
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
  /// What is compiled of them at least is in ``apart`` then.
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
      concernsOthers = concernsOthers || name.hasSuffix(".swift")
    }
    var added: Set<String> = []
    for file in files {
      let path = url.appending(path: file.name)
      let data = Data(file.bytes)
      let old = FileManager.default.contents(atPath: path.path)
      guard old != data else { continue }
      try data.writeUnforced(to: path)
      unproven.insert(file.name)
      guard let old else {
        added.insert(file.name)
        continue
      }
      guard !Self.areAlike(old, data) else { continue }
      concernsOthers = true
      if [old, data].contains(where: { Self.outline($0).hidesTypes }) { hiding.insert(file.name) }
    }
    concernedByNew.formUnion(source.files(dependingOn: added))
    // The time of a change is not enough: the compiler's clock for it ticks once a second.
    let concerned = hasFailed ? source.files(dependingOn: unproven) : unproven
    for name in concerned.union(source.files(dependingOn: hiding)) { removeObject(of: name) }
    hasLibrary = FileManager.default.fileExists(
      atPath: url.appending(path: BuiltProgram.libraryFile).path)
  }

  /// Whether two states of a file are the same to all others.
  private static func areAlike(_ old: Data, _ new: Data) -> Bool {
    outline(old).interface == outline(new).interface
  }

  private static func outline(_ data: Data) -> SourceOutline {
    SourceOutline(String(decoding: data, as: UTF8.self))
  }

  /// The names of the files that suffice to be compiled, because they changed in their bodies alone, came, or depend on
  /// what came since all of them were compiled; nil where the driver has to say what else is concerned.
  ///
  /// The driver does not learn of them by itself. It is told when it is asked next, by ``tellDriver()``.
  ///
  /// - Parameter arguments: what the compiler is told besides the files: with other modules than before, or other words
  ///   for conditions, every file is another.
  /// - Returns: their names, none where the program is there already.
  func apart(arguments: [String]) -> [String]? {
    guard !hasFailed, !concernsOthers, hasLibrary,
      FileManager.default.contents(atPath: argumentsURL.path) == Self.text(arguments)
    else { return nil }
    return unproven.union(concernedByNew).sorted()
  }

  private var argumentsURL: URL { url.appending(path: Self.argumentsFile) }

  private static func text(_ arguments: [String]) -> Data {
    Data(arguments.joined(separator: "\n").utf8)
  }

  /// Notes that files are compiled without the driver.
  ///
  /// - Throws: what the file system says.
  func noteApart(_ names: [String]) throws {
    let all = Set(compiledApart + names).sorted().joined(separator: "\n")
    try Data(all.utf8).writeUnforced(to: url.appending(path: Self.apartFile))
  }

  /// Whether nothing is compiled here, and the driver knows of nothing.
  var isNew: Bool {
    !hasLibrary
      && !FileManager.default.fileExists(atPath: url.appending(path: Self.driverRecord).path)
  }

  /// Has the driver compile what was compiled without it: it does not know on what that depends.
  func tellDriver() {
    for name in compiledApart { removeObject(of: name) }
    try? FileManager.default.removeItem(at: url.appending(path: Self.apartFile))
  }

  private var compiledApart: [String] {
    let data = FileManager.default.contents(atPath: url.appending(path: Self.apartFile).path)
    return String(decoding: data ?? Data(), as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private func removeObject(of name: String) {
    try? FileManager.default.removeItem(at: url.appending(path: Self.stem(name) + ".o"))
  }

  /// Takes note of whether the files compile.
  ///
  /// - Parameters:
  ///   - success: whether they do.
  ///   - arguments: what the compiler was told besides the files.
  func note(success: Bool, arguments: [String]) {
    hasFailed = !success
    if success {
      unproven = []
      concernsOthers = false
      (hiding, concernedByNew) = ([], [])
      // Where it cannot be written, the driver is asked the next time.
      try? Self.text(arguments).writeUnforced(to: argumentsURL)
    }
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
