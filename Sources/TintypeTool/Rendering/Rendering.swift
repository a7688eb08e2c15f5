import Dispatch
import Foundation
import Tintype
import TintypeProgram
import TintypeSnapshots
import TintypeSupplies
import TintypeSymbols
import TintypeText

/// What a command asks for: inputs, and how their views are rendered.
struct RenderingOptions {
  var inputs: [String]
  var formats: [PictureFormat] = []
  var size: PictureSize?
  var device: String?
  var scale: Double?
  var appearance: Appearance?
  /// The menu that is open: its title, identifier or number; nil for none.
  var openedMenu: String?
  var borders = false
  var frame: FrameName?
  var background: String?
  var padding: Double?
  /// Whether proposals and sizes are explained.
  var explains = false
  /// Whether PNG files say what they were drawn with.
  var isFingerprinted = false
  var fonts: [String] = []
  /// Folders of symbols of the author's own.
  var symbols: [String] = []
  /// What is drawn where a picture or a font family is missing.
  var missing = MissingContent.empty
  var wantsLayout = false
  /// What is shown of Swift files.
  var draws = DrawnParts.previews
  /// The platform that Swift files take themselves to be compiled for; nil for what suits them.
  var platform: Platform?
  /// Pixels a point of what stands on no device and is given no scale; nil for 1.
  var plainScale: Double?
}

/// The line from inputs to rendered views: load, compile, run, each step cached.
struct Rendering {
  let options: RenderingOptions
  let toolchain: Toolchain
  let cache: Cache
  let progress = Progress()

  /// One view after everything was done.
  struct Picture {
    let input: String
    let name: String
    let entry: BuiltProgram.Entry
    let specimen: RenderedSpecimen
    /// The folder in the cache in which its files lie.
    let folder: URL
  }

  /// What became of all inputs.
  struct Outcome {
    var pictures: [Picture] = []
    var problems: [Problem] = []
    var notes: [Problem] = []
    var status = ExitStatus.done
    /// Folders to remove when the pictures are no longer needed.
    var scratch: [URL] = []

    mutating func add(_ problem: Problem, _ status: ExitStatus) {
      problems.append(problem)
      self.status = max(self.status, status)
    }
  }

  /// Finds the toolchain and the cache.
  ///
  /// - Parameter options: what to render.
  /// - Throws: `ToolError` when the compiler, the modules or a font are missing.
  init(_ options: RenderingOptions) throws {
    self.options = options
    let environment = ProcessInfo.processInfo.environment
    for font in options.fonts where !FileManager.default.isReadableFile(atPath: font) {
      throw ToolError(
        status: .noInput, message: "The font file '\(font)' is missing or cannot be read.")
    }
    for folder in options.symbols {
      var isFolder = ObjCBool(false)
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
        isFolder.boolValue
      else {
        throw ToolError(
          status: .noInput, message: "The folder of symbols '\(folder)' does not exist.")
      }
    }
    toolchain = try Toolchain.locate(environment: environment)
    cache = try Cache.open(environment: environment)
  }

  /// Renders every view of every input.
  ///
  /// - Returns: the pictures in the order of the inputs, and what went wrong.
  func run() -> Outcome {
    var outcome = Outcome()
    var names = PictureNames()
    let loaded = InputLoader.load(
      options.inputs, draws: options.draws, platform: options.platform,
      packages: PackageReader(toolchain: toolchain, cache: cache))
    for problem in loaded.problems { outcome.add(problem, .noInput) }
    outcome.notes = loaded.notes
    compileTogether(loaded.groups)
    var silent = Set(loaded.groups.map(\.input))
    for group in loaded.groups {
      let before = (outcome.pictures.count, outcome.problems.count)
      do {
        try render(group, &names, into: &outcome)
      } catch let error as ToolError {
        outcome.add(Problem(file: group.place, message: error.message), error.status)
      } catch {
        if let error = cache.explained(error) as? ToolError {
          outcome.add(Problem(file: group.place, message: error.message), error.status)
        }
      }
      if before != (outcome.pictures.count, outcome.problems.count) { silent.remove(group.input) }
    }
    cache.prune()
    for input in options.inputs where silent.remove(input) != nil {
      let text =
        "Nothing here shows a view; write a struct that conforms to View and needs no arguments."
      outcome.add(Problem(file: DisplayPath.absolute(input), message: text), .noInput)
    }
    return outcome
  }

  /// Compiles several programs at once; what comes of each is found in the cache afterwards.
  private func compileTogether(_ groups: [InputGroup]) {
    if groups.count < 2 { return }
    let builder = ProgramBuilder(toolchain: toolchain, cache: cache, progress: progress)
    DispatchQueue.concurrentPerform(iterations: groups.count) { index in
      // An error comes up again, and is reported, when it is the program's turn.
      _ = try? builder.build(groups[index])
    }
  }

  // MARK: One program

  private func render(
    _ group: InputGroup, _ names: inout PictureNames, into outcome: inout Outcome
  ) throws {
    let builder = ProgramBuilder(toolchain: toolchain, cache: cache, progress: progress)
    var product = try builder.build(group)
    for problem in product.program.errors { outcome.add(problem, .failed) }
    outcome.notes += product.program.notes + group.resources.problems
    guard product.program.hasLibrary, !product.program.entries.isEmpty else { return }
    let views = try drawn(&product, builder, group, into: &outcome)
    let settled = views.filter { !$0.result.rendered.isEmpty || $0.result.failure != nil }
    for view in settled {
      let entry = view.entry
      let siblings = settled.count { $0.entry.unit == entry.unit }
      let specimens = view.result.rendered
      let name = names.name(for: entry, part: specimens.first?.part, siblings: siblings)
      if entry.isNamed, let note = names.clash(of: entry, named: name) {
        outcome.notes.append(note)
      }
      if let failure = view.result.failure {
        // The library says what a program can do.
        let message = failure.message.replacing(
          FontError.remedy, with: "pass its file with --font")
        let problem = Problem(
          file: entry.file, line: failure.line ?? entry.line, message: "\(name): \(message)")
        outcome.add(problem, .failed)
      }
      for (number, specimen) in specimens.enumerated() {
        let name =
          number == 0 ? name : names.name(for: entry, part: specimen.part, siblings: siblings)
        outcome.pictures.append(
          Picture(
            input: group.input, name: name, entry: entry, specimen: specimen, folder: view.folder))
      }
    }
  }

