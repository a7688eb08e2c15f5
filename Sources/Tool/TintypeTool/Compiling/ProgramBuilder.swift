import CTintypeThreads
import Dispatch
import Foundation
import Synchronization
import TintypeProgram

/// Compiles a group of sources to one program, leaving out what does not compile.
///
/// All units are compiled at once. When some fail they are left out and the rest is compiled again,
/// until it succeeds; units that need a dropped one fail in turn and are dropped with it.
struct ProgramBuilder {
  let toolchain: Toolchain
  let cache: Cache
  let progress: Progress
  /// How many programs are made at once, and parts of the compiler work for one that is made alone.
  let cores = Int(tintype_processor_count())
  /// How many parts of the compiler work at once for one program.
  private var parts: Int

  /// A builder of one program after the other.
  init(toolchain: Toolchain, cache: Cache, progress: Progress) {
    self.toolchain = toolchain
    self.cache = cache
    self.progress = progress
    parts = cores
  }

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
    let root = group.root
    return try product(key(of: group, root), identity(of: group), root, input: group.input) {
      source(of: group)
    }
  }

  /// Compiles a module of a package, or finds the result of an earlier run.
  ///
  /// - Parameters:
  ///   - module: its sources.
  ///   - needs: the modules that it needs, compiled.
  /// - Returns: the module; what of it does not compile is left out of it.
  /// - Throws: `ToolError` when the compiler cannot be run.
  func build(_ module: SourceModule, needs: [CompiledModule]) throws -> CompiledModule {
    let product = try product(
      key(of: module, needs), identity(of: module), module.folder, input: module.name
    ) { source(of: module, needs) }
    return CompiledModule(
      source: module, key: product.key, folder: product.folder,
      problems: product.program.errors, isUsable: product.program.hasLibrary)
  }

  /// Finds what has a key in the cache, or compiles it.
  private func product(
    _ key: String, _ identity: String, _ root: String, input: String,
    _ source: () -> ProgramSource
  ) throws -> Product {
    if let folder = cache.entry(.programs, key: key),
      let data = FileManager.default.contents(
        atPath: folder.appending(path: BuiltProgram.manifestFile).path),
      let program = try? JSONDecoder().decode(BuiltProgram.self, from: data)
    {
      return Product(program: program.moved(to: root), key: key, folder: folder)
    }
    do {
      let folder = try BuildFolder.open(identity, in: cache)
      do {
        let (program, work) = try compile(source(), input, root, in: folder)
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

  /// Compiles several groups at once.
  ///
  /// - Parameters:
  ///   - groups: the sources of each program.
  ///   - done: is called whenever one is compiled, from any thread.
  /// - Returns: the programs, or what is wrong with the compiler, in their order.
  func buildTogether(
    _ groups: [InputGroup], done: @Sendable (InputGroup) -> Void
  ) -> [Result<Product, any Error>] {
    let work = zip(groups, Self.parts(for: groups.map(\.size), on: cores)).map { $0 }
    return Self.together(work) { group, parts in
      var builder = self
      builder.parts = parts
      defer { done(group) }
      return Result { try builder.build(group) }
    }
  }

  /// Does work on several items at once.
  ///
  /// - Parameters:
  ///   - items: what there is to do.
  ///   - work: is given an item, on any thread.
  /// - Returns: what came of each, in their order.
  static func together<Item: Sendable, Value: Sendable>(
    _ items: [Item], _ work: @Sendable (Item) -> Value
  ) -> [Value] {
    if items.count < 2 { return items.map(work) }
    let results = Mutex<[Int: Value]>([:])
    DispatchQueue.concurrentPerform(iterations: items.count) { index in
      let result = work(items[index])
      results.withLock { $0[index] = result }
    }
    return results.withLock { all in items.indices.compactMap { all[$0] } }
  }

  /// How many parts of the compiler work for each of several programs: all together keep the cores busy, and each part
  /// more has to load the same modules.
  ///
  /// - Parameters:
  ///   - sizes: how much of code each program has.
  ///   - cores: how many there are.
  /// - Returns: their numbers, at least 1 each.
  static func parts(for sizes: [Int], on cores: Int) -> [Int] {
    let total = max(1, sizes.reduce(0, +))
    // A program that is more than the share of one core shall not have one alone.
    return sizes.map { max(1, min(cores, (cores * $0 + total - 1) / total)) }
  }

  /// Compiles in a folder of its own.
  ///
  /// - Returns: the program, and a folder with all that is kept of it.
  private func compile(
    _ source: ProgramSource, _ input: String, _ root: String, in folder: BuildFolder
  ) throws -> (program: BuiltProgram, work: URL) {
    var compilation = Compilation(
      toolchain: toolchain, cache: cache, progress: progress, folder: folder,
      source: source, parts: parts)
    var program = try compilation.run(input: input)
    program.root = root
    let work = try cache.workFolder()
    do {
      var made = [BuiltProgram.libraryFile: BuiltProgram.libraryFile]
      if let module = source.module {
        made = [
          BuiltProgram.libraryFile: CompiledModule.library(module),
          "\(module).swiftmodule": "\(module).swiftmodule",
        ]
      }
      for (name, library) in made where program.hasLibrary {
        try FileManager.default.copyItem(
          at: folder.url.appending(path: name), to: work.appending(path: library))
      }
      try JSONEncoder().encode(program).writeUnforced(
        to: work.appending(path: BuiltProgram.manifestFile))
    } catch {
      try? FileManager.default.removeItem(at: work)
      throw error
    }
    return (program, work)
  }

  private func source(of group: InputGroup) -> ProgramSource {
    var source = ProgramSource(
      units: group.units(), assets: group.assetNames, varying: group.variation)
    source.showsCode = group.showsCode
    source.defines = group.packages.defines
    source.language = group.packages.settings.arguments
    source.built = group.packages.built
    source.modules = group.modules
    source.imports = group.imports
    return source
  }

  private func source(of module: SourceModule, _ needs: [CompiledModule]) -> ProgramSource {
    var source = ProgramSource(
      units: module.units(),
      assets: module.resources.names(besides: module.sources.map(\.text)))
    source.defines = module.defines
    source.built = module.fetched
    source.module = module.name
    source.modules = needs
    return source
  }

  /// The digest of all that a module depends on.
  private func key(of module: SourceModule, _ needs: [CompiledModule]) -> String {
    var key = ContentKey()
    for field in [toolchain.identity, module.name] { key.add(field) }
    key.add(module.resources.names(besides: module.sources.map(\.text)) ?? "")
    for argument in module.defines + arguments(of: module.fetched) + needs.map(\.key) {
      key.add(argument)
    }
    for source in module.sources { add(source, module.folder, to: &key) }
    return key.digest
  }

  /// What tells a module from others, whatever it holds.
  private func identity(of module: SourceModule) -> String {
    var key = ContentKey()
    for field in [toolchain.identity, "module", module.name, module.folder] { key.add(field) }
    return key.digest
  }

  /// What tells an input from others, whatever it holds.
  private func identity(of group: InputGroup) -> String {
    var key = ContentKey()
    key.add(toolchain.identity)
    key.add(group.kind.rawValue)
    key.add(group.draws.rawValue)
    key.add(group.platform?.rawValue ?? "")
    key.add(group.location)
    return key.digest
  }

  /// Adds a source to the key of what is compiled of it.
  private func add(_ source: InputSource, _ root: String, to key: inout ContentKey) {
    // Code may ask for the path of its file.
    let knowsPath = source.text.holdsBytes(of: "#file")
    key.add((knowsPath ? nil : source.path.path(below: root)) ?? source.path)
    key.add(source.text)
  }

  /// What the compiler is told of modules that are built, wherever the cache lies.
  private func arguments(of built: BuiltModules) -> [String] {
    built.arguments.map { $0.replacing(cache.folder.path, with: "") }
  }

  /// The digest of all that a program depends on.
  private func key(of group: InputGroup, _ root: String) -> String {
    var key = ContentKey()
    key.add(toolchain.identity)
    key.add(group.kind.rawValue)
    key.add(group.draws.rawValue)
    key.add(group.platform?.rawValue ?? "")
    key.add(group.assetNames ?? "")
    let arguments =
      group.packages.defines + group.packages.settings.arguments
      + arguments(of: group.packages.built)
    for argument in arguments + group.imports + group.modules.map(\.key) { key.add(argument) }
    for parameter in group.variation { key.add("\(parameter)") }
    key.add("\(group.showsCode)")
    for source in group.sources {
      add(source, root, to: &key)
      key.add(source.module ?? "")
      key.add("\(source.isShown)")
    }
    return key.digest
  }
}
