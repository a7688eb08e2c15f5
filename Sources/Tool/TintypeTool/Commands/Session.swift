import ArgumentParser
import Foundation
import TintypeProgram
import TintypeSnapshots

/// The frame around a command that renders: errors to standard error, and the exit code.
enum Session {
  /// Renders, lets the command print, and ends the tool with the right exit code.
  ///
  /// - Parameters:
  ///   - options: what to render.
  ///   - finish: writes and prints the result.
  ///   - before: checks what has to be right before the long work begins.
  /// - Throws: `ExitCode` unless everything was done.
  static func run(
    _ options: RenderingOptions, finish: (inout Rendering.Outcome) throws -> Void,
    before: () throws -> Void = {}
  ) throws {
    try reporting {
      try before()
      var outcome = try Rendering(options).run()
      defer { for folder in outcome.scratch { try? FileManager.default.removeItem(at: folder) } }
      try finish(&outcome)
      for picture in outcome.pictures {
        for diagnostic in picture.specimen.diagnostics {
          let problem = Problem(
            file: picture.entry.file, line: picture.entry.line,
            message: message(diagnostic, about: picture.name))
          // A picture of a part of a view is none of the view.
          if picture.specimen.omissions.contains(diagnostic) {
            outcome.add(problem, .failed)
          } else {
            outcome.notes.append(problem)
          }
        }
      }
      for note in outcome.notes { Standard.complain(note.text(severity: "warning")) }
      for problem in outcome.problems { Standard.complain(problem.description) }
      if outcome.status != .done { throw outcome.status.exitCode }
    }
  }

  /// What a diagnostic says of a picture: the layout does not know the name of what is shown as a whole.
  private static func message(_ diagnostic: String, about name: String) -> String {
    let unnamed = "root "
    return diagnostic.hasPrefix(unnamed)
      ? "\(name) \(diagnostic.dropFirst(unnamed.count))" : "\(name): \(diagnostic)"
  }

  /// Does a command's work; an error becomes one line on standard error and an exit code.
  ///
  /// - Parameter work: what the command does.
  /// - Throws: `ExitCode` when the work fails.
  static func reporting(_ work: () throws -> Void) throws {
    do {
      try work()
    } catch let error as ToolError {
      throw failure(error.message, error.status)
    } catch let error as ReviewError {
      if case .unreadable = error { throw failure("\(error)", .noInput) }
      throw failure("\(error)", .failed)
    } catch let error as AtomicFile.WriteError {
      throw failure("\(error)", .notWritten)
    }
  }

  private static func failure(_ message: String, _ status: ExitStatus) -> ExitCode {
    Standard.complain("error: \(message)")
    return status.exitCode
  }
}
