import ArgumentParser
import Foundation
import Tintype
import TintypeSnapshots

/// `tintype docs`: the pictures of documentation, drawn from the code beside them.
struct DocsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "docs",
    abstract: "Draws the pictures of documentation from its code.",
    discussion: """
      Every fence marked swift that shows a view becomes a picture: in Markdown pages, in DocC catalogs, and in the \
      documentation comments of targets. In a catalog the files are Resources/NAME@2x.png with NAME~dark@2x.png, as \
      DocC finds them, beside a README the same in Images, beside other pages Images/NAME.svg, which shows both \
      appearances. A file is written only when its picture changes.

      A page's settings stand in its front matter under tintype:, or in a comment such as \
      <!-- tintype: appearance: both, scales: [1, 2] -->. Settings of all pages stand in the nearest tintype.yml above \
      them. Keys are \(Setting.all(in: .page).map(\.name).joined(separator: ", ")), and in tintype.yml also \
      \(Setting.all(in: .package).map(\.name).sorted().joined(separator: " and ")), and tests for snapshot tests. A fence wins over options, options over the page, and the page over \
      tintype.yml.

      Examples:
        tintype docs build
        tintype docs build README.md --appearance both --scale 2
        tintype docs build --update --dry-run
        tintype docs check --github
        tintype docs watch README.md
      """,
    subcommands: [DocsBuildCommand.self, DocsCheckCommand.self, DocsWatchCommand.self])
}

/// What both commands are told of pages that say nothing themselves.
struct DocsOptions: ParsableArguments, SettingCommand {
  static let scope = Setting.Scopes.docs

  @Argument(
    help: "Pages, catalogs, or folders. (default: this folder)", transform: PathText.read)
  var paths: [String] = []

  @OptionGroup var pictures: SettingOptions<DocsOptions>

  @Option(
    help: ArgumentHelp(
      "Read only this target's comments and catalog.", valueName: "name"))
  var target: String?

  @Option(
    help: ArgumentHelp(
      "Draw one part of the pages, such as 1/3.", valueName: "i/n"),
    transform: ShardText.read)
  var shard: SuiteRun.Shard?

  @Flag(help: "Print one JSON document.")
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
    var read = read(pipeline.packages)
    read.pages = read.pages.map(\.withShownScales)
    guard !read.pages.isEmpty || !read.problems.isEmpty else {
      throw ToolError(
        status: .noInput,
        message: "There is no page here; name a .md file, or a folder that holds one.")
    }
    return DocumentationOutcome(read, shard, by: pipeline)
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
    commandName: "build", abstract: "Draws the pictures that are missing or stale.",
    discussion: """
      Examples:
        tintype docs build
        tintype docs build README.md --update
        tintype docs build Posts -o Pictures
      """)

  @OptionGroup var options: DocsOptions

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp(
      "Draw into one folder, as tintype render does.",
      valueName: "dir"),
    transform: PathText.read)
  var output: String?

  @Flag(help: "Insert the pictures into the pages, between comments.")
  var update = false

  @Flag(help: "Write nothing; print the changes of --update as a diff.")
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
      if !dryRun {
        for (change, _) in updates {
          outcome.whole.moveLines(of: change.location.path, change.line)
        }
      }
      let report = DocumentationReport(
        outcome, written: written, updated: updates.map(\.update))
      if options.json {
        try Standard.send(JSONText.of(report))
      } else if dryRun {
        try Standard.send(NeutralText.lines(changes.map(\.change.difference).joined()))
      } else {
        try Self.print(report)
      }
      try outcome.whole.end(isWhole: true)
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
      "\(report.count("written")) written, \(report.count("current")) unchanged.")
  }

  /// Takes away what a killed run left in the folders that are written to.
  private static func removeRemains(of outcome: DocumentationOutcome) {
    AtomicFile.removeRemains(
      beside: outcome.pages.map(\.path) + outcome.findings.map(\.file.location.path))
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
    abstract: "Lists pictures that are missing or stale.",
    discussion: """
      Nothing is written. Stale pictures are listed by cause, each with its fences. Warnings tell of pictures that no \
      fence draws, of names that DocC takes for one, of pictures without a partner for the other appearance or scale, \
      and of pictures without alternative text.

      Exit codes:
        0   all pictures are current
        1   pictures are missing or stale
        2   all pictures are current, and there are warnings

      Examples:
        tintype docs check
        tintype docs check README.md
        tintype docs check --github
      """)

  @OptionGroup var options: DocsOptions

  @Flag(help: "Print annotations for GitHub, one per cause.")
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
      outcome.whole.tell(isWhole: true)
      if options.json {
        try Standard.send(JSONText.of(report))
      } else {
        if github { try Standard.send(Annotations.text(of: outcome)) }
        try print(report, outcome)
      }
      try outcome.whole.exit()
    }
  }

  /// Prints remarks, then causes with their fences, counts, and the command that follows.
  private func print(_ report: DocumentationReport, _ outcome: DocumentationOutcome) throws {
    for remark in outcome.remarks { try Standard.print(remark.text(severity: "note")) }
    let groups = PictureCauses(outcome.findings).groups
    for line in FailureGroup.lines(groups) { try Standard.print(line) }
    if !groups.isEmpty { try Standard.print("") }
    try Standard.print(
      "\(report.count("current")) current, \(report.count("stale")) stale,"
        + " \(report.count("missing")) missing.")
    guard !groups.isEmpty else { return }
    let paths = options.paths.map(SnapshotTestingConfiguration.DiffTool.quoted)
    try Standard.print("next: \((["tintype docs build"] + paths).joined(separator: " "))")
  }
}
