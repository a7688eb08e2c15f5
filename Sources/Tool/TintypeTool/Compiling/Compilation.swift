import Foundation
import TintypeGeometry
import TintypeSyntax

/// The rounds of compiling one program.
struct Compilation {
  let toolchain: Toolchain
  /// Where what compiling needs is kept besides.
  let cache: Cache
  let progress: Progress
  /// Where the program's files are, and what an earlier compiling of the same input left.
  let folder: BuildFolder
  var source: ProgramSource
  /// How many parts of the compiler work at once.
  let parts: Int
  /// Whether declarations are left out one by one, and not whole units.
  private var leavesParts = true
  /// The rounds in which declarations are left out: what needs a member of one that is gone is found by a round each,
  /// and where one leads to the next for longer, whole units go.
  private static let partRounds = 32
  /// Whether members and bodies are left out, and not whole declarations.
  private var leavesMembers = true
  /// The rounds in which they are: what uses a member that is gone goes in the next one.
  private static let cutRounds = 24
  /// The errors of a round after which the next one may be the last.
  private static let fewErrors = 12
  private(set) var modes: [UnitMode]
  private(set) var dropped: Set<Int> = []
  private(set) var errors: [UnitPart: [CompilerMessage]] = [:]
  /// Where the types are used that something stands in for.
  var standInUses: [String: CompilerMessage] = [:]
  /// Where files import each of the modules that there are not.
  private(set) var importers: [String: [CompilerMessage]] = [:]
  let declared: DeclaredNames
  /// The frameworks beside SwiftUI.
  let frameworks: FrameworkNames

  init(
    toolchain: Toolchain, cache: Cache, progress: Progress, folder: BuildFolder,
    source: ProgramSource, parts: Int
  ) {
    self.parts = parts
    self.toolchain = toolchain
    self.cache = cache
    self.progress = progress
    self.folder = folder
    self.source = source
    modes = source.units.map { _ in .shown }
    declared = DeclaredNames(
      modules: toolchain.allModules + source.modules.map(\.interface))
    frameworks = FrameworkNames(modules: toolchain.modules.interfaces)
  }

  /// Compiles until what is left compiles.
  ///
  /// - Parameter input: the input's name, for progress.
  /// - Returns: the program.
  /// - Throws: `ToolError` when the compiler cannot be run or fails for a reason of its own.
  mutating func run(input: String) throws -> BuiltProgram {
    if source.units.isEmpty {
      return BuiltProgram(entries: [], errors: [], notes: [], hasLibrary: false)
    }
    var hasLibrary = false
    // Each round but the last takes something out: a unit at most twice, a declaration and an entry once.
    let limit =
      source.units.reduce(0) { $0 + $1.outline.items.count + 2 } + source.entries.count + 1
      + Self.cutRounds
    // The units that a round looks at alone; nil where all are compiled.
    var suspects: Set<Int>?
    // Where little was wrong the next round is taken for the last, once: it compiles without a look before.
    var mayBeLast = true
    var round = 0
    while round < limit, !hasLibrary {
      leavesParts = round < Self.partRounds
      leavesMembers = round < Self.cutRounds
      progress.show("Compiling \(input)" + (round == 0 ? "" : " (without what failed)"))
      let checked = try suspects.flatMap { try check($0) }
      let result = try checked ?? compile()
      if result.ending == .exited(0) {
        hasLibrary = checked == nil
        suspects = nil
        continue
      }
      round += 1
      let old = (modes: modes, standIns: source.standIns.names)
      if !leaveOut(result, .article) {
        // Nobody waits for it once more.
        if let excess = result.excess {
          throw ToolError(status: .failed, message: "The compiler was stopped: \(excess).")
        }
        if checked != nil {
          suspects = nil
          continue
        }
        // The message names a line of nobody: with other names it names a file.
        guard leaveOut(try compile(naming: .file), .file) else {
          throw Self.unexplained(result.output)
        }
      }
      leaveOutImporters(result.output)
      leaveOutDependents()
      suspects = self.suspects(since: old.modes, old.standIns, result.output)
      if mayBeLast, CompilerMessage.errors(in: result.output).count <= Self.fewErrors {
        (suspects, mayBeLast) = (nil, false)
      }
    }
    progress.clear()
    let entries = entries()
    let missing = entries.compactMap { $0.missingComparison(among: entries) }
    return BuiltProgram(
      entries: entries, errors: problems() + source.variations.compactMap(\.problem) + missing,
      notes: notes(), hasLibrary: hasLibrary,
      starts: source.starts)
  }

