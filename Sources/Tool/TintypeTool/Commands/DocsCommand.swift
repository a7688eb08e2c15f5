import ArgumentParser
import Foundation
import Tintype
import TintypeSnapshots

/// `tintype docs`: the pictures of documentation, drawn from the code beside them.
struct DocsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "docs",
    abstract: "Draws the pictures of documentation from the fences that show their code.",
    discussion: """
      Of Markdown pages, DocC catalogs and the documentation comments of targets every fence marked swift that \
      shows a view becomes a picture: in a \
      catalog Resources/NAME.png with NAME~dark.png and NAME@2x.png as DocC finds them, elsewhere \
      Images/NAME.png beside the page. A file is written only when its picture changes.

      What a page says of all its pictures stands in its front matter under tintype:, or in a comment such as \
      <!-- tintype: appearance: both, scales: [1, 2] -->; what holds for a package in its tintype.yml. Keys: \
      appearance, scales, format, size, device, locale, dynamicType, background, padding, borders, show, date, \
      output, dialect, and in tintype.yml exclude. A fence's own words go before options, options before the page, and \
      the page before the package.

      Examples:
        tintype docs build                        all pages below this folder
        tintype docs build README.md --appearance both --scale 2
        tintype docs build --update --dry-run     shows how pages would refer to their pictures
        tintype docs check                        for continuous integration: says what is stale
        tintype docs watch README.md              shows the page in a browser while it is written
      """,
    subcommands: [DocsBuildCommand.self, DocsCheckCommand.self, DocsWatchCommand.self])
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

  @Option(
    help: ArgumentHelp(
      "What views take for the present, in Greenwich's time. (default: what pages say, or 2007-01-09T09:41)",
      valueName: "date"),
    transform: PictureDate.read)
  var date: PictureDate?

  @Option(
    help: ArgumentHelp(
      "The only target whose comments and catalog are read. (default: all)", valueName: "name"))
  var target: String?

  @Option(
    help: ArgumentHelp(
      "One part of the pages, such as 1/3, where several machines share them.", valueName: "i/n"),
    transform: ShardText.read)
  var shard: SuiteRun.Shard?

  @Flag(help: "Print one JSON document instead of lines.")
  var json = false

  /// What the command line says of all pages.
  var settings: PageSettings {
    PageSettings(
      appearance: appearance, scales: scales, devices: devices, locales: locales, date: date)
  }

  /// Reads the pages and looks at their pictures.
  ///
  /// - Returns: the pages that are drawn here, and what was found; what is wrong with pages is part of it.
  /// - Throws: `ToolError` when nothing can be drawn at all.
  func examine() throws -> (pages: [DocumentationPage], outcome: DocumentationRun.Outcome) {
    var options = RenderingOptions(inputs: [])
    options.formats = [.png]
    options.plainScale = 2
    options.isFingerprinted = true
    options.namesDensity = true
    let run = try DocumentationRun(options)
    let read = PageReader(packages: run.packages).read(
      paths.isEmpty ? ["."] : paths, settings, target: target)
    let shard = PageShard(read.pages, shard)
    var outcome = run.examine(shard)
    for problem in read.problems { outcome.add(problem, problem.line == nil ? .noInput : .failed) }
    outcome.notes += read.notes
    outcome.remarks = shard.pages.flatMap { PageRemarks(page: $0).all() }
    outcome.remarks += outcome.updates(of: shard.pages).flatMap(\.remarks)
    outcome.remarks += FolderRemarks(
      shard: shard, findings: outcome.findings, folders: read.folders
    ).all(knowsAll: outcome.problems.isEmpty && outcome.status == .done)
    return (shard.pages, outcome)
  }
}

