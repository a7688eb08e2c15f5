import Foundation
import TintypeSyntax

/// The rounds of compiling one program.
struct Compilation {
  let toolchain: Toolchain
  /// The folder in which the compiler keeps C modules.
  let moduleCache: URL
  let progress: Progress
  let work: URL
  let source: ProgramSource
  private var modes: [UnitMode]
  private var dropped: Set<Int> = []
  private var errors: [Int: [CompilerMessage]] = [:]

  static let sourceFolder = "source"

  init(
    toolchain: Toolchain, moduleCache: URL, progress: Progress, work: URL, source: ProgramSource
  ) {
    self.toolchain = toolchain
    self.moduleCache = moduleCache
    self.progress = progress
    self.work = work
    self.source = source
    modes = source.units.map { _ in .shown }
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
    // Each round but the last takes something out: a unit at most twice, an entry once.
    let limit = 2 * source.units.count + source.entries.count + 1
    for round in 0..<limit where !hasLibrary {
      progress.show("Compiling \(input)" + (round == 0 ? "" : " (without what failed)"))
      let result = try compile()
      if result.ending == .exited(0) {
        hasLibrary = true
      } else if !leaveOut(result.output, .article) {
        // The message names a line of nobody: with other names it names a file.
        guard leaveOut(try compile(naming: .file).output, .file) else {
          throw Self.unexplained(result.output)
        }
      }
    }
    progress.clear()
    return BuiltProgram(
      entries: entries(), errors: problems(), notes: notes(), hasLibrary: hasLibrary)
  }

  // MARK: One round

  private func compile(
    naming names: LineNames = .article
  ) throws -> (ending: Subprocess.Ending, output: String) {
    let folder = work.appending(path: Self.sourceFolder)
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    var paths: [String] = []
    for file in source.files(modes: modes, dropping: dropped, naming: names) {
      let path = folder.appending(path: file.name)
      try Data(file.bytes).write(to: path)
      paths.append(path.path)
    }
    let log = folder.appending(path: "compiler.log")
    let library = work.appending(path: BuiltProgram.libraryFile)
    let arguments = toolchain.arguments(
      files: paths, library: library.path, moduleCache: moduleCache.path)
    let compiler = Subprocess(
      executable: toolchain.tool.path,
      arguments: RunGuardedCommand.arguments([toolchain.compiler] + arguments), stopSignal: SIGTERM,
      environment: ["LC_ALL": "C"], output: log, errors: log)
    let deadline = Date().addingTimeInterval(Self.timeLimit)
    let ending = try compiler.run { _ in Date() < deadline }
    let output = String(
      decoding: FileManager.default.contents(atPath: log.path) ?? Data(), as: UTF8.self)
    try check(ending, output, library)
    return (ending, output)
  }

  /// Throws where a compiler came to an end that says nothing of the code: next time it may be another.
  private func check(_ ending: Subprocess.Ending, _ output: String, _ library: URL) throws {
    let name = "The compiler '\(toolchain.compiler)'"
    if complains(output, of: String(cString: strerror(ENOSPC))) { throw POSIXError(.ENOSPC) }
    if complains(output, of: "due to signal 9") {
      throw ToolError(
        status: .failed, message: "\(name) was ended from outside, mostly for want of memory.")
    }
    switch ending {
    case .exited(RunGuardedCommand.notFound):
      throw ToolError(status: .unavailable, message: "\(name) cannot be started.")
    case .exited(0) where !FileManager.default.fileExists(atPath: library.path):
      throw ToolError(status: .unavailable, message: "\(name) makes no program.")
    case .exited: return
    case .signaled(let signal):
      throw ToolError(status: .failed, message: "\(name) was ended by signal \(signal).")
    case .stopped:
      throw ToolError(
        status: .failed, message: "\(name) takes longer than \(Int(Self.timeLimit)) seconds.")
    }
  }

  /// Whether a compiler says something in its own name and not of a line of the code.
  private func complains(_ output: String, of text: String) -> Bool {
    output.split(separator: "\n").contains { line in
      line.contains("error:") && line.contains(text)
        && !source.units.contains { line.hasPrefix($0.place + ":") }
    }
  }

  /// Seconds after which a compiler is taken to hang.
  private static let timeLimit = 600.0

  // MARK: What failed

  /// Leaves out the units and entries that a failed round names.
  ///
  /// - Returns: false where it names none that took part.
  private mutating func leaveOut(_ output: String, _ names: LineNames) -> Bool {
    var messages = CompilerMessage.errors(in: output)
    if messages.isEmpty, let crash = CompilerMessage.crash(in: output) { messages = [crash] }
    var failed: [Int: [CompilerMessage]] = [:]
    var isNew = false
    for message in messages {
      if let (unit, message) = attributed(message, names) {
        failed[unit, default: []].append(message)
      } else if let entry = entry(of: message) {
        isNew = dropped.insert(entry).inserted || isNew
      }
    }
    for (unit, messages) in failed where modes[unit] != .dropped {
      isNew = true
      // Expressions that fail as views may still be good code that shows nothing.
      let mayBePlain = modes[unit] == .shown && hasExpressions(unit)
      modes[unit] = mayBePlain ? .plain : .dropped
      errors[unit] = messages
    }
    return isNew
  }

  private func hasExpressions(_ unit: Int) -> Bool {
    source.units[unit].outline.items.contains { $0.kind == .statement }
  }