  // MARK: One round

  private func compile(naming names: LineNames = .article) throws -> CompilerRun.Result {
    let files = source.files(modes: modes, dropping: dropped, naming: names)
    try folder.hold(files, of: source)
    let run = compiler
    let result = try compile(files.map(\.name), by: run)
    folder.note(success: result.ending == .exited(0), arguments: run.arguments)
    if !result.wasCutShort, result.excess == nil { try check(result.ending, result.output) }
    return result
  }

  /// Compiles what changed alone where that is enough, all where nothing is compiled, else whatever the driver says.
  private func compile(_ files: [String], by run: CompilerRun) throws -> CompilerRun.Result {
    if let apart = folder.apart(arguments: run.arguments) {
      try folder.noteApart(apart)
      if let result = try run.run(files, apart: apart) { return result }
    }
    if folder.isNew, let result = try run.runFirst(files) { return result }
    folder.tellDriver()
    return try run.run(files)
  }

  /// Throws where a compiler came to an end that says nothing of the code: next time it may be another.
  private func check(_ ending: Subprocess.Ending, _ output: String) throws {
    let name = "The compiler '\(toolchain.compiler)'"
    if complains(output, of: String(cString: strerror(ENOSPC))) { throw POSIXError(.ENOSPC) }
    if complains(output, of: "due to signal 9") {
      throw ToolError(
        status: .failed, message: "\(name) was ended from outside, mostly for want of memory.")
    }
    let library = folder.url.appending(path: BuiltProgram.libraryFile).path
    switch ending {
    case .exited(Subprocess.notFound):
      throw ToolError(status: .unavailable, message: "\(name) cannot be started.")
    case .exited(0) where !FileManager.default.fileExists(atPath: library):
      throw ToolError(
        status: .unavailable, message: toolchain.versionProblem ?? "\(name) makes no program.")
    case .exited(let status):
      if status != 0, complainsOfModules(output), let problem = toolchain.versionProblem {
        throw ToolError(status: .unavailable, message: problem)
      }
    case .signaled(let signal):
      throw ToolError(status: .failed, message: "\(name) was ended by signal \(signal).")
    case .stopped:
      throw ToolError(
        status: .failed,
        message: "\(name) was stopped.")
    }
  }

  // MARK: What failed

  /// Leaves out the units and entries that a failed round names.
  ///
  /// - Returns: false where it names none that took part.
  private mutating func leaveOut(_ result: CompilerRun.Result, _ names: LineNames) -> Bool {
    var messages = CompilerMessage.errors(in: result.output)
    var excess: CompilerMessage?
    if messages.isEmpty || result.excess != nil,
      let crash = CompilerMessage.crash(in: result.output, saying: result.excess)
    {
      messages.append(crash)
      if result.excess != nil { excess = crash }
    }
    var failed: [UnitPart: [CompilerMessage]] = [:]
    var isNew = false
    for message in clashes(in: result.output) {
      failed[part(of: message.unit, at: message.message), default: []].append(message.message)
    }
    let owned = messages.map {
      (message: $0, owner: attributed($0, names, isOfFunction: $0 == excess))
    }
    let supplied = standIn(for: owned.compactMap(\.owner))
    isNew = !supplied.isEmpty || isNew
    if removeStandIns(messages) { return true }
    for (message, owner) in owned {
      if let (unit, message) = owner {
        // Files go on without the module.
        if let module = message.missingModule, !source.units[unit].isInArticle,
          !source.absentModules.contains(module)
        {
          isNew = true
          continue
        }
        // What else is said there may follow from a type that something stands in for from now on.
        if supplied.contains(declaration(of: unit, at: message)) { continue }
        failed[part(of: unit, at: message), default: []].append(message)
      } else if let entry = entry(of: message) {
        isNew = dropped.insert(entry).inserted || isNew
      }
    }
    // A whole unit takes its declarations along.
    for (part, messages) in failed.sorted(by: { $0.key.item == nil && $1.key.item != nil })
    where modes[part.unit] != .dropped {
      isNew = true
      if part.item != nil {
        leaveOut(part, messages)
      } else {
        // Expressions that fail as views may still be good code that shows nothing.
        let mayBePlain =
          modes[part.unit] == .shown && hasExpressions(part.unit) && result.excess == nil
        modes[part.unit] = mayBePlain ? .plain : .dropped
        errors[part] = messages
      }
    }
    return isNew
  }

