import Foundation
import TintypeProgram
import TintypeSnapshots
import TintypeSupplies
import TintypeSymbols
import TintypeText

/// Draws views of compiled programs, but for those of which the pictures of an earlier run are still right.
struct ViewDrawing {
  let builder: ProgramBuilder
  /// Font files to register, absolute paths.
  let fonts: [String]
  /// Folders of symbols of the author's own, absolute paths.
  let symbols: [String]
  let digests: FileDigests
  /// How many programs' views are drawn at once.
  var together = 1
  /// The files that pictures of all programs depend on: the tool's options and the machine's fonts and symbols,
  /// whether they are there or not.
  let shared: [String]
  /// The digest of them.
  private let sharedDigest: String

  /// Draws by a compiler.
  ///
  /// - Parameters:
  ///   - builder: compiles programs.
  ///   - fonts: font files to register, absolute paths.
  ///   - symbols: folders of symbols of the author's own, absolute paths.
  ///   - digests: digests of files.
  init(builder: ProgramBuilder, fonts: [String], symbols: [String], digests: FileDigests) {
    self.digests = digests
    self.builder = builder
    self.fonts = fonts
    self.symbols = symbols
    shared = fonts + FontFolders.standard.files + SymbolSet.files(in: .standard)
    var key = ContentKey()
    digests.add(shared, to: &key)
    sharedDigest = key.digest
  }

  private var toolchain: Toolchain { builder.toolchain }
  private var cache: Cache { builder.cache }
  private var progress: Progress { builder.progress }

  /// A view with what is asked of it.
  typealias Wanted = (entry: BuiltProgram.Entry, job: RenderJob)
  /// A view with what became of it, and the folder of its pictures.
  typealias Drawn = (
    entry: BuiltProgram.Entry, result: ProgramRunner.ViewResult, folder: URL
  )

  /// Draws views of one program, on any thread; what they print stays in the folders until it is asked for.
  ///
  /// - Parameters:
  ///   - wanted: the views.
  ///   - product: the program, compiled again where it has just gone from the cache.
  ///   - group: its sources.
  ///   - scratch: is given a folder to be removed when the pictures are no longer needed.
  /// - Returns: the views in the order asked for.
  /// - Throws: `ToolError` when the program cannot be run at all.
  func draw(
    _ wanted: [Wanted], of product: inout ProgramBuilder.Product, _ group: InputGroup,
    scratch: inout [URL]
  ) throws -> [Drawn] {
    if wanted.isEmpty { return [] }
    let store = PictureStore(cache: cache, shared: try sharedKey(of: group))
    var found: [Int: PictureStore.Stored] = [:]
    for (entry, job) in wanted { found[entry.index] = try store.stored(entry, job) }
    let missing = wanted.filter { found[$0.entry.index] == nil }
    if !missing.isEmpty {
      if !FileManager.default.fileExists(atPath: product.library.path) {
        // Another tool has just tidied the cache.
        try? FileManager.default.removeItem(at: product.folder)
        product = try builder.build(group)
      }
      let work = try cache.workFolder()
      do {
        let results = try run(product, missing.map(\.job), group, in: work)
        for (entry, job) in missing {
          guard let result = results[entry.index] else { continue }
          found[entry.index] = try store.keep(result, entry, job, from: work)
        }
      } catch {
        try? FileManager.default.removeItem(at: work)
        throw cache.explained(error)
      }
      // Pictures that are not kept lie there until they are published.
      scratch.append(work)
    }
    return wanted.compactMap { entry, _ in
      found[entry.index].map { (entry, $0.result, $0.folder) }
    }
  }