/// `tintype docs build`.
struct DocsBuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Draws the pictures that are missing or stale.")

  @OptionGroup var options: DocsOptions

  @Flag(help: "Put the pictures behind their fences in the pages, marked by comments.")
  var update = false

  @Flag(
    help: "Write nothing, and print what '--update' would change as a diff.")
  var dryRun = false

  func run() throws {
    try Session.reporting {
      var (pages, outcome) = try options.examine()
      if !dryRun { Self.removeRemains(beside: pages, outcome.findings) }
      let written = dryRun ? [] : Self.write(&outcome)
      let changes = update || dryRun ? Self.changes(of: pages, &outcome) : []
      let updates = dryRun ? changes : changes.filter { Self.write($0, &outcome) }
      let report = DocumentationReport(
        outcome, written: written, updated: updates.map(\.update))
      if options.json {
        try Standard.send(JSONText.of(report))
      } else if dryRun {
        try Standard.send(NeutralText.lines(changes.map(\.change.difference).joined()))
      } else {
        try Self.print(report)
      }
      try outcome.end()
    }
  }

  private static func print(_ report: DocumentationReport) throws {
    for picture in report.pictures where picture.state == "written" {
      try Standard.print(picture.path)
    }
    for update in report.updated {
      try Standard.print(update.page)
      for (name, text) in update.proposed.sorted(by: { $0.key < $1.key }) {
        try Standard.print("  proposed for \(name): \(NeutralText.line(text))")
      }
      for name in update.removed { try Standard.print("  removed \(NeutralText.line(name))") }
    }
    try Standard.print(
      "\(report.count("written")) written, \(report.count("current")) as they were.")
  }

  /// Takes away what a killed run left in the folders that are written to.
  private static func removeRemains(
    beside pages: [DocumentationPage], _ findings: [DocumentationRun.Finding]
  ) {
    let paths = pages.map(\.path) + findings.map(\.file.place.path)
    for folder in Set(paths.map { ($0 as NSString).deletingLastPathComponent }) {
      AtomicFile.removeRemains(in: folder)
    }
  }

  /// Writes the pictures that are missing or stale.
  ///
  /// - Returns: the paths of those that were written.
  private static func write(_ outcome: inout DocumentationRun.Outcome) -> Set<String> {
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
    return written
  }

  private typealias PageChange = (change: PageUpdate.Change, update: DocumentationReport.Update)

  private static func changes(
    of pages: [DocumentationPage], _ outcome: inout DocumentationRun.Outcome
  ) -> [PageChange] {
    var problems: [Problem] = []
    let changes = outcome.updates(of: pages).compactMap { update -> PageChange? in
      update.change(&problems).map {
        (
          $0,
          .init(
            page: DisplayPath.of(update.page.path), proposed: $0.proposed, removed: $0.removed)
        )
      }
    }
    for problem in problems { outcome.add(problem, .failed) }
    return changes
  }

  private static func write(
    _ change: PageChange, _ outcome: inout DocumentationRun.Outcome
  ) -> Bool {
    let place = change.change.place
    do {
      let present = try place.contents()
      // Another run may have done the same meanwhile.
      if present == change.change.new { return false }
      guard present == change.change.old else {
        outcome.add(
          Problem(
            file: place.path, message: "The page has changed since it was read; run it again."),
          .failed)
        return false
      }
      try place.write(change.change.new)
      return true
    } catch {
      outcome.add(Problem(file: place.path, message: "\(error)"), .notWritten)
      return false
    }
  }
}

/// `tintype docs check`.
struct DocsCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Says which pictures are missing or stale, and writes nothing.",
    discussion: """
      It also tells of pictures that nothing draws any more, of names that DocC takes for one, of pictures \
      that lack a partner for the other appearance or a dense screen, of what a page still shows though no fence \
      draws it, and of pictures without an alternative text.

      Exit codes: 0 all is well, 1 pictures are missing or stale, 2 all are current and something else is worth \
      a look.
      """)

  @OptionGroup var options: DocsOptions

  @Flag(help: "Print annotations as GitHub's workflows show them.")
  var github = false

  func run() throws {
    try Session.reporting {
      var outcome = try options.examine().outcome
      let report = DocumentationReport(outcome)
      if report.count("current") < report.pictures.count {
        outcome.status = max(outcome.status, .failed)
      } else if outcome.status == .done, !outcome.remarks.isEmpty {
        outcome.status = .findings
      }
      if options.json {
        try Standard.send(JSONText.of(report))
      } else {
        if github { try Standard.send(Annotations.text(of: outcome)) }
        for picture in report.pictures where picture.state != "current" {
          try Standard.print("\(picture.page):\(picture.line): \(picture.path) is \(picture.state)")
          if let change = picture.change { try Standard.print(change) }
        }
        for remark in outcome.remarks { try Standard.print(remark.text(severity: "note")) }
        try Standard.print(
          "\(report.count("current")) current, \(report.count("stale")) stale,"
            + " \(report.count("missing")) missing.")
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
