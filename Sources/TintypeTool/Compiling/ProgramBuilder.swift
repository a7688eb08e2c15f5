import Dispatch
import Foundation

/// Compiles a group of sources to one program, leaving out what does not compile.
///
/// All units are compiled at once. When some fail they are left out and the rest is compiled again,
/// until it succeeds; units that need a dropped one fail in turn and are dropped with it.
struct ProgramBuilder {
  let toolchain: Toolchain
  let cache: Cache
  let progress: Progress

  /// A program with the folder that holds its library.
  struct Product {
    let program: BuiltProgram
    let key: String
    let folder: URL

    /// The library to load.
    var library: URL { folder.appending(path: BuiltProgram.libraryFile) }
  }

  /// Compiles a group, or finds the result of an earlier run.
  ///
  /// - Parameter group: the sources.
  /// - Returns: the program.
  /// - Throws: `ToolError` when the compiler cannot be run.
  func build(_ group: InputGroup) throws -> Product {
    let key = key(of: group)
    if let folder = cache.entry(.programs, key: key),
      let data = FileManager.default.contents(
        atPath: folder.appending(path: BuiltProgram.manifestFile).path),
      let program = try? JSONDecoder().decode(BuiltProgram.self, from: data)
    {
      return Product(program: program, key: key, folder: folder)
    }
    do {
      let folder = try BuildFolder.open(identity(of: group), in: cache)
      do {
        let (program, work) = try compile(group, in: folder)
        try folder.keep()
        return Product(
          program: program, key: key, folder: try cache.store(work, as: .programs, key: key))
      } catch {
        folder.discard()
        throw error
      }
    } catch {
      throw cache.explained(error)
    }
  }

  /// Compiles several groups at once; what comes of each is found in the cache afterwards.
  ///
  /// - Parameter groups: the sources of each program.
  func buildTogether(_ groups: [InputGroup]) {
    if groups.count < 2 { return }
    DispatchQueue.concurrentPerform(iterations: groups.count) { index in
      // An error comes up again, and is reported, when it is the program's turn.
      _ = try? build(groups[index])
    }
  }

  /// Compiles a group in a folder of its own.
  ///
  /// - Returns: the program, and a folder with all that is kept of it.
  private func compile(
    _ group: InputGroup, in folder: BuildFolder
  ) throws -> (program: BuiltProgram, work: URL) {
    var source = ProgramSource(
      units: group.units(), assets: group.assetNames, bundle: group.bundleSource)
    source.defines = group.packages.defines
    source.built = group.packages.built
    var compilation = Compilation(
      toolchain: toolchain, moduleCache: cache.moduleCache, progress: progress, folder: folder,
      source: source)
    let program = try compilation.run(input: group.input)
    let work = try cache.workFolder()
    do {
      let library = BuiltProgram.libraryFile
      if program.hasLibrary {
        try FileManager.default.copyItem(
          at: folder.url.appending(path: library), to: work.appending(path: library))
      }
      try JSONEncoder().encode(program).write(
        to: work.appending(path: BuiltProgram.manifestFile))
    } catch {
      try? FileManager.default.removeItem(at: work)
      throw error
    }
    return (program, work)
  }

  /// What tells an input from others, whatever it holds.
  private func identity(of group: InputGroup) -> String {
    var key = ContentKey()
    key.add(toolchain.identity)
    key.add(group.kind.rawValue)
    key.add(group.draws.rawValue)
    key.add(group.platform?.rawValue ?? "")
    key.add(group.place)
    return key.digest
  }

  /// The digest of all that a program depends on.
  private func key(of group: InputGroup) -> String {
    var key = ContentKey()
    key.add(toolchain.identity)
    key.add(group.kind.rawValue)
    key.add(group.draws.rawValue)
    key.add(group.platform?.rawValue ?? "")
    key.add(group.assetNames ?? "")
    key.add(group.bundleSource ?? "")
    for word in group.packages.defines + group.packages.built.arguments { key.add(word) }
    for source in group.sources {
      key.add(source.path)
      key.add(source.text)
      key.add(source.module ?? "")
      key.add("\(source.isShown)")
    }
    return key.digest
  }
}
