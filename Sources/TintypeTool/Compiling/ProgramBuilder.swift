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
    let work = try cache.workFolder()
    do {
      let program = try compile(group, in: work)
      return Product(
        program: program, key: key, folder: try cache.store(work, as: .programs, key: key))
    } catch {
      try? FileManager.default.removeItem(at: work)
      throw cache.explained(error)
    }
  }

  private func compile(_ group: InputGroup, in work: URL) throws -> BuiltProgram {
    var compilation = Compilation(
      toolchain: toolchain, moduleCache: cache.moduleCache, progress: progress, work: work,
      source: ProgramSource(
        units: group.units(), assets: group.assetNames, bundle: group.bundleSource))
    let program = try compilation.run(input: group.input)
    try? FileManager.default.removeItem(at: work.appending(path: Compilation.sourceFolder))
    let manifest = try JSONEncoder().encode(program)
    try manifest.write(to: work.appending(path: BuiltProgram.manifestFile))
    return program
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
    for source in group.sources {
      key.add(source.path)
      key.add(source.text)
    }
    return key.digest
  }
}
