import ArgumentParser
import Tintype
import TintypeSnapshots

/// `tintype docs`: the pictures of documentation, drawn from the code beside them.
struct DocsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "docs",
    abstract: "Draws the pictures of documentation from the fences that show their code.",
    discussion: """
      Of Markdown pages and DocC catalogs every fence marked swift that shows a view becomes a picture: in a \
      catalog Resources/NAME.png with NAME~dark.png and NAME@2x.png as DocC finds them, elsewhere \
      Images/NAME.png beside the page. A file is written only when its picture changes.

      Examples:
        tintype docs build                        all pages below this folder
        tintype docs build README.md --appearance both --scale 2
        tintype docs check                        for continuous integration: says what is stale
      """,
    subcommands: [DocsBuildCommand.self, DocsCheckCommand.self])
}

/// What both commands are told of pages that say nothing themselves.
struct DocsOptions: ParsableArguments {
  @Argument(
    help: "Pages, catalogs, or folders of them. (default: this folder)", transform: PathText.read)
  var paths: [String] = []

  @Option(help: "The appearance: light, dark or both. (default: what pages say, or light)")
  var appearance: Appearance?

  @Option(
    name: .customLong("scale"),
    help: ArgumentHelp(
      "Pixels a point, above 0 and at most 16; may be repeated. (default: what pages say, or 2)",
      valueName: "n"),
    transform: { text in
      guard let scale = PictureScale(text) else {
        throw ValidationError("'\(text)' is not a scale; write a number above 0 and at most 16.")
      }
      return scale.factor
    })
  var scales: [Double] = []

  @Option(
    name: .customLong("locale"),
    help: ArgumentHelp("A language, such as en or ar; may be repeated.", valueName: "id"),
    transform: { text in
      guard let locale = LocaleName(text) else {
        throw ValidationError("'\(text)' is not a locale; write for example en or pt-BR.")
      }
      return locale.identifier
    })
  var locales: [String] = []

  @Option(
    name: .customLong("device"),
    help: ArgumentHelp("A device to draw on; may be repeated.", valueName: "name"),
    transform: { text in
      guard let device = DeviceName(text) else {
        throw ValidationError("There is no device '\(text)'; tintype help render lists them.")
      }
      return device.name
    })
  var devices: [String] = []

  @Flag(help: "Print one JSON document instead of lines.")
  var json = false

  /// What the command line says of all pages.
  var settings: PageSettings {
    PageSettings(appearance: appearance, scales: scales, devices: devices, locales: locales)
  }

  /// Reads the pages and looks at their pictures.
  ///
  /// - Returns: what was found; what is wrong with pages is part of it.
  /// - Throws: `ToolError` when nothing can be drawn at all.
  func examine() throws -> DocumentationRun.Outcome {
    var options = RenderingOptions(inputs: [])
    options.formats = [.png]
    options.plainScale = 2
    options.isFingerprinted = true
    options.namesDensity = true
    let run = try DocumentationRun(options)
    let read = PageReader(packages: run.packages).read(paths.isEmpty ? ["."] : paths, settings)
    var outcome = run.examine(read.pages)
    for problem in read.problems { outcome.add(problem, .noInput) }
    outcome.notes += read.notes
    return outcome
  }
}

/// `tintype docs build`.
struct DocsBuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Draws the pictures that are missing or stale.")

  @OptionGroup var options: DocsOptions

  func run() throws {
    try Session.reporting {
      var outcome = try options.examine()
      var written: Set<String> = []
      for finding in outcome.findings {
        guard let picture = finding.picture else { continue }
        do {
          try finding.file.place.write(picture)
          written.insert(finding.file.place.path)
        } catch {
          outcome.add(finding.fence.problem("\(error)"), .notWritten)
        }
      }
      let report = DocumentationReport(outcome, written: written)
      if options.json {
        try Standard.send(JSONText.of(report))
      } else {
        for picture in report.pictures where picture.state == "written" {
          try Standard.print(picture.path)
        }
        try Standard.print(
          "\(report.count("written")) written, \(report.count("current")) as they were.")
      }
      try outcome.end()
    }
  }
}

/// `tintype docs check`.
struct DocsCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Says which pictures are missing or stale, and writes nothing.",
    discussion: "Exit codes: 0 all are current, 1 some are missing or stale.")

  @OptionGroup var options: DocsOptions

  func run() throws {
    try Session.reporting {
      var outcome = try options.examine()
      let report = DocumentationReport(outcome)
      if options.json {
        try Standard.send(JSONText.of(report))
      } else {
        for picture in report.pictures where picture.state != "current" {
          try Standard.print("\(picture.page):\(picture.line): \(picture.path) is \(picture.state)")
          if let change = picture.change { try Standard.print(change) }
        }
        try Standard.print(
          "\(report.count("current")) current, \(report.count("stale")) stale,"
            + " \(report.count("missing")) missing.")
      }
      if report.count("current") < report.pictures.count {
        outcome.status = max(outcome.status, .failed)
      }
      try outcome.end()
    }
  }
}

extension DocumentationRun.Outcome {
  /// Says what went wrong.
  ///
  /// - Throws: the exit code, unless everything was done.
  fileprivate func end() throws {
    for note in notes { Standard.complain(note.text(severity: "warning")) }
    for problem in problems { Standard.complain(problem.description) }
    if status != .done { throw status.exitCode }
  }
}
