import ArgumentParser
import Foundation
import TintypeProgram

/// The frame around a command that renders: errors to standard error, and the exit code.
enum Session {
  /// Renders, lets the command print, and ends the tool with the right exit code.
  ///
  /// - Parameters:
  ///   - options: What to render.
  ///   - finish: Writes and prints the result.
  ///   - before: Checks what has to be right before the long work begins.
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
        outcome.notes += picture.specimen.diagnostics.map { diagnostic in
          Problem(
            file: picture.entry.file, line: picture.entry.line,
            message: "\(picture.name): \(diagnostic)")
        }
      }
      for note in outcome.notes { Standard.complain(note.text(severity: "warning")) }
      for problem in outcome.problems { Standard.complain(problem.description) }
      if outcome.status != .done { throw outcome.status.exitCode }
    }
  }

  /// Does a command's work; an error becomes one line on standard error and an exit code.
  ///
  /// - Parameter work: What the command does.
  /// - Throws: `ExitCode` when the work fails.
  static func reporting(_ work: () throws -> Void) throws {
    do {
      try work()
    } catch let error as ToolError {
      Standard.complain("error: \(error.message)")
      throw error.status.exitCode
    }
  }
}

extension ViewOptions {
  /// Copies the options into a request.
  func apply(to options: inout RenderingOptions) {
    options.size = size
    options.device = device
    options.appearance = appearance
    options.fonts = fonts
  }
}