  /// The unit that a message is about, and the message with the article's own path and line.
  private func attributed(
    _ message: CompilerMessage, _ names: LineNames
  ) -> (unit: Int, message: CompilerMessage)? {
    let places = source.units.indices.filter { index in
      message.file == source.units[index].place && source.units[index].lines.contains(message.line)
    }
    // A preview stands in the lines of its file.
    if let index = places.min(by: { source.units[$0].lines.count < source.units[$1].lines.count }) {
      return (index, message.moved(to: source.units[index].path, line: message.line))
    }
    guard message.file.hasPrefix(work.path) else { return nil }
    let name = URL(filePath: message.file).lastPathComponent
    guard
      let index = source.units.indices.first(where: { ProgramSource.fileName(unit: $0) == name })
    else { return nil }
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

  // MARK: Results

  private func entries() -> [BuiltProgram.Entry] {
    source.entries.enumerated().compactMap { number, entry in
      guard modes[entry.unit] == .shown, !dropped.contains(number) else { return nil }
      return BuiltProgram.Entry(
        index: number, candidate: entry.candidate, unit: source.units[entry.unit],
        number: entry.unit)
    }
  }

  /// One sentence for each unit that is left out, and for each attribute not understood.
  private func problems() -> [Problem] {
    source.units.indices.flatMap { index -> [Problem] in
      let unit = source.units[index]
      var problems = unit.attributes.problems.map {
        Problem(file: unit.path, line: max(1, unit.line - 1), message: $0)
      }
      if modes[index] == .dropped, !isPartOfDropped(index), let messages = errors[index] {
        problems.append(problem(of: index, messages))
      }
      return problems
    }
  }

  /// Whether a unit is a preview of a file that does not compile, whose own errors are to be read.
  private func isPartOfDropped(_ index: Int) -> Bool {
    guard source.units[index].isPreview,
      let file = source.units[..<index].lastIndex(where: { !$0.isPreview })
    else { return false }
    return modes[file] == .dropped
  }

  /// A sentence for each unit that reads like a view and is none.
  private func notes() -> [Problem] {
    source.units.indices.compactMap { index in
      guard modes[index] == .plain, source.units[index].readsLikeView else { return nil }
      var note = problem(of: index, errors[index] ?? [])
      note.message = "this shows no view: \(note.message)"
      return note
    }
  }

  private func problem(of index: Int, _ messages: [CompilerMessage]) -> Problem {
    let unit = source.units[index]
    let inside = messages.filter { $0.file == unit.path }.sorted { $0.line < $1.line }
    guard let first = inside.first ?? messages.first else {
      return Problem(file: unit.path, line: unit.line, message: "This code does not compile.")
    }
    var text = source.versions.restored(first.text)
    if let cause = missingDeclaration(first.text, index) {
      text = "this needs '\(cause.name)' of \(cause.place), which does not compile"
    }
    text += Self.mention(ofOthers: inside)
    guard first.file == unit.path else {
      return Problem(file: unit.path, line: unit.line, message: text)
    }
    return Problem(
      file: unit.path, line: first.line, column: column(of: first, in: index), message: text)
  }

  /// How many errors there are besides the first, and in which other lines the first few of them are.
  private static func mention(ofOthers messages: [CompilerMessage]) -> String {
    guard messages.count > 1 else { return "" }
    let lines = Set(messages.map(\.line)).sorted().dropFirst()
    let places = lines.prefix(8).map(String.init).joined(separator: ", ")
    let end = lines.count > 8 ? ", \u{2026}" : ""
    let noun = lines.count == 1 ? "line" : "lines"
    return " (and \(messages.count - 1) more"
      + (lines.isEmpty ? ")" : ", also in \(noun) \(places)\(end))")
  }

  /// The declaration of a dropped unit that a message complains about.
  private func missingDeclaration(
    _ text: String, _ index: Int
  ) -> (name: String, place: String)? {
    guard text.hasPrefix("cannot find") else { return nil }
    let parts = text.split(separator: "'")
    guard parts.count >= 2 else { return nil }
    let name = source.versions.restored(String(parts[1]))
    let cause =
      source.versions.declaringUnit(of: name, seenFrom: index)
      ?? source.units.indices.last { $0 != index && source.units[$0].declares(name) }
    guard let cause, cause != index, modes[cause] == .dropped else { return nil }
    let unit = source.units[cause]
    let isNear = unit.path == source.units[index].path
    return (name, isNear ? "line \(unit.line)" : DisplayPath.of(unit.path))
  }

  /// The column in the article: without the longer names, with the fence's indentation.
  private func column(of message: CompilerMessage, in index: Int) -> Int {
    let unit = source.units[index]
    let lines = unit.code.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let start = lines.prefix(message.line - unit.line).reduce(0) { $0 + $1.count + 1 }
    var column = message.column
    for rename in unit.outline.renames(source.versions.renamed(in: index))
    where rename.range.lowerBound >= start && rename.range.lowerBound - start + 1 < column {
      let end = rename.range.upperBound - start + 1
      column = max(end - 1, column - (rename.replacement.utf8.count - rename.range.count))
    }
    return column + unit.indentation
  }
}

extension SourceUnit {
  /// Whether one of the bare expressions begins as views do: with a type's name or a condition.
  var readsLikeView: Bool {
    outline.items.contains { item in
      guard item.kind == .statement,
        let first = outline.firstToken(of: item).map({ outline.tokens[$0] })
      else { return false }
      return first.is("if") || first.is("switch") || first.text.first?.isUppercase == true
    }
  }

  /// Whether the unit declares a name at its top level.
  func declares(_ name: String) -> Bool {
    outline.items.contains { item in
      switch item.kind {
      case .type(let type): type.name == name
      case .function(name, _): true
      case .variable(let names, _): names.contains(name)
      default: false
      }
    }
  }
}