  /// A view with what became of it.
  private typealias DrawnView = (
    entry: BuiltProgram.Entry, result: ProgramRunner.ViewResult, folder: URL
  )

  /// Draws a program's views, but for those of which the pictures of an earlier run are still right.
  ///
  /// - Parameters:
  ///   - product: the program, compiled again where it has just gone from the cache.
  ///   - builder: compiles it.
  ///   - group: its sources.
  ///   - outcome: is told of a folder to be removed.
  /// - Returns: the views in the order of the program.
  /// - Throws: `ToolError` when the program cannot be run at all.
  private func drawn(
    _ product: inout ProgramBuilder.Product, _ builder: ProgramBuilder, _ group: InputGroup,
    into outcome: inout Outcome
  ) throws -> [DrawnView] {
    let store = PictureStore(cache: cache, shared: try sharedKey(of: group))
    let wanted = product.program.entries.map { entry in
      (entry: entry, job: job(for: entry, group.kind))
    }
    var found: [Int: PictureStore.Kept] = [:]
    for (entry, job) in wanted { found[entry.index] = try store.kept(entry, job) }
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
      outcome.scratch.append(work)
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
      limits: ViewLimits(environment: ProcessInfo.processInfo.environment))
    let results = try runner.run(
      library: product.library, jobs: jobs, folder: work, imageFolders: group.imageFolders,
      resources: group.resources,
      fonts: options.fonts.map(DisplayPath.absolute) + group.resources.fonts,
      symbolFolders: options.symbols.map(DisplayPath.absolute))
    Self.forwardOutput(work)
    return results
  }

  /// What the views printed goes to standard error: standard output lists what was written.
  ///
  /// A view may print without end; nobody reads more than the beginning.
  private static func forwardOutput(_ work: URL) {
    let file = try? FileHandle(forReadingFrom: work.appending(path: "output"))
    guard let output = try? file?.read(upToCount: 1 << 20), !output.isEmpty else { return }
    let text = NeutralText.lines(String(decoding: output, as: UTF8.self))
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    let rest = ((try? file?.seekToEnd()) ?? 0) - UInt64(output.count)
    if rest > 0 {
      Standard.complain("\nThe views printed \(rest) bytes more, which are left out.")
    }
  }

  private func job(for entry: BuiltProgram.Entry, _ kind: InputGroup.Kind) -> RenderJob {
    var job = RenderJob(index: entry.index, name: "view\(entry.index)")
    // A fence knows best: what it says goes before what the command line says for all.
    let fence = entry.attributes
    var variants = PictureVariants()
    if !fence.devices.isEmpty {
      variants.devices = fence.devices
    } else if fence.size != nil {
      (job.width, job.height) = (fence.size?.width, fence.size?.height)
    } else {
      variants.devices = options.device.map { [$0] } ?? []
      (job.width, job.height) = (options.size?.width, options.size?.height)
    }
    let hasStage = !variants.devices.isEmpty || job.width != nil || job.height != nil
    job.frame = fence.frame?.rawValue ?? options.frame?.rawValue
    if !hasStage, job.frame != nil || kind == .swift {
      variants.devices = [Device.usual.name]
      if job.frame == nil { job.canvas = .automatic }
    }
    job.background = fence.background ?? options.background
    job.padding = fence.padding?.points ?? options.padding
    job.device = variants.devices.first
    let plain = job.device == nil ? options.plainScale : nil
    variants.scales =
      fence.scales.isEmpty ? [options.scale ?? plain].compactMap { $0 } : fence.scales
    variants.appearance = fence.appearance ?? options.appearance ?? .light
    (variants.locales, variants.dynamicTypes) = (fence.locales, fence.dynamicTypes)
    job.variants = variants.all
    job.openedMenu = fence.openedMenu ?? options.openedMenu
    job.borders = fence.borders || options.borders
    job.explains = options.explains
    job.isFingerprinted = options.isFingerprinted
    job.formats = options.formats.map(\.rawValue)
    job.wantsLayout = options.wantsLayout
    job.missing = options.missing
    return job
  }

  /// The digest of all that pictures of a program's views depend on besides their code: images, fonts, symbols.
  private func sharedKey(of group: InputGroup) throws -> String {
    var key = ContentKey()
    key.add(toolchain.identity)
    key.add(group.kind.rawValue)
    for folder in group.imageFolders {
      for name in try Self.images(in: folder) {
        key.add(FileStamp.of("\(folder)/\(name)"))
      }
    }
    for file in group.resources.files { key.add(FileStamp.of(file)) }
    for font in options.fonts.map(DisplayPath.absolute) + FontFolders.standard.files {
      key.add(FileStamp.of(font))
    }
    let symbols = options.symbols.map(DisplayPath.absolute)
    for file in SymbolSet.files(in: .standard) + Self.symbols(of: group.imageFolders, symbols) {
      key.add(FileStamp.of(file))
    }
    return key.digest
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

extension InputGroup {
  /// The file to blame when the whole program fails.
  var place: String {
    sources.count == 1 ? sources[0].path : DisplayPath.absolute(input)
  }
}
