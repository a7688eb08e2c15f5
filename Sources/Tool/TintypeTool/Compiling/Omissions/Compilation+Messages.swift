import Foundation
import TintypeSyntax

/// What the compiler's messages are about.
extension Compilation {
  /// The unit that a message is about, and the message with the article's own path and line.
  ///
  /// - Parameters:
  ///   - message: the compiler's.
  ///   - names: what its lines are named after.
  ///   - isOfFunction: whether its line is that of a function, which may be one that the tool writes around the code.
  /// - Returns: nil for a message about no unit.
  func attributed(
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

  /// The entry that a message is about; nil for none.
  func entry(of message: CompilerMessage) -> Int? {
    guard message.file.hasSuffix("/" + ProgramSource.entryFile) else { return nil }
    return source.entry(onLine: message.line)
  }

  /// The error of a compiler that says nothing of the code.
  static func unexplained(_ output: String) -> ToolError {
    let lines = output.split(separator: "\n")
    let first = lines.first { $0.contains("error:") } ?? lines.last ?? "it says nothing"
    return ToolError(
      status: .failed, message: "The compiler fails for a reason outside the code: \(first)")
  }

  /// Whether a compiler of another version than the tool's says so, in one of the ways that it has.
  func complainsOfModules(_ output: String) -> Bool {
    ["module compiled with Swift", "error: malformed compiled module", "error: unknown argument"]
      .contains { output.contains($0) }
  }

  /// Whether a compiler says something in its own name and not of a line of the code.
  func complains(_ output: String, of text: String) -> Bool {
    output.split(separator: "\n").contains { line in
      line.contains("error:") && line.contains(text)
        && !source.locations.contains { line.hasPrefix($0.file + ":") }
    }
  }

  // MARK: Less than a declaration

  /// A sentence for each module that files import and that there is not.
  var absentModules: [Problem] {
    importers.sorted { $0.key < $1.key }.compactMap { _, messages in
      guard let first = messages.first else { return nil }
      let more = messages.count - 1
      let others = more > 0 ? " (and \(more) more file\(more == 1 ? "" : "s"))" : ""
      return Problem(
        file: first.file, line: first.line, column: first.column,
        message: first.text + others)
    }
  }

  /// Whether what is left out of declarations may be why others do not compile: where all do, it is worth a warning.
  var cutsAreCauses: Bool {
    source.module != nil || !importers.isEmpty
      || modes.contains { $0 == .dropped || !$0.omitted.isEmpty }
  }

  /// What is left out of declarations that stay, a sentence each.
  var cutProblems: [Problem] {
    messages(ofCutsAmong: { $1.extent != .statement && modes[$0.unit].cuts.contains($1) }).map {
      part, cut, messages in
      var problem = problem(of: part.unit, messages)
      let what =
        switch (cut.extent, cut.answer) {
        case (.body, .value): "views that do not call it are drawn"
        case (.body, _): "views that call it are drawn without what it does"
        default: "the rest stays"
        }
      problem.message += "; '\(cut.name)' is left out, and \(what)"
      return problem
    }
  }

  /// What the compiler said of parts of declarations, in the order of the code.
  ///
  /// - Parameter isWanted: which parts are wanted.
  /// - Returns: the parts with the messages of each.
  func messages(
    ofCutsAmong isWanted: (UnitPart, Cut) -> Bool
  ) -> [(part: UnitPart, cut: Cut, messages: [CompilerMessage])] {
    errors.compactMap { part, messages in
      part.cut.flatMap { isWanted(part, $0) ? (part, $0, messages) : nil }
    }.sorted { ($0.part.unit, $0.cut.range.lowerBound) < ($1.part.unit, $1.cut.range.lowerBound) }
  }
}