  /// Renders a program's views into a folder.
  private func run(
    _ product: ProgramBuilder.Product, _ jobs: [RenderJob], _ group: InputGroup, in work: URL
  ) throws -> [Int: ProgramRunner.ViewResult] {
    let runner = ProgramRunner(
      toolchain: toolchain, cache: cache, progress: progress,
      limits: ViewLimits(
        environment: ProcessInfo.processInfo.environment, sharedBy: together),
      starts: product.program.starts)
    return try runner.run(
      library: product.library, jobs: jobs, folder: work, imageFolders: group.imageFolders,
      resources: group.resources,
      fonts: fonts + group.resources.fonts, symbolFolders: symbols, sandbox: sandbox(of: group))
  }

  /// What a program's views may reach: sources and all around them in their projects, and what the user names.
  private func sandbox(of group: InputGroup) -> Sandbox {
    let environment = ProcessInfo.processInfo.environment
    let input = DisplayPath.absolute(group.input)
    let named = fonts + symbols + [environment["TINTYPE_FONTS"] ?? ""].filter { !$0.isEmpty }
    var folders = group.modules.map(\.source.folder)
    folders += [ProjectRoot(of: input)?.folder].compactMap { $0 }
    folders += group.sources.map { ($0.path as NSString).deletingLastPathComponent }
    if FileManager.default.fileExists(atPath: input + "/") { folders.append(input) }
    var sandbox = Sandbox()
    // Those that lie in others come behind them, and are passed over.
    for path in Set(folders).sorted() + named + DataFolders.standard.paths + [cache.folder.path] {
      sandbox.allow(DisplayPath.absolute(path))
    }
    return sandbox
  }

  /// What the views printed goes to standard error, once and with the view's name: standard output lists what was
  /// written.
  ///
  /// - Parameter views: those that were drawn now.
  static func tellPrints(of views: some Sequence<Drawn>) {
    for view in views {
      let lines = (view.result.printed ?? "").split(separator: "\n")
      for line in once(lines) { Standard.complain("\(view.entry.ownName) prints: \(line)") }
    }
  }

  /// Lines without their repetition: a body is evaluated for each layout that is tried, and prints each time.
  private static func once(_ lines: [Substring]) -> ArraySlice<Substring> {
    guard let first = lines.first else { return [] }
    for count in lines.indices.dropFirst() where lines.count % count == 0 && lines[count] == first {
      if lines[count...].elementsEqual(lines.dropLast(count)) { return lines[..<count] }
    }
    return lines[...]
  }

  /// The digest of all that pictures of a program's views depend on besides their code: images, fonts, symbols.
  private func sharedKey(of group: InputGroup) throws -> String {
    var key = ContentKey()
    key.add(toolchain.identity)
    key.add(group.kind.rawValue)
    key.add(sharedDigest)
    digests.add(try resources(of: group), below: group.root, to: &key)
    return key.digest
  }

  /// The files besides code that pictures of a program's views depend on: images, catalogs, symbols beside them.
  ///
  /// - Parameter group: the program's sources.
  /// - Returns: absolute paths, in an order that stays.
  /// - Throws: what the file system says.
  func resources(of group: InputGroup) throws -> [String] {
    let images = try group.imageFolders.flatMap { folder in
      try Self.images(in: folder).map { "\(folder)/\($0)" }
    }
    return images + group.resources.files + Self.symbols(of: group.imageFolders, symbols)
  }

  /// The drawings of symbols in folders of their own, and beside pictures.
  private static func symbols(of imageFolders: [String], _ folders: [String]) -> [String] {
    func files(below folder: String) -> [String] {
      let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      return names.filter { $0.lowercased().hasSuffix(".svg") }.sorted().map { "\(folder)/\($0)" }
    }
    let beside = imageFolders.flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.filter {
        $0 == "Symbols" || $0.hasSuffix(".symbolset")
      }.sorted().map { "\(folder)/\($0)" }
    }
    return (beside + folders).flatMap { [$0] + files(below: $0) }
  }

  private static func images(in folder: String) throws -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { name in
      [".png", ".jpg", ".jpeg", ".svg", ".pdf"].contains { name.lowercased().hasSuffix($0) }
    }.sorted()
  }
}
