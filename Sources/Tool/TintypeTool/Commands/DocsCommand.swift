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
      catalog Resources/NAME@2x.png with NAME~dark@2x.png as DocC finds them, beside a README the same in Images, \
      beside other pages Images/NAME.svg, which shows both appearances. A file is written only when its picture changes.

      What a page says of all its pictures stands in its front matter under tintype:, or in a comment such as \
      <!-- tintype: appearance: both, scales: [1, 2] -->; what holds for all in the nearest tintype.yml above them. Keys: \
      \(Setting.all(in: .page).map(\.name).joined(separator: ", ")), and in tintype.yml exclude. A fence's own words go before options, options before the page, and \
      the page before tintype.yml.

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
struct DocsOptions: ParsableArguments, SettingCommand {
  static let scope = Setting.Scopes.docs

  @Argument(
    help: "Pages, catalogs, or folders of them. (default: this folder)", transform: PathText.read)
  var paths: [String] = []

  @OptionGroup(title: "Picture options")
  var pictures: SettingOptions<DocsOptions>

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

  /// What is drawn of pages that say nothing else.
  private var rendering: RenderingOptions {
    var options = RenderingOptions(inputs: [], settings: pictures.settings)
    options.formats = [.png]
    options.plainScale = 2
    options.isFingerprinted = true
    options.namesDensity = true
    return options
  }

  private func read(_ packages: PackageReader) -> PageReader.Result {
    PageReader(packages: packages).read(
      paths.isEmpty ? ["."] : paths, pictures.settings, target: target)
  }

  /// Reads the pages and looks at their pictures.
  ///
  /// - Returns: what was found; what is wrong with pages is part of it.
  /// - Throws: `ToolError` when nothing can be drawn at all.
  func examine() throws -> DocumentationOutcome {
    let pipeline = try Pipeline(rendering)
    return DocumentationOutcome(read(pipeline.packages), shard, by: pipeline)
  }

  /// Draws the pictures of pages into one folder, as `tintype render` does.
  ///
  /// - Parameter folder: the folder as the user wrote it.
  /// - Throws: `ToolError` when nothing can be drawn at all, and the exit code unless everything was done.
  func draw(into folder: String) throws {
    _ = try Publisher(folder: folder)
    let pipeline = try Pipeline(
      RenderCommand.options(RenderingOptions(inputs: []), pictures.settings))
    let read = read(pipeline.packages)
    var outcome = PipelineOutcome()
    outcome.add(read)
    let groups = PageShard(read.pages, shard).pages.map { InputGroup($0) }
    try Session.draw(groups, by: pipeline, outcome) { pictures, outcome in
      try RenderReport.publish(pictures, into: folder, json: json, &outcome)
    }
  }
}

/// `tintype docs build`.
struct DocsBuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Draws the pictures that are missing or stale.")

  @OptionGroup var options: DocsOptions

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp(
      "Draw into one folder instead of where pages show the pictures, as tintype render does.",
      valueName: "dir"),
    transform: PathText.read)
  var output: String?

  @Flag(help: "Put the pictures behind their fences in the pages, marked by comments.")
  var update = false

  @Flag(
    help: "Write nothing, and print what '--update' would change as a diff.")
  var dryRun = false

  func validate() throws {
    if output != nil, update || dryRun {
      throw ValidationError("Pages do not refer to pictures elsewhere; leave out --output.")
    }
  }

  func run() throws {
    try Session.reporting {
      if let output { return try options.draw(into: output) }
      var outcome = try options.examine()
      if !dryRun { Self.removeRemains(of: outcome) }
      let written = dryRun ? [] : Self.write(&outcome)
      let changes = update || dryRun ? Self.changes(&outcome) : []
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
      try outcome.whole.end()
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
  private static func removeRemains(of outcome: DocumentationOutcome) {
    let paths = outcome.pages.map(\.path) + outcome.findings.map(\.file.location.path)
    for folder in Set(paths.map { ($0 as NSString).deletingLastPathComponent }) {
      AtomicFile.removeRemains(in: folder)
    }
  }

  /// Writes the pictures that are missing or stale.
  ///
  /// - Returns: the paths of those that were written.
  private static func write(_ outcome: inout DocumentationOutcome) -> Set<String> {
    var written: Set<String> = []
    for finding in outcome.findings {
      guard let picture = finding.picture else { continue }
      do {
        try finding.file.location.write(picture)
        written.insert(finding.file.location.path)
      } catch {
        outcome.whole.add(finding.fence.problem("\(error)"), .notWritten)
      }
    }
    return written
  }

  private typealias PageChange = (change: PageUpdate.Change, update: DocumentationReport.Update)

  private static func changes(_ outcome: inout DocumentationOutcome) -> [PageChange] {
    var problems: [Problem] = []
    let changes = outcome.updates.compactMap { update -> PageChange? in
      update.change(&problems).map {
        (
          $0,
          .init(
            page: DisplayPath.of(update.page.path), proposed: $0.proposed, removed: $0.removed)
        )
      }
    }
    for problem in problems { outcome.whole.add(problem, .failed) }
    return changes
  }

  private static func write(_ change: PageChange, _ outcome: inout DocumentationOutcome) -> Bool {
    let location = change.change.location
    do {
      let present = try location.contents()
      // Another run may have done the same meanwhile.
      if present == change.change.new { return false }
      guard present == change.change.old else {
        outcome.whole.add(
          Problem(
            file: location.path, message: "The page has changed since it was read; run it again."),
          .failed)
        return false
      }
      try location.write(change.change.new)
      return true
    } catch {
      outcome.whole.add(Problem(file: location.path, message: "\(error)"), .notWritten)
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
      var outcome = try options.examine()
      let report = DocumentationReport(outcome)
      if report.count("current") < report.pictures.count {
        outcome.whole.status = max(outcome.whole.status, .failed)
      } else if outcome.whole.status == .done, !outcome.remarks.isEmpty {
        outcome.whole.status = .findings
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
      try outcome.whole.end()
    }
  }
}
