import Foundation
import TintypeProgram

/// What became of all inputs of a command, apart from their pictures.
struct PipelineOutcome {
  private(set) var problems: [Problem] = []
  private(set) var notes: [Problem] = []
  var status = ExitStatus.done
  /// Folders to remove when the pictures are no longer needed.
  private(set) var scratch: [URL] = []
  /// The inputs of which something went wrong.
  private(set) var troubled: Set<String> = []
  private var noted: Set<Problem> = []

  /// Adds what went wrong.
  mutating func add(_ problem: Problem, _ status: ExitStatus) {
    problems.append(problem)
    self.status = max(self.status, status)
  }

  /// Adds what the author should know although nothing failed; each once, as pages may have their catalogs in common.
  mutating func note(_ notes: [Problem]) {
    self.notes += notes.filter { noted.insert($0).inserted }
  }

  /// Says of a file that was written where its lines stand now.
  mutating func moveLines(of file: String, _ line: (Int) -> Int) {
    func moved(_ problem: Problem) -> Problem {
      var problem = problem
      if problem.file == file { problem.line = problem.line.map(line) }
      return problem
    }
    (problems, notes) = (problems.map(moved), notes.map(moved))
  }

  /// Adds folders to remove at the end.
  mutating func keep(_ folders: [URL]) { scratch += folders }

  /// Adds why a program cannot be had at all.
  ///
  /// - Parameters:
  ///   - error: what was thrown.
  ///   - file: the file to blame, an absolute path.
  ///   - cache: knows what is wrong with disks.
  mutating func add(_ error: any Error, about file: String, _ cache: Cache) {
    let explained = cache.explained(error) as? ToolError
    add(
      Problem(file: file, message: explained?.message ?? "\(error)"), explained?.status ?? .failed)
  }

  /// Adds what became of other programs.
  ///
  /// - Parameters:
  ///   - other: what became of them.
  ///   - input: the input of the only program; nil for several, which are known.
  mutating func add(_ other: PipelineOutcome, of input: String? = nil) {
    problems += other.problems
    troubled.formUnion(other.troubled)
    if let input, !other.problems.isEmpty { troubled.insert(input) }
    status = max(status, other.status)
    note(other.notes)
    scratch += other.scratch
  }

  /// Adds why a view could not be drawn.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - name: what its picture is called; nil where messages stand beside it.
  ///   - wholes: tells of views that others show.
  mutating func addFailure(
    of view: ViewDrawing.Drawn, named name: String?, _ wholes: DrawnWholes
  ) {
    guard let failure = view.result.failure else { return }
    let entry = view.entry
    if view.result.rendered.isEmpty,
      let note = wholes.note(of: failure, entry, named: name ?? entry.ownName)
    {
      return self.note([note])
    }
    // What ends the view may stand in another file than the view.
    let own = (entry.file as NSString).lastPathComponent
    let isElsewhere = failure.file.map { $0 != own } ?? false
    let location = isElsewhere ? "\(failure.file ?? ""):\(failure.line ?? 0)" : ""
    let mention =
      location.isEmpty || failure.message.contains("of \(location) ") ? "" : " (\(location))"
    add(
      Problem(
        file: entry.file, line: isElsewhere ? entry.line : failure.line ?? entry.line,
        message: (name.map { "\($0): " } ?? "") + failure.message + mention,
        topic: failure.message + mention),
      .failed)
  }

  /// Adds what the layout of a picture had to say.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - renderedView: the picture.
  ///   - name: what it is called.
  mutating func addDiagnostics(
    of view: ViewDrawing.Drawn, _ renderedView: RenderedView, named name: String
  ) {
    for diagnostic in renderedView.diagnostics {
      let problem = Problem(
        file: view.entry.file, line: view.entry.line,
        message: Self.message(diagnostic, about: name), topic: Self.topic(of: diagnostic))
      // A picture of a part of a view is none of the view.
      if renderedView.omissions.contains(diagnostic) {
        add(problem, .failed)
      } else {
        note([problem])
      }
    }
  }

  /// What a diagnostic says of a picture: the layout does not know the name of what is shown as a whole.
  private static func message(_ diagnostic: String, about name: String) -> String {
    let unnamed = "root "
    return diagnostic.hasPrefix(unnamed)
      ? "\(name) \(diagnostic.dropFirst(unnamed.count))" : "\(name): \(diagnostic)"
  }

  /// What a diagnostic says, whatever view it says it of: without the way to the view and the view's name.
  private static func topic(of diagnostic: String) -> String {
    let end = diagnostic.components(separatedBy: " > ").last ?? diagnostic
    return end.firstIndex(of: " ").map { String(end[$0...]) } ?? end
  }

  /// Removes folders whose pictures are no longer needed.
  func removeScratch() {
    for folder in scratch { try? FileManager.default.removeItem(at: folder) }
  }

  /// Says what went wrong on standard error.
  ///
  /// - Parameter isWhole: whether every message is told, and not one screen of them.
  /// - Throws: the exit code, unless everything was done.
  func end(isWhole: Bool) throws {
    tell(isWhole: isWhole)
    try exit()
  }

  /// Says what went wrong on standard error.
  ///
  /// - Parameter isWhole: whether every message is told, and not one screen of them.
  func tell(isWhole: Bool) {
    MessageScreen(notes: notes, problems: problems, isWhole: isWhole).tell()
  }

  /// Ends the command.
  ///
  /// - Throws: the exit code, unless everything was done.
  func exit() throws {
    if status != .done { throw status.exitCode }
  }
}
