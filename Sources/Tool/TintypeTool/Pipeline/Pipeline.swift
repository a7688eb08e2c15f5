import Foundation
import TintypeProgram
import TintypeSnapshots

/// One line from sources to pictures: modules are prepared, programs built, views drawn, and what came of them is
/// folded into an outcome, each step cached.
///
/// Commands are its inputs and its ``PictureTarget``s.
struct Pipeline {
  let options: RenderingOptions
  let toolchain: Toolchain
  let cache: Cache
  let progress = Progress()
  /// Reads manifests of packages.
  let packages: PackageReader
  private let digests: FileDigests

  /// Finds the toolchain and the cache.
  ///
  /// - Parameter options: what is drawn.
  /// - Throws: `ToolError` when the compiler, the modules, a font or a folder of symbols are missing.
  init(_ options: RenderingOptions) throws {
    self.options = options
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
    let environment = ProcessInfo.processInfo.environment
    cache = try Cache.open(environment: environment)
    digests = FileDigests(cache)
    toolchain = try Toolchain.locate(environment: environment, digests, cache)
    packages = PackageReader(toolchain: toolchain, cache: cache)
  }

  /// A program on its way.
  private struct Work {
    let group: InputGroup
    var product: Result<ProgramBuilder.Product, any Error>
    /// What is to be drawn of it, and what was.
    var rounds: [[ViewDrawing.Wanted]] = []
    var drawn: [[ViewDrawing.Drawn]] = []
    var outcome = PipelineOutcome()
  }

  /// Draws programs.
  ///
  /// - Parameters:
  ///   - groups: the sources of each.
  ///   - target: chooses what is drawn, and takes the pictures.
  /// - Returns: what went wrong, in the order of the groups.
  func run(_ groups: [InputGroup], for target: inout some PictureTarget) -> PipelineOutcome {
    var outcome = PipelineOutcome()
    let groups = prepared(groups, &outcome)
    let isAlone = groups.count == 1
    let builder = ProgramBuilder(
      toolchain: toolchain, cache: cache, progress: isAlone ? progress : .none)
    // The machine's fonts are looked for once for all.
    var drawing = ViewDrawing(
      builder: builder, fonts: options.fonts.map(DisplayPath.absolute),
      symbols: options.symbols.map(DisplayPath.absolute), digests: digests)
    drawing.together = max(1, min(groups.count, builder.cores))
    let built = isAlone ? nil : PageProgress(progress, "Compiled", of: groups.count)
    let products = builder.buildTogether(groups) { built?.finish(DisplayPath.of($0.input)) }
    var work = zip(groups, products).map { Work(group: $0, product: $1) }
    for index in work.indices { choose(&work[index], for: &target, by: drawing) }
    work = draw(work, by: drawing)
    for item in work { outcome.add(fold(item, into: &target), of: item.group.input) }
    digests.save()
    cache.tidy()
    progress.clear()
    return outcome
  }

  /// The sources with the modules that they import compiled, and the catalogs that belong to them.
  private func prepared(
    _ groups: [InputGroup], _ outcome: inout PipelineOutcome
  ) -> [InputGroup] {
    var groups = groups
    let resources = FoundResources()
    let preparation = ModulePreparation(
      builder: ProgramBuilder(toolchain: toolchain, cache: cache, progress: progress),
      packages: packages, resources: resources)
    for failure in preparation.run(&groups) { outcome.add(failure.problem, failure.status) }
    for index in groups.indices where groups[index].modules.isEmpty {
      groups[index].findResources(resources)
    }
    return groups
  }

  private func choose(
    _ item: inout Work, for target: inout some PictureTarget, by drawing: ViewDrawing
  ) {
    do {
      let program = try item.product.get().program
      for problem in program.errors { item.outcome.add(problem, .failed) }
      item.outcome.note(program.notes + item.group.resources.problems)
      guard program.hasLibrary else { return }
      item.rounds = try target.choose(
        from: program, of: item.group, by: drawing, &item.outcome)
    } catch {
      item.outcome.add(error, about: item.group.location, cache)
    }
  }

  /// Draws what was chosen of several programs at once.
  private func draw(_ work: [Work], by drawing: ViewDrawing) -> [Work] {
    let drawn = work.count == 1 ? nil : PageProgress(progress, "Drawn", of: work.count)
    return ProgramBuilder.together(work) { [cache] item in
      var item = item
      defer { drawn?.finish(DisplayPath.of(item.group.input)) }
      var folders: [URL] = []
      do {
        for round in item.rounds {
          var product = try item.product.get()
          item.drawn.append(
            try drawing.draw(round, of: &product, item.group, scratch: &folders))
          item.product = .success(product)
        }
      } catch {
        item.outcome.add(error, about: item.group.location, cache)
      }
      item.outcome.keep(folders)
      return item
    }
  }

  private func fold(_ item: Work, into target: inout some PictureTarget) -> PipelineOutcome {
    var outcome = item.outcome
    ViewDrawing.tellPrints(of: item.drawn.joined())
    let drawn = item.drawn.map { round in
      round.filter { !$0.result.rendered.isEmpty || $0.result.failure != nil }
    }
    guard let first = drawn.first, let program = try? item.product.get().program else {
      return outcome
    }
    // What was not drawn now is there already, unless nothing came of it.
    let missing = Set(item.drawn[0].map(\.entry.index)).subtracting(
      first.filter { $0.result.failure == nil }.map(\.entry.index))
    let wholes = DrawnWholes(
      item.group, drawn: program.entries.filter { !missing.contains($0.index) })
    for (index, views) in drawn.enumerated() {
      target.take(views, round: index, of: item.group, wholes, &outcome)
    }
    return outcome
  }
}

extension InputGroup {
  /// The folder of the project or of the input: in keys paths count from there on, so that another checkout of the
  /// same has the same keys.
  var root: String {
    let path = DisplayPath.absolute(input)
    return ProjectRoot(of: path)?.folder ?? (path as NSString).deletingLastPathComponent
  }

  /// The file to blame when the whole program fails.
  var location: String {
    sources.count == 1 ? sources[0].path : DisplayPath.absolute(input)
  }
}
