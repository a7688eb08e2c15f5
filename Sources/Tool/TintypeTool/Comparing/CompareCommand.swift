import ArgumentParser
import Foundation
import TintypeProgram
import TintypeSnapshots

/// `tintype compare`: draws two views side by side, with what differs.
struct CompareCommand: ParsableCommand, SettingCommand {
  static let scope = Setting.Scopes.compare
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Draws two views side by side, with what differs.",
    discussion: """
      A view is FILE, whose first preview or view is taken, FILE:VIEW, or COMMIT:FILE as git knows it. Below the pictures \
      stands what an author changed, such as the order of modifiers, and what followed: numbers mark the views. Two files may \
      declare the same names. What they need of their package or folder is taken as it is now. In an article, a fence is compared with another one by \
      swift compare="Other", the name of a fence, preview or view.

      Examples:
        tintype compare Card.swift:Compact Card.swift:Wide
        tintype compare Before.swift After.swift --size 320x
        tintype compare HEAD~1:Card.swift Card.swift
        tintype compare Card.swift:Empty Card.swift:Full --json
      """)

  @Argument(help: "The view before: FILE, FILE:VIEW or COMMIT:FILE.", transform: PathText.read)
  var before: String

  @Argument(help: "The view after.", transform: PathText.read)
  var after: String

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp("The folder to write pictures to.", valueName: "dir"),
    transform: PathText.read)
  var output = "out"

  @Flag(help: "Print one JSON document.")
  var json = false

  @OptionGroup var pictures: SettingOptions<CompareCommand>

  @OptionGroup var sources: SourceOptions

  private struct Document: Encodable {
    let changes: [LayoutChange]
    let files: [RenderReport.File]
    let errors: [Problem]
  }

  func run() throws {
    try Session.reporting {
      let publisher = try Publisher(folder: output)
      let sides = [try ComparedSource(before), try ComparedSource(after)]
      let options = RenderCommand.options(
        sources.options([after], pictures.settings), pictures.settings)
      let pipeline = try Pipeline(options)
      var outcome = PipelineOutcome()
      var target = ComparedViews(sides, options)
      outcome.add(pipeline.run(try groups(of: sides, pipeline, &outcome), for: &target))
      defer { outcome.removeScratch() }
      try publish(target.pictures.pictures, by: publisher, &outcome)
      try outcome.end(isWhole: pipeline.options.isVerbose)
    }
  }

  /// The program of both: that of the file where both are in one, with all that belongs to it.
  private func groups(
    of sides: [ComparedSource], _ pipeline: Pipeline, _ outcome: inout PipelineOutcome
  ) throws -> [InputGroup] {
    var options = pipeline.options
    options.inputs = [sides[1].path]
    if options.draws == .previews { options.draws = .all }
    let loaded = InputLoader.load(options, packages: pipeline.packages)
    for problem in loaded.problems { outcome.add(problem, .noInput) }
    for problem in loaded.mistakes { outcome.add(problem, .failed) }
    let isOne = sides[0].path == sides[1].path && sides.allSatisfy { $0.revision == nil }
    return isOne ? loaded.groups : loaded.groups.map { $0.comparing(sides) }
  }

  private func publish(
    _ pictures: [ViewPictures.Picture], by publisher: Publisher, _ outcome: inout PipelineOutcome
  ) throws {
    var files: [RenderReport.File] = []
    for picture in pictures {
      for (file, path) in try publisher.publish(picture) {
        files.append(RenderReport.File(file, at: path))
      }
    }
    let changes = pictures.first?.renderedView.changes ?? []
    if json {
      try Standard.send(
        JSONText.of(Document(changes: changes, files: files, errors: outcome.problems)))
      return
    }
    for file in files { try Standard.print(file.line) }
    if !pictures.isEmpty, changes.isEmpty { try Standard.print("Both have the same layout.") }
    for change in changes { try Standard.print(change.description) }
  }
}
