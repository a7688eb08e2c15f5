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
  let source: ProgramSource
  /// How many parts of the compiler work at once.
  private let parts: Int
  /// Whether declarations are left out one by one, and not whole units.
  private var leavesParts = true
  /// The rounds in which declarations are left out: what needs a member of one that is gone is found by a round each,
  /// and where one leads to the next for longer, whole units go.
  private static let partRounds = 6
  private(set) var modes: [UnitMode]
  private(set) var dropped: Set<Int> = []
  private(set) var errors: [UnitPart: [CompilerMessage]] = [:]
  let declared: DeclaredNames

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
    for round in 0..<limit where !hasLibrary {
      leavesParts = round < Self.partRounds
      progress.show("Compiling \(input)" + (round == 0 ? "" : " (without what failed)"))
      let result = try compile()
      if result.ending == .exited(0) {
        hasLibrary = true
        break
      }
      if !leaveOut(result, .article) {
        // Nobody waits for it once more.
        if let excess = result.excess {
          throw ToolError(status: .failed, message: "The compiler was stopped: \(excess).")
        }
        // The message names a line of nobody: with other names it names a file.
        guard leaveOut(try compile(naming: .file), .file) else {
          throw Self.unexplained(result.output)
        }
      }
      leaveOutImporters(result.output)
      leaveOutDependents()
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
    let run = CompilerRun(
      toolchain: toolchain, cache: cache, module: source.module,
      defines: source.defines, built: source.linked, folder: folder.url, parts: parts)
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

  /// Whether a compiler of another version than the tool's says so, in one of the ways that it has.
  private func complainsOfModules(_ output: String) -> Bool {
    ["module compiled with Swift", "error: malformed compiled module", "error: unknown argument"]
      .contains { output.contains($0) }
  }

  /// Whether a compiler says something in its own name and not of a line of the code.
  private func complains(_ output: String, of text: String) -> Bool {
    output.split(separator: "\n").contains { line in
      line.contains("error:") && line.contains(text)
        && !source.locations.contains { line.hasPrefix($0.file + ":") }
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
    for message in messages {
      if let (unit, message) = attributed(message, names, isOfFunction: message == excess) {
        failed[part(of: unit, at: message), default: []].append(message)
      } else if let entry = entry(of: message) {
        isNew = dropped.insert(entry).inserted || isNew
      }
    }
    // A whole unit takes its declarations along.
    for (part, messages) in failed.sorted(by: { $0.key.item == nil && $1.key.item != nil })
    where modes[part.unit] != .dropped {
      isNew = true
      if let item = part.item {
        leaveOut(item, of: part.unit, messages)
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
    return UnitPart(unit: unit, item: item)
  }

  private mutating func leaveOut(_ item: Int, of unit: Int, _ messages: [CompilerMessage]) {
    modes[unit] = .partial(without: modes[unit].omitted.union([item]))
    errors[UnitPart(unit: unit, item: item)] = messages
  }

  /// Leaves out all units that import a module that there is not: the compiler names one at a time.
  private mutating func leaveOutImporters(_ output: String) {
    let missing = Set(CompilerMessage.errors(in: output).compactMap(\.missingModule))
    if missing.isEmpty { return }
    var paths: Set<String> = []
    for (index, unit) in source.units.enumerated() {
      // A preview imports what its file does.
      if paths.contains(unit.path), unit.isPreview { modes[index] = .dropped }
      guard let token = unit.outline.token(ofImporting: missing) else { continue }
      paths.insert(unit.path)
      modes[index] = .dropped
      errors[UnitPart(unit: index)] = [
        CompilerMessage(
          file: unit.path, line: unit.line + token.line - 1, column: unit.outline.column(of: token),
          text:
            "no such module '\(token.text)': a Package.swift around this file has to depend on it")
      ]
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
          of: missing, in: index, besides: modes[index].omitted)
        guard let mention else { continue }
        let message = CompilerMessage(
          file: source.units[index].path, line: mention.line, column: mention.column,
          text: "cannot find '\(mention.name)' in scope")
        if let item = part(of: index, at: message).item {
          leaveOut(item, of: index, [message])
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

  /// The unit that a message is about, and the message with the article's own path and line.
  ///
  /// - Parameters:
  ///   - message: the compiler's.
  ///   - names: what its lines are named after.
  ///   - isOfFunction: whether its line is that of a function, which may be one that the tool writes around the code.
  /// - Returns: nil for a message about no unit.
  private func attributed(
    _ message: CompilerMessage, _ names: LineNames, isOfFunction: Bool
  ) -> (unit: Int, message: CompilerMessage)? {
    let lines = source.units.indices.compactMap { index in
      source.locations[index].articleLine(of: message, in: source.units[index]).map { (index, $0) }
    }
    // A preview stands in the lines of its file.
    if let (index, line) = lines.min(by: {
      source.units[$0.0].lines.count < source.units[$1.0].lines.count
    }) {
      return (index, message.moved(to: source.units[index].path, line: line))
    }
    guard message.file.hasPrefix(folder.url.path) else { return nil }
    let name = URL(filePath: message.file).lastPathComponent
    guard let index = source.units.indices.first(where: { source.fileName(unit: $0) == name })
    else { return nil }
    if isOfFunction {
      return (index, message.moved(to: source.units[index].path, line: source.units[index].line))
    }
    guard names == .file else { return (index, message) }
    let line = source.articleLine(message.line, inUnit: index, modes[index])
    return (index, message.moved(to: source.units[index].path, line: line))
  }

  private func entry(of message: CompilerMessage) -> Int? {
    guard message.file.hasSuffix("/" + ProgramSource.entryFile) else { return nil }
    return source.entry(onLine: message.line)
  }

  private static func unexplained(_ output: String) -> ToolError {
    let lines = output.split(separator: "\n")
    let first = lines.first { $0.contains("error:") } ?? lines.last ?? "it says nothing"
    return ToolError(
      status: .failed, message: "The compiler fails for a reason outside the code: \(first)")
  }
}