  /// The declaration that a message of a unit is about, or all of the unit where it has no such parts.
  private func part(of unit: Int, at message: CompilerMessage) -> UnitPart {
    let source = source.units[unit]
    guard leavesParts, source.hasParts, message.file == source.path,
      let item = source.part(atLine: message.line, column: message.column),
      !modes[unit].omitted.contains(item)
    else { return UnitPart(unit: unit) }
    // What a fence says is read beside its picture.
    let cut =
      leavesMembers && !source.isInArticle
      ? source.cut(
        in: item, atLine: message.line, column: message.column, besides: modes[unit].cuts,
        standIns: self.source.standIns.names) : nil
    return UnitPart(unit: unit, item: item, cut: cut)
  }

  /// Leaves out a declaration of a unit, or what of it does not compile.
  private mutating func leaveOut(_ part: UnitPart, _ messages: [CompilerMessage]) {
    guard let item = part.item else { return }
    var (omitted, cuts) = (modes[part.unit].omitted, modes[part.unit].cuts)
    if part.cut == nil { omitted.insert(item) }
    let range = part.cut?.range ?? source.units[part.unit].outline.items[item].range
    // What is left out of it goes along, and what was said of it is said of the whole.
    let causes = self.messages { other, cut in
      other.unit == part.unit && cuts.contains(cut) && range.contains(cut.range.lowerBound)
    }.flatMap(\.messages)
    cuts = cuts.filter { !range.contains($0.range.lowerBound) }
    if let cut = part.cut, !cuts.contains(where: { $0.range.overlaps(range) }) { cuts.insert(cut) }
    modes[part.unit] = .partial(without: omitted, cutting: cuts)
    errors[part] = causes + messages.filter { !causes.contains($0) }
  }

  /// Compiles files without importing modules that there are not, and leaves out the fences that do.
  private mutating func leaveOutImporters(_ output: String) {
    let missing = Set(CompilerMessage.errors(in: output).compactMap(\.missingModule))
    if missing.isEmpty { return }
    let isFirst = missing.subtracting(source.absentModules)
    source.absentModules.formUnion(missing)
    for (index, unit) in source.units.enumerated() {
      guard let token = unit.outline.token(ofImporting: unit.isInArticle ? missing : isFirst) else {
        continue
      }
      if unit.isInArticle { modes[index] = .dropped }
      let message = CompilerMessage(
        file: unit.path, line: unit.line + token.line - 1, column: unit.outline.column(of: token),
        text: "no such module '\(token.text)': a Package.swift around this file has to depend on it"
      )
      if unit.isInArticle {
        errors[UnitPart(unit: index)] = [message]
      } else {
        importers[token.text, default: []].append(message)
      }
    }
  }

  /// Leaves out what cannot compile without the units that are left out already, and without that.
  ///
  /// The compiler would find it as well, in a round for each step of the way.
  private mutating func leaveOutDependents() {
    var isNew = true
    while isNew {
      isNew = false
      let missing = source.absentNames.names(leftOutBy: modes, besides: declared)
      for index in modes.indices where modes[index] != .dropped {
        let mention = source.absentNames.mention(
          of: missing, in: index, besides: modes[index].omitted, modes[index].cuts)
        guard let mention else { continue }
        let message = CompilerMessage(
          file: source.units[index].path, line: mention.line, column: mention.column,
          text: "cannot find '\(mention.name)' in scope")
        let part = part(of: index, at: message)
        if part.item != nil {
          leaveOut(part, [message])
        } else {
          modes[index] = .dropped
          errors[UnitPart(unit: index)] = [message]
        }
        isNew = true
      }
    }
  }

  private func hasExpressions(_ unit: Int) -> Bool {
    source.units[unit].outline.items.contains { $0.kind == .statement }
  }
}
