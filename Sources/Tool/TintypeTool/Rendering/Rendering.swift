import Foundation
import Tintype
import TintypeProgram
import TintypeSnapshots
import TintypeSupplies
import TintypeSymbols
import TintypeText

/// The line from inputs to rendered views: load, compile, run, each step cached.
struct Rendering {
  let options: RenderingOptions
  let toolchain: Toolchain
  let cache: Cache
  private let digests: FileDigests
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
    cache = try Cache.open(environment: environment)
    digests = FileDigests(cache)
    toolchain = try Toolchain.locate(environment: environment, digests)
  }

  /// Renders every view of every input.
  ///
  /// - Returns: the pictures in the order of the inputs, and what went wrong.
  func run() -> Outcome {
    var outcome = Outcome()
    var names = PictureNames()
    let packages = PackageReader(toolchain: toolchain, cache: cache)
    var loaded = InputLoader.load(
      options.inputs, draws: options.draws, platform: options.platform,
      packages: packages)
    for problem in loaded.problems { outcome.add(problem, .noInput) }
    outcome.notes = loaded.notes
    for index in loaded.groups.indices { loaded.groups[index].findDocumentedModule(packages) }
    for failure in ModulePreparation(builder: builder, packages: packages).run(&loaded.groups) {
      outcome.add(failure.problem, failure.status)
    }
    // The machine's fonts are looked for once for all.
    var drawing = ViewDrawing(
      builder: builder, fonts: options.fonts.map(DisplayPath.absolute),
      symbols: options.symbols.map(DisplayPath.absolute), digests: digests)
    drawing.together = max(1, min(loaded.groups.count, builder.cores))
    let programs = builder.performTogether(loaded.groups) { [drawing] builder, group in
      try program(of: group, builder, drawing)
    }
    var silent = Set(loaded.groups.map(\.input))
    for (group, program) in zip(loaded.groups, programs) {
      let before = (outcome.pictures.count, outcome.problems.count)
      do {
        try add(try program.get(), group, &names, to: &outcome)
      } catch let error as ToolError {
        outcome.add(Problem(file: group.place, message: error.message), error.status)
      } catch {
        if let error = cache.explained(error) as? ToolError {
          outcome.add(Problem(file: group.place, message: error.message), error.status)
        }
      }
      if before != (outcome.pictures.count, outcome.problems.count) { silent.remove(group.input) }
    }
    digests.save()
    cache.tidy()
    for input in options.inputs where silent.remove(input) != nil {
      let text =
        "Nothing here shows a view; write a struct that conforms to View and needs no arguments."
      outcome.add(Problem(file: DisplayPath.absolute(input), message: text), .noInput)
    }
    return outcome
  }

  private var builder: ProgramBuilder {
    ProgramBuilder(toolchain: toolchain, cache: cache, progress: progress)
  }

  // MARK: One program

  /// What was compiled of a group, and drawn.
  private struct DrawnProgram {
    var product: ProgramBuilder.Product
    var views: [ViewDrawing.Drawn] = []
    /// The folders in which they were drawn, to be removed at the end.
    var scratch: [URL] = []
    /// Why they could not be drawn at all.
    var failure: (any Error)?
  }

  /// Compiles and draws a group, on any thread.
  private func program(
    of group: InputGroup, _ builder: ProgramBuilder, _ drawing: ViewDrawing
  ) throws -> DrawnProgram {
    var drawn = DrawnProgram(product: try builder.build(group))
    let program = drawn.product.program
    guard program.hasLibrary else { return drawn }
    let wanted = program.entries.map { ($0, options.job(for: $0, group.kind)) }
    do {
      drawn.views = try drawing.drawSilently(
        wanted, of: &drawn.product, group, scratch: &drawn.scratch)
    } catch {
      drawn.failure = error
    }
    return drawn
  }

  /// Adds what was drawn of a group to what is known of those before it.
  private func add(
    _ drawn: DrawnProgram, _ group: InputGroup, _ names: inout PictureNames,
    to outcome: inout Outcome
  ) throws {
    let program = drawn.product.program
    for problem in program.errors { outcome.add(problem, .failed) }
    outcome.notes += program.notes + group.resources.problems
    outcome.scratch += drawn.scratch
    ViewDrawing.forwardOutput(drawn.scratch)
    if let failure = drawn.failure { throw failure }
    let views = drawn.views
    let settled = views.filter { !$0.result.rendered.isEmpty || $0.result.failure != nil }
    let wholes = DrawnWholes(
      group, drawn: settled.filter { $0.result.failure == nil }.map(\.entry))
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
        if specimens.isEmpty, let note = wholes.note(of: failure, entry, named: name) {
          outcome.notes.append(note)
          continue
        }
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
}

extension InputGroup {
  /// The folder of the project or of the input: in keys paths count from there on, so that another checkout of the
  /// same has the same keys.
  var root: String {
    let path = DisplayPath.absolute(input)
    return ProjectRoot(of: path)?.folder ?? (path as NSString).deletingLastPathComponent
  }

  /// The file to blame when the whole program fails.
  var place: String {
    sources.count == 1 ? sources[0].path : DisplayPath.absolute(input)
  }
}
