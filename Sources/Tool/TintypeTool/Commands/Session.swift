import ArgumentParser
import Foundation
import TintypeProgram
import TintypeSnapshots

/// The frame around a command that renders: errors to standard error, and the exit code.
enum Session {
  /// What a command does with pictures.
  typealias Sink = (_ pictures: [ViewPictures.Picture], _ outcome: inout PipelineOutcome) throws ->
    Void

  /// Draws inputs, lets the command print, and ends the tool with the right exit code.
  ///
  /// - Parameters:
  ///   - options: what to draw.
  ///   - finish: writes and prints the pictures.
  ///   - before: checks what has to be right before the long work begins.
  /// - Throws: `ExitCode` unless everything was done.
  static func run(
    _ options: RenderingOptions, finish: Sink, before: () throws -> Void = {}
  ) throws {
    try reporting {
      try before()
      let pipeline = try Pipeline(options)
      let loaded = InputLoader.load(options, packages: pipeline.packages)
      var outcome = PipelineOutcome()
      for problem in loaded.problems { outcome.add(problem, .noInput) }
      for problem in loaded.mistakes { outcome.add(problem, .failed) }
      outcome.note(loaded.notes)
      try draw(loaded.groups, by: pipeline, outcome, finish)
    }
  }

  /// Draws programs, lets the command print, and ends the tool with the right exit code.
  ///
  /// - Parameters:
  ///   - groups: the sources of each.
  ///   - pipeline: draws them.
  ///   - outcome: what is wrong so far.
  ///   - finish: writes and prints the pictures.
  /// - Throws: `ExitCode` unless everything was done.
  static func draw(
    _ groups: [InputGroup], by pipeline: Pipeline, _ outcome: PipelineOutcome, _ finish: Sink
  ) throws {
    var outcome = outcome
    var target = ViewPictures(pipeline.options)
    outcome.add(pipeline.run(groups, for: &target))
    defer { outcome.removeScratch() }
    let silent = Set(groups.map(\.input)).subtracting(target.pictures.map(\.input))
      .subtracting(outcome.troubled)
    for input in pipeline.options.inputs where silent.contains(input) {
      outcome.add(
        Problem(file: DisplayPath.absolute(input), message: emptyMessage(of: input)), .noInput)
    }
    try finish(target.pictures, &outcome)
    // Of a page or a file each mistake is its author's; of a project most follow from few.
    let isProject = groups.contains { $0.kind == .swift && $0.sources.count > 1 }
    try outcome.end(isWhole: pipeline.options.isVerbose || !isProject)
  }

  /// What is said of an input of which nothing is drawn.
  private static func emptyMessage(of input: String) -> String {
    switch (input as NSString).pathExtension.lowercased() {
    case "swift":
      "Nothing here shows a view without arguments; add a preview, such as #Preview { Card(title: \"Hello\") }."
    case "":
      "Nothing here shows a view; add a preview to a Swift file, or a fence marked swift to a page."
    default: "Nothing here shows a view; mark a fence that does with swift."
    }
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
